import type { OrderFace } from '../../../types/api/order';
import { carFacts, carName } from '../../../src/domain/carWords';
import { amountDue, instalmentStanding, nextInstalment } from '../../../src/domain/instalments';
import { longLife, type LongState } from '../../../src/domain/longLife';
import { lengthText, termText } from '../../../src/domain/longPricing';
import { yuanText } from '../../../src/domain/money';
import { format, toIso } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import type { OrderLine } from '../../kernel/orders/orderLine';
import type { OrderRow } from '../../kernel/orders/orderRepository';
import { releaseStock } from '../../kernel/stock/stock';
import { releaseCoupon } from '../account/public';
import { presentCartype } from '../cartype/public';
import {
  claimOfLong,
  firstLongPickup,
  listLongs,
  plansOf,
  type InstalmentRow,
  type LongRow,
} from './longRepository';
import { longTrips } from './longTrips';
import { longOrders } from './schema';
import { eq } from 'drizzle-orm';

/** Whether a car of a long rental is on its way or out: its instalments are asked for. */
export const isRunning = (state: string): boolean => {
  const { stage } = longLife.states[state as LongState];
  return stage === 'TO_PICK_UP' || stage === 'IN_USE';
};

/** Which instalment is paid next, with what being late has cost, one sentence; nothing where none is. */
function nextOf(
  order: OrderRow,
  plan: readonly InstalmentRow[],
  now: Date,
): { note: string; isLate: boolean } | undefined {
  const next = isRunning(order.state) ? nextInstalment(plan) : undefined;
  if (!next) return undefined;
  const isLate = instalmentStanding(next, now) === 'OVERDUE';
  const what = `第${next.number}期租金¥${yuanText(amountDue(next, now))}`;
  return { note: `${what}，${isLate ? '已逾期' : `应付日${format(next.due, 'M月D日')}`}`, isLate };
}

/** What lists say of a long rental. */
export const longFace = (
  {
    cartype,
    siteName,
    fromTime,
    toTime,
    months,
    endedBySite,
  }: Pick<Awaited<ReturnType<typeof listLongs>>[number], 'cartype' | 'siteName'> &
    Pick<LongRow, 'fromTime' | 'toTime' | 'months' | 'endedBySite'>,
  order: OrderRow,
  plan: readonly InstalmentRow[],
  now: Date,
) => {
  const next = nextOf(order, plan, now);
  const note = next?.note ?? endedBySite;
  const length = lengthText(fromTime, toTime, months);
  return {
    picture: presentCartype(cartype).picture.small,
    title: carName(cartype),
    facts: `长租${termText(months)} · ${carFacts(cartype)}`,
    places: [siteName],
    from_time: toIso(fromTime),
    to_time: toIso(toTime),
    ...(length !== undefined && { length }),
    ...(note !== null && note !== undefined && { note }),
    ...(next?.isLate && { is_late: true as const }),
  } satisfies OrderFace;
};

/** Gives back what a long rental held: its car and its coupon. Once per order, after `moveOrder` has ended it. */
export async function releaseLong(
  tx: Database,
  order: Pick<OrderRow, 'id'>,
  long: Pick<LongRow, 'siteId' | 'cartypeId' | 'fromTime' | 'toTime' | 'couponId'>,
  now: Date,
): Promise<void> {
  await releaseStock(tx, claimOfLong(long));
  if (long.couponId !== null) await releaseCoupon(tx, order.id, now);
}

/** Long rental as a line of orders. */
export const longLine: OrderLine = {
  line: 'LONG',
  minutesToPay: 15,
  released: '车辆已释放',
  async facesOf(db, orders, now) {
    const ids = orders.map(({ id }) => id);
    const [longs, plans] = await Promise.all([listLongs(db, orders), plansOf(db, ids)]);
    const byId = new Map(orders.map(order => [order.id, order]));
    return new Map(
      longs.flatMap(long => {
        const order = byId.get(long.orderId);
        return order
          ? [[long.orderId, longFace(long, order, plans.get(long.orderId) ?? [], now)] as const]
          : [];
      }),
    );
  },
  claimsOf: async (db, orders) =>
    new Map((await listLongs(db, orders)).map(long => [long.orderId, claimOfLong(long)])),
  firstPickup: firstLongPickup,
  trips: longTrips,
  async release(tx, order, now) {
    const [long] = await tx.select().from(longOrders).where(eq(longOrders.orderId, order.id));
    if (!long) throw new Error('A long rental has no row of its own');
    await releaseLong(tx, order, long, now);
  },
};
