import path from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database as repositories see it: PGlite or PostgreSQL, or a transaction on either. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open, migrated database and how to close it. */
export interface OpenDatabase {
  db: Database;
  /** Does now and then what a database server does by itself; nothing where one does. */
  maintain(): Promise<void>;
  close(): Promise<void>;
}

/** What happens once between the migrations and the first call: seeding an empty database. */
export type Prepare = (db: Database) => Promise<void>;

export const migrationsFolder = path.join(__dirname, 'migrations');
