import type { Database } from '../db/database';
import { activities, banners, destinations, faqGroups, faqs, guides, topics } from '../areas/content/schema';
import { cartypes } from '../areas/cartype/schema';
import { cities } from '../areas/city/schema';
import { districts, places } from '../areas/address/schema';
import { inventory } from '../kernel/stock/schema';
import { marks } from '../areas/mark/schema';
import { sites } from '../areas/site/schema';
import { demoCartypes } from './demoCartypes';
import { demoCities } from './demoCities';
import {
  demoActivities,
  demoBanners,
  demoDestinations,
  demoFaqGroups,
  demoFaqs,
  demoGuides,
  demoTopics,
} from './demoContent';
import { demoInventory } from './demoInventory';
import { demoCartypeMarks, demoSiteMarks, meanScore } from './demoMarks';
import { demoGround } from './demoPlaces';
import { demoSites } from './demoSites';
import { insertRows } from './insertRows';

/** How much is seeded, and who is told. */
export interface SeedOptions {
  /** How many cities, the largest first (hot ones before all); default all 337. For quick tests. */
  cities?: number;
  /** Told what is being done, in words for the person who waits. */
  onProgress?: (text: string) => void;
}

/**
 * Fills an empty database with the demo data (issue 2, section 4); a database that has cities is left as it is.
 * The data are the same each time, on every machine. All or nothing: an interrupted seed leaves nothing.
 */
export async function seed(db: Database, options: SeedOptions = {}): Promise<void> {
  const { cities: count, onProgress = () => undefined } = options;
  const present = await db.select({ id: cities.id }).from(cities).limit(1);
  if (present.length > 0) return;

  const cityRows = demoCities().slice(0, count);
  const fleet = demoCartypes();
  const sitesByCity = cityRows.map(city => ({ city, sites: demoSites(city) }));
  const grounds = sitesByCity.map(({ city, sites: siteRows }) => demoGround(city, siteRows));
  const stockBySite = sitesByCity.flatMap(({ city, sites: siteRows }) =>
    siteRows.map(site => ({ city, site, stock: demoInventory(city, site, fleet) })),
  );
  const cartypeRows = fleet.map(({ row }) => row);
  const carMarks = cartypeRows.map(row => ({ row, marks: demoCartypeMarks(row, cartypeRows) }));
  const seriesOf = new Map(fleet.map(({ row }) => [row.id, row.series]));
  const siteMarks = stockBySite.flatMap(({ city, site, stock }) =>
    demoSiteMarks(
      site,
      Boolean(city.hotRank),
      stock.map(({ cartypeId }) => seriesOf.get(cartypeId) ?? ''),
    ),
  );

  await db.transaction(async tx => {
    onProgress(`写入${cityRows.length}个城市、${stockBySite.length}家门店`);
    await insertRows(tx, cities, cityRows);
    await insertRows(
      tx,
      sites,
      sitesByCity.flatMap(({ sites: siteRows }) => siteRows),
    );
    await insertRows(
      tx,
      places,
      grounds.flatMap(ground => ground.places),
    );
    await insertRows(
      tx,
      districts,
      grounds.flatMap(ground => ground.districts),
    );
    onProgress(`写入${fleet.length}款车型和各店库存`);
    await insertRows(
      tx,
      cartypes,
      carMarks.map(({ row, marks: own }) => ({ ...row, score: meanScore(own) })),
    );
    await insertRows(
      tx,
      inventory,
      stockBySite.flatMap(({ stock }) => stock),
    );
    onProgress('写入评价、活动和常见问题');
    await insertRows(tx, marks, [...carMarks.flatMap(({ marks: own }) => own), ...siteMarks]);
    await insertRows(tx, banners, demoBanners(cityRows));
    await insertRows(tx, activities, demoActivities(cityRows));
    await insertRows(tx, topics, demoTopics());
    await insertRows(tx, destinations, demoDestinations(cityRows));
    await insertRows(tx, guides, demoGuides());
    await insertRows(tx, faqGroups, demoFaqGroups());
    await insertRows(tx, faqs, demoFaqs());
  });
}
