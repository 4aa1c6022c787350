import { ErrorCode } from '../../../../src/domain/errorCode';
import { lastOpenHalfHour } from '../../../../src/domain/openingHours';
import { addDays, format, toIso, toMillis } from '../../../../src/domain/shanghaiTime';
import type { ReletObstacle } from '../../../../types/api/amendment';
import type { Database } from '../../../db/database';
import { Failure } from '../../../kernel/failure';
import { firstPickup, type OrderLines } from '../../../kernel/orders/orderLine';
import { fullDay } from '../../../kernel/stock/moveStock';
import type { StockClaim } from '../../../kernel/stock/stock';
import { findSite } from '../../cartype/public';
import type { RentalOrder } from '../rentalOrderRepository';

const timeText = (iso: string): string => format(iso, 'M月D日HH:mm');

/**
 * What stands in the way of keeping a car for more days: from when it is booked, and until when it can be kept, which is
 * while the site of the return is open on the day before. Undefined while every day has a car left.
 */
export async function reletObstacle(
  db: Database,
  lines: OrderLines,
  { rental }: RentalOrder,
  wanted: StockClaim,
): Promise<ReletObstacle | undefined> {
  const day = wanted.days.length > 0 ? await fullDay(db, wanted) : undefined;
  if (day === undefined) return undefined;
  const [pickup, site] = await Promise.all([
    firstPickup(db, lines, wanted, day),
    findSite(db, rental.returnSiteId),
  ]);
  const latest = site && lastOpenHalfHour(site, addDays(day, -1));
  const isLater = latest !== undefined && toMillis(latest) > rental.toTime.getTime();
  return { booked_from: toIso(pickup ?? day), ...(isLater && { latest }) };
}

/** The refusal of a relet: who is in the way, by their time, and what is still possible. */
export function reletRefused(obstacle: ReletObstacle): Failure {
  const { booked_from: from, latest } = obstacle;
  const wayOn = latest === undefined ? '不能续租，请按时还车' : `最晚可续至${timeText(latest)}`;
  return new Failure(ErrorCode.SOLD_OUT, `已有预订从${timeText(from)}起，${wayOn}`, obstacle);
}
