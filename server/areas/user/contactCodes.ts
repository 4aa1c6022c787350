import { createHmac } from 'node:crypto';
import { MINUTE } from '../../../src/domain/shanghaiTime';
import type { Context } from '../../http/endpoint';
import { hashToken } from '../../kernel/members/sessionRepository';
import { countCode } from './codeLimits';
import { sendCode, spendCode, type CodeHolder } from './smsCodes';

/** A code that confirms a number opens no account: it is hashed with its purpose, on the device that asked for it. */
const holderOf = ({ settings, device }: Context, mobile: string): CodeHolder => ({
  mobile,
  asker: createHmac('sha256', settings.codePepper)
    .update(`CONTACT:${hashToken(device)}`)
    .digest('hex'),
});

/**
 * Sends a code to a number under which somebody wants to be called, and answers after how many seconds the next one may be
 * asked for. CODE_TOO_OFTEN (data: `retry_after`): the limits of `countCode`.
 */
export async function sendContactCode(context: Context, mobile: string): Promise<number> {
  await countCode(context, mobile, hashToken(context.device), 'CONTACT');
  const textOf = (code: string): string =>
    `您的验证码是${code}，用于确认联系电话，5分钟内有效，请勿告诉他人。`;
  await sendCode(context, holderOf(context, mobile), textOf);
  return MINUTE / 1000;
}

/** Spends the newest code that the device has asked for a number. Errors as `spendCode`. */
export const spendContactCode = (context: Context, mobile: string, code: string): Promise<void> =>
  spendCode(context, holderOf(context, mobile), code);
