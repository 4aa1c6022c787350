import { ErrorCode } from '../../../src/domain/errorCode';
import { invitationRefusal } from '../../../src/domain/invitation';
import type { MemberContext } from '../../http/endpoint';
import { Failure, notFound } from '../../kernel/failure';
import { findUser, haveSharedDevice } from '../user/public';
import { findInvitation, insertInvitation, inviterOf, shareDevice, type MemberRow } from './inviteRepository';

/** Accepts an invitation by its code, and answers whose it is. Errors as the contract lists them. */
export async function acceptInvitation(
  code: string,
  { db, member, now }: Pick<MemberContext, 'db' | 'member' | 'now'>,
): Promise<MemberRow> {
  const inviter = await inviterOf(db, code);
  const invitee = await findUser(db, member.id);
  if (!inviter || !invitee) throw notFound('这个邀请');
  const before = await findInvitation(db, member.id);
  if (before?.inviterId === inviter.id) return inviter;
  const refusal = invitationRefusal(
    {
      isSelf: inviter.id === invitee.id,
      isInvitedByOther: before !== undefined,
      // Who logs out before they log in by another number has no session to be found by.
      sharesDevice:
        (await shareDevice(db, inviter.id, invitee.id)) ||
        (await haveSharedDevice(db, inviter.mobile, invitee.mobile)),
      isReturning: invitee.isReturning,
      memberSince: invitee.createdAt,
    },
    now,
  );
  if (refusal) throw new Failure(ErrorCode.INVITATION_REFUSED, refusal);
  const isFirst = await insertInvitation(db, { inviteeId: invitee.id, inviterId: inviter.id }, now);
  // Of two that are accepted at the same moment the first one counts.
  if (!isFirst && (await findInvitation(db, member.id))?.inviterId !== inviter.id) {
    throw new Failure(ErrorCode.INVITATION_REFUSED, '您已经接受过其他朋友的邀请');
  }
  return inviter;
}
