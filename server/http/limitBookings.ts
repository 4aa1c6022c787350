import { eq } from 'drizzle-orm';
import { BOOKINGS_OF_A_DEVICE_LIMIT } from '../../src/domain/bookingLimits';
import { ErrorCode } from '../../src/domain/errorCode';
import { DAY, HOUR } from '../../src/domain/shanghaiTime';
import { Failure } from '../kernel/failure';
import { sessions } from '../kernel/members/schema';
import type { MemberContext } from './endpoint';
import { takeFromLimit } from './rateLimit';

/**
 * Counts a booking of the caller's address, and of the device on which its session began, whoever it is of; of whatever
 * line. TOO_MANY_REQUESTS (data: `retry_after`, seconds).
 */
export async function limitBookings({ db, settings, ip, session, now }: MemberContext): Promise<void> {
  const [own] = await db
    .select({ device: sessions.deviceHash })
    .from(sessions)
    .where(eq(sessions.id, session.id));
  const limits = [
    {
      key: `bookings:${ip}`,
      limit: { limit: settings.bookingsPerHour, windowMs: HOUR },
      message: '您所在的网络下单太频繁了，请稍后再试，或换个网络',
    },
    {
      // Not what the call shows of its device: who shows nothing would be a new one each time.
      key: `bookings-device:${own?.device ?? session.id}`,
      limit: { limit: BOOKINGS_OF_A_DEVICE_LIMIT, windowMs: DAY },
      message: '这台设备今天下单太频繁了，请明天再试，或联系客服帮您预订',
    },
  ];
  for (const { key, limit, message } of limits) {
    const wait = await takeFromLimit(db, key, limit, now);
    if (wait > 0) throw new Failure(ErrorCode.TOO_MANY_REQUESTS, message, { retry_after: wait });
  }
}
