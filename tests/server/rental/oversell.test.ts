import { buildApp } from '../../../server/app';
import { areas } from '../../../server/areas';
import { createMoney } from '../../../server/createMoney';
import { openDatabase } from '../../../server/db/openDatabase';
import { stockDays } from '../../../server/kernel/stock/schema';
import { sandboxSmsSender } from '../../../server/kernel/messages/smsSender';
import { ErrorCode } from '../../../src/domain/errorCode';
import { defaultRentalPeriod } from '../../../src/domain/rentalTime';
import { onPostgres } from '../support/onPostgres';
import { startTestServer, type TestServer, type TestSession } from '../support/testServer';
import { CARS, choice, fillWorld, freshKey, renter } from './rentalWorld';
import { bookingAt, startServerProcess, type Book } from './serverProcess';

// Issue 2, section 5: 200 parallel bookings for the last 3 cars: exactly 3 succeed, on PGlite and on PostgreSQL, and
// with two server processes on one PostgreSQL.

const BOOKINGS = 200;
jest.setTimeout(120_000);

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
    files: server.files,
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
  const processes = await Promise.all([1, 2].map(() => startServerProcess(server.databaseUrl)));
  try {
    await expectExactlyTheLastCars(await rush(...processes.map(({ port }) => bookingAt(server, port))));
  } finally {
    await Promise.all(processes.map(({ stop }) => stop()));
  }
});
