import { ErrorCode } from '../../../src/domain/errorCode';
import { HOUR } from '../../../src/domain/shanghaiTime';
import type { Context } from '../../http/endpoint';
import { takeFromLimit } from '../../http/rateLimit';
import { Failure } from '../../kernel/failure';
import { readVoucher, type VoucherRow } from './vouchers';

/** Codes that one address may try: nobody has so many, and who guesses gets nowhere. */
const TRIES = { limit: 30, windowMs: HOUR };

/** Reads a voucher for whoever names its code, wherever they do. Errors as `readVoucher`, and TOO_MANY_REQUESTS. */
export async function askForVoucher(
  which: { code: string; shopId: string },
  { db, ip, now }: Pick<Context, 'db' | 'ip' | 'now'>,
): Promise<VoucherRow> {
  const wait = await takeFromLimit(db, `vouchers:${ip}`, TRIES, now);
  if (wait > 0) {
    const sentence = '核对券码太频繁了，请稍后再试';
    throw new Failure(ErrorCode.TOO_MANY_REQUESTS, sentence, { retry_after: wait });
  }
  return readVoucher(db, which, now);
}
