import type { OrderStage } from '../../../../src/domain/orderLife';
import type { Database } from '../../../../server/db/database';
import { users } from '../../../../server/kernel/members/schema';
import {
  addEvents,
  countMoney,
  countOrders,
  findOrder,
  findOrderByClientKey,
  hideOrder,
  insertOrder,
  isOrderOverdue,
  listEvents,
  listOrders,
  listOpenOrders,
  listOverdueOrders,
  lockOrder,
  moveOrder,
  overdueState,
  pageOfOrders,
  readOrder,
  setTotal,
  type NewOrder,
} from '../../../../server/kernel/orders/orderRepository';
import { payments } from '../../../../server/kernel/money/schema';
import { openTestDatabase } from '../../support/testDatabase';

// Issue 9: the spine of orders knows id, line, member, state, money and events, whatever the line is.

const noon = new Date('2026-11-23T12:00:00+08:00');
const later = new Date('2026-11-23T12:15:00+08:00');

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase('empty'));
  await db.insert(users).values([
    { id: 'li', mobile: '13800000001' },
    { id: 'han', mobile: '13800000002' },
  ]);
});
afterAll(() => close());

let made = 0;

/** An unpaid order of 500 yuan that may be paid until a quarter past noon. */
function newOrder(differences: Partial<NewOrder> = {}): NewOrder {
  made += 1;
  return {
    id: `order-${made}`,
    line: 'RENTAL',
    userId: 'li',
    clientKey: `key-${made}`,
    requestHash: `hash-${made}`,
    total: 50000,
    channel: '',
    expiresAt: later,
    createdAt: new Date(noon.getTime() + made * 1000),
    ...differences,
  };
}

async function inserted(differences: Partial<NewOrder> = {}) {
  const order = newOrder(differences);
  expect(await insertOrder(db, order, '订单已提交，等待支付')).toBe(true);
  const row = await lockOrder(db, order.id);
  if (!row) throw new Error('The order was not stored');
  return row;
}

test('an order begins in the first state of its line, with nothing paid and its first event', async () => {
  const { id } = await inserted();
  expect(await findOrder(db, 'li', id)).toMatchObject({
    state: 'UNPAID',
    total: 50000,
    paid: 0,
    refunded: 0,
  });
  expect(await listEvents(db, id)).toMatchObject([{ text: '订单已提交，等待支付' }]);
});

test('one client key makes one order, and nothing is told of the other', async () => {
  const order = await inserted();
  const twin = newOrder({ clientKey: order.clientKey });
  expect(await insertOrder(db, twin, '订单已提交，等待支付')).toBe(false);
  expect(await listEvents(db, twin.id)).toEqual([]);
  expect((await findOrderByClientKey(db, 'li', order.clientKey))?.id).toBe(order.id);
});

test('the number of an order can be used once only', async () => {
  const { id } = await inserted();
  expect(await insertOrder(db, newOrder({ id, userId: 'han' }), '')).toBe(false);
});

test('an order is moved by those whom its line lets, once, and its money is counted with it', async () => {
  const order = await inserted();
  const pay = { to: 'AWAITING_PICKUP', by: 'provider', now: later, paid: 50000 } as const;
  expect(await moveOrder(db, order, { ...pay, by: 'member' })).toBe(false);
  expect(await moveOrder(db, order, { ...pay, to: 'COMPLETED' })).toBe(false);
  expect(await findOrder(db, 'li', order.id)).toMatchObject({ state: 'UNPAID', stateSince: order.createdAt });
  expect(await moveOrder(db, order, pay)).toBe(true);
  // What was read before is no longer true.
  expect(await moveOrder(db, order, pay)).toBe(false);
  expect(await findOrder(db, 'li', order.id)).toMatchObject({
    state: 'AWAITING_PICKUP',
    stateSince: later,
    paid: 50000,
  });
});

