import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { ErrorCode } from '../../../src/domain/errorCode';
import { DAY, HOUR, MINUTE } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { smsCodes } from './schema';
import type { Context } from '../../http/endpoint';
import { Failure } from '../../kernel/failure';
import { takeFromLimit } from '../../http/rateLimit';

const CODE_LIFE = 5 * MINUTE;
const TRIES = 5;
const ONE_A_MINUTE = { limit: 1, windowMs: MINUTE };
const TEN_A_DAY = { limit: 10, windowMs: DAY };

const tooOften = (message: string, retryAfter: number): Failure =>
  new Failure(ErrorCode.CODE_TOO_OFTEN, message, { retry_after: retryAfter });

/** Six digits can be guessed from a plain hash, hence the pepper; the number makes equal codes differ. */
const hashCode = (pepper: string, mobile: string, code: string): Buffer =>
  createHmac('sha256', pepper).update(`${mobile}:${code}`).digest();

/**
 * Sends a new login code, which replaces the ones before, and answers after how many seconds the next one
 * may be asked for. CODE_TOO_OFTEN (data: `retry_after`): one a minute and ten a day for a number, and a
 * limit for the caller's address.
 */
export async function sendLoginCode(context: Context, mobile: string): Promise<number> {
  const { db, settings, sms, now } = context;
  const limits = [
    {
      key: `codes:${context.ip}`,
      limit: { limit: settings.codesPerHour, windowMs: HOUR },
      message: '获取验证码太频繁了，请稍后再试',
    },
    { key: `code-minute:${mobile}`, limit: ONE_A_MINUTE, message: '验证码刚刚发过，请稍后再试' },
    { key: `code-day:${mobile}`, limit: TEN_A_DAY, message: '今天获取验证码的次数用完了，请明天再试' },
  ];
  for (const { key, limit, message } of limits) {
    const wait = await takeFromLimit(db, key, limit, now);
    if (wait > 0) throw tooOften(message, wait);
  }
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await db.insert(smsCodes).values({
    mobile,
    codeHash: hashCode(settings.codePepper, mobile, code).toString('hex'),
    expiresAt: new Date(now.getTime() + CODE_LIFE),
    createdAt: now,
  });
  await sms.send(mobile, `您的登录验证码是${code}，5分钟内有效，请勿告诉他人。`, now);
  return MINUTE / 1000;
}

/**
 * Spends the newest code of a number. CODE_WRONG; CODE_EXPIRED when it is too old, used, tried five times or
 * was never sent. A try is counted before the code is compared, and only one of several logins at once can
 * spend it.
 */
export async function spendLoginCode(
  { db, settings, now }: Context,
  mobile: string,
  code: string,
): Promise<void> {
  const expired = new Failure(ErrorCode.CODE_EXPIRED, '验证码已失效，请重新获取');
  const newest = db
    .select({ id: sql`max(${smsCodes.id})` })
    .from(smsCodes)
    .where(eq(smsCodes.mobile, mobile));
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
}

/** Forgets codes that nobody can use any more. */
export async function purgeLoginCodes(db: Database, now: Date): Promise<void> {
  await db.delete(smsCodes).where(lt(smsCodes.expiresAt, new Date(now.getTime() - HOUR)));
}
