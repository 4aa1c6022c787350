import { and, asc, count, eq, gt, min } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { jsonRow, jsonRowOrNull } from '../../db/jsonRow';
import { cartypes } from './schema';
import { inventory } from '../../kernel/stock/schema';
import { sites } from '../site/public';
import { notFound } from '../../kernel/failure';
import { cityNotServed } from '../city/public';
import { cartypeColumns, type CartypeRow } from './cartypeColumns';

type Specification = (typeof cartypes.$inferSelect)['specification'];

/** A car type of a city's fleet. */
export interface FleetCar {
  cartype: CartypeRow;
  /** Lowest price of a plain weekday at the city's open sites, fen. */
  fromPrice: number;
  /** Open sites that have it. */
  siteCount: number;
}

/** The fleet of a city's open sites, cheapest first; CITY_NOT_SERVED where there is no site at all. */
export async function listFleet(db: Database, cityId: string): Promise<FleetCar[]> {
  const rows = await db
    .select({
      cartype: jsonRowOrNull(cartypes.id, cartypeColumns),
      fromPrice: min(inventory.weekdayPrice),
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
    .orderBy(asc(min(inventory.weekdayPrice)), asc(cartypes.id));
  if (rows.length === 0) throw cityNotServed();
  return rows.flatMap(({ cartype, fromPrice, siteCount }) =>
    cartype && fromPrice !== null ? [{ cartype, fromPrice, siteCount }] : [],
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
