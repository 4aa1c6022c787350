import { and, asc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { LngLat } from '../../../types/api/call';
import type { Time } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { jsonRow } from '../../db/jsonRow';
import { cartypes } from './schema';
import { cities, cityNotServed } from '../city/public';
import { inventory, stockDays } from '../../kernel/stock/schema';
import { sites } from '../site/public';
import { notFound } from '../../kernel/failure';
import { stockDaysOf } from '../../kernel/stock/stockDays';
import { cartypeColumns, type CartypeRow } from './cartypeColumns';
import type { RentalCar, RentalPlace, SiteRow } from './rentalRepository';

/** A car type in the stock of a site, day by day. */
export interface StockCar {
  cartype: CartypeRow;
  /** Price of a plain weekday at this site, fen. */
  weekdayPrice: number;
  quantity: number;
  /** Cars taken by day (`YYYY-MM-DD`) on the days that were asked for; a day without any is left out. */
  taken: Readonly<Record<string, number>>;
}

/** A site with its car types, the cheapest first. */
export interface SiteStock {
  site: SiteRow;
  /** Centre of its city, BD-09. */
  centre: LngLat;
  cars: StockCar[];
}

/** Days of which the taken cars are read, from the day of `from` to the day of `to`. */
export interface StockSpan {
  from: Time;
  to: Time;
}

const askedSites = alias(sites, 'asked_sites');

/** What the stock of a site says of a car type. */
interface StockLine extends Omit<StockCar, 'cartype' | 'taken'> {
  cartypeId: string;
  taken: Record<string, number> | null;
}

/** Stock lines of a site, the cheapest first; null where it has no car. */
function stockLines({ from, to }: StockSpan): SQL<StockLine[] | null> {
  const days = stockDaysOf(from, to);
  const taken = sql`select json_object_agg(${stockDays.day}, ${stockDays.taken}) from ${stockDays}
    where ${stockDays.siteId} = ${inventory.siteId} and ${stockDays.cartypeId} = ${inventory.cartypeId}
    and ${stockDays.day} between ${days[0]}::date and ${days.at(-1)}::date`;
  const line = sql`json_build_object('cartypeId', ${inventory.cartypeId}, 'weekdayPrice', ${inventory.weekdayPrice},
    'quantity', ${inventory.quantity}, 'taken', (${taken}))`;
  return sql`json_agg(${line} order by ${inventory.weekdayPrice}, ${inventory.cartypeId})
    filter (where ${inventory.cartypeId} is not null)`;
}

/** Sites with their stock and what of it is taken; the car types, which many sites share, by a query of their own. */
async function readStock(
  db: Database,
  where: SQL,
  span: StockSpan,
  cartypeId?: string,
): Promise<SiteStock[]> {
  const stocks = db
    .select({
      site: jsonRow(getTableColumns(sites)),
      centre: { lng: cities.lng, lat: cities.lat },
      lines: stockLines(span),
    })
    .from(sites)
    .innerJoin(cities, eq(cities.id, sites.cityId))
    .leftJoin(
      inventory,
      and(
        eq(inventory.siteId, sites.id),
        cartypeId === undefined ? undefined : eq(inventory.cartypeId, cartypeId),
      ),
    )
    .where(where)
    .groupBy(sites.id, cities.id)
    .orderBy(asc(sites.id));
  const fleet = db
    .select({ cartype: jsonRow(cartypeColumns) })
    .from(cartypes)
    .where(cartypeId === undefined ? undefined : eq(cartypes.id, cartypeId));
  const [siteRows, cartypeRows] = await Promise.all([stocks, fleet]);
  const cartypesById = new Map(cartypeRows.map(({ cartype }) => [cartype.id, cartype]));
  return siteRows.map(({ site, centre, lines }) => ({
    site,
    centre,
    cars: (lines ?? []).flatMap(({ cartypeId: id, taken, ...line }) => {
      const cartype = cartypesById.get(id);
      return cartype ? [{ ...line, cartype, taken: taken ?? {} }] : [];
    }),
  }));
}

/** The stock of every site of a city by id, of all car types or one; CITY_NOT_SERVED where there is no site. */
export async function listCityStock(
  db: Database,
  cityId: string,
  span: StockSpan,
  cartypeId?: string,
): Promise<SiteStock[]> {
  const stock = await readStock(db, eq(sites.cityId, cityId), span, cartypeId);
  if (stock.length === 0) throw cityNotServed();
  return stock;
}

/** The stock of every site of the cities in which some sites lie; unknown sites are in none. */
export function listStockAround(
  db: Database,
  siteIds: readonly string[],
  span: StockSpan,
): Promise<SiteStock[]> {
  const theirCities = db
    .select({ cityId: askedSites.cityId })
    .from(askedSites)
    .where(inArray(askedSites.id, [...siteIds]));
  return readStock(db, inArray(sites.cityId, theirCities), span);
}

/** The stock of one site, with at most the one car type; undefined for an unknown site. */
export async function findSiteStock(
  db: Database,
  siteId: string,
  span: StockSpan,
  cartypeId: string,
): Promise<SiteStock | undefined> {
  const [stock] = await readStock(db, eq(sites.id, siteId), span, cartypeId);
  return stock;
}

/** Cars left on a day (`YYYY-MM-DD`) of the span, 0 and up. */
export const leftOn = ({ quantity, taken }: StockCar, day: string): number =>
  Math.max(0, quantity - (taken[day] ?? 0));

/** The car as it stands in a period within the span: what `findRental` would tell. */
export const rentalCarIn = (car: StockCar, { from, to }: StockSpan): RentalCar => ({
  cartype: car.cartype,
  weekdayPrice: car.weekdayPrice,
  available: Math.min(...stockDaysOf(from, to).map(day => leftOn(car, day))),
});

/** A site by its id; undefined where none is asked for. NOT_FOUND. */
export async function findSite(db: Database, id: string | undefined): Promise<SiteRow | undefined> {
  if (id === undefined) return undefined;
  const [site] = await db.select().from(sites).where(eq(sites.id, id));
  if (!site) throw notFound('这家门店');
  return site;
}

/** A rental that begins at a site and ends there, or at another one. */
export const tripFrom = (
  { site }: Pick<SiteStock, 'site'>,
  returnSite: SiteRow | undefined,
): RentalPlace => ({ site, returnSite: returnSite ?? site });
