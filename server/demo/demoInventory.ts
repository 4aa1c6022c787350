import type { SiteCategory } from '../../types/api/site';
import type { inventory } from '../kernel/stock/schema';
import { HOT_CITIES } from './data/hotSites';
import type { CityRow } from './demoCities';
import { LARGEST_CITY_NAMES } from './demoCities';
import type { DemoCartype } from './demoCartypes';
import type { SiteRow } from './demoSites';
import { THREE_LEFT } from './knownStock';
import { Random } from './random';

export type InventoryRow = typeof inventory.$inferInsert;

/** Where many arrive, cars cost more. */
const SITE_FACTORS: Readonly<Record<SiteCategory, number>> = {
  AIRPORT: 1.08,
  RAILWAY: 1.04,
  MALL: 1,
  METRO: 1,
  HOTEL: 1.05,
  POINT: 0.97,
  OTHER: 1,
};

/** Part of a car's price range at which a city stands: 0 its low end, 1 its high end. */
function levelOf(city: CityRow): number {
  if (HOT_CITIES.some(({ name }) => name === city.name)) return 0.5;
  return LARGEST_CITY_NAMES.includes(city.name) ? 0.3 : 0.15;
}

/** A weekday's price in fen, whole yuan, within 10 % of the car's range. */
function weekdayPrice(
  { day: [low, high] }: DemoCartype,
  site: SiteRow,
  level: number,
  random: Random,
): number {
  const yuan = (low + (high - low) * (level + random.between(-0.12, 0.12))) * SITE_FACTORS[site.category];
  return Math.round(yuan) * 100;
}

/** What a site of a city has: 14 to 36 car types, 1 to 8 of each. */
export function demoInventory(city: CityRow, site: SiteRow, fleet: readonly DemoCartype[]): InventoryRow[] {
  const random = new Random(`inventory ${site.id}`);
  const level = levelOf(city);
  const isLarge = LARGEST_CITY_NAMES.includes(city.name);
  const count = isLarge ? random.integer(22, 36) : random.integer(14, 22);
  const isKnown = (car: DemoCartype): boolean =>
    site.id === THREE_LEFT.siteId && car.row.id === THREE_LEFT.cartypeId;
  const known = fleet.filter(isKnown);
  const others = random.sample(
    fleet.filter(car => !isKnown(car)),
    count - known.length,
  );
  return [...known, ...others].map(car => ({
    siteId: site.id,
    cartypeId: car.row.id,
    // Of costly cars there are few.
    quantity: isKnown(car) ? THREE_LEFT.quantity : random.integer(1, car.day[0] >= 500 ? 2 : 8),
    weekdayPrice: weekdayPrice(car, site, level, random),
  }));
}
