import { and, asc, eq, exists, sql } from 'drizzle-orm';
import { distanceKm } from '../../../src/domain/geo';
import type { Database } from '../../db/database';
import { byRank, cities, cityNotServed, type CityRow } from '../city/public';
import { sites } from './schema';

/** Cities with at least one site that is open for business, by their code. */
const listOpenCities = (db: Database): Promise<CityRow[]> =>
  db
    .select()
    .from(cities)
    .where(
      exists(
        db
          .select({ one: sql`1` })
          .from(sites)
          .where(and(eq(sites.cityId, cities.id), eq(sites.closed, false))),
      ),
    )
    .orderBy(asc(cities.id));

/**
 * The other cities to which a car taken in a city may be returned: those with an open site, hot ones first in their
 * order, then the nearest, since the fee grows with the distance. CITY_NOT_SERVED for an unknown city.
 */
export async function listReturnCities(db: Database, cityId: string): Promise<CityRow[]> {
  const rows = await listOpenCities(db);
  const from = rows.find(({ id }) => id === cityId);
  if (!from) throw cityNotServed();
  return rows
    .filter(({ id }) => id !== cityId)
    .map(row => ({ row, km: distanceKm(from, row) }))
    .sort((a, b) => byRank(a.row, b.row) || a.km - b.km)
    .map(({ row }) => row);
}
