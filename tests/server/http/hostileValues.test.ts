import type { TSchema } from 'typebox';
import { areas } from '../../../server/areas';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { Answer } from '../../../types/api/call';
import { choice, RentalWorld, renter } from '../rental/rentalWorld';
import type { TestSession } from '../support/testServer';

// Issue 10, section 2, medium 11: whatever stands in a parameter, no call of the contract breaks the server.

jest.setTimeout(300_000);

/** What a JSON schema may say, as far as the endpoints' requests say it. */
interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
}

const texts = [
  '\ud800',
  'a\udfffb',
  '10000-01-01T00:00:00+08:00',
  '+275760-09-13T00:00:00.000Z',
  '-000001-01-01T00:00:00Z',
  '9999-12-31T23:59:59+08:00',
  '0000-00-00T00:00:00+08:00',
  '2026-11-25T10:00:00+99:99',
  "'; select 1; --",
  '\u202e%_\\',
  '__proto__',
  'x'.repeat(5000),
  '',
];
const numbers = [1e18, 1e308, -1e308, 2 ** 31, 2 ** 53, 1e-320, -1, 0.5];

/** What the small world knows of each name; other texts are any. */
const known: Readonly<Record<string, unknown>> = {
  ...choice,
  city_id: '110000',
  id: 'site-east',
  name: renter.name,
  mobile: renter.mobile,
  idcard_no: renter.idcard_no,
  client_key: 'a-client-key',
  kind: 'RENTAL',
  return_site_id: 'site-west',
  lng: 116.4,
  lat: 39.91,
  // A score that the sandbox of credit answers at once: for any other text a price waits as long as its patience.
  score: '92',
};

function sample(schema: Schema, name = ''): unknown {
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, inner]) => [key, sample(inner, key)]),
    );
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (name in known) return known[name];
  if (schema.anyOf?.[0]) return sample(schema.anyOf[0], name);
  if (schema.items) return [sample(schema.items)];
  if (schema.type === 'boolean') return false;
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  return 'text';
}

/** A request with one value replaced, for every place and every hostile value. */
function* spoilt(value: unknown): Generator<unknown> {
  if (typeof value === 'string') yield* texts;
  else if (typeof value === 'number') yield* numbers;
  else if (Array.isArray(value)) {
    for (const inner of spoilt(value[0])) yield [inner];
    yield Array.from({ length: 2000 }, () => value[0] as unknown);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, own] of Object.entries(value)) {
      for (const inner of spoilt(own)) yield { ...value, [key]: inner };
    }
  }
}

/** Periods that lie where the calendar ends. */
const periods = [
  ['9999-12-30T10:00:00+08:00', '9999-12-31T23:59:59+08:00'],
  ['9999-12-31T10:00:00+08:00', '+010000-01-03T10:00:00+08:00'],
  ['+012026-11-25T10:00:00+08:00', '+012026-11-28T10:00:00+08:00'],
  ['+275760-09-12T00:00:00.000Z', '+275760-09-13T00:00:00.000Z'],
  ['2026-11-25T10:00:00+08:00', '+275760-09-13T00:00:00.000Z'],
];

function* withPeriods(request: object): Generator<object> {
  if (!('from_time' in request)) return;
  for (const [from_time, to_time] of periods) yield { ...request, from_time, to_time };
}

let world: RentalWorld;
let session: TestSession;
beforeAll(async () => {
  world = await RentalWorld.open();
  session = await world.login('13900000001');
});
afterAll(() => world.close());

// The logout would end the session in which the others are called.
const endpoints = Object.entries(areas).filter(([name]) => name !== 'POST /api/user/logout');

/** Those of the requests on which the server breaks. */
async function breaking(name: string, requests: Iterable<object>, whose = () => Promise.resolve(session)) {
  const broken: object[] = [];
  for (const params of requests) {
    const request = world.server.request(name, world.server.envelope(params), await whose());
    const answer = (await world.server.app.inject(request)).json<Answer<unknown>>();
    if (answer.code >= ErrorCode.INTERNAL) broken.push(params);
  }
  return broken;
}

it.each(endpoints)('%s', async (name, endpoint) => {
  const request = sample((endpoint as { request: TSchema }).request) as object;
  const spoiltOnes = spoilt(request) as Generator<object>;
  expect(await breaking(name, [request, ...spoiltOnes, ...withPeriods(request)])).toEqual([]);
});

it('a booking that is good but for one text', async () => {
  const good = await world.addRequest(session, { cartype_id: 'car-sylphy' });
  let members = 0;
  const anotherMember = () => world.login(String(13_910_000_000 + (members += 1)));
  const requests = [...(spoilt(good) as Generator<typeof good>)].map((request, index) => ({
    ...request,
    // The same key would be answered with the same order.
    client_key: request.client_key === good.client_key ? `good-but-for-${index}` : request.client_key,
  }));
  expect(await breaking('POST /api/order/add', requests, anotherMember)).toEqual([]);
});
