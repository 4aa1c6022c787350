import { and, asc, eq } from 'drizzle-orm';
import type { CarCategory, Energy } from '../../../types/api/cartype';
import type { LongCity, LongOffer } from '../../../types/api/orderLong';
import { addMonths } from '../../../src/domain/calendarMonths';
import { ErrorCode } from '../../../src/domain/errorCode';
import { LONG_TERMS, longEnd, monthlyPrice, priceTable } from '../../../src/domain/longPricing';
import {
  addDays,
  DAY,
  dayOf,
  format,
  isTime,
  toIso,
  toMillis,
  type Time,
} from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { Failure } from '../../kernel/failure';
import { stockDaysOf } from '../../kernel/stock/stockDays';
import { cityStock, presentCartype, rentalCarsIn, type CartypeRow, type SiteStock } from '../cartype/public';
import { cities, cityNotServed, presentCity } from '../city/public';
import { longCities, longPrices } from './schema';

/** At which hour a car can be had at the earliest. */
const FIRST_HOUR = 'T09:00:00+08:00';

/** So many days ahead a pickup may lie. */
const LATEST_DAYS = 90;

/** Car types of "low price". */
const LOW_PRICES = 6;

/** The earliest pickup: tomorrow, and the days that preparing a car takes. */
export const earliestPickup = (prepareDays: number, now: Time): string =>
  toIso(`${addDays(dayOf(now), 1 + prepareDays)}${FIRST_HOUR}`);

const invalid = (message: string): Failure => new Failure(ErrorCode.PERIOD_INVALID, message);

/** How many days preparing a car takes in a city; CITY_NOT_SERVED where none is rented by the month. */
export async function prepareDaysOf(db: Database, cityId: string): Promise<number> {
  const [city] = await db.select().from(longCities).where(eq(longCities.cityId, cityId));
  if (!city) throw cityNotServed();
  return city.prepareDays;
}

/** Refuses a time for which no car can be had, with PERIOD_INVALID and one sentence. */
export function assertLongPeriod(
  { from_time: from, months }: { from_time: string; months: number },
  prepareDays: number,
  now: Time,
): void {
  if (!isTime(from)) throw invalid('交车时间格式有误，请重新选择');
  if (!LONG_TERMS.includes(months)) throw invalid('租期可选1至12个月、24个月或36个月，请重新选择');
  const earliest = earliestPickup(prepareDays, now);
  if (dayOf(from) < dayOf(earliest)) {
    throw invalid(`备车需要${prepareDays}天，最早${format(earliest, 'M月D日')}交车`);
  }
  if (toMillis(from) > toMillis(now) + LATEST_DAYS * DAY) {
    throw invalid(`最多可提前${LATEST_DAYS}天预订，请选择更早的交车时间`);
  }
}

/** Cities where cars are rented by the month. */
export async function listLongCities(db: Database, now: Date): Promise<LongCity[]> {
  const rows = await db
    .select({ city: cities, prepareDays: longCities.prepareDays })
    .from(longCities)
    .innerJoin(cities, eq(cities.id, longCities.cityId))
    .orderBy(asc(cities.hotRank), asc(cities.id));
  return rows.map(({ city, prepareDays }) => ({
    ...presentCity(city),
    prepare_time: prepareDays,
    earliest: earliestPickup(prepareDays, now),
  }));
}

/** What a single month of a car costs in a city, fen; undefined where it is not rented so. */
export async function basePriceOf(
  db: Database,
  cityId: string,
  cartypeId: string,
): Promise<number | undefined> {
  const [price] = await db
    .select()
    .from(longPrices)
    .where(and(eq(longPrices.cityId, cityId), eq(longPrices.cartypeId, cartypeId)));
  return price?.monthlyPrice;
}

/** A word by which cars are found, and what it means. */
interface Tag {
  id: string;
  name: string;
  holds: (offer: LongOffer) => boolean;
}

const TAGS: readonly Tag[] = [
  { id: 'electric', name: '新能源', holds: ({ cartype }) => cartype.energy !== 'FUEL' },
  { id: 'below-3000', name: '月租3000元内', holds: ({ monthly_price: price }) => price <= 300_000 },
  { id: 'suv', name: 'SUV', holds: ({ cartype }) => cartype.category.includes('SUV') },
  { id: 'seven', name: '7座', holds: ({ cartype }) => cartype.seats >= 7 },
];

/** What is asked of the cars of a city. */
export interface OfferQuery {
  city_id: string;
  from_time: string;
  months: number;
  brand?: string;
  category?: CarCategory;
  energy?: Energy;
  tag?: string;
  sort?: 'DEFAULT' | 'PRICE_UP' | 'PRICE_DOWN';
}

