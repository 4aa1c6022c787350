import { createHmac } from 'node:crypto';
import type { ProofPurpose } from '../../../types/api/personalData';
import { ErrorCode } from '../../../src/domain/errorCode';
import { DAY, MINUTE } from '../../../src/domain/shanghaiTime';
import type { MemberContext } from '../../http/endpoint';
import { takeFromLimit } from '../../http/rateLimit';
import { Failure } from '../../kernel/failure';
import { sendCode, spendCode, type CodeHolder } from './smsCodes';

/** What a code is for, in the message that brings it. */
const WORDS: Readonly<Record<ProofPurpose, string>> = {
  CLOSE: '注销账号，注销后不能恢复',
  EXPORT: '导出个人数据',
};

const LIMITS = [
  { name: 'minute', limit: { limit: 1, windowMs: MINUTE }, sentence: '验证码刚刚发过，请稍后再试' },
  { name: 'day', limit: { limit: 10, windowMs: DAY }, sentence: '今天获取验证码的次数用完了，请明天再试' },
] as const;

/** A code is good for its purpose in the session that asked for it; hashed with the key, so that no device passes for one. */
const holderOf = ({ settings, member, session }: MemberContext, purpose: ProofPurpose): CodeHolder => ({
  mobile: member.mobile,
  asker: createHmac('sha256', settings.codePepper).update(`${purpose}:${session.id}`).digest('hex'),
});

/**
 * Sends a code to the member's own number and answers after how many seconds the next one may be asked for. A session can
 * be stolen, or a phone left open: what cannot be undone is proved by the number once more. CODE_TOO_OFTEN (data:
 * `retry_after`).
 */
export async function sendProofCode(context: MemberContext, purpose: ProofPurpose): Promise<number> {
  const { db, member, now } = context;
  for (const { name, limit, sentence } of LIMITS) {
    const wait = await takeFromLimit(db, `proof-${name}:${purpose}:${member.id}`, limit, now);
    if (wait > 0) throw new Failure(ErrorCode.CODE_TOO_OFTEN, sentence, { retry_after: wait });
  }
  const textOf = (code: string): string =>
    `您的验证码是${code}，用于${WORDS[purpose]}，5分钟内有效，请勿告诉他人。`;
  await sendCode(context, holderOf(context, purpose), textOf);
  return MINUTE / 1000;
}

/** Spends the newest code of the session for a purpose. Errors as `spendCode`. */
export const spendProofCode = (context: MemberContext, purpose: ProofPurpose, code: string): Promise<void> =>
  spendCode(context, holderOf(context, purpose), code);
