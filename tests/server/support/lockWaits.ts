import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/db/database';

/** How many statements of a PostgreSQL wait for a lock of another connection. */
export async function lockWaits(db: Database): Promise<number> {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return (await db.select().from(sql`(${waiting}) as waiting`)).length;
}
