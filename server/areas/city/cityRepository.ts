import { and, asc, eq, exists, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { cities, sites } from '../../db/schema';

export type CityRow = typeof cities.$inferSelect;

/** All cities of the service by their code. */
export const listCities = (db: Database): Promise<CityRow[]> =>
  db.select().from(cities).orderBy(asc(cities.id));

/** Cities with at least one site that is open for business, by their code. */
export const listOpenCities = (db: Database): Promise<CityRow[]> =>
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
