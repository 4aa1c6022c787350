import type { Database } from '../../../server/db/database';

/** A database in which something else happens once, between what a sweep reads and its first transaction. */
export function meanwhile(db: Database, happens: () => Promise<unknown>): Database {
  let happened: Promise<unknown> | undefined;
  return new Proxy(db, {
    get(target, name: keyof Database) {
      if (name !== 'transaction') return target[name];
      return async (...given: Parameters<Database['transaction']>) => {
        await (happened ??= happens());
        return target.transaction(...given);
      };
    },
  });
}
