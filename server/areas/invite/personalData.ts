import { eq, or } from 'drizzle-orm';
import type { PersonalData } from '../../kernel/members/personalData';
import { tellRows } from '../../kernel/members/personalData';
import { invitations, inviteCodes } from './schema';

export const inviteData: PersonalData = {
  title: '邀请',
  tables: [inviteCodes, invitations],
  read: async ({ db, member: { id } }) => ({
    邀请码: await tellRows(db, inviteCodes, eq(inviteCodes.userId, id), [
      ['邀请码', inviteCodes.code],
      ['生成时间', inviteCodes.createdAt],
    ]),
    邀请记录: await tellRows(
      db,
      invitations,
      or(eq(invitations.inviterId, id), eq(invitations.inviteeId, id)),
      [
        ['我是', invitations.inviterId, (inviterId: string) => (inviterId === id ? '邀请人' : '被邀请人')],
        ['接受时间', invitations.acceptedAt],
        ['奖励时间', invitations.rewardedAt],
      ],
    ),
  }),
};
