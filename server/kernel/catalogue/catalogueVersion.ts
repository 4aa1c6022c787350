import type { Database } from '../../db/database';
import { prepared } from '../../db/prepared';
import { catalogue } from './schema';

const version = prepared(db =>
  db.select({ version: catalogue.version }).from(catalogue).prepare('catalogue_version'),
);

/** The version of cities, sites, car types and inventory: what was read after it is at least as new. */
export async function catalogueVersion(db: Database): Promise<string> {
  const [row] = await version(db).execute();
  if (!row) throw new Error('The catalogue has no version');
  return String(row.version);
}
