import type { OrderChoice } from '../../../types/api/rental';
import { ErrorCode } from '../../../src/domain/errorCode';
import { FEES } from '../../../src/domain/fees';
import { yuanText } from '../../../src/domain/money';
import { isNightService, isOpenAt } from '../../../src/domain/openingHours';
import { driverRule } from '../../../src/domain/renter';
import { Failure } from '../../kernel/failure';
import { brokenMinimum, closedReason, type Rental } from '../cartype/public';

/**
 * Refuses what cannot be booked whatever it costs: SITE_CLOSED, MINIMUM_DAYS, SOLD_OUT. Closed hours are no
 * reason: who comes then pays the night service (rental.md, detail 4).
 */
export function assertBookable(rental: Rental, choice: OrderChoice): void {
  assertOffered(rental, choice);
  if (rental.available < 1) throw soldOut();
}

/** The same without the question whether a car is left: who has one need not ask. SITE_CLOSED, MINIMUM_DAYS. */
export function assertOffered(rental: Rental, choice: OrderChoice): void {
  const closed = closedReason(rental);
  if (closed) throw new Failure(ErrorCode.SITE_CLOSED, closed.reason_text);
  const minimum = brokenMinimum(choice.from_time, choice.to_time);
  if (minimum) throw new Failure(ErrorCode.MINIMUM_DAYS, minimum.rule);
}

/** All cars are taken on some day of the period. */
export const soldOut = (): Failure =>
  new Failure(ErrorCode.SOLD_OUT, '这款车刚刚被订完，请换一款车或调整时间');

/** What has to be known before booking, one sentence each: who may drive, closed sites, minimum days, night service, closed hours. */
export function noticesOf(rental: Rental, choice: OrderChoice): string[] {
  const night = yuanText(FEES.NIGHT_SERVICE.unitPrice);
  const ends = [
    { name: '取车', place: rental.site, time: choice.from_time },
    { name: '还车', place: rental.returnSite, time: choice.to_time },
  ];
  const rule = driverRule(rental.cartype.category);
  const notices = [
    rule.licenceYears > 0 ? rule.text : undefined,
    closedReason(rental)?.reason_text,
    brokenMinimum(choice.from_time, choice.to_time)?.rule,
    ...ends.map(({ name, place, time }) => {
      if (isNightService(time)) return `${name}时间在21:00至次日08:00，收取夜间服务费¥${night}`;
      if (isOpenAt(place, time)) return undefined;
      return `${name}时间不在${place.open}–${place.close}的营业时间内，门店会提前与您联系`;
    }),
  ];
  return notices.filter(notice => notice !== undefined);
}
