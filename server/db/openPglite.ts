import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder, type OpenDatabase, type Prepare } from './database';
import { PreparedPglite } from './PreparedPglite';

/** Pages of the database are kept by the system's file cache too: the usual 128 MB are no faster here. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** Opens PGlite, migrates and prepares it; `options` let tests start from a dumped data directory. */
export async function openPglite(
  options: PGliteOptions,
  prepare?: Prepare,
): Promise<OpenDatabase & { client: PGlite }> {
  const client = new PreparedPglite({ ...options, startParams });
  await client.waitReady;
  try {
    const db = drizzle({ client });
    await migrate(db, { migrationsFolder });
    await prepare?.(db);
    return { db, client, maintain: () => maintain(client), close: () => client.close() };
  } catch (error) {
    await client.close();
    throw error;
  }
}

/**
 * PGlite has neither autovacuum nor a checkpointer: without this the rows that have been deleted or replaced would never
 * make room for others, and the log of changes would grow until the next start.
 */
async function maintain(client: PGlite): Promise<void> {
  // One by one, so that calls come in between.
  for (const work of ['vacuum', 'analyze', 'checkpoint']) await client.exec(work);
}
