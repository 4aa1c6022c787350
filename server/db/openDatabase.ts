import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../settings';
import type { OpenDatabase, Prepare } from './database';
import { holdData } from './dataLock';
import { openPglite } from './openPglite';
import { openPostgres } from './openPostgres';

type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'dataDirectory'>;

/**
 * Opens the database that the settings name: PostgreSQL by `databaseUrl`, else the embedded PGlite in
 * `dataDirectory` (`:memory:` keeps nothing). Applies missing migrations, then `prepare`. Throws when the
 * database cannot be reached, another process has it open, or a migration fails.
 *
 * PGlite has one connection: inside `db.transaction` use the transaction, never `db`, which would wait for ever.
 */
export async function openDatabase(settings: DatabaseSettings, prepare?: Prepare): Promise<OpenDatabase> {
  const { databaseUrl, dataDirectory } = settings;
  if (databaseUrl) return openPostgres(databaseUrl, prepare);
  return dataDirectory === ':memory:' ? openPglite({}, prepare) : openFolder(dataDirectory, prepare);
}

/** Opens PGlite in a folder, which this process then holds. */
async function openFolder(dataDirectory: string, prepare?: Prepare): Promise<OpenDatabase> {
  const dataDir = path.join(dataDirectory, 'database');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // One that was there already may be open to others.
  await chmod(dataDir, 0o700);
  const release = await holdData(dataDirectory);
  try {
    const { close, ...opened } = await openPglite({ dataDir }, prepare);
    return { ...opened, close: () => close().finally(release) };
  } catch (error) {
    await release();
    throw error;
  }
}
