import { and, asc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { LngLat } from '../../../types/api/call';
import type { Time } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { cartypes, cities, inventory, sites, stockDays } from '../../db/schema';
import { cityNotServed } from '../city/cityNotServed';
import { stockDaysOf } from '../../stock/stockDays';
import type { CartypeRow, RentalCar, RentalPlace, SiteRow } from './rentalRepository';

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

/** Sites, car types, stock and what of it is taken, all in one query. */
async function readStock(
  db: Database,
  where: SQL,
  { from, to }: StockSpan,
  cartypeId?: string,
): Promise<SiteStock[]> {
  const days = stockDaysOf(from, to);
  const taken = sql`select json_object_agg(${stockDays.day}, ${stockDays.taken}) from ${stockDays}
    where ${stockDays.siteId} = ${inventory.siteId} and ${stockDays.cartypeId} = ${inventory.cartypeId}
    and ${stockDays.day} between ${days[0]}::date and ${days.at(-1)}::date`;
  const rows = await db
    .select({
      site: getTableColumns(sites),
      centre: { lng: cities.lng, lat: cities.lat },
      cartype: getTableColumns(cartypes),
      weekdayPrice: inventory.weekdayPrice,
      quantity: inventory.quantity,
      taken: sql<Record<string, number> | null>`(${taken})`,
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
    .leftJoin(cartypes, eq(cartypes.id, inventory.cartypeId))
    .where(where)
    .orderBy(asc(sites.id), inventory.weekdayPrice, inventory.cartypeId);
  const stock = new Map<string, SiteStock>();
  for (const { site, centre, cartype, weekdayPrice, quantity, taken: takenByDay } of rows) {
    const one: SiteStock = stock.get(site.id) ?? { site, centre, cars: [] };
    stock.set(site.id, one);
    if (cartype && weekdayPrice !== null && quantity !== null) {
      one.cars.push({ cartype, weekdayPrice, quantity, taken: takenByDay ?? {} });
    }
  }
  return [...stock.values()];
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

/** A rental that begins and ends at one site. */
export const roundTrip = ({ site }: Pick<SiteStock, 'site'>): RentalPlace => ({ site, returnSite: site });
