import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { repository } from '../../support/repository';

const server = path.join(repository, 'server');
const meta = path.join(server, 'db/migrations/meta');

type Snapshot = ReturnType<typeof generateDrizzleJson>;

/** What the migrations come to, as the newest of them has noted it. */
function migrated(): Snapshot {
  const newest = readdirSync(meta)
    .filter(name => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  if (!newest) throw new Error('There are no migrations');
  return JSON.parse(readFileSync(path.join(meta, newest), 'utf8')) as Snapshot;
}

/** All tables of the server, as its areas declare them. */
function declared(): Snapshot {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    name => path.basename(name) === 'schema.ts',
  );
  expect(files.length).toBeGreaterThan(5);
  const tables = files.map(name => jest.requireActual<Record<string, unknown>>(path.join(server, name)));
  return generateDrizzleJson(Object.assign({}, ...tables) as Record<string, unknown>);
}

it('the newest migration notes exactly the tables that the areas declare: no migration is forgotten', async () => {
  expect(await generateMigration(migrated(), declared())).toEqual([]);
});
