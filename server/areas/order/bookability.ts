import type { OrderChoice } from '../../../types/api/order';
import { ErrorCode } from '../../../src/domain/errorCode';
import { FEES } from '../../../src/domain/fees';
import { minimumRentalDays } from '../../../src/domain/holidays';
import { yuanText } from '../../../src/domain/money';
import { isNightService, isOpenAt } from '../../../src/domain/openingHours';
import { chargedDays } from '../../../src/domain/rentalTime';
import { Failure } from '../../http/failure';
import type { Rental, SiteRow } from '../cartype/rentalRepository';

/** The holiday's rule that a period breaks, in one sentence. */
function shortfall({ from_time: from, to_time: to }: OrderChoice): string | undefined {
  const minimum = minimumRentalDays(from, to);
  return minimum && chargedDays(from, to) < minimum.days
    ? `${minimum.holiday}${minimum.days}天起租，请延长租期`
    : undefined;
}

const closedText = (site: SiteRow): string => `${site.name}暂停营业${site.notice ? `：${site.notice}` : ''}`;

/** Refuses what cannot be booked whatever it costs: SITE_CLOSED, MINIMUM_DAYS, SOLD_OUT; INVALID_PARAMS for too many insured people. */
export function assertBookable({ site, returnSite, available, cartype }: Rental, choice: OrderChoice): void {
  const closed = [site, returnSite].find(place => place.closed);
  if (closed) throw new Failure(ErrorCode.SITE_CLOSED, closedText(closed));
  const short = shortfall(choice);
  if (short) throw new Failure(ErrorCode.MINIMUM_DAYS, short);
  if (choice.services.includes('INS_TRAVEL_ACCIDENT') && choice.insured_count > cartype.seats) {
    throw new Failure(ErrorCode.INVALID_PARAMS, `这款车最多${cartype.seats}人乘坐，请修改投保人数`);
  }
  if (available < 1) throw soldOut();
}

/** All cars are taken on some day of the period. */
export const soldOut = (): Failure =>
  new Failure(ErrorCode.SOLD_OUT, '这款车刚刚被订完，请换一款车或调整时间');

/** What has to be known before booking, one sentence each: closed sites, minimum days, night service, closed hours. */
export function noticesOf({ site, returnSite }: Rental, choice: OrderChoice): string[] {
  const night = yuanText(FEES.NIGHT_SERVICE.unitPrice);
  const ends = [
    { name: '取车', place: site, time: choice.from_time },
    { name: '还车', place: returnSite, time: choice.to_time },
  ];
  return [
    ...new Set(ends.filter(({ place }) => place.closed).map(({ place }) => closedText(place))),
    shortfall(choice),
    ...ends.map(({ name, place, time }) => {
      if (isNightService(time)) return `${name}时间在21:00至次日08:00，收取夜间服务费¥${night}`;
      if (!isOpenAt(place, time))
        return `${name}时间不在${place.open}–${place.close}的营业时间内，门店会提前与您联系`;
      return undefined;
    }),
  ].filter(notice => notice !== undefined);
}
