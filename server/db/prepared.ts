import type { Database } from './database';

/**
 * A statement for what every call or every search asks: its SQL is built once per database, not at each call, and
 * PostgreSQL keeps its plan by the name given to Drizzle's `prepare`, which must be the only one of that name.
 *
 *     const byId = prepared(db => db.select()….where(eq(users.id, sql.placeholder('id'))).prepare('user_by_id'));
 *     const rows = await byId(db).execute({ id });
 *
 * Times are handed over as ISO text. Inside a transaction it is built anew, since a statement runs where it was built.
 */
export function prepared<Statement>(build: (db: Database) => Statement): (db: Database) => Statement {
  const statements = new WeakMap<Database, Statement>();
  return db => {
    const known = statements.get(db);
    if (known) return known;
    const statement = build(db);
    statements.set(db, statement);
    return statement;
  };
}
