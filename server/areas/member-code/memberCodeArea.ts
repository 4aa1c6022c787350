import { Type } from 'typebox';
import type { MemberCode, MemberCodeApi } from '../../../types/api/memberCode';
import { MEMBER_CODE_LIFE } from '../../../src/domain/memberCode';
import { HOUR, toIso } from '../../../src/domain/shanghaiTime';
import { tooMany } from '../../http/admitCall';
import { member, type Area, type MemberContext } from '../../http/endpoint';
import { takeFromLimit } from '../../http/rateLimit';
import { insertMemberCode } from './memberCodeRepository';
import { newSignedCode } from './signedCode';

/** A screen that stays open renews its code some seventy times. */
const AN_HOUR = { limit: 200, windowMs: HOUR };

/** Equal codes in a row after which something else must be wrong. */
const TRIES = 5;

async function makeCode({ db, settings, member: owner, now }: MemberContext): Promise<MemberCode> {
  const wait = await takeFromLimit(db, `member-codes:${owner.id}`, AN_HOUR, now);
  if (wait > 0) throw tooMany(wait);
  const expiresAt = new Date(now.getTime() + MEMBER_CODE_LIFE);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const { id, code } = newSignedCode(settings.codePepper);
    if (await insertMemberCode(db, { id, userId: owner.id, expiresAt, createdAt: now })) {
      return { code, expires_at: toIso(expiresAt) };
    }
  }
  throw new Error('No free code was found for a member');
}

/** 我的二维码 of the member (specification §2, /profile/qacode). */
export const memberCodeArea: Area<MemberCodeApi> = {
  'POST /api/user/qacode/renew': member(
    'A new code by which the staff knows the member',
    Type.Object({}),
    async (_request, context) => makeCode(context),
  ),
};
