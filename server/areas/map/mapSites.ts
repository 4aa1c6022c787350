import type { RequestOf } from '../../../types/api';
import type { CompanyLevel } from '../../../types/api/bill';
import type { MapSite } from '../../../types/api/site';
import { toMillis } from '../../../src/domain/shanghaiTime';
import type { Context } from '../../http/endpoint';
import { kept } from '../../kernel/catalogue/Kept';
import {
  assertRentalPeriod,
  brokenMinimum,
  cityStock,
  findSite,
  rentalCarsIn,
  tripBills,
  tripFrom,
  type SiteStock,
} from '../cartype/public';
import { companyLevelOf } from '../employee/public';
import { presentSite } from '../site/public';

type MapQuery = RequestOf<'GET /api/site/get_map_sites'>;

/** A site with what the map says of it to everybody at one price level. */
interface SiteFigures {
  site: SiteStock['site'];
  figures: Pick<MapSite, 'bookable' | 'lowest_daily_price'>;
}

/** Cities and periods whose figures are kept. */
const MOST_FIGURES = 200;
const cityFigures = kept<SiteFigures[]>(MOST_FIGURES);

/**
 * Sites of a city within `radius` metres of `centre`, nearest first, with what can be booked as it stands and the
 * lowest daily price, as the list has it for the same return and way to the door (specification §7, map sites). The
 * figures of a city, a period and a trip are worked out once for all who look. CITY_NOT_SERVED, PERIOD_INVALID, NOT_FOUND.
 */
export async function listMapSites(
  query: MapQuery,
  { db, now, member }: Pick<Context, 'db' | 'now' | 'member'>,
): Promise<MapSite[]> {
  assertRentalPeriod(query, now);
  const { city_id, from_time: from, to_time: to, return_site_id, delivery, collection } = query;
  const [stock, returnSite, company] = await Promise.all([
    cityStock(db, city_id, { from, to }),
    findSite(db, return_site_id),
    companyLevelOf(db, member, now),
  ]);
  const question = JSON.stringify([
    ...[city_id, toMillis(from), toMillis(to)],
    ...[return_site_id, delivery, collection, company],
  ]);
  const all = await cityFigures(db).get(question, stock.stamp, async () =>
    figuresOf(stock.read(), query, returnSite, company),
  );
  return all
    .map(({ site, figures }) => ({ ...presentSite(site, query.centre), ...figures }))
    .filter(({ distance }) => distance <= query.radius)
    .sort((a, b) => a.distance - b.distance);
}

function figuresOf(
  stock: readonly SiteStock[],
  query: MapQuery,
  returnSite: SiteStock['site'] | undefined,
  company: CompanyLevel | undefined,
): SiteFigures[] {
  const period = { from: query.from_time, to: query.to_time };
  const isTooShort = brokenMinimum(period.from, period.to) !== undefined;
  const billsAt = tripBills(query, { company });
  return stock.map(one => {
    const place = tripFrom(one, returnSite);
    const { site } = one;
    if (site.closed || place.returnSite.closed || isTooShort) return { site, figures: { bookable: 0 } };
    const left = rentalCarsIn(one.cars, period).filter(({ available }) => available > 0);
    // Cheapest first by the weekday's price, from which every other price of a site and period grows.
    const [cheapest] = left;
    if (!cheapest) return { site, figures: { bookable: 0 } };
    const bill = billsAt(place)(cheapest);
    return { site, figures: { bookable: left.length, lowest_daily_price: bill.dailyAverage } };
  });
}
