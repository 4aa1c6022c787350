import { BOOKINGS_OF_A_DEVICE_LIMIT } from '../../src/domain/bookingLimits';
import { ErrorCode } from '../../src/domain/errorCode';
import { DAY, MINUTE } from '../../src/domain/shanghaiTime';
import { Failure } from '../kernel/failure';
import { callingDevice } from './callingDevice';
import type { MemberContext } from './endpoint';
import { takeFromLimit } from './rateLimit';

/** As long as an unpaid order holds its car: who holds cars for nothing holds no more at a time than is counted here. */
const HOLD = 15 * MINUTE;

/** What of the bookings that an address has in an hour it has while an order is held, and one device there. */
const ADDRESS_SHARE = 1 / 4;
const DEVICE_SHARE = ADDRESS_SHARE / 3;

/**
 * Counts a booking of the caller's address, and of the device on which its session began, whoever it is of; of whatever
 * line. Numbers are had by the dozen, and what each may hold unpaid would empty a branch. TOO_MANY_REQUESTS (data:
 * `retry_after`, seconds).
 */
export async function limitBookings(context: MemberContext): Promise<void> {
  const { db, settings, ip, now } = context;
  const device = await callingDevice(context);
  const whileHeld = (share: number) => ({
    limit: Math.ceil(settings.bookingsPerHour * share),
    windowMs: HOLD,
  });
  const limits = [
    {
      key: `bookings:${ip}`,
      limit: whileHeld(ADDRESS_SHARE),
      message: '您所在的网络下单太频繁了，请稍后再试，或换个网络',
    },
    {
      key: `bookings-held:${device}`,
      limit: whileHeld(DEVICE_SHARE),
      message: '这台设备下单太频繁了，请稍后再试',
    },
    {
      key: `bookings-device:${device}`,
      limit: { limit: BOOKINGS_OF_A_DEVICE_LIMIT, windowMs: DAY },
      message: '这台设备今天下单太频繁了，请明天再试，或联系客服帮您预订',
    },
  ];
  for (const { key, limit, message } of limits) {
    const wait = await takeFromLimit(db, key, limit, now);
    if (wait > 0) throw new Failure(ErrorCode.TOO_MANY_REQUESTS, message, { retry_after: wait });
  }
}
