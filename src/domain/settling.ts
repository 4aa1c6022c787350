import { yuanText } from './money';
import { format, HOUR, toIso, toMillis, type Time } from './shanghaiTime';

/**
 * Who acts next on the bill of a return: the site checks it, the renter is asked for their word, or the site looks into
 * what the renter contests.
 */
export type Settling = 'CHECKING' | 'ASKED' | 'CONTESTED';

/** Hours that a renter has to accept or contest what they are asked, before the site may settle by it. */
export const HOURS_TO_ANSWER = 24;

/** Until when a renter who was asked at a time may answer, ISO. */
export const answerBy = (askedAt: Time): string => toIso(toMillis(askedAt) + HOURS_TO_ANSWER * HOUR);

/** A moment of these sentences: 11月29日 10:00. */
export const answerByText = (by: Time): string => format(by, 'M月D日 HH:mm');

/** What goes on and who acts next, one sentence; `by`: until when a renter who is asked may answer. */
export function settlingText(settling: Settling, by: Time | undefined): string {
  if (settling === 'CHECKING') return '门店正在核对用车费用，核对好后请您确认';
  if (settling === 'CONTESTED') return '有异议的费用正在核实，门店回复后再确认';
  return by === undefined
    ? '账单已核对，请确认费用'
    : `账单已核对，请在${answerByText(by)}前确认费用，逾期按账单结算`;
}

/** What of an order is still to be paid, fen: what was paid and went back counts for nothing. */
export const owedOf = ({ total, paid, refunded }: Record<'total' | 'paid' | 'refunded', number>): number =>
  total - (paid - refunded);

/** What its member owes once the bill of a return is agreed, one sentence. */
export const owedText = (fen: number): string => `用车后费用还需支付¥${yuanText(fen)}`;

/** How the settlement of a return stands; undefined before the return, and once all is agreed. */
export function settlingOf(
  state: 'CHECKING' | 'ASKED' | 'ACCEPTED' | undefined,
  charges: readonly { state: string }[],
): Settling | undefined {
  if (state === undefined || state === 'ACCEPTED') return undefined;
  return state === 'ASKED' && charges.some(charge => charge.state === 'CONTESTED') ? 'CONTESTED' : state;
}
