import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { Database } from '../../../server/db/database';
import { openDatabase } from '../../../server/db/openDatabase';
import { cities } from '../../../server/areas/city/schema';
import { onPostgres } from '../support/onPostgres';
import { openTestDatabase } from '../support/testDatabase';

// Issue 2, sections 1 and 4: data survive restarts; the same migrations on PGlite and PostgreSQL.
const beijing = { id: '110000', name: '北京', code: 'BJ', pinyin: 'bei jing', lng: 116.4, lat: 39.91 };

/** Seeds as the server does: only what is empty. */
const seedOnce = async (db: Database): Promise<void> => {
  if ((await db.select().from(cities)).length === 0) await db.insert(cities).values(beijing);
};

test('the embedded database keeps what it holds, and migrates and seeds a second time without harm', async () => {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'database-'));
  for (let start = 0; start < 2; start += 1) {
    const { db, close } = await openDatabase({ databaseUrl: '', dataDirectory }, seedOnce);
    expect(await db.select({ id: cities.id }).from(cities)).toEqual([{ id: '110000' }]);
    await close();
  }
  rmSync(dataDirectory, { recursive: true });
});

test('a failure while preparing is thrown, not swallowed', async () => {
  const failing = openDatabase({ databaseUrl: '', dataDirectory: ':memory:' }, () =>
    Promise.reject(new Error('the seed broke')),
  );
  await expect(failing).rejects.toThrow('the seed broke');
});

test('a PostgreSQL that is not there is told at once', async () => {
  const settings = { databaseUrl: 'postgres://nobody@127.0.0.1:1/none', dataDirectory: ':memory:' };
  await expect(openDatabase(settings)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

async function startTogether(): Promise<void> {
  const { url, close } = await openTestDatabase('empty');
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('drop schema public cascade; create schema public; drop schema drizzle cascade');
  await client.end();
  const settings = { databaseUrl: url, dataDirectory: ':memory:' };
  const opened = await Promise.all([1, 2, 3, 4].map(() => openDatabase(settings, seedOnce)));
  for (const { db } of opened) expect(await db.select().from(cities)).toHaveLength(1);
  await Promise.all(opened.map(one => one.close()));
  await close();
}

onPostgres('servers that start at the same moment migrate and seed it once', startTogether);
