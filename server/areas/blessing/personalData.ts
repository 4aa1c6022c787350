import { eq, or } from 'drizzle-orm';
import { personalRows } from '../../kernel/members/personalData';
import { blessings } from './schema';

/** What was sent and received; who the other one is stays theirs. */
export const blessingData = personalRows(
  '祝福',
  blessings,
  id => or(eq(blessings.giverId, id), eq(blessings.receiverId, id)),
  [
    ['祝福语', blessings.words],
    ['送出时间', blessings.createdAt],
    ['有效期至', blessings.validTo],
    ['领取时间', blessings.claimedAt],
    ['收回时间', blessings.takenBackAt],
  ],
);
