import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { stockDays } from '../../../server/kernel/stock/schema';
import { orders } from '../../../server/kernel/orders/schema';
import { openDatabase } from '../../../server/db/openDatabase';
import { ErrorCode } from '../../../src/domain/errorCode';
import { defaultRentalPeriod } from '../../../src/domain/rentalTime';
import { onPostgres } from '../support/onPostgres';
import { startTemporaryPostgres, type TemporaryPostgres } from '../support/temporaryPostgres';
import type { TestSession } from '../support/testServer';
import { RentalWorld } from './rentalWorld';
import { bookingAt, startServerProcess } from './serverProcess';

// Issue 10, section 2, High 1: two restarts of the database and ten terminated connections during bookings lose nothing
// and end no process.

jest.setTimeout(300_000);

const MEMBERS = 120;
const AT_ONCE = 12;
const DAYS = 4;

/** After how many bookings what happens to the database. */
const misfortunes = (postgres: TemporaryPostgres): Record<number, () => Promise<void>> => ({
  ...Object.fromEntries(
    [5, 15, 25, 35, 45, 55, 65, 75, 95, 105].map(booked => [booked, () => endConnection(postgres.url)]),
  ),
  40: postgres.restart,
  80: postgres.restart,
});

/** Ends the connection of a server that is busiest. */
async function endConnection(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() order by state like 'idle%', query_start limit 1`);
  await client.end();
}

onPostgres(
  'bookings while the database goes and comes: none is lost or doubled, no process ends',
  async () => {
    const postgres = await startTemporaryPostgres();
    const world = await RentalWorld.open(
      {},
      undefined,
      await openDatabase({ databaseUrl: postgres.url, dataDirectory: ':memory:' }),
    );
    world.server.now = undefined;
    const processes = await Promise.all([1, 2].map(() => startServerProcess(postgres.url)));
    const servers = processes.map(({ port }) => bookingAt(world.server, port));
    try {
      const { from, to } = defaultRentalPeriod(new Date());
      const wanted = { cartype_id: 'car-sylphy', from_time: from, to_time: to };
      const sessions: TestSession[] = [];
      for (let index = 0; index < MEMBERS; index += 1) {
        sessions.push(await world.login(String(13200000000 + index)));
      }
      const requests = await Promise.all(sessions.map(session => world.addRequest(session, wanted)));

      /** Asks until the order is there, as a renter does, each time at another server, with the same client key. */
      const bookOnce = async (index: number): Promise<void> => {
        const [request, session] = [requests[index], sessions[index]];
        if (!request || !session) throw new Error('Nobody books');
        for (let attempt = index; ; attempt += 1) {
          const answer = await servers[attempt % servers.length]?.(request, session);
          if (answer?.code === ErrorCode.OK) return;
          // One clear sentence: the call has failed, or found no connection at all.
          expect([
            [ErrorCode.INTERNAL, '服务开小差了，请稍后再试'],
            [ErrorCode.SERVER_BUSY, '现在使用的人太多了，请稍后再试'],
          ]).toContainEqual([answer?.code, answer?.msg]);
          await pause(20);
        }
      };

      const happens = misfortunes(postgres);
      let next = 0;
      let booked = 0;
      // One after another: bookings under way may still end while the database restarts, and the connection that is to
      // be ended after them could not be looked for before it is back.
      let misfortune = Promise.resolve();
      const bookAll = async (): Promise<void> => {
        while (next < MEMBERS) {
          await bookOnce(next++);
          const follows = happens[++booked];
          if (follows) await (misfortune = misfortune.then(follows));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, bookAll));

      expect(processes.map(({ hasEnded }) => hasEnded())).toEqual([false, false]);
      const members = (await world.db.select().from(orders)).map(({ userId }) => userId);
      expect(members.sort()).toEqual(sessions.map(({ login }) => login.user_id).sort());
      const taken = (await world.db.select().from(stockDays)).map(row => row.taken);
      expect(taken).toEqual(Array.from({ length: DAYS }, () => MEMBERS));
    } finally {
      await Promise.all(processes.map(({ stop }) => stop()));
      await world.close();
      await postgres.stop();
    }
  },
);
