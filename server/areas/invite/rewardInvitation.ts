import { INVITATION_REWARD } from '../../../src/domain/invitation';
import type { Database } from '../../db/database';
import { issueCoupon } from '../account/public';
import { endInvitation, lockInvitation } from './inviteRepository';

/** Who has completed an order, and whether another member has rented by the same identity card. */
interface CompletedOrder {
  userId: string;
  isSamePerson: (tx: Database, otherId: string) => Promise<boolean>;
}

/**
 * Gives the coupons of an invitation to both, when the invited member has completed an order; the transaction in which it is
 * completed calls it. Who was not invited, and every later order, gets nothing; nor does who turns out to be the inviter.
 */
export async function rewardInvitation(
  tx: Database,
  { userId, isSamePerson }: CompletedOrder,
  now: Date,
): Promise<void> {
  const invitation = await lockInvitation(tx, userId);
  if (!invitation || invitation.rewardedAt || invitation.refusedAt) return;
  const { inviterId } = invitation;
  if (await isSamePerson(tx, inviterId)) {
    await endInvitation(tx, userId, { refusedAt: now });
    return;
  }
  const { days, ...terms } = INVITATION_REWARD;
  const coupon = { ...terms, kind: 'AMOUNT', cap: null, scope: 'ANY' } as const;
  await issueCoupon(tx, { ...coupon, id: `invited-${userId}`, userId }, days, now);
  await issueCoupon(tx, { ...coupon, id: `inviter-${userId}`, userId: inviterId }, days, now);
  await endInvitation(tx, userId, { rewardedAt: now });
}
