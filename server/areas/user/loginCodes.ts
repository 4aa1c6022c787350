import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { ErrorCode } from '../../../src/domain/errorCode';
import { HOUR, MINUTE } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { smsCodes } from './schema';
import type { Context } from '../../http/endpoint';
import { Failure } from '../../kernel/failure';
import { hashToken } from '../../kernel/members/sessionRepository';
import { countCode } from './codeLimits';
import { rememberDevice } from './knownDevices';

const CODE_LIFE = 5 * MINUTE;
const TRIES = 5;

/** Six digits can be guessed from a plain hash, hence the pepper; the number makes equal codes differ. */
const hashCode = (pepper: string, mobile: string, code: string): Buffer =>
  createHmac('sha256', pepper).update(`${mobile}:${code}`).digest();

/**
 * Sends a new login code, which replaces those that the device has asked for before, and answers after how many seconds
 * the next one may be asked for. CODE_TOO_OFTEN (data: `retry_after`): the limits of `countCode`.
 */
export async function sendLoginCode(context: Context, mobile: string): Promise<number> {
  const { db, settings, sms, now, device } = context;
  const deviceHash = hashToken(device);
  await countCode(context, mobile, deviceHash);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await db.insert(smsCodes).values({
    mobile,
    deviceHash,
    codeHash: hashCode(settings.codePepper, mobile, code).toString('hex'),
    expiresAt: new Date(now.getTime() + CODE_LIFE),
    createdAt: now,
  });
  await sms.send(mobile, `您的登录验证码是${code}，5分钟内有效，请勿告诉他人。`, now);
  return MINUTE / 1000;
}

/**
 * Spends the newest code that the device has asked for a number. CODE_WRONG; CODE_EXPIRED when it is too old, used, tried
 * five times or was never sent. A try is counted before the code is compared, and only one of several logins at once
 * can spend it.
 *
 * A code opens on the device alone that asked for it. So a stranger, who may ask for a code of any number and guess at
 * it, neither spends the owner's tries nor replaces the owner's code. What can be guessed is bounded: 5 tries for a code
 * of 1,000,000, and at most 20 codes a day that no device of the owner asked for (`countCode`), together 100 tries for
 * each number and day, one in 10,000, however many addresses and devices take part.
 */
export async function spendLoginCode(
  { db, settings, now, device }: Context,
  mobile: string,
  code: string,
): Promise<void> {
  const expired = new Failure(ErrorCode.CODE_EXPIRED, '验证码已失效，请重新获取');
  const deviceHash = hashToken(device);
  const newest = db
    .select({ id: sql`max(${smsCodes.id})` })
    .from(smsCodes)
    .where(and(eq(smsCodes.mobile, mobile), eq(smsCodes.deviceHash, deviceHash)));
  const [tried] = await db
    .update(smsCodes)
    .set({ tries: sql`${smsCodes.tries} + 1` })
    .where(
      and(
        inArray(smsCodes.id, newest),
        eq(smsCodes.used, false),
        lt(smsCodes.tries, TRIES),
        gt(smsCodes.expiresAt, now),
      ),
    )
    .returning({ id: smsCodes.id, tries: smsCodes.tries, codeHash: smsCodes.codeHash });
  if (!tried) throw expired;
  if (!timingSafeEqual(Buffer.from(tried.codeHash, 'hex'), hashCode(settings.codePepper, mobile, code))) {
    const left = TRIES - tried.tries;
    throw new Failure(
      ErrorCode.CODE_WRONG,
      left > 0 ? `验证码不正确，还可以试${left}次` : '验证码错误次数过多，请重新获取',
    );
  }
  const spent = await db
    .update(smsCodes)
    .set({ used: true })
    .where(and(eq(smsCodes.id, tried.id), eq(smsCodes.used, false)))
    .returning({ id: smsCodes.id });
  if (spent.length === 0) throw expired;
  await rememberDevice(db, mobile, deviceHash, now);
}

/** Forgets codes that nobody can use any more. */
export async function purgeLoginCodes(db: Database, now: Date): Promise<void> {
  await db.delete(smsCodes).where(lt(smsCodes.expiresAt, new Date(now.getTime() - HOUR)));
}
