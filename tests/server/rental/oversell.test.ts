import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { buildApp } from '../../../server/app';
import { areas } from '../../../server/areas';
import { createMoney } from '../../../server/createMoney';
import { openDatabase } from '../../../server/db/openDatabase';
import { stockDays } from '../../../server/kernel/stock/schema';
import { sandboxSmsSender } from '../../../server/kernel/messages/smsSender';
import { ErrorCode } from '../../../src/domain/errorCode';
import { defaultRentalPeriod } from '../../../src/domain/rentalTime';
import type { RequestOf } from '../../../types/api';
import type { Answer } from '../../../types/api/call';
import { onPostgres } from '../support/onPostgres';
import { startTestServer, type TestServer, type TestSession } from '../support/testServer';
import { CARS, choice, fillWorld, freshKey, renter } from './rentalWorld';

// Issue 2, section 5: 200 parallel bookings for the last 3 cars: exactly 3 succeed, on PGlite and on PostgreSQL, and
// with two server processes on one PostgreSQL.

const BOOKINGS = 200;
jest.setTimeout(120_000);

type AddRequest = RequestOf<'POST /api/order/add'>;
type Book = (request: AddRequest, session: TestSession) => Promise<Answer<unknown>>;

let server: TestServer;
let sessions: TestSession[];
beforeAll(async () => {
  server = await startTestServer();
  await fillWorld(server.db);
  sessions = [];
  for (let index = 0; index < BOOKINGS; index += 1)
    sessions.push(await server.login(String(13100000000 + index)));
});
afterAll(() => server.close());
beforeEach(() => server.db.delete(stockDays));

/** A booking through an app in this process. */
const injectInto =
  (app: TestServer['app']): Book =>
  async (request, session) => {
    const envelope = server.envelope(request);
    return (await app.inject(server.request('POST /api/order/add', envelope, session))).json();
  };

/** Every member books at once, spread over the servers; their codes, counted. */
async function rush(...servers: Book[]): Promise<Record<number, number>> {
  const { from, to } = defaultRentalPeriod(new Date());
  const wanted = { ...choice, from_time: from, to_time: to };
  const { data } = await server.call('POST /api/order/calc', wanted);
  const answers = await Promise.all(
    sessions.map((session, index) => {
      const book = servers[index % servers.length];
      if (!book) throw new Error('No server to book at');
      const request = { client_key: freshKey(), expected_total: data.bill.total, renter, remark: '' };
      return book({ ...wanted, ...request }, session);
    }),
  );
  const counts: Record<number, number> = {};
  for (const { code } of answers) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

async function expectExactlyTheLastCars(counts: Record<number, number>): Promise<void> {
  // Any deadlock or error of the database would be an INTERNAL among them.
  expect(counts).toEqual({ [ErrorCode.OK]: CARS, [ErrorCode.SOLD_OUT]: BOOKINGS - CARS });
  const rows = await server.db.select().from(stockDays);
  expect(rows.map(({ taken }) => taken)).toEqual([CARS, CARS, CARS, CARS]);
}

test('200 parallel bookings for the last 3 cars: exactly 3 succeed', async () => {
  await expectExactlyTheLastCars(await rush(injectInto(server.app)));
});

onPostgres('the same with two servers that have connections of their own', async () => {
  const second = await openDatabase({ databaseUrl: server.databaseUrl, dataDirectory: ':memory:' });
  const app = await buildApp({
    db: second.db,
    settings: server.settings,
    endpoints: areas,
    sms: sandboxSmsSender(second.db),
    money: createMoney(server.settings, { db: second.db, report: () => undefined }),
    clock: () => new Date(),
  });
  try {
    await expectExactlyTheLastCars(await rush(injectInto(server.app), injectInto(app)));
  } finally {
    await app.close();
    await second.close();
  }
});

onPostgres('the same with two server processes', async () => {
  const children = [startProcess(), startProcess()];
  try {
    const ports = await Promise.all(children.map(portOf));
    await expectExactlyTheLastCars(await rush(...ports.map(postTo)));
  } finally {
    await Promise.all(children.map(stopProcess));
  }
});

function startProcess(): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'bookingProcess.ts')], {
    env: { ...process.env, DATABASE_URL: server.databaseUrl },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

async function portOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The server process has no output');
  const ended = once(child, 'exit').then(() => {
    throw new Error('The server process ended before it listened');
  });
  const [line] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer];
  ended.catch(() => undefined);
  return line.toString().trim();
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.stdin?.end();
  await ended;
}

/** A booking over HTTP. */
const postTo =
  (port: string): Book =>
  async (request, session) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/order/add`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: session.cookie },
      body: JSON.stringify(server.envelope(request)),
    });
    return (await answer.json()) as Answer<unknown>;
  };
