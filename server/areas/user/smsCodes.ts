import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { ErrorCode } from '../../../src/domain/errorCode';
import { HOUR, MINUTE } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import type { Context } from '../../http/endpoint';
import { Failure } from '../../kernel/failure';
import { smsCodes } from './schema';

const CODE_LIFE = 5 * MINUTE;
const TRIES = 5;

/** Who alone may use a code: where it is sent to, and who asks for it, such as a device by its hash. */
export interface CodeHolder {
  /** The number that it is sent to, or the mark of an address of mail. */
  mobile: string;
  asker: string;
}

/** Six digits can be guessed from a plain hash, hence the pepper; the number makes equal codes differ. */
const hashCode = (pepper: string, mobile: string, code: string): Buffer =>
  createHmac('sha256', pepper).update(`${mobile}:${code}`).digest();

/** A new code, good for so many milliseconds; it replaces those that its holder has asked for before. */
export async function newCode(
  { db, settings, now }: Pick<Context, 'db' | 'settings' | 'now'>,
  { mobile, asker }: CodeHolder,
  life: number,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await db.insert(smsCodes).values({
    mobile,
    deviceHash: asker,
    codeHash: hashCode(settings.codePepper, mobile, code).toString('hex'),
    expiresAt: new Date(now.getTime() + life),
    createdAt: now,
  });
  return code;
}

/** Sends a new code in the words of `textOf`, good for five minutes, as `newCode`. */
export async function sendCode(
  context: Context,
  holder: CodeHolder,
  textOf: (code: string) => string,
): Promise<void> {
  const code = await newCode(context, holder, CODE_LIFE);
  await context.sms.send(holder.mobile, textOf(code), context.now);
}

/**
 * Spends the newest code of a holder. CODE_WRONG; CODE_EXPIRED when it is too old, used, tried five times or was never
 * sent. A try is counted before the code is compared, and only one of several calls at once can spend it.
 */
export async function spendCode(
  { db, settings, now }: Pick<Context, 'db' | 'settings' | 'now'>,
  { mobile, asker }: CodeHolder,
  code: string,
): Promise<void> {
  const expired = new Failure(ErrorCode.CODE_EXPIRED, '验证码已失效，请重新获取');
  const newest = db
    .select({ id: sql`max(${smsCodes.id})` })
    .from(smsCodes)
    .where(and(eq(smsCodes.mobile, mobile), eq(smsCodes.deviceHash, asker)));
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
