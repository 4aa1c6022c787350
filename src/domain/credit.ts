import type { Deposits } from '../../types/api/bill';
import type { CreditScheme } from '../../types/api/cartype';

/** What stands in for deposits: what a renter calls it, who knows it, and from which score on it does. */
export const CREDIT_SCHEMES: Readonly<
  Record<CreditScheme, { name: string; provider: string; least: number }>
> = {
  sesame: { name: '芝麻分', provider: '支付宝', least: 650 },
  jd_score: { name: '京东信用分', provider: '京东', least: 80 },
};

/**
 * How it stands with the deposits of a booking (design/lines.md, credit_guarantee): waived, refused with its reason, not
 * answered, possible once it is known who asks, or never asked since the channel knows no score.
 */
export type CreditState = 'PASSED' | 'REFUSED' | 'UNANSWERED' | 'LOGIN' | 'NOT_ASKED';

/** What a provider has said of deposits: they are waived; or not, and why; absent where nobody was asked. */
export type CreditSaid = { granted: true } | { granted: false; reason: string; unanswered?: boolean };

/** The same in the words of the wire. */
export const waiverOf = (
  said: CreditSaid | undefined,
): Pick<Deposits, 'waived' | 'notWaived' | 'unanswered'> => ({
  ...(said?.granted === true && { waived: true }),
  ...(said?.granted === false && { notWaived: said.reason }),
  ...(said?.granted === false && said.unanswered && { unanswered: true }),
});

/** The state of priced deposits. `asks`: the channel knows a score; `isKnown`: of whom, as a member or since it has told the score. */
export function creditStateOf(
  { waived, notWaived, unanswered }: Pick<Deposits, 'waived' | 'notWaived' | 'unanswered'>,
  { asks, isKnown }: { asks: boolean; isKnown: boolean },
): CreditState {
  if (waived) return 'PASSED';
  if (!asks || notWaived === undefined) return 'NOT_ASKED';
  if (unanswered) return 'UNANSWERED';
  return isKnown ? 'REFUSED' : 'LOGIN';
}
