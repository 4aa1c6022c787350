import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder, type OpenDatabase, type Prepare } from './database';

/** Opens PGlite, migrates and prepares it; `options` let tests start from a dumped data directory. */
export async function openPglite(
  options: PGliteOptions,
  prepare?: Prepare,
): Promise<OpenDatabase & { client: PGlite }> {
  const client = await PGlite.create(options);
  try {
    const db = drizzle({ client });
    await migrate(db, { migrationsFolder });
    await prepare?.(db);
    return { db, client, close: () => client.close() };
  } catch (error) {
    await client.close();
    throw error;
  }
}
