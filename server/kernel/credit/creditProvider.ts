import type { CreditClaim } from '../../../types/api/cartype';
import type { Member } from '../members/member';

/**
 * What a provider says: the deposits are waived, or they are not and why, one sentence for the renter. `unanswered`: it has
 * said nothing in time.
 */
export type CreditAnswer = { granted: true } | { granted: false; reason: string; unanswered?: true };

/**
 * Who says whether a credit score stands in for the deposits (京东, 芝麻, the sandbox). The claim is what the channel
 * handed to the app and proves nothing: a real provider asks its own side about the member. What it cannot say it throws.
 */
export interface CreditProvider {
  ask(claim: CreditClaim, member: Member | null): Promise<CreditAnswer>;
}
