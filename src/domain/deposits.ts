import type { Deposits } from '../../types/api/bill';
import { yuanText } from './money';
import { DAY, format, toMillis, type Time } from './shanghaiTime';

/** Days after the return until a deposit is given back. */
export const RELEASE_DAYS = { vehicle: 15, violation: 30 } as const;

/** A deposit of a rental, by what it stands for. */
export type DepositKind = keyof typeof RELEASE_DAYS;

/** When a deposit of a car that came back then is given back at the latest. */
export const releaseTime = (deposit: DepositKind, returnTime: Time): Date =>
  new Date(toMillis(returnTime) + RELEASE_DAYS[deposit] * DAY);

/** The day by which a deposit of a car that comes back then is given back: 12月11日. */
export const releaseDay = (deposit: DepositKind, returnTime: Time): string =>
  format(releaseTime(deposit, returnTime), 'M月D日');

/** A moment in the life of the deposits. */
export interface DepositStep {
  /** 取车时, 12月11日前. */
  when: string;
  /** 付押金, 退车辆押金. */
  what: string;
  /** Fen; absent where nothing is paid. */
  amount?: number;
}

/**
 * How much is held, when it is taken (`taken`) and when it comes back; where a credit score stands in for them, that alone.
 */
export function depositSteps(
  { vehicle, violation, waived }: Pick<Deposits, 'vehicle' | 'violation' | 'waived'>,
  returnTime: Time,
  taken = '取车时',
): DepositStep[] {
  if (waived) return [{ when: '信用免押', what: `免付押金¥${yuanText(vehicle + violation)}` }];
  return [
    { when: taken, what: '付押金', amount: vehicle + violation },
    ...releaseSteps({ vehicle, violation }, returnTime),
  ];
}

/** When deposits that were paid come back. */
function releaseSteps(
  { vehicle, violation }: Pick<Deposits, 'vehicle' | 'violation'>,
  returnTime: Time,
): DepositStep[] {
  return [
    { when: `${releaseDay('vehicle', returnTime)}前`, what: '退车辆押金', amount: vehicle },
    { when: `${releaseDay('violation', returnTime)}前`, what: '退违章押金', amount: violation },
  ];
}

const inWords = (steps: readonly DepositStep[]): string =>
  steps
    .map(({ when, what, amount }) => `${when}${what}${amount === undefined ? '' : `¥${yuanText(amount)}`}`)
    .join('，');

/** The life of the deposits in one line: 取车时付押金¥5000，12月10日前退车辆押金¥3000，…; or that none is paid. */
export const depositText = (deposits: Parameters<typeof depositSteps>[0], returnTime: Time): string =>
  inWords(depositSteps(deposits, returnTime));

/** What of them is still to come once the car is back: 12月10日前退车辆押金¥3000，…; or that none was paid. */
export const releaseText = (deposits: Parameters<typeof depositSteps>[0], returnTime: Time): string =>
  inWords(deposits.waived ? depositSteps(deposits, returnTime) : releaseSteps(deposits, returnTime));