test('money is counted without a move, of this order alone; one that does not exist is an error', async () => {
  const [order, other] = [await inserted(), await inserted()];
  await countMoney(db, order.id, 50000, 20000);
  await countMoney(db, order.id, 1, 2);
  expect(await readOrder(db, order.id)).toMatchObject({ state: 'UNPAID', paid: 50001, refunded: 20002 });
  expect(await readOrder(db, other.id)).toMatchObject({ paid: 0, refunded: 0 });
  await expect(readOrder(db, 'nowhere')).rejects.toThrow('The order does not exist');
});

test('what an order costs in all can change, of this order alone', async () => {
  const [order, other] = [await inserted(), await inserted()];
  await setTotal(db, order.id, 62_300);
  expect((await readOrder(db, order.id)).total).toBe(62_300);
  expect((await readOrder(db, other.id)).total).toBe(50_000);
});

test('of the orders that are named a member sees their own, without those that they have deleted', async () => {
  const [own, deleted, theirs] = [await inserted(), await inserted(), await inserted({ userId: 'han' })];
  await moveOrder(db, deleted, { to: 'CANCELLED', by: 'member', now: later });
  await hideOrder(db, 'li', deleted.id, later);
  const found = await listOrders(db, 'li', [own.id, deleted.id, theirs.id, 'nowhere']);
  expect(found.map(({ id }) => id)).toEqual([own.id]);
});

test('the orders of a member in the states that are asked for come newest first', async () => {
  await db.insert(users).values({ id: 'zhou', mobile: '13800000021' });
  const [first, cancelled, last] = [
    await inserted({ userId: 'zhou' }),
    await inserted({ userId: 'zhou' }),
    await inserted({ userId: 'zhou' }),
  ];
  await moveOrder(db, cancelled, { to: 'CANCELLED', by: 'member', now: later });
  const unpaid = await listOpenOrders(db, 'zhou', life => [life.first]);
  expect(unpaid.map(({ id }) => id)).toEqual([last.id, first.id]);
  expect(await listOpenOrders(db, 'nobody', life => [life.first])).toEqual([]);
});

test('the orders of a member are counted by stage: those that wait to be paid until their time is over', async () => {
  await db.insert(users).values({ id: 'wu', mobile: '13800000022' });
  const none = { TO_PAY: 0, TO_PICK_UP: 0, IN_USE: 0, RETURNED: 0 };
  expect(await countOrders(db, 'wu', noon)).toEqual(none);
  await inserted({ userId: 'wu' });
  const paid = await inserted({ userId: 'wu' });
  await moveOrder(db, paid, { to: 'AWAITING_PICKUP', by: 'provider', now: noon });
  const completed = await inserted({ userId: 'wu' });
  await moveOrder(db, completed, { to: 'CANCELLED', by: 'member', now: noon });
  expect(await countOrders(db, 'wu', noon)).toEqual({ ...none, TO_PAY: 1, TO_PICK_UP: 1 });
  expect(await countOrders(db, 'wu', later)).toEqual({ ...none, TO_PICK_UP: 1 });
});

test('events are told newest first', async () => {
  const { id } = await inserted();
  await addEvents(db, id, later, '支付成功', '门店已确认，请按时取车');
  const texts = (await listEvents(db, id)).map(({ text }) => text);
  expect(texts).toEqual(['门店已确认，请按时取车', '支付成功', '订单已提交，等待支付']);
});

test('orders wait for their payment until their time is over', async () => {
  const order = await inserted({ userId: 'han' });
  const before = new Date(later.getTime() - 1);
  expect(overdueState(order, before)).toBeUndefined();
  expect(await isOrderOverdue(db, order.id, before)).toBe(false);
  expect(overdueState(order, later)).toBe('CLOSED');
  expect(await isOrderOverdue(db, order.id, later)).toBe(true);
  await moveOrder(db, order, { to: 'AWAITING_PICKUP', by: 'provider', now: noon });
  expect(await isOrderOverdue(db, order.id, later)).toBe(false);
});

test('a sweep takes those first that have waited longest, and as many as it can', async () => {
  const hour = (hours: number) => new Date(Date.UTC(2020, 0, 1, hours));
  for (const hours of [3, 1, 2]) await inserted({ id: `waits-${hours}`, expiresAt: hour(hours) });
  const overdue = await listOverdueOrders(db, hour(4), 2);
  expect(overdue.map(({ id }) => id)).toEqual(['waits-1', 'waits-2']);
});

