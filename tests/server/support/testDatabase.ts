import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { openDatabase, openPglite, type OpenDatabase, type Prepare } from '../../../server/db/openDatabase';
import { seed } from '../../../server/demo/seed';

/** What a test finds in its database: nothing but the tables, or the demo data of that many cities. */
export type TestData = { cities: number } | 'empty';

const root = path.resolve(__dirname, '../../..');
const snapshots = path.join(root, 'node_modules/.cache/test-databases');

const prepareFor = (data: TestData): Prepare | undefined =>
  data === 'empty' ? undefined : db => seed(db, data);

function filesBelow(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place)
    .sort()
    .flatMap(name => filesBelow(path.join(place, name)));
}

/** A name that changes with everything that a prepared database depends on. */
function snapshotName(data: TestData): string {
  const sources = ['server/db', 'node_modules/@electric-sql/pglite/package.json'];
  if (data !== 'empty') sources.push('server/demo', 'server/kernel', 'server/areas', 'src/domain');
  const hash = createHash('sha256');
  for (const file of sources.flatMap(source => filesBelow(path.join(root, source))))
    hash.update(readFileSync(file));
  const kind = data === 'empty' ? 'empty' : `${data.cities}-cities`;
  return `${kind}.${hash.digest('hex').slice(0, 16)}.tar.gz`;
}

/** Making a PGlite takes seconds, so it is made once, dumped, and loaded by each test file. */
async function openPgliteCopy(data: TestData): Promise<OpenDatabase> {
  const name = snapshotName(data);
  const snapshot = path.join(snapshots, name);
  const kept = await Promise.resolve()
    .then(() => readFileSync(snapshot))
    .catch(() => null);
  if (kept)
    return openPglite({ loadDataDir: new Blob([new Uint8Array(kept)], { type: 'application/x-gzip' }) });

  const opened = await openPglite({}, prepareFor(data));
  const dump = await opened.client.dumpDataDir('gzip');
  mkdirSync(snapshots, { recursive: true });
  for (const old of readdirSync(snapshots)) {
    if (old.startsWith(`${name.split('.')[0] ?? name}.`)) rmSync(path.join(snapshots, old), { force: true });
  }
  const draft = `${snapshot}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, snapshot);
  return opened;
}

/** A database of its own on the PostgreSQL of DATABASE_URL, dropped when closed. */
async function openPostgresDatabase(
  address: string,
  data: TestData,
): Promise<OpenDatabase & { url: string }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const administer = async (statement: string): Promise<void> => {
    const client = new Client({ connectionString: address });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await administer(`create database ${name}`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  const opened = await openDatabase({ databaseUrl: url.href, dataDirectory: ':memory:' }, prepareFor(data));
  return {
    db: opened.db,
    url: url.href,
    async close() {
      await opened.close();
      await administer(`drop database ${name} with (force)`);
    },
  };
}

/** A fresh migrated database: PGlite in memory, or PostgreSQL when DATABASE_URL is set (`url` is then its address). */
export async function openTestDatabase(data: TestData): Promise<OpenDatabase & { url: string }> {
  const address = process.env.DATABASE_URL;
  return address ? openPostgresDatabase(address, data) : { ...(await openPgliteCopy(data)), url: '' };
}
