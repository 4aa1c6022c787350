import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migrateNodePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import type { Database } from '../../../server/db/database';
import { openTestDatabase } from './testDatabase';

/** A database of an earlier day. */
export interface OlderDatabase {
  db: Database;
  /** Applies what it lacks, as a server does that starts on it. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

const migrations = path.resolve(__dirname, '../../../server/db/migrations');

/** The migrations that come before one, as a server had them that did not know it. */
function migrationsBefore(tag: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
  cpSync(migrations, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
  const end = journal.entries.findIndex(entry => entry.tag.endsWith(`_${tag}`));
  if (end < 0) throw new Error(`There is no migration ${tag}`);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return folder;
}

type Migrate = (folder: string) => Promise<void>;

async function openEmpty(): Promise<{ db: Database; migrate: Migrate; close: () => Promise<void> }> {
  if (!process.env.DATABASE_URL) {
    const client = await PGlite.create();
    const db = drizzlePglite({ client });
    return {
      db,
      migrate: migrationsFolder => migratePglite(db, { migrationsFolder }),
      close: () => client.close(),
    };
  }
  const whole = await openTestDatabase('empty');
  const pool = new Pool({ connectionString: whole.url });
  // A connection that the pool is still closing is ended with its database; without a listener that would be a failure.
  pool.on('error', () => undefined);
  await pool.query('drop schema public cascade; create schema public; drop schema drizzle cascade');
  const db = drizzleNodePostgres({ client: pool });
  return {
    db,
    migrate: migrationsFolder => migrateNodePostgres(db, { migrationsFolder }),
    async close() {
      await pool.end();
      await whole.close();
    },
  };
}

/** A database as a server left it that knew the migrations before `tag` only (the name without its number). */
export async function openOlderDatabase(tag: string): Promise<OlderDatabase> {
  const { db, migrate, close } = await openEmpty();
  const older = migrationsBefore(tag);
  await migrate(older);
  rmSync(older, { recursive: true });
  return { db, migrate: () => migrate(migrations), close };
}

/** Two sites of Beijing, `east` and `west`. */
export async function fillSites(db: Database): Promise<void> {
  await db.execute(
    sql`insert into cities (id, name, code, pinyin, lng, lat) values ('110000', '北京', 'BJ', 'bei jing', 116.4, 39.9)`,
  );
  for (const id of ['east', 'west']) {
    await db.execute(
      sql`insert into sites (id, city_id, name, category, area, area_id, address, lng, lat, open, close, phone, tags, directions, photo)
        values (${id}, '110000', ${`${id}店`}, 'MALL', '朝阳区', '110105', '建国路1号', 116.4, 39.9, '08:00', '21:00', '', '[]', '[]', 'MALL')`,
    );
  }
}

/** Two sites, `east` and `west`, and a car type `lavida`: what orders were about before they had a line. */
export async function fillPlaces(db: Database): Promise<void> {
  await fillSites(db);
  await db.execute(
    sql`insert into cartypes (id, brand, series, model, category, energy, transmission, seats, doors, power, body, colour, tags, specification, vehicle_deposit, violation_deposit, rented, score)
      values ('lavida', '大众', '朗逸', '1.5L', 'ECONOMY', 'FUEL', 'AUTO', 5, 4, '1.5L', 'SEDAN', 'WHITE', '[]', '[]', 300000, 200000, 0, 4.8)`,
  );
}
