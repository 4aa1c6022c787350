import { sql } from 'drizzle-orm';
import { areas } from '../../../server/areas';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { Endpoint, RequestOf } from '../../../types/api';
import type { Answer } from '../../../types/api/call';
import { photo, upload } from '../support/photos';
import type { TestSession } from '../support/testServer';
import type { Row } from './contractRow';
import { contractTable } from './contractTable';
import { ContractWorld } from './contractWorld';

// Issue 12: every endpoint as nobody, another, owner, by a test that walks the contract. Objects of others are as unknown
// ones, so that nobody can tell that they exist.

let world: ContractWorld;
beforeAll(async () => {
  world = await ContractWorld.open();
});
afterAll(() => world.close());

/** What counts calls changes with whatever is asked. */
const COUNTING = ['nonces', 'rate_limits'];

/** What stands in every table as a hash; with a text, only of the rows in which it stands. */
async function contents(text = ''): Promise<Readonly<Record<string, string>>> {
  const tables = await world.db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'public'`);
  const hashes = tables
    .filter(({ name }) => !COUNTING.includes(name))
    .map(
      ({ name }) =>
        sql`select ${name}::text as name, md5(coalesce(string_agg(content, '|' order by content), '')) as hash
          from (select one::text as content from ${sql.identifier(name)} one) of_table
          where position(${text}::text in content) > 0`,
    );
  const rows = await world.db
    .select({ name: sql<string>`name`, hash: sql<string>`hash` })
    .from(sql`(${sql.join(hashes, sql` union all `)}) tables`);
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

type Fields = Record<string, unknown>;

/** What stands in a request where a path leads: `photos.0.file_id`. */
const at = (request: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Fields)[name], request);

/** The request with something else there. */
function withAt<T>(request: T, path: string, value: unknown): T {
  const copy = structuredClone(request);
  const names = path.split('.');
  const last = names.pop() ?? '';
  const parent = names.reduce<unknown>((inner, name) => (inner as Fields)[name], copy) as Fields;
  parent[last] = value;
  return copy;
}

/** An id of the same shape of which there is nothing. */
const unknownOf = (id: string): string => id.replace(/[0-9]/g, digit => String((Number(digit) + 1) % 10));

function send<E extends Endpoint>(
  name: E,
  row: Row<E>,
  request: RequestOf<E>,
  session?: TestSession,
): Promise<Answer<unknown>> {
  if (row.sent === 'WITH_PHOTO') {
    const url = name.slice('POST '.length);
    return photo().then(sent => upload(world.server, sent, { session, url, ...(request as object) }));
  }
  if (row.sent === 'ON_DEVICE') {
    const cookie = [session?.cookie, 'device=a-phone'].filter(Boolean).join('; ');
    return world.server.call(name, request, { session: { cookie } });
  }
  return world.ask(name, request, session);
}

/** Every endpoint that is served, with each of its rows. */
const walk = Object.keys(areas).flatMap(key => {
  const name = key as Endpoint;
  const rows = contractTable[name] as Row<Endpoint> | Row<Endpoint>[] | undefined;
  return [rows ?? []].flat().map(row => ({ name, row, about: Object.keys(row.objects ?? {}).join(', ') }));
});

test('every endpoint says whose it is', () => {
  const silent = Object.keys(areas).filter(name => !(name in contractTable));
  const advice =
    'Give it a row in tests/server/contract/contractTable.ts: open, own, linked or about(objects).';
  expect(silent.map(name => `${name}: ${advice}`)).toEqual([]);
});

describe.each(walk)('$name $about', ({ name, row }) => {
  let owner: TestSession;
  let another: TestSession;
  beforeEach(async () => {
    world.restart();
    [owner, another] = [await world.newcomer(), await world.newcomer()];
  });
  /** A request of a member about things of their own. */
  const requestOf = async (who: TestSession) => {
    world.restart();
    return row.request(world, who);
  };
  const ask = (request: RequestOf<Endpoint>, session?: TestSession) => send(name, row, request, session);

  if (row.access === 'OPEN') {
    it('answers a visitor and a member', async () => {
      expect((await ask(await requestOf(owner))).code).toBe(ErrorCode.OK);
      expect((await ask(await requestOf(owner), another)).code).toBe(ErrorCode.OK);
    });
  } else {
    it('asks a visitor to log in, and changes nothing', async () => {
      const request = await requestOf(owner);
      const before = await contents();
      expect(await ask(request)).toMatchObject({ code: ErrorCode.NOT_LOGGED_IN, data: null });
      // Before they are told what is wrong with what they sent.
      expect((await ask({})).code).toBe(ErrorCode.NOT_LOGGED_IN);
      expect(await contents()).toEqual(before);
    });

    it('works for its owner', async () => {
      expect(await ask(await requestOf(owner), owner)).toMatchObject({ code: ErrorCode.OK });
    });
  }

  const objects = Object.entries(row.objects ?? {});
  if (objects.length > 0) {
    it('answers another about things of the owner as about things that are not there, and changes nothing', async () => {
      const theirs = await requestOf(another);
      const request = await requestOf(owner);
      const swapped = objects.map(([path, code]) => ({ paths: [path], code }));
      const all = { paths: objects.map(([path]) => path), code: undefined };
      const askers = row.access === 'OPEN' ? [another, undefined] : [another];
      // A session notes when it was used.
      await world.get('GET /api/user/get_detail', {}, another);
      const before = await contents();
      for (const { paths, code } of [...swapped, all]) {
        for (const asker of askers) {
          const about = (idOf: (path: string) => string) =>
            ask(
              paths.reduce((changed, path) => withAt(changed, path, idOf(path)), theirs),
              asker,
            );
          const ofOwner = await about(path => String(at(request, path)));
          const unknown = await about(path => unknownOf(String(at(request, path))));
          expect(ofOwner).toEqual(unknown);
          if (code !== undefined) expect([paths, ofOwner.code]).toEqual([paths, code]);
        }
      }
      expect(await contents()).toEqual(before);
    });
  }

  if (row.access === 'OWN') {
    it('shows another nothing of the owner, and touches nothing of theirs', async () => {
      const theirs = await requestOf(another);
      const isRead = name.startsWith('GET');
      const alone = isRead ? await ask(theirs, another) : undefined;
      await requestOf(owner);
      const before = await contents(owner.login.user_id);
      const answer = await ask(theirs, another);
      expect(answer.code).toBe(ErrorCode.OK);
      if (alone) expect(answer).toEqual(alone);
      expect(JSON.stringify(answer)).not.toContain(owner.login.uid);
      expect(await contents(owner.login.user_id)).toEqual(before);
    });
  }
});
