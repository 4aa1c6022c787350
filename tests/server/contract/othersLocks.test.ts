import { sql } from 'drizzle-orm';
import { areas } from '../../../server/areas';
import { rateLimits } from '../../../server/http/schema';
import { stockDays } from '../../../server/kernel/stock/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { Endpoint } from '../../../types/api';
import { lockWaits } from '../support/lockWaits';
import { onPostgres } from '../support/onPostgres';
import type { Row } from './contractRow';
import { contractTable } from './contractTable';
import { ContractWorld } from './contractWorld';

// Preamble and issue 12: nobody can tell that an object of somebody else exists, neither by how long the answer takes while
// its owner or the staff does something about it; and nobody keeps them from it.

jest.setTimeout(300_000);

let world: ContractWorld;
beforeAll(async () => {
  world = await ContractWorld.open();
});
afterAll(() => world.close());

/** What every call writes. */
const OWN_TABLES = ['nonces', 'rate_limits', 'sessions'];

/** Endpoints that name things of a member, with each of their rows. */
const walk = Object.keys(areas).flatMap(key => {
  const name = key as Endpoint;
  const rows = contractTable[name] as Row<Endpoint> | Row<Endpoint>[];
  return [rows].flat().flatMap(row => (row.access === 'OBJECTS' ? [{ name, row }] : []));
});

/** What stands in a request where a path leads: `photos.0.file_id`. */
const at = (request: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as Readonly<Record<string, unknown>>)[name], request);

async function tableNames(): Promise<string[]> {
  const tables = await world.db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'public'`);
  return tables.map(({ name }) => name).filter(name => !OWN_TABLES.includes(name));
}

/** Does something while every row in which one of these texts stands is changed by somebody else. */
async function whileLocked<T>(
  texts: readonly string[],
  tables: string[],
  does: () => Promise<T>,
): Promise<T> {
  const list = sql.join(
    texts.map(text => sql`${text}::text`),
    sql`, `,
  );
  return world.db.transaction(async tx => {
    for (const name of tables) {
      await tx.execute(
        sql`select from ${sql.identifier(name)} one
          where exists (select from unnest(array[${list}]) as known(id) where position(known.id in one::text) > 0)
          for update`,
      );
    }
    return does();
  });
}

onPostgres('no call about things of somebody else waits for them', async () => {
  const tables = await tableNames();
  const waiting: string[] = [];
  for (const { name, row } of walk) {
    world.restart();
    await world.db.delete(rateLimits);
    await world.db.delete(stockDays);
    const [owner, another] = [await world.newcomer(), await world.newcomer()];
    const request = await row.request(world, owner);
    const ids = Object.keys(row.objects ?? {}).map(path => String(at(request, path)));
    const { asked } = await whileLocked([owner.login.user_id, ...ids], tables, async () => {
      let isAnswered = false;
      const call = world.ask(name, request, another).finally(() => (isAnswered = true));
      while (!isAnswered && (await lockWaits(world.db)) === 0) await new Promise(setImmediate);
      if (!isAnswered) waiting.push(name);
      return { asked: call };
    });
    expect([name, (await asked).code]).not.toEqual([name, ErrorCode.INTERNAL]);
  }
  expect(waiting).toEqual([]);
});
