import { asc } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { cities } from './schema';

export type CityRow = typeof cities.$inferSelect;

/** All cities of the service by their code. */
export const listCities = (db: Database): Promise<CityRow[]> =>
  db.select().from(cities).orderBy(asc(cities.id));
