import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { cities } from '../../../server/areas/city/schema';
import type { Database } from '../../../server/db/database';
import { users } from '../../../server/kernel/members/schema';
import { onPostgres } from '../support/onPostgres';
import { openTestDatabase } from '../support/testDatabase';

// Issue 10, section 2, High 1: a lost connection fails what was asked on it, or that is asked again where it is safe.
const beijing = { id: '110000', name: '北京', code: 'BJ', pinyin: 'bei jing', lng: 116.4, lat: 39.91 };

/** Gives a test a database of its own, and how to end the connection that a transaction runs on. */
async function withDatabase(
  run: (db: Database, end: (tx: Database) => Promise<void>) => Promise<void>,
): Promise<void> {
  const { db, url, close } = await openTestDatabase('empty');
  const administrator = new Client({ connectionString: url });
  await administrator.connect();
  const end = async (tx: Database): Promise<void> => {
    const [row] = await tx.select({ pid: sql<number>`pg_backend_pid()` }).from(sql`(select) as nothing`);
    await administrator.query('select pg_terminate_backend($1, 5000)', [row?.pid]);
  };
  try {
    await run(db, end);
  } finally {
    await administrator.end();
    await close();
  }
}

onPostgres('a transaction whose connection is lost is done again from its beginning, once', () =>
  withDatabase(async (db, end) => {
    let attempts = 0;
    await db.transaction(async tx => {
      attempts += 1;
      await tx.insert(cities).values(beijing);
      if (attempts === 1) await end(tx);
      await tx.select().from(cities);
    });
    expect(attempts).toBe(2);
    expect(await db.select({ id: cities.id }).from(cities)).toEqual([{ id: '110000' }]);
  }),
);

onPostgres('one that is lost at its commit is not: nobody knows whether it is done', () =>
  withDatabase(async (db, end) => {
    let attempts = 0;
    const lost = db.transaction(async tx => {
      attempts += 1;
      await tx.insert(cities).values(beijing);
      await end(tx);
    });
    await expect(lost).rejects.toThrow();
    expect(attempts).toBe(1);
    // What is asked next is answered.
    expect(await db.select().from(cities)).toEqual([]);
  }),
);

onPostgres('one that fails for a reason of its own is told that reason, and not done again', () =>
  withDatabase(async db => {
    let attempts = 0;
    const refused = db.transaction(() => {
      attempts += 1;
      return Promise.reject(new Error('sold out'));
    });
    await expect(refused).rejects.toThrow('sold out');
    expect(attempts).toBe(1);
  }),
);

onPostgres('of two that wait for each other both are done in the end', () =>
  withDatabase(async db => {
    await db.insert(users).values([
      { id: 'first', mobile: '1' },
      { id: 'second', mobile: '2' },
    ]);
    let waiting = 2;
    let letGo = (): void => undefined;
    const bothHoldOne = new Promise<void>(resolve => (letGo = resolve));
    const rename = (one: string, other: string): Promise<void> =>
      db.transaction(async tx => {
        await tx.execute(sql`update users set name = name || ${'1'} where id = ${one}`);
        waiting -= 1;
        if (waiting === 0) letGo();
        await bothHoldOne;
        await tx.execute(sql`update users set name = name || ${'2'} where id = ${other}`);
      });
    await Promise.all([rename('first', 'second'), rename('second', 'first')]);
    const names = (await db.select({ name: users.name }).from(users)).map(({ name }) => name.length);
    expect(names).toEqual([2, 2]);
  }),
);

onPostgres('connections that are lost again and again do not use up the pool', () =>
  withDatabase(async (db, end) => {
    // More than the pool has, so that one that is kept for each would leave none.
    for (let round = 0; round < 25; round += 1) {
      let isFirst = true;
      await db.transaction(async tx => {
        if (isFirst) await end(tx);
        isFirst = false;
        await tx.select().from(cities);
      });
    }
    expect(await db.select().from(cities)).toEqual([]);
  }),
);
