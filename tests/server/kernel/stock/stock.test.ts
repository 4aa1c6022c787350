import { asc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Database } from '../../../../server/db/database';
import { inventory, stockDays } from '../../../../server/kernel/stock/schema';
import { releaseStock, takeStock, type StockClaim } from '../../../../server/kernel/stock/stock';
import { stockDaysOf } from '../../../../server/kernel/stock/stockDays';
import { CARS, fillWorld } from '../../rental/rentalWorld';
import { onPostgres } from '../../support/onPostgres';
import { openTestDatabase } from '../../support/testDatabase';

// Architecture, the backend: stock is counted per site, car type and day and taken in one atomic statement; it can
// never be oversold.

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let db: Database;
beforeAll(async () => {
  opened = await openTestDatabase('empty');
  db = opened.db;
  await fillWorld(db);
});
afterAll(() => opened.close());
beforeEach(() => db.delete(stockDays));

const claim = (from: string, to: string): StockClaim => ({
  siteId: 'site-east',
  cartypeId: 'car-lavida',
  days: stockDaysOf(`${from} 10:00`, `${to} 10:00`),
});

/** As an order does it: all days or none. */
async function book(wanted: StockClaim): Promise<boolean> {
  const soldOut = new Error('sold out');
  return db
    .transaction(async tx => {
      if (!(await takeStock(tx, wanted))) throw soldOut;
      return true;
    })
    .catch((error: unknown) => {
      if (error === soldOut) return false;
      throw error;
    });
}

const release = (wanted: StockClaim): Promise<void> => db.transaction(tx => releaseStock(tx, wanted));

async function counts(): Promise<Record<string, number>> {
  const rows = await db.select().from(stockDays).orderBy(asc(stockDays.day));
  return Object.fromEntries(rows.map(({ day, taken }) => [day, taken]));
}

test('a rental holds its car from the day of the pickup to the day of the return', async () => {
  expect(await book(claim('2026-11-25', '2026-11-27'))).toBe(true);
  expect(await counts()).toEqual({ '2026-11-25': 1, '2026-11-26': 1, '2026-11-27': 1 });
});

test('a claim on no day is a mistake of the caller', async () => {
  await expect(book({ ...claim('2026-11-25', '2026-11-25'), days: [] })).rejects.toThrow('at least one day');
});

test('one day without a car refuses the whole rental and leaves the other days free', async () => {
  for (let car = 0; car < CARS; car += 1) expect(await book(claim('2026-11-27', '2026-11-27'))).toBe(true);
  expect(await book(claim('2026-11-25', '2026-11-28'))).toBe(false);
  expect(await counts()).toEqual({ '2026-11-27': CARS });
});

test('what is released can be taken again', async () => {
  const day = claim('2026-11-25', '2026-11-25');
  for (let car = 0; car < CARS; car += 1) await book(day);
  expect(await book(day)).toBe(false);
  await release(day);
  expect(await book(day)).toBe(true);
});

test('a site that does not have the car, or has none of it, gives none', async () => {
  const days = ['2026-11-25'];
  expect(await book({ siteId: 'site-west', cartypeId: 'car-lavida', days })).toBe(false);
  await db
    .insert(inventory)
    .values({ siteId: 'site-west', cartypeId: 'car-sylphy', quantity: 0, weekdayPrice: 1 });
  expect(await book({ siteId: 'site-west', cartypeId: 'car-sylphy', days })).toBe(false);
  await db.delete(inventory).where(eq(inventory.siteId, 'site-west'));
});

test('releasing what was not taken is an error, and changes nothing', async () => {
  await book(claim('2026-11-25', '2026-11-25'));
  await expect(release(claim('2026-11-25', '2026-11-26'))).rejects.toThrow('had not been taken');
  expect(await counts()).toEqual({ '2026-11-25': 1 });
});

test('parallel claims on overlapping days never take more than there is, and never wait for each other in a circle', async () => {
  const starts = ['2026-11-24', '2026-11-25', '2026-11-26'];
  const claims = Array.from({ length: 60 }, (_, index) => claim(starts[index % 3] ?? '', '2026-11-28'));
  // Half of them name their days backwards: the statement brings them into one order.
  const results = await Promise.all(
    claims.map((wanted, index) => book(index % 2 ? wanted : { ...wanted, days: [...wanted.days].reverse() })),
  );
  expect(results.filter(Boolean)).toHaveLength(CARS);
  expect(Math.max(...Object.values(await counts()))).toBe(CARS);
});

onPostgres(
  'what is given back and taken at the same moment never waits for each other in a circle',
  async () => {
    const cars = 40;
    const long = { ...claim('2026-12-01', '2026-12-28'), cartypeId: 'car-sylphy' };
    // Rows lie in the table from the last day to the first: whoever locks them as they lie meets those who go by day.
    await db
      .insert(stockDays)
      .values(
        [...long.days]
          .reverse()
          .map(day => ({ siteId: long.siteId, cartypeId: long.cartypeId, day, taken: cars })),
      );
    const giveBack = (days: readonly string[]): Promise<void> =>
      db.transaction(async tx => {
        // Whichever way the database finds them.
        await tx.execute(sql`set local enable_indexscan = off`);
        await tx.execute(sql`set local enable_bitmapscan = off`);
        await releaseStock(tx, { ...long, days });
      });
    const changes = Array.from({ length: cars }, (_, index) => [
      giveBack(index % 2 ? long.days : [...long.days].reverse()),
      book({ ...long, days: long.days.slice(index % 5) }),
    ]).flat();
    const ends = await Promise.allSettled(changes);
    expect(ends.flatMap(end => (end.status === 'rejected' ? [String(end.reason)] : []))).toEqual([]);
    const taken = await counts();
    expect([taken['2026-12-01'], taken['2026-12-28']]).toEqual([cars / 5, cars]);
  },
);

test('any sequence of taking and releasing agrees with plain counting and returns to zero', async () => {
  const dayRange = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 3 }));
  const step = fc.oneof(
    fc.record({ kind: fc.constant('take' as const), range: dayRange }),
    fc.record({ kind: fc.constant('release' as const), pick: fc.nat(100) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async steps => {
      await db.delete(stockDays);
      const held: StockClaim[] = [];
      const takenOn = (day: string): number => held.filter(({ days }) => days.includes(day)).length;
      for (const action of steps) {
        if (action.kind === 'take') {
          const [first, length] = action.range;
          const wanted = claim(`2026-12-0${first}`, `2026-12-0${first + length}`);
          const isFree = wanted.days.every(day => takenOn(day) < CARS);
          expect(await book(wanted)).toBe(isFree);
          if (isFree) held.push(wanted);
        } else if (held.length > 0) {
          const [returned] = held.splice(action.pick % held.length, 1);
          if (returned) await release(returned);
        }
        for (const [day, taken] of Object.entries(await counts())) {
          expect(taken).toBe(takenOn(day));
          expect(taken).toBeLessThanOrEqual(CARS);
        }
      }
      for (const wanted of held) await release(wanted);
      expect(Object.values(await counts()).every(taken => taken === 0)).toBe(true);
    }),
    { numRuns: 30 },
  );
});
