import { isStaffed } from '../../../src/domain/scanOrder';
import type { LngLat } from '../../../types/api/call';
import type { Site } from '../../../types/api/site';
import type { Database } from '../../db/database';
import { presentSite } from './sitePresenter';
import { listCitySites } from './siteRepository';

/** How many are offered. */
const MOST = 3;

/** The sites of a city where a car can be taken now, nearest to a point or else to its centre; `but` is left out. */
export async function nearestStaffedSites(
  db: Database,
  { cityId, from, but, now }: { cityId: string; from: LngLat | undefined; but?: string; now: Date },
): Promise<Site[]> {
  const rows = await listCitySites(db, cityId, {});
  return rows
    .map(({ site, centre }) => presentSite(site, from ?? centre))
    .filter(({ id, status, hours }) => id !== but && status === 'OPEN' && isStaffed(hours, now))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST);
}
