import type { RequestOf } from '../../../types/api';
import type { MapSite } from '../../../types/api/site';
import { toMillis } from '../../../src/domain/shanghaiTime';
import type { Context } from '../../http/endpoint';
import { kept } from '../../kernel/catalogue/Kept';
import {
  assertRentalPeriod,
  brokenMinimum,
  cityStock,
  rentalCarsIn,
  roundTripBills,
  type SiteStock,
} from '../cartype/public';
import { presentSite } from '../site/public';

type MapQuery = RequestOf<'GET /api/site/get_map_sites'>;

/** A site with what the map says of it to everybody. */
interface SiteFigures {
  site: SiteStock['site'];
  figures: Pick<MapSite, 'bookable' | 'lowest_daily_price'>;
}

/** Cities and periods whose figures are kept. */
const MOST_FIGURES = 200;
const cityFigures = kept<SiteFigures[]>(MOST_FIGURES);

/**
 * Sites of a city within `radius` metres of `centre`, nearest first, with what can be booked as it stands and the
 * lowest daily price, as the list has it (specification §7, map sites). The figures of a city and a period are worked
 * out once for all who look. CITY_NOT_SERVED, PERIOD_INVALID.
 */
export async function listMapSites(
  query: MapQuery,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<MapSite[]> {
  assertRentalPeriod(query, now);
  const { city_id, from_time: from, to_time: to } = query;
  const stock = await cityStock(db, city_id, { from, to });
  const question = JSON.stringify([city_id, toMillis(from), toMillis(to)]);
  const all = await cityFigures(db).get(question, stock.stamp, async () =>
    figuresOf(stock.read(), { from, to }),
  );
  return all
    .map(({ site, figures }) => ({ ...presentSite(site, query.centre), ...figures }))
    .filter(({ distance }) => distance <= query.radius)
    .sort((a, b) => a.distance - b.distance);
}

function figuresOf(stock: readonly SiteStock[], period: { from: string; to: string }): SiteFigures[] {
  const isTooShort = brokenMinimum(period.from, period.to) !== undefined;
  const bills = roundTripBills(period);
  return stock.map(({ site, cars }) => {
    if (site.closed || isTooShort) return { site, figures: { bookable: 0 } };
    const left = rentalCarsIn(cars, period).filter(({ available }) => available > 0);
    // Cheapest first by the weekday's price, from which every other price of a site and period grows.
    const [cheapest] = left;
    if (!cheapest) return { site, figures: { bookable: 0 } };
    return { site, figures: { bookable: left.length, lowest_daily_price: bills(cheapest).dailyAverage } };
  });
}
