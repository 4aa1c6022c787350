import { ErrorCode } from '../../src/domain/errorCode';
import { MINUTE } from '../../src/domain/shanghaiTime';
import { Failure } from '../kernel/failure';
import { deviceOfSession } from '../kernel/members/sessionRepository';
import type { MemberContext } from './endpoint';
import { takeFromLimit } from './rateLimit';

/** As long as an unpaid order holds its car: so who holds cars for nothing holds no more at a time than is counted here. */
const WINDOW = 15 * MINUTE;

/** What of the bookings that an address has in an hour it has in the window, and one device there. */
const ADDRESS_SHARE = 1 / 4;
const DEVICE_SHARE = ADDRESS_SHARE / 3;

/**
 * Counts a booking of the caller's device and address, of whatever line: numbers are had by the dozen, and what each may
 * hold unpaid would empty a branch. TOO_MANY_REQUESTS (data: `retry_after`, seconds).
 */
export async function limitBookings({ db, settings, ip, session, now }: MemberContext): Promise<void> {
  // Sessions from before devices were noted stand for one each.
  const device = (await deviceOfSession(db, session.id)) || session.id;
  const limits = [
    {
      key: `bookings-device:${device}`,
      share: DEVICE_SHARE,
      refusal: '这台设备下单太频繁了，请稍后再试',
    },
    {
      key: `bookings:${ip}`,
      share: ADDRESS_SHARE,
      refusal: '您所在的网络下单太频繁了，请稍后再试，或换个网络',
    },
  ];
  for (const { key, share, refusal } of limits) {
    const limit = { limit: Math.ceil(settings.bookingsPerHour * share), windowMs: WINDOW };
    const wait = await takeFromLimit(db, key, limit, now);
    if (wait > 0) throw new Failure(ErrorCode.TOO_MANY_REQUESTS, refusal, { retry_after: wait });
  }
}
