import { Type } from 'typebox';
import type { InvitedFriend, InviteApi } from '../../../types/api/invite';
import { maskedPerson } from '../../../src/domain/blessing';
import { toIso } from '../../../src/domain/shanghaiTime';
import { member, open, type Area } from '../../http/endpoint';
import { pageNumber } from '../../http/pageNumber';
import { notFound } from '../../kernel/failure';
import { acceptInvitation } from './acceptInvitation';
import {
  codeOf,
  countFriends,
  findInvitation,
  inviterOf,
  listFriends,
  type InvitationRow,
} from './inviteRepository';

const PAGE_SIZE = 10;

const code = Type.String({ minLength: 1, maxLength: 32 });

function stateOf({ rewardedAt, refusedAt }: InvitationRow): InvitedFriend['state'] {
  if (rewardedAt) return 'REWARDED';
  return refusedAt ? 'REFUSED' : 'WAITING';
}

/** Inviting friends (specification §2, /profile/invite; issue 12). */
export const inviteArea: Area<InviteApi> = {
  'GET /api/account/invite/get_mine': member(
    'The code of the member, and whom they have invited, 10 a page',
    Type.Object({ page: pageNumber }),
    async ({ page }, { db, member: { id }, now }) => {
      const rows = await listFriends(db, id, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
      return {
        code: await codeOf(db, id, now),
        friends: rows.map(({ invitation, friend }) => ({
          name: maskedPerson(friend),
          state: stateOf(invitation),
          accepted_at: toIso(invitation.acceptedAt),
        })),
        ...(await countFriends(db, id)),
      };
    },
  ),
  'GET /api/account/invite/get_detail': open(
    'An invitation by its code',
    Type.Object({ code }),
    async (request, { db, member: viewer }) => {
      const inviter = await inviterOf(db, request.code);
      if (!inviter) throw notFound('这个邀请');
      const accepted = viewer && (await findInvitation(db, viewer.id));
      const role =
        viewer?.id === inviter.id ? 'INVITER' : accepted?.inviterId === inviter.id ? 'ACCEPTED' : 'OTHER';
      return { from: maskedPerson(inviter), role };
    },
  ),
  'POST /api/account/invite/accept': member(
    'Accepts an invitation',
    Type.Object({ code }),
    async (request, context) => ({
      from: maskedPerson(await acceptInvitation(request.code, context)),
      role: 'ACCEPTED' as const,
    }),
  ),
};
