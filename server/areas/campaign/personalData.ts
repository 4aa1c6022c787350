import { eq } from 'drizzle-orm';
import { personalRows } from '../../kernel/members/personalData';
import { campaignClaims, campaignGroupMembers } from './schema';

/** What a member has taken of activities, and the groups that they came into; who else was in them stays theirs. */
export const campaignData = [
  personalRows('活动领券', campaignClaims, id => eq(campaignClaims.userId, id), [
    ['活动', campaignClaims.campaignId],
    ['领取时间', campaignClaims.createdAt],
  ]),
  personalRows('拼团', campaignGroupMembers, id => eq(campaignGroupMembers.userId, id), [
    ['团', campaignGroupMembers.groupId],
    ['参加时间', campaignGroupMembers.createdAt],
  ]),
];
