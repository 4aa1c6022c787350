import { asc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { LngLat } from '../../../types/api/call';
import type { Time } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { jsonRow } from '../../db/jsonRow';
import { prepared } from '../../db/prepared';
import { catalogueVersion } from '../../kernel/catalogue/catalogueVersion';
import { kept } from '../../kernel/catalogue/Kept';
import { inventory, stockDays } from '../../kernel/stock/schema';
import { stockDaysOf } from '../../kernel/stock/stockDays';
import { cities, cityNotServed } from '../city/public';
import { sites } from '../site/public';
import { cartypeColumns, type CartypeRow } from './cartypeColumns';
import type { RentalCar, RentalPlace, SiteRow } from './rentalRepository';
import { cartypes } from './schema';

/** A car type that a site has. */
export interface FleetCar {
  cartype: CartypeRow;
  /** Price of a plain weekday at this site, fen. */
  weekdayPrice: number;
  quantity: number;
}

/** A car type in the stock of a site, day by day. */
export interface StockCar extends FleetCar {
  /** Cars taken by day (`YYYY-MM-DD`) on the days that were asked for; a day without any is left out. */
  taken: Readonly<Record<string, number>>;
}

interface PlacedSite {
  site: SiteRow;
  /** Centre of its city, BD-09. */
  centre: LngLat;
}

/** A site with its car types, the cheapest first, as operators have set them up. */
interface SiteFleet extends PlacedSite {
  cars: readonly FleetCar[];
}

/** A site with its car types, the cheapest first, and what of them is taken. */
export interface SiteStock extends PlacedSite {
  cars: StockCar[];
}

/** Days of which the taken cars are read, from the day of `from` to the day of `to`. */
export interface StockSpan {
  from: Time;
  to: Time;
}

/** The stock of some sites as it is now. */
export interface Stock {
  /** Changes with whatever of it changes: for what is kept of it (`Kept`). */
  stamp: string;
  /** Sites by id; worked out when it is asked for. */
  read(): SiteStock[];
}

/** Cities whose fleets are kept. */
const MOST_CITIES = 100;
const fleets = kept<SiteFleet[]>(MOST_CITIES);

/** The fleets of a city's sites, by site id; empty for an unknown city. */
function readFleets(db: Database, cityId: string): Promise<SiteFleet[]> {
  const line = sql`json_build_object('cartypeId', ${inventory.cartypeId}, 'weekdayPrice', ${inventory.weekdayPrice},
    'quantity', ${inventory.quantity})`;
  const lines: SQL<{ cartypeId: string; weekdayPrice: number; quantity: number }[] | null> =
    sql`json_agg(${line} order by ${inventory.weekdayPrice}, ${inventory.cartypeId})
      filter (where ${inventory.cartypeId} is not null)`;
  const ofSites = db
    .select({
      site: jsonRow(getTableColumns(sites)),
      centre: { lng: cities.lng, lat: cities.lat },
      lines,
    })
    .from(sites)
    .innerJoin(cities, eq(cities.id, sites.cityId))
    .leftJoin(inventory, eq(inventory.siteId, sites.id))
    .where(eq(sites.cityId, cityId))
    .groupBy(sites.id, cities.id)
    .orderBy(asc(sites.id));
  // The car types, which many sites share, by a query of their own.
  const all = db.select({ cartype: jsonRow(cartypeColumns) }).from(cartypes);
  return Promise.all([ofSites, all]).then(([siteRows, cartypeRows]) => {
    const byId = new Map(cartypeRows.map(({ cartype }) => [cartype.id, cartype]));
    return siteRows.map(({ lines: found, ...place }) => ({
      ...place,
      cars: (found ?? []).flatMap(({ cartypeId, ...car }) => {
        const cartype = byId.get(cartypeId);
        return cartype ? [{ ...car, cartype }] : [];
      }),
    }));
  });
}

/** The fleets of a city, which change seldom: read once for all who ask. */
const fleetsOf = (db: Database, cityId: string, version: string): Promise<SiteFleet[]> =>
  fleets(db).get(cityId, version, () => readFleets(db, cityId));

/** Cars taken by site, car type and day. */
type Taken = Readonly<Record<string, Record<string, Record<string, number>> | undefined>>;

/** As one text, the same for the same cars: it tells at once whether anything has changed. */
const takenOfSites = prepared(db => {
  const ofCar = db
    .select({
      siteId: stockDays.siteId,
      cartypeId: stockDays.cartypeId,
      days: sql`json_object_agg(${stockDays.day}, ${stockDays.taken} order by ${stockDays.day})`.as('days'),
    })
    .from(stockDays)
    .where(
      sql`${stockDays.siteId} = any(${sql.placeholder('siteIds')}::text[])
        and ${stockDays.day} between ${sql.placeholder('firstDay')}::date and ${sql.placeholder('lastDay')}::date
        and (${stockDays.cartypeId} = ${sql.placeholder('cartypeId')}::text or ${sql.placeholder('cartypeId')}::text is null)`,
    )
    .groupBy(stockDays.siteId, stockDays.cartypeId)
    .as('of_car');
  const ofSite = db
    .select({
      siteId: ofCar.siteId,
      cars: sql`json_object_agg(${ofCar.cartypeId}, ${ofCar.days} order by ${ofCar.cartypeId})`.as('cars'),
    })
    .from(ofCar)
    .groupBy(ofCar.siteId)
    .as('of_site');
  return db
    .select({
      text: sql<string>`coalesce(json_object_agg(${ofSite.siteId}, ${ofSite.cars} order by ${ofSite.siteId})::text, '{}')`,
    })
    .from(ofSite)
    .prepare('taken_of_sites');
});

/** What of some fleets is taken in a span, of all car types or one. */
async function stockOf(
  db: Database,
  found: readonly SiteFleet[],
  { span: { from, to }, version, cartypeId }: { span: StockSpan; version: string; cartypeId?: string },
): Promise<Stock> {
  const days = stockDaysOf(from, to);
  const [row] = await takenOfSites(db).execute({
    siteIds: found.map(({ site }) => site.id),
    firstDay: days[0],
    lastDay: days.at(-1),
    cartypeId: cartypeId ?? null,
  });
  const text = row?.text ?? '{}';
  return {
    stamp: `${version} ${text}`,
    read() {
      const taken = JSON.parse(text) as Taken;
      return found.map(({ cars, ...place }) => ({
        ...place,
        cars: cars
          .filter(({ cartype }) => cartypeId === undefined || cartype.id === cartypeId)
          .map(car => ({ ...car, taken: taken[place.site.id]?.[car.cartype.id] ?? {} })),
      }));
    },
  };
}

/** The stock of every site of a city by id, of all car types or one; CITY_NOT_SERVED where there is no site. */
export async function cityStock(
  db: Database,
  cityId: string,
  span: StockSpan,
  cartypeId?: string,
): Promise<Stock> {
  const version = await catalogueVersion(db);
  const found = await fleetsOf(db, cityId, version);
  if (found.length === 0) throw cityNotServed();
  return stockOf(db, found, { span, version, cartypeId });
}

/** The fleets of the cities in which some sites lie; unknown sites are in none. */
async function fleetsAround(
  db: Database,
  siteIds: readonly string[],
): Promise<{ found: SiteFleet[]; version: string }> {
  const version = await catalogueVersion(db);
  const theirCities = await db
    .selectDistinct({ id: sites.cityId })
    .from(sites)
    .where(inArray(sites.id, [...siteIds]));
  const ofCities = await Promise.all(theirCities.map(({ id }) => fleetsOf(db, id, version)));
  return { found: ofCities.flat(), version };
}

/** The stock of every site of the cities in which some sites lie. */
export async function listStockAround(
  db: Database,
  siteIds: readonly string[],
  span: StockSpan,
): Promise<SiteStock[]> {
  const { found, version } = await fleetsAround(db, siteIds);
  return (await stockOf(db, found, { span, version })).read();
}

/** The stock of one car type at one site; without a site or a car where there is none. */
export async function carStock(
  db: Database,
  { siteId, cartypeId }: { siteId: string; cartypeId: string },
  span: StockSpan,
): Promise<Stock> {
  const { found, version } = await fleetsAround(db, [siteId]);
  return stockOf(
    db,
    found.filter(({ site }) => site.id === siteId),
    { span, version, cartypeId },
  );
}

/** Cars left on a day (`YYYY-MM-DD`) of the span, 0 and up. */
export const leftOn = ({ quantity, taken }: StockCar, day: string): number =>
  Math.max(0, quantity - (taken[day] ?? 0));

/** Cars as they stand in a period within the span: what `findRental` would tell. */
export function rentalCarsIn(cars: readonly StockCar[], { from, to }: StockSpan): RentalCar[] {
  const days = stockDaysOf(from, to);
  return cars.map(car => ({
    cartype: car.cartype,
    weekdayPrice: car.weekdayPrice,
    available: Math.min(...days.map(day => leftOn(car, day))),
  }));
}

/** A rental that begins and ends at one site. */
export const roundTrip = ({ site }: Pick<SiteStock, 'site'>): RentalPlace => ({ site, returnSite: site });
