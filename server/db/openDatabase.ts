import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../settings';
import type { OpenDatabase, Prepare } from './database';
import { openPglite } from './openPglite';
import { openPostgres } from './openPostgres';

type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'dataDirectory'>;

/**
 * Opens the database that the settings name: PostgreSQL by `databaseUrl`, else the embedded PGlite in
 * `dataDirectory` (`:memory:` keeps nothing). Applies missing migrations, then `prepare`. Throws when the
 * database cannot be reached or a migration fails.
 *
 * PGlite has one connection: inside `db.transaction` use the transaction, never `db`, which would wait for ever.
 */
export async function openDatabase(settings: DatabaseSettings, prepare?: Prepare): Promise<OpenDatabase> {
  if (settings.databaseUrl) return openPostgres(settings.databaseUrl, prepare);
  if (settings.dataDirectory === ':memory:') return openPglite({}, prepare);
  const dataDir = path.join(settings.dataDirectory, 'database');
  await mkdir(dataDir, { recursive: true });
  return openPglite({ dataDir }, prepare);
}
