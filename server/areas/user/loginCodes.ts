import { MINUTE } from '../../../src/domain/shanghaiTime';
import type { Context } from '../../http/endpoint';
import { hashToken } from '../../kernel/members/sessionRepository';
import { countCode } from './codeLimits';
import { rememberDevice } from './knownDevices';
import { sendCode, spendCode } from './smsCodes';

/**
 * Sends a new login code, which replaces those that the device has asked for before, and answers after how many seconds
 * the next one may be asked for. CODE_TOO_OFTEN (data: `retry_after`): the limits of `countCode`.
 */
export async function sendLoginCode(context: Context, mobile: string): Promise<number> {
  const asker = hashToken(context.device);
  await countCode(context, mobile, asker);
  await sendCode(context, { mobile, asker }, code => `您的登录验证码是${code}，5分钟内有效，请勿告诉他人。`);
  return MINUTE / 1000;
}

/**
 * Spends the newest code that the device has asked for a number. Errors as `spendCode`.
 *
 * A code opens on the device alone that asked for it. So a stranger, who may ask for a code of any number and guess at
 * it, neither spends the owner's tries nor replaces the owner's code. What can be guessed is bounded: 5 tries for a code
 * of 1,000,000, and at most 20 codes a day that no device of the owner asked for (`countCode`), together 100 tries for
 * each number and day, one in 10,000, however many addresses and devices take part.
 */
export async function spendLoginCode(context: Context, mobile: string, code: string): Promise<void> {
  const asker = hashToken(context.device);
  await spendCode(context, { mobile, asker }, code);
  await rememberDevice(context.db, mobile, asker, context.now);
}
