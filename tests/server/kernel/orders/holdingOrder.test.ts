import type { Database } from '../../../../server/db/database';
import type { Member } from '../../../../server/kernel/members/member';
import { users } from '../../../../server/kernel/members/schema';
import { ownHolder } from '../../../../server/kernel/orders/holdingOrder';
import type { OrderLine, OrderLines } from '../../../../server/kernel/orders/orderLine';
import type { OrderRow } from '../../../../server/kernel/orders/orderRepository';
import { orders } from '../../../../server/kernel/orders/schema';
import { inventory, stockDays } from '../../../../server/kernel/stock/schema';
import type { StockClaim } from '../../../../server/kernel/stock/stock';
import { openTestDatabase } from '../../support/testDatabase';

// Issue 11: whose own order holds the last car is told so, on whatever line it was ordered.

const now = new Date('2026-11-23T09:00:00+08:00');
const inTime = new Date('2026-11-23T09:15:00+08:00');
const li: Member = { id: 'li', mobile: '13800000001' };

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase('empty'));
  await db.insert(users).values([
    { id: 'li', mobile: '13800000001' },
    { id: 'han', mobile: '13800000002' },
  ]);
  await db.insert(inventory).values({ ...car, quantity: 2, weekdayPrice: 20000 });
});
afterAll(() => close());
beforeEach(async () => {
  await db.delete(orders);
  await db.delete(stockDays);
});

const car = { siteId: 'east', cartypeId: 'lavida' };
const claim = (...days: string[]): StockClaim => ({ ...car, days });

/** So many cars are taken on days. */
const take = (taken: number, ...days: string[]) =>
  db.insert(stockDays).values(days.map(day => ({ ...car, day, taken })));

const order = (id: string, differences: Partial<typeof orders.$inferInsert> = {}) =>
  db.insert(orders).values({
    ...{ id, clientKey: id, line: 'RENTAL', userId: 'li', state: 'UNPAID', total: 50000, channel: '' },
    createdAt: now,
    expiresAt: inTime,
    ...differences,
  });

/** Lines whose orders hold these claims, and of which orders they were asked. */
function lines(claims: Readonly<Record<string, StockClaim>>) {
  const asked: string[][] = [];
  const line = (name: string): OrderLine => ({
    line: name as 'RENTAL',
    minutesToPay: 15,
    released: '',
    facesOf: () => Promise.resolve(new Map()),
    claimsOf(_db: Database, rows: readonly OrderRow[]) {
      asked.push(rows.map(({ id }) => id));
      return Promise.resolve(
        new Map(
          rows.flatMap(({ id }) => {
            const held = claims[id];
            return held ? [[id, held] as const] : [];
          }),
        ),
      );
    },
    release: () => Promise.resolve(),
  });
  return { asked, lines: { RENTAL: line('RENTAL') } as OrderLines };
}

const holderOf = async (
  wanted: StockClaim,
  claims: Readonly<Record<string, StockClaim>>,
  member: Member | null = li,
) => (await ownHolder(lines(claims).lines, { db, now, member }))(wanted);

test('without the own order that waits to be paid a car would be left: it is named, and until when it holds it', async () => {
  await order('mine');
  await take(2, '2026-11-25', '2026-11-26');
  const holder = await holderOf(claim('2026-11-25', '2026-11-26'), {
    mine: claim('2026-11-25', '2026-11-26'),
  });
  expect(holder).toEqual({ orderid: 'mine', expires_at: '2026-11-23T09:15:00+08:00' });
});

test('of two own orders the first that helps is named; one that holds other days is not', async () => {
  await order('elsewhere', { createdAt: new Date(now.getTime() - 2000) });
  await order('first', { createdAt: new Date(now.getTime() - 1000) });
  await order('second');
  await take(2, '2026-11-25', '2026-11-26');
  const holder = await holderOf(claim('2026-11-25', '2026-11-26'), {
    elsewhere: claim('2026-12-01'),
    first: claim('2026-11-25'),
    second: claim('2026-11-26'),
  });
  expect(holder).toMatchObject({ orderid: 'first' });
});

test('where a day is full besides, nobody is named: paying would not help', async () => {
  await order('mine');
  await take(2, '2026-11-25', '2026-11-26');
  expect(await holderOf(claim('2026-11-25', '2026-11-26'), { mine: claim('2026-11-25') })).toBeUndefined();
});

test('an order that holds nothing of what is wanted is not named, though a car is left', async () => {
  await order('mine');
  expect(await holderOf(claim('2026-11-25'), { mine: claim('2026-12-01') })).toBeUndefined();
  expect(await holderOf(claim('2026-11-25'), {})).toBeUndefined();
});

test('orders of others, paid ones and those whose time is over hold nothing that could still be paid', async () => {
  await order('theirs', { userId: 'han' });
  await order('paid', { state: 'AWAITING_PICKUP' });
  await order('late', { expiresAt: now });
  await order('deleted', { deletedAt: now });
  await take(2, '2026-11-25');
  const wanted = claim('2026-11-25');
  const all = { theirs: wanted, paid: wanted, late: wanted, deleted: wanted };
  const { asked, lines: asking } = lines(all);
  await expect((await ownHolder(asking, { db, now, member: li }))(wanted)).resolves.toBeUndefined();
  expect(asked).toEqual([]);
});

test('a visitor has no orders, and no line is asked for any', async () => {
  await order('mine');
  await take(2, '2026-11-25');
  const wanted = claim('2026-11-25');
  const { asked, lines: asking } = lines({ mine: wanted });
  await expect((await ownHolder(asking, { db, now, member: null }))(wanted)).resolves.toBeUndefined();
  expect(asked).toEqual([]);
});

test('a line is asked once for all of its orders, however many claims are looked at', async () => {
  await order('first', { createdAt: new Date(now.getTime() - 1000) });
  await order('second');
  const { asked, lines: asking } = lines({ first: claim('2026-11-25'), second: claim('2026-11-26') });
  const find = await ownHolder(asking, { db, now, member: li });
  await find(claim('2026-11-25'));
  await find(claim('2026-11-26'));
  expect(asked).toEqual([['first', 'second']]);
});
