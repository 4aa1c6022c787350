import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database as repositories see it: PGlite or PostgreSQL, or a transaction on either. */
export type Database = PgDatabase<PgQueryResultHKT>;
