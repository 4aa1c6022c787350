import type { Transmission } from '../../types/api/cartype';
import { describePeriod, isPast } from './rentalTime';
import { MINUTE, toMillis, type Time } from './shanghaiTime';

/** How long it is until a pickup, as a person says it: 距取车还有23小时10分钟. */
export function untilPickupText(fromTime: Time, now: Time): string {
  if (isPast(fromTime, now)) return '取车时间已到，请尽快取车';
  if (toMillis(fromTime) - toMillis(now) < MINUTE) return '马上就到取车时间';
  return `距取车还有${describePeriod(now, fromTime)}`;
}

/** What a driver brings to the pickup, one sentence: C2 is enough for automatic cars. */
export const documentsText = (transmission: Transmission): string =>
  `驾驶人本人的身份证和驾驶证原件，准驾车型${transmission === 'AUTO' ? 'C2' : 'C1'}及以上`;
