import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { RentalSearch } from '../../../types/api/cartype';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { PricedCar, PricedSearch, QuoteInput } from '../../../src/domain/pricing';
import type { Database } from '../../db/database';
import { jsonRow, jsonRowOrNull } from '../../db/jsonRow';
import { prepared } from '../../db/prepared';
import { cartypes } from './schema';
import { inventory, stockDays } from '../../kernel/stock/schema';
import { sites } from '../site/public';
import { Failure, notFound } from '../../kernel/failure';
import { oneWayOf } from './oneWay';
import { stockDaysOf } from '../../kernel/stock/stockDays';
import { cartypeColumns, type CartypeRow } from './cartypeColumns';
import { deliveryOf } from './doorDelivery';

export type SiteRow = typeof sites.$inferSelect;

/** A car type in the stock of a site. */
export interface RentalCar {
  cartype: CartypeRow;
  /** Price of a plain weekday at this site, fen. */
  weekdayPrice: number;
  /** Cars left on every day of the period, 0 and up. Told, not taken: only booking takes stock. */
  available: number;
}

/** Where a search begins and ends. Either site may be `closed`: who books must refuse it (SITE_CLOSED). */
export interface RentalPlace {
  site: SiteRow;
  returnSite: SiteRow;
}

/** A car type at a site for a period: all that pricing and booking need to know. */
export interface Rental extends RentalPlace, RentalCar {}

const returnSites = alias(sites, 'return_sites');

/** Cars of the stock less the most that are taken on any one day from `firstDay` to `lastDay`. */
const taken = sql`select max(${stockDays.taken}) from ${stockDays}
  where ${stockDays.siteId} = ${inventory.siteId} and ${stockDays.cartypeId} = ${inventory.cartypeId}
  and ${stockDays.day} between ${sql.placeholder('firstDay')}::date and ${sql.placeholder('lastDay')}::date`;
const available = sql<number | null>`greatest(${inventory.quantity} - coalesce((${taken}), 0), 0)`.mapWith(
  Number,
);

/** Both sites, the car type, its price and what is left; a site without the car gives a row without one. */
const rentalOfCartype = prepared(db =>
  db
    .select({
      site: jsonRow(getTableColumns(sites)),
      returnSite: jsonRow(getTableColumns(returnSites)),
      cartype: jsonRowOrNull(cartypes.id, cartypeColumns),
      weekdayPrice: inventory.weekdayPrice,
      available,
    })
    .from(sites)
    .innerJoin(returnSites, eq(returnSites.id, sql.placeholder('returnSiteId')))
    .leftJoin(
      inventory,
      and(eq(inventory.siteId, sites.id), eq(inventory.cartypeId, sql.placeholder('cartypeId'))),
    )
    .leftJoin(cartypes, eq(cartypes.id, inventory.cartypeId))
    .where(eq(sites.id, sql.placeholder('siteId')))
    .prepare('rental_of_cartype'),
);

const placeOfRental = prepared(db =>
  db
    .select({ site: jsonRow(getTableColumns(sites)), returnSite: jsonRow(getTableColumns(returnSites)) })
    .from(sites)
    .innerJoin(returnSites, eq(returnSites.id, sql.placeholder('returnSiteId')))
    .where(eq(sites.id, sql.placeholder('siteId')))
    .prepare('place_of_rental'),
);

/** Without the sites, which would come again with every car: two thirds of what is read. */
const carsOfSite = prepared(db =>
  db
    .select({ cartype: jsonRow(cartypeColumns), weekdayPrice: inventory.weekdayPrice, available })
    .from(inventory)
    .innerJoin(cartypes, eq(cartypes.id, inventory.cartypeId))
    .where(eq(inventory.siteId, sql.placeholder('siteId')))
    .orderBy(inventory.weekdayPrice, inventory.cartypeId)
    .prepare('cars_of_site'),
);

/** What the statements are asked with. */
function placeholdersOf(search: RentalSearch) {
  const days = stockDaysOf(search.from_time, search.to_time);
  return {
    siteId: search.site_id,
    returnSiteId: search.return_site_id ?? search.site_id,
    firstDay: days[0],
    lastDay: days.at(-1),
  };
}

/**
 * Everything about one car type at one site for one period, in one query: both sites, the car type, its price and
 * how many are left. Answers NOT_FOUND for an unknown site or return site and for a car type that the site does not
 * have. The period must have passed `assertRentalPeriod`.
 */
export async function findRental(
  db: Database,
  search: RentalSearch & { cartype_id: string },
): Promise<Rental> {
  const [row] = await rentalOfCartype(db).execute({
    ...placeholdersOf(search),
    cartypeId: search.cartype_id,
  });
  if (!row) throw notFound('这家门店');
  const { site, returnSite, cartype, weekdayPrice, available } = row;
  if (!cartype || weekdayPrice === null) {
    throw new Failure(ErrorCode.NOT_FOUND, '这家门店没有这款车型');
  }
  return { site, returnSite, cartype, weekdayPrice, available };
}

/** All car types of a site for a period, cheapest first, sold-out ones too. NOT_FOUND as `findRental`. */
export async function listRentals(
  db: Database,
  search: RentalSearch,
): Promise<RentalPlace & { cars: RentalCar[] }> {
  const asked = placeholdersOf(search);
  const [[place], cars] = await Promise.all([
    placeOfRental(db).execute(asked),
    carsOfSite(db).execute(asked),
  ]);
  if (!place) throw notFound('这家门店');
  return { ...place, cars };
}

/** What a search gives to the price of every car of a place: period, ways to the door and one-way; for `quoteFor`. */
export const pricedSearchOf = (
  place: RentalPlace,
  search: Omit<RentalSearch, 'site_id' | 'return_site_id'>,
): Omit<PricedSearch, 'services'> => ({
  from: search.from_time,
  to: search.to_time,
  delivery: deliveryOf(place, search),
  oneWay: oneWayOf(place.site, place.returnSite),
});

/** What of a car and its site a coupon asks for. */
export const pricedCarClass = ({
  site,
  cartype,
}: {
  site: Pick<SiteRow, 'cityId'>;
  cartype: Pick<CartypeRow, 'category' | 'brand'>;
}) => ({ category: cartype.category, cityId: site.cityId, brand: cartype.brand });

/** What a car gives to its price. */
export const pricedCarOf = ({
  cartype: { vehicleDeposit, violationDeposit },
  weekdayPrice,
}: Pick<RentalCar, 'cartype' | 'weekdayPrice'>): PricedCar => ({
  weekdayPrice,
  vehicleDeposit,
  violationDeposit,
});

/**
 * What `quote` needs of a rental: period, price, ways to the door and one-way, deposits. The caller adds what the renter chose:
 * `quote({ ...quoteInputOf(rental, search), services, coupon, … })`. List, detail and booking all price through it,
 * so that the figure of the list is the figure to the end (rental.md; decisions, reading 14).
 */
export const quoteInputOf = (
  rental: RentalPlace & Pick<RentalCar, 'cartype' | 'weekdayPrice'>,
  search: Omit<RentalSearch, 'site_id' | 'return_site_id'>,
): Omit<QuoteInput, 'services'> => ({ ...pricedSearchOf(rental, search), ...pricedCarOf(rental) });
