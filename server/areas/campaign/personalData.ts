import { eq } from 'drizzle-orm';
import { personalRows, type PersonalData } from '../../kernel/members/personalData';
import { campaignClaims, campaignGroupMembers } from './schema';
import { keepTaken } from './takenBefore';

/** What a member has taken of activities, and the groups that they came into; who else was in them stays theirs. */
export const campaignData: readonly PersonalData[] = [
  {
    ...personalRows('活动领券', campaignClaims, id => eq(campaignClaims.userId, id), [
      ['活动', campaignClaims.campaignId],
      ['领取时间', campaignClaims.createdAt],
    ]),
    forget: keepTaken,
  },
  personalRows('拼团', campaignGroupMembers, id => eq(campaignGroupMembers.userId, id), [
    ['团', campaignGroupMembers.groupId],
    ['参加时间', campaignGroupMembers.createdAt],
  ]),
];