/** Open sites of a city that have a car type, with how many are left for all days from one time to another. */
export function sitesWith(
  stock: readonly SiteStock[],
  cartypeId: string,
  span: { from: Time; to: Time },
): { site: SiteStock['site']; cartype: CartypeRow; available: number }[] {
  return stock.flatMap(({ site, cars }) => {
    const own = cars.filter(({ cartype }) => cartype.id === cartypeId);
    return site.closed
      ? []
      : rentalCarsIn(own, span).map(({ cartype, available }) => ({ site, cartype, available }));
  });
}

/** The longest term for which a city has a car from a time on, if any. */
export function longestTerm(
  stock: readonly SiteStock[],
  cartypeId: string,
  { from, months }: { from: Time; months: number },
): number | undefined {
  const shorter = LONG_TERMS.filter(term => term < months).reverse();
  return shorter.find(term =>
    sitesWith(stock, cartypeId, { from, to: addMonths(from, term) }).some(({ available }) => available > 0),
  );
}

/** Every car type of a city by the month, the cheapest first. */
async function offersOf(
  db: Database,
  { city_id: cityId, from_time: from, months }: Pick<OfferQuery, 'city_id' | 'from_time' | 'months'>,
): Promise<LongOffer[]> {
  const span = { from, to: longEnd(from, months) };
  const [prices, found] = await Promise.all([
    db.select().from(longPrices).where(eq(longPrices.cityId, cityId)),
    cityStock(db, cityId, span),
  ]);
  const stock = found.read();
  const offers = prices.flatMap(({ cartypeId, monthlyPrice: base }) => {
    const places = sitesWith(stock, cartypeId, span);
    const [first] = places;
    if (!first) return [];
    const { cartype } = first;
    const available = places.reduce((sum, place) => sum + place.available, 0);
    const longest = available > 0 ? undefined : longestTerm(stock, cartypeId, { from, months });
    return [
      {
        cartype: presentCartype(cartype),
        monthly_price: monthlyPrice(base, months),
        tiers: tiersOf(base),
        deposit: cartype.vehicleDeposit + cartype.violationDeposit,
        available,
        ...(longest !== undefined && { longest_months: longest }),
      },
    ];
  });
  return offers.sort((a, b) => a.monthly_price - b.monthly_price || (a.cartype.id < b.cartype.id ? -1 : 1));
}

/** What a month costs by its term, on the wire. */
export const tiersOf = (base: number): LongOffer['tiers'] =>
  priceTable(base).map(({ text, months, monthlyPrice: price }) => ({ text, months, monthly_price: price }));

/** Tags that some car of a city has. */
export async function listTags(
  db: Database,
  cityId: string,
  now: Date,
): Promise<{ id: string; name: string }[]> {
  const offers = await cheapOffers(db, cityId, now);
  return TAGS.filter(tag => offers.some(tag.holds)).map(({ id, name }) => ({ id, name }));
}

/** All car types of a city for a month from the earliest day on. */
async function cheapOffers(db: Database, cityId: string, now: Date): Promise<LongOffer[]> {
  const prepareDays = await prepareDaysOf(db, cityId);
  return offersOf(db, { city_id: cityId, from_time: earliestPickup(prepareDays, now), months: 1 });
}

/** The cheapest car types of a city that are to be had. */
export const lowPriceOffers = async (db: Database, cityId: string, now: Date): Promise<LongOffer[]> =>
  (await cheapOffers(db, cityId, now)).filter(({ available }) => available > 0).slice(0, LOW_PRICES);

/** The car types of a city as they are filtered and sorted: those that are left first; PERIOD_INVALID. */
export async function listOffers(
  db: Database,
  query: OfferQuery,
  now: Date,
): Promise<{ cartypes: LongOffer[]; brands: string[]; categories: CarCategory[] }> {
  assertLongPeriod(query, await prepareDaysOf(db, query.city_id), now);
  const offers = await offersOf(db, query);
  const { brand, category, energy, tag, sort = 'DEFAULT' } = query;
  const wanted = TAGS.find(({ id }) => id === tag);
  const filtered = offers.filter(
    offer =>
      (brand === undefined || offer.cartype.brand === brand) &&
      (category === undefined || offer.cartype.category === category) &&
      (energy === undefined || offer.cartype.energy === energy) &&
      (wanted?.holds(offer) ?? true),
  );
  const rank = ({ available }: LongOffer): number => (available > 0 ? 0 : 1);
  if (sort === 'PRICE_DOWN') filtered.reverse();
  return {
    cartypes: sort === 'DEFAULT' ? filtered.sort((a, b) => rank(a) - rank(b)) : filtered,
    brands: [...new Set(offers.map(({ cartype }) => cartype.brand))].sort(),
    categories: [...new Set(offers.map(({ cartype }) => cartype.category))],
  };
}

/** The days on which a car is held for a term. */
export const daysOfTerm = (from: Time, months: number): string[] =>
  stockDaysOf(from, addMonths(from, months));
