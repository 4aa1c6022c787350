import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import type { OpenDatabase, Prepare } from '../../../server/db/database';
import { openDatabase } from '../../../server/db/openDatabase';
import { openPglite } from '../../../server/db/openPglite';
import { seed } from '../../../server/demo/seed';

/** What a test finds in its database: nothing but the tables, or the demo data of that many cities. */
export type TestData = { cities: number } | 'empty';

const snapshots = path.resolve(__dirname, '../../../.cache/test-databases');

const prepareFor = (data: TestData): Prepare | undefined =>
  data === 'empty' ? undefined : db => seed(db, data);

/** The name of a prepared database: it changes with everything that the preparation is made of (fingerprint.mjs). */
function preparedName(data: TestData): string {
  const made = process.env.TEST_DATABASE_FINGERPRINT;
  if (!made)
    throw new Error(
      'The test database has no fingerprint: it is set by tests/server/support/fingerprint.mjs',
    );
  return `${data === 'empty' ? 'empty' : `cities_${data.cities}`}_${made.slice(0, 16)}`;
}

/** Making a PGlite takes seconds, so it is made once, dumped, and loaded by each test file. */
async function openPgliteCopy(data: TestData): Promise<OpenDatabase> {
  const name = preparedName(data);
  const snapshot = path.join(snapshots, `${name}.tar.gz`);
  const kept = await Promise.resolve()
    .then(() => readFileSync(snapshot))
    .catch(() => null);
  if (kept)
    return openPglite({ loadDataDir: new Blob([new Uint8Array(kept)], { type: 'application/x-gzip' }) });

  const opened = await openPglite({}, prepareFor(data));
  const dump = await opened.client.dumpDataDir('gzip');
  mkdirSync(snapshots, { recursive: true });
  const kind = name.slice(0, name.lastIndexOf('_') + 1);
  for (const old of readdirSync(snapshots)) {
    if (old.startsWith(kind)) rmSync(path.join(snapshots, old), { force: true });
  }
  const draft = `${snapshot}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, snapshot);
  return opened;
}

/** Any number will do, as long as all test files use the same. */
const preparationLock = 727275;

/** The same on PostgreSQL: a database that is made by the first who asks for it, and copied for each test file. */
async function preparePostgres(administrator: Client, address: string, data: TestData): Promise<string> {
  const name = preparedName(data);
  // A lock for each kind, so that who wants an empty one does not wait for the demo data.
  const lock = [preparationLock, data === 'empty' ? 0 : data.cities];
  await administrator.query('select pg_advisory_lock($1, $2)', lock);
  try {
    const found = await administrator.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) {
      const draft = `${name}_draft`;
      await administrator.query(`drop database if exists ${draft} with (force)`);
      await administrator.query(`create database ${draft}`);
      const settings = { databaseUrl: databaseAt(address, draft), dataDirectory: ':memory:' };
      await (await openDatabase(settings, prepareFor(data))).close();
      await administrator.query(`alter database ${draft} rename to ${name}`);
    }
    return name;
  } finally {
    await administrator.query('select pg_advisory_unlock($1, $2)', lock);
  }
}

/** The address of another database of the same PostgreSQL. */
function databaseAt(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}

/** A database of its own on the PostgreSQL of DATABASE_URL, dropped when closed. */
async function openPostgresCopy(address: string, data: TestData): Promise<OpenDatabase & { url: string }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const administer = async (work: (client: Client) => Promise<unknown>): Promise<void> => {
    const client = new Client({ connectionString: address });
    await client.connect();
    await work(client).finally(() => client.end());
  };
  await administer(async client => {
    const prepared = await preparePostgres(client, address, data);
    await client.query(`create database ${name} template ${prepared}`);
  });
  const url = databaseAt(address, name);
  const opened = await openDatabase({ databaseUrl: url, dataDirectory: ':memory:' });
  return {
    ...opened,
    url,
    async close() {
      await opened.close();
      await administer(client => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** A fresh migrated database: PGlite in memory, or PostgreSQL when DATABASE_URL is set (`url` is then its address). */
export async function openTestDatabase(data: TestData): Promise<OpenDatabase & { url: string }> {
  const address = process.env.DATABASE_URL;
  return address ? openPostgresCopy(address, data) : { ...(await openPgliteCopy(data)), url: '' };
}
