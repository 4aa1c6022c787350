import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { LngLat } from '../../../types/api/call';
import type { Database } from '../../db/database';
import { cities, cityNotServed } from '../city/public';
import { districts, places } from './schema';
import { sites } from '../site/public';

export type PlaceRow = typeof places.$inferSelect;
export type DistrictRow = typeof districts.$inferSelect;

/** The places of a city, the best known first, and its centre, BD-09; CITY_NOT_SERVED for an unknown one. */
export async function listCityPlaces(
  db: Database,
  cityId: string,
): Promise<{ places: PlaceRow[]; centre: LngLat }> {
  const rows = await db
    .select({ place: getTableColumns(places), centre: { lng: cities.lng, lat: cities.lat } })
    .from(places)
    .innerJoin(cities, eq(cities.id, places.cityId))
    .where(eq(places.cityId, cityId))
    .orderBy(asc(places.id));
  const [first] = rows;
  if (!first) throw cityNotServed();
  return { places: rows.map(({ place }) => place), centre: first.centre };
}

/** A district by its id; undefined when there is none. */
export async function findDistrict(db: Database, id: string): Promise<DistrictRow | undefined> {
  const [row] = await db.select().from(districts).where(eq(districts.id, id));
  return row;
}

/** The districts of a city by their id; CITY_NOT_SERVED for an unknown one. */
export async function listDistricts(db: Database, cityId: string): Promise<DistrictRow[]> {
  const rows = await db
    .select()
    .from(districts)
    .where(eq(districts.cityId, cityId))
    .orderBy(asc(districts.id));
  if (rows.length === 0) throw cityNotServed();
  return rows;
}

/** Where the sites of a city are that take bookings. */
export const listOpenSitePoints = (db: Database, cityId: string): Promise<(LngLat & { areaId: string })[]> =>
  db
    .select({ areaId: sites.areaId, lng: sites.lng, lat: sites.lat })
    .from(sites)
    .where(and(eq(sites.cityId, cityId), eq(sites.closed, false)));
