import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { jsonRow, jsonRowOrNull } from '../../db/jsonRow';
import { cartypes } from './schema';
import { inventory, stockDays } from '../../kernel/stock/schema';
import { stockDaysOf } from '../../kernel/stock/stockDays';
import type { Time } from '../../../src/domain/shanghaiTime';
import { sites } from '../site/public';
import { notFound } from '../../kernel/failure';
import { cityNotServed } from '../city/public';
import { cartypeColumns, type CartypeRow } from './cartypeColumns';

type Specification = (typeof cartypes.$inferSelect)['specification'];

/** A car type of a city's fleet. */
export interface FleetCar {
  cartype: CartypeRow;
  /** Lowest price of a plain weekday (fen) at the open sites that have a car left, or else at all open ones. */
  weekdayPrice: number;
  /** Open sites that have it. */
  siteCount: number;
}

/**
 * The fleet of a city's open sites, cheapest first, for a period that passed `assertRentalPeriod`; CITY_NOT_SERVED where
 * there is no site at all.
 */
export async function listFleet(
  db: Database,
  cityId: string,
  period: { from: Time; to: Time },
): Promise<FleetCar[]> {
  const days = stockDaysOf(period.from, period.to);
  const busiest = sql`(select max(${stockDays.taken}) from ${stockDays}
    where ${stockDays.siteId} = ${inventory.siteId} and ${stockDays.cartypeId} = ${inventory.cartypeId}
    and ${stockDays.day} between ${days[0]}::date and ${days.at(-1)}::date)`;
  const price = inventory.weekdayPrice;
  const lowestLeft = sql`min(${price}) filter (where ${inventory.quantity} > coalesce(${busiest}, 0))`;
  const lowest = sql<number | null>`coalesce(${lowestLeft}, min(${price}))`.mapWith(Number);
  const rows = await db
    .select({
      cartype: jsonRowOrNull(cartypes.id, cartypeColumns),
      weekdayPrice: lowest,
      siteCount: count(inventory.siteId),
    })
    .from(sites)
    .leftJoin(
      inventory,
      and(eq(inventory.siteId, sites.id), eq(sites.closed, false), gt(inventory.quantity, 0)),
    )
    .leftJoin(cartypes, eq(cartypes.id, inventory.cartypeId))
    .where(eq(sites.cityId, cityId))
    .groupBy(cartypes.id)
    .orderBy(asc(lowest), asc(cartypes.id));
  if (rows.length === 0) throw cityNotServed();
  return rows.flatMap(({ cartype, weekdayPrice, siteCount }) =>
    cartype && weekdayPrice !== null ? [{ cartype, weekdayPrice, siteCount }] : [],
  );
}

/** A car type by its id; NOT_FOUND when there is none. */
export async function findCartype(db: Database, id: string): Promise<CartypeRow> {
  const [row] = await db
    .select({ cartype: jsonRow(cartypeColumns) })
    .from(cartypes)
    .where(eq(cartypes.id, id));
  if (!row) throw notFound('这款车型');
  return row.cartype;
}

/** The specification of a car type, line by line; empty for an unknown one. */
export async function readSpecification(db: Database, id: string): Promise<Specification> {
  const [row] = await db
    .select({ specification: cartypes.specification })
    .from(cartypes)
    .where(eq(cartypes.id, id));
  return row?.specification ?? [];
}
