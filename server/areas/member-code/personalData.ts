import { eq } from 'drizzle-orm';
import { personalRows } from '../../kernel/members/personalData';
import { memberCodes } from './schema';

/** Of the codes of the last day; the digits say nothing. */
export const memberCodeData = personalRows('会员码', memberCodes, id => eq(memberCodes.userId, id), [
  ['生成时间', memberCodes.createdAt],
  ['到店出示时间', memberCodes.usedAt],
]);
