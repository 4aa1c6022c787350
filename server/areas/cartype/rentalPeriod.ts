import { ErrorCode } from '../../../src/domain/errorCode';
import { isBeyondHorizon, LAST_BOOKABLE_DAY } from '../../../src/domain/holidays';
import { isPast, LONGEST_RENTAL_DAYS } from '../../../src/domain/rentalTime';
import { DAY, format, isTime, toMillis, type Time } from '../../../src/domain/shanghaiTime';
import { Failure } from '../../kernel/failure';

const invalid = (message: string): Failure => new Failure(ErrorCode.PERIOD_INVALID, message);

/**
 * Refuses a period that nobody can rent in, with PERIOD_INVALID and a sentence that says why: no times at all, a
 * day beyond the holiday calendar, whose price is not known, a pickup in the past (specification §5), a return that is
 * not after the pickup, more than 90 days.
 */
export function assertRentalPeriod(period: { from_time: string; to_time: string }, now: Time): void {
  const { from_time: from, to_time: to } = period;
  if (!isTime(from) || !isTime(to)) throw invalid('取还车时间格式有误，请重新选择');
  if (isBeyondHorizon(from) || isBeyondHorizon(to)) {
    throw invalid(`目前可预订至${format(LAST_BOOKABLE_DAY, 'YYYY年M月D日')}，请选择更早的日期`);
  }
  if (isPast(from, now)) throw invalid('取车时间已过，请重新选择');
  const length = toMillis(to) - toMillis(from);
  if (length <= 0) throw invalid('还车时间须晚于取车时间');
  if (length > LONGEST_RENTAL_DAYS * DAY)
    throw invalid(`单次租期最长${LONGEST_RENTAL_DAYS}天，更长时间用车请选择长租`);
}