test('groups are 0 processing, 1 completed, other all (specification §3); pages tell how many there are', async () => {
  await db.insert(users).values({ id: 'wang', mobile: '13800000003' });
  const rows = [];
  for (let index = 0; index < 3; index += 1) rows.push(await inserted({ userId: 'wang' }));
  const [first, second, third] = rows.map(({ id }) => id);
  if (rows[0]) await moveOrder(db, rows[0], { to: 'CANCELLED', by: 'member', now: noon });
  const page = async (group: 0 | 1 | 2, offset: number) => {
    const { orders, total } = await pageOfOrders(
      db,
      { userId: 'wang', group, now: noon },
      { offset, limit: 2 },
    );
    return [orders.map(({ id }) => id), total];
  };
  expect(await page(0, 0)).toEqual([[third, second], 2]);
  expect(await page(1, 0)).toEqual([[], 0]);
  expect(await page(2, 0)).toEqual([[third, second], 3]);
  expect(await page(2, 2)).toEqual([[first], 3]);
  expect(await page(2, 4)).toEqual([[], 3]);
});

test('a stage leaves of a group what a shortcut names, and tells how many (issue 10, 1)', async () => {
  await db.insert(users).values({ id: 'sun', mobile: '13800000009' });
  const waits = await inserted({ userId: 'sun' });
  const paid = await inserted({ userId: 'sun' });
  await moveOrder(db, paid, { to: 'AWAITING_PICKUP', by: 'provider', now: noon });
  const page = async (group: 0 | 1 | 2, stage: OrderStage, now = noon) => {
    const asked = { userId: 'sun', group, stage, now };
    const { orders, total } = await pageOfOrders(db, asked, { offset: 0, limit: 2 });
    return [orders.map(({ id }) => id), total];
  };
  expect(await page(0, 'TO_PAY')).toEqual([[waits.id], 1]);
  expect(await page(0, 'TO_PICK_UP')).toEqual([[paid.id], 1]);
  expect(await page(2, 'TO_PICK_UP')).toEqual([[paid.id], 1]);
  expect(await page(0, 'IN_USE')).toEqual([[], 0]);
  expect(await page(1, 'TO_PAY')).toEqual([[], 0]);
  // What was not paid in time is closed, whatever its row still says.
  expect(await page(0, 'TO_PAY', later)).toEqual([[], 0]);
});

test('a list tells an order whose time is over as it will be, unless money may be on its way', async () => {
  await db.insert(users).values({ id: 'zhao', mobile: '13800000004' });
  const { id } = await inserted({ userId: 'zhao' });
  const states = async (group: 0 | 1 | 2) => {
    const { orders } = await pageOfOrders(db, { userId: 'zhao', group, now: later }, { offset: 0, limit: 2 });
    return orders.map(({ state }) => state);
  };
  expect([await states(0), await states(2)]).toEqual([[], ['CLOSED']]);
  const about = { subjectKind: 'RENTAL', subjectId: id, userId: 'zhao', amount: 50000, createdAt: noon };
  const how = { method: 'WECHAT', provider: 'sandbox', status: 'UNKNOWN' } as const;
  await db.insert(payments).values({ ...about, ...how, id: 'ZF1', clientKey: 'key-of-zhao' });
  expect([await states(0), await states(2)]).toEqual([['UNPAID'], ['UNPAID']]);
});

test('an order is hidden from its owner by themselves, once it has ended', async () => {
  const order = await inserted();
  expect(await hideOrder(db, 'li', order.id, noon)).toBe(false);
  await moveOrder(db, order, { to: 'CANCELLED', by: 'member', now: noon });
  expect(await hideOrder(db, 'han', order.id, noon)).toBe(false);
  expect(await hideOrder(db, 'li', order.id, noon)).toBe(true);
  expect(await findOrder(db, 'li', order.id)).toBeUndefined();
});
