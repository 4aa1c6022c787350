import { and, asc, eq, getTableColumns, ilike, or, sql } from 'drizzle-orm';
import type { LngLat } from '../../../types/api/call';
import { containing } from '../../db/containing';
import type { Database } from '../../db/database';
import { cities } from '../city/public';
import { sites } from './schema';
import { notFound } from '../../kernel/failure';

export type SiteRow = typeof sites.$inferSelect;

/** A site and the centre of its city, BD-09. */
export interface SiteInCity {
  site: SiteRow;
  centre: LngLat;
}

const columns = {
  site: getTableColumns(sites),
  centre: { lng: cities.lng, lat: cities.lat },
};

/** Which sites of a city are looked for; both parts optional. */
export interface SiteFilter {
  /** Part of the name, the address or the area. */
  keyword?: string;
  areaId?: string;
}

/**
 * All sites of a city with whether each is looked for, in one query: the areas of the whole city are wanted beside
 * the sites found. By id; empty for a city that is not served.
 */
export function listCitySites(
  db: Database,
  cityId: string,
  { keyword = '', areaId }: SiteFilter,
): Promise<(SiteInCity & { isFound: boolean })[]> {
  const pattern = containing(keyword.trim());
  const found = and(
    or(ilike(sites.name, pattern), ilike(sites.address, pattern), ilike(sites.area, pattern)),
    areaId === undefined ? undefined : eq(sites.areaId, areaId),
  );
  return db
    .select({ ...columns, isFound: sql<boolean>`${found}` })
    .from(sites)
    .innerJoin(cities, eq(cities.id, sites.cityId))
    .where(eq(sites.cityId, cityId))
    .orderBy(asc(sites.id));
}

/** The sites of a city that are not closed, by id. */
export const openSitesIn = (db: Database, cityId: string): Promise<SiteRow[]> =>
  db
    .select()
    .from(sites)
    .where(and(eq(sites.cityId, cityId), eq(sites.closed, false)))
    .orderBy(asc(sites.id));

/** A site by its id; undefined when there is none. */
export async function siteInCity(db: Database, id: string): Promise<SiteInCity | undefined> {
  const [row] = await db
    .select(columns)
    .from(sites)
    .innerJoin(cities, eq(cities.id, sites.cityId))
    .where(eq(sites.id, id));
  return row;
}

/** A site by its id; NOT_FOUND when there is none. */
export async function findSite(db: Database, id: string): Promise<SiteInCity> {
  const row = await siteInCity(db, id);
  if (!row) throw notFound('这家门店');
  return row;
}

/** Sets whether the staff of a site confirm its orders. */
export async function setConfirmsOrders(db: Database, id: string, confirmsOrders: boolean): Promise<void> {
  await db.update(sites).set({ confirmsOrders }).where(eq(sites.id, id));
}

/** Sites whose name holds a text, and how many of them at most; all by id where nothing is looked for. */
export const searchSites = (db: Database, text: string, most: number): Promise<SiteRow[]> =>
  db
    .select()
    .from(sites)
    .where(or(eq(sites.id, text), ilike(sites.name, containing(text))))
    .orderBy(asc(sites.id))
    .limit(most);
