import { and, eq } from 'drizzle-orm';
import { addDays, dayOf } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { releaseClaim } from '../../kernel/stock/moveStock';
import { takeStock, type StockClaim } from '../../kernel/stock/stock';
import { claimOfLong, type CarRow, type LongRow } from './longRepository';
import { longCars } from './schema';

/*
 * An order holds its own car for the days of its term. While that is in the workshop a second one is out, and a car that is
 * kept beyond the end is out, too: each is held for today and tomorrow, day by day, as long as it is kept (issue 13, stock
 * over months).
 */

/** Whether the car that is out stands in for the order's own: those given out are its own and another one in turn. */
export const isStandIn = ([out]: readonly Pick<CarRow, 'number'>[]): boolean =>
  out !== undefined && out.number % 2 === 0;

/** Days after its end for which an order's own car is held since it is kept. */
export const keptDays = (cars: readonly CarRow[]): readonly string[] =>
  isStandIn(cars) ? [] : (cars[0]?.held ?? []);

const change = (
  tx: Database,
  { orderId, number }: Pick<CarRow, 'orderId' | 'number'>,
  held: string[],
): Promise<unknown> =>
  tx
    .update(longCars)
    .set({ held })
    .where(and(eq(longCars.orderId, orderId), eq(longCars.number, number)));

/** Which days a car that is out needs besides those of its order by now: today and tomorrow. */
function neededDays(long: LongRow, cars: readonly CarRow[], now: Date): string[] {
  const today = dayOf(now);
  const soon = [today, addDays(today, 1)];
  const { days } = claimOfLong(long);
  return isStandIn(cars) ? soon : soon.filter(day => !days.includes(day));
}

/**
 * Holds the car that is out for the days that it needs by now, under its order's lock; a day on which the site has none left
 * stays without. Answers the days that are held.
 */
export async function holdCarOut(
  tx: Database,
  long: LongRow,
  cars: readonly CarRow[],
  now: Date,
): Promise<readonly string[]> {
  const [out] = cars;
  if (!out || out.backAt || out.held === null) return [];
  const held = [...out.held];
  const { siteId, cartypeId } = long;
  for (const day of neededDays(long, cars, now)) {
    if (held.includes(day)) continue;
    if (await takeStock(tx, { siteId, cartypeId, days: [day] })) held.push(day);
  }
  if (held.length > out.held.length) await change(tx, out, held);
  return held;
}

/** A car that came back is held no longer than today, under its order's lock. */
export async function releaseCarBack(tx: Database, long: LongRow, car: CarRow, now: Date): Promise<void> {
  const { siteId, cartypeId } = long;
  const today = dayOf(now);
  const days = (car.held ?? []).filter(day => day > today);
  await releaseClaim(tx, { siteId, cartypeId, days });
  if (days.length > 0) {
    await change(
      tx,
      car,
      (car.held ?? []).filter(day => day <= today),
    );
  }
}

/** Days for which an order's own car was held are days of its longer term (`claim`) by now: the order itself holds them. */
export async function keepWithOrder(tx: Database, cars: readonly CarRow[], claim: StockClaim): Promise<void> {
  const [out] = cars;
  const kept = keptDays(cars);
  const left = kept.filter(day => !claim.days.includes(day));
  if (out && left.length < kept.length) await change(tx, out, left);
}
