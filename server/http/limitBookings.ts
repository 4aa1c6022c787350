import { ErrorCode } from '../../src/domain/errorCode';
import { HOUR } from '../../src/domain/shanghaiTime';
import { Failure } from '../kernel/failure';
import type { Context } from './endpoint';
import { takeFromLimit } from './rateLimit';

/** Counts a booking of the caller's address, of whatever line. TOO_MANY_REQUESTS (data: `retry_after`, seconds). */
export async function limitBookings({ db, settings, ip, now }: Context): Promise<void> {
  const limit = { limit: settings.bookingsPerHour, windowMs: HOUR };
  const wait = await takeFromLimit(db, `bookings:${ip}`, limit, now);
  if (wait > 0) {
    throw new Failure(ErrorCode.TOO_MANY_REQUESTS, '您所在的网络下单太频繁了，请稍后再试，或换个网络', {
      retry_after: wait,
    });
  }
}
