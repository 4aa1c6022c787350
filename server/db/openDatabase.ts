import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migrateNodePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import type { Settings } from '../settings';
import type { Database } from './database';

/** An open, migrated database and how to close it. */
export interface OpenDatabase {
  db: Database;
  close(): Promise<void>;
}

/** What happens once between the migrations and the first call: seeding an empty database. */
export type Prepare = (db: Database) => Promise<void>;

type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'dataDirectory'>;

const migrationsFolder = path.join(__dirname, 'migrations');

/** Any number will do, as long as every process of this server uses the same. */
const preparationLock = 727274;

/** Opens PGlite, migrates and prepares it; `options` let tests start from a dumped data directory. */
export async function openPglite(
  options: PGliteOptions,
  prepare?: Prepare,
): Promise<OpenDatabase & { client: PGlite }> {
  const client = await PGlite.create(options);
  try {
    const db = drizzlePglite({ client });
    await migratePglite(db, { migrationsFolder });
    await prepare?.(db);
    return { db, client, close: () => client.close() };
  } catch (error) {
    await client.close();
    throw error;
  }
}

/**
 * Opens PostgreSQL, migrates and prepares it. Processes that start at the same time take turns by an
 * advisory lock, so that one migrates and seeds and the others find it done.
 */
async function openPostgres(connectionString: string, prepare?: Prepare): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString, max: 20, connectionTimeoutMillis: 10_000 });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  try {
    const lock = await pool.connect();
    try {
      await lock.query('select pg_advisory_lock($1)', [preparationLock]);
      const db = drizzleNodePostgres({ client: pool });
      await migrateNodePostgres(db, { migrationsFolder });
      await prepare?.(db);
      return { db, close: () => pool.end() };
    } finally {
      // Closing the connection instead of reusing it releases the lock in every case.
      lock.release(true);
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
}

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
