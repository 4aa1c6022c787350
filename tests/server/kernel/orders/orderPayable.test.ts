import type { Database } from '../../../../server/db/database';
import { users } from '../../../../server/kernel/members/schema';
import { isLinkable } from '../../../../server/kernel/money/payable';
import type { OrderLine } from '../../../../server/kernel/orders/orderLine';
import { orderPayable, orderSubject } from '../../../../server/kernel/orders/orderPayable';
import { listEvents, readOrder } from '../../../../server/kernel/orders/orderRepository';
import { orders } from '../../../../server/kernel/orders/schema';
import { openTestDatabase } from '../../support/testDatabase';

// Issue 9: what paying is like is the same on all lines, save what becomes of an order that is paid and its words.

const noon = new Date('2026-11-23T12:00:00+08:00');
const inTime = new Date('2026-11-23T12:14:59+08:00');
const tooLate = new Date('2026-11-23T12:15:00+08:00');

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase('empty'));
  await db.insert(users).values({ id: 'li', mobile: '13800000001' });
});
afterAll(() => close());
beforeEach(() => db.delete(orders));

const released: string[] = [];
const line: OrderLine = {
  line: 'RENTAL',
  minutesToPay: 15,
  released: '车辆已释放',
  facesOf: () => Promise.resolve(new Map()),
  claimsOf: () => Promise.resolve(new Map()),
  release: (_tx, { id }) => {
    released.push(id);
    return Promise.resolve();
  },
};
const payable = orderPayable(line, {
  accept: () => Promise.resolve(true),
  describe: () => Promise.resolve({ title: '丰田卡罗拉', lines: ['首都机场T3店'] }),
});

async function made(differences: Partial<typeof orders.$inferInsert> = {}): Promise<string> {
  const id = differences.id ?? 'D1';
  await db.insert(orders).values({
    ...{ id, clientKey: id, line: 'RENTAL', userId: 'li', state: 'UNPAID', total: 50000, channel: '' },
    expiresAt: tooLate,
    createdAt: noon,
    ...differences,
  });
  return id;
}

const events = async (id: string) => (await listEvents(db, id)).map(({ text }) => text);

test('an order is a subject by its line and number', () => {
  expect(orderSubject({ line: 'RENTAL', id: 'D1' })).toEqual({ kind: 'RENTAL', id: 'D1' });
  expect([payable.kind, payable.noun]).toEqual(['RENTAL', '这个订单']);
});

test('an order of the line is locked; one of another line, or none, is nothing', async () => {
  await made();
  await made({ id: 'W1', line: 'WEDDING' as 'RENTAL' });
  expect((await payable.lock(db, 'D1'))?.id).toBe('D1');
  expect(await payable.lock(db, 'W1')).toBeUndefined();
  expect(await payable.lock(db, 'D2')).toBeUndefined();
});

test('it belongs to its member; one of another line, a deleted one or none to nobody', async () => {
  await made();
  await made({ id: 'W1', line: 'WEDDING' as 'RENTAL' });
  await made({ id: 'D3', deletedAt: noon });
  const owners = await Promise.all(['D1', 'W1', 'D3', 'D2'].map(id => payable.ownerOf(db, id)));
  expect(owners).toEqual(['li', undefined, undefined, undefined]);
});

test('money that cannot be taken any more is counted in and out, and the member is told', async () => {
  const id = await made({ state: 'CLOSED' });
  const order = await readOrder(db, id);
  await payable.refuse(db, order, 50000, noon);
  expect(await readOrder(db, id)).toMatchObject({ state: 'CLOSED', paid: 50000, refunded: 50000 });
  expect(await events(id)).toEqual(['订单已不在待支付状态，收到的¥500已原路退回']);
});

test('money is taken for what is left to be paid and for no other sum, which goes back and says why', async () => {
  const id = await made({ state: 'AWAITING_SUPPLEMENT', total: 90000, paid: 50000 });
  const order = await readOrder(db, id);
  expect(await payable.accept(db, order, 40000, noon)).toBe(true);
  for (const other of [39999, 40001, 90000]) expect(await payable.accept(db, order, other, noon)).toBe(false);
  await payable.refuse(db, order, 90000, noon);
  expect(await events(id)).toEqual(['待付金额已有变化，收到的¥900已原路退回']);
});

test('the cashier says what it is about, until when it can be paid, and where it stands', async () => {
  const id = await made();
  expect(await payable.describe(db, id, noon)).toEqual({
    title: '丰田卡罗拉',
    lines: ['首都机场T3店'],
    expiresAt: tooLate,
    standing: { state: 'DUE', amount: 50000, closing: '超过15分钟未支付，车辆已释放，可以重新预订。' },
  });
  await expect(payable.describe(db, 'D2', noon)).rejects.toThrow('The order does not exist');
});

test('an order ends when its time to pay is over, gives back what it held, and says so; not before, and not twice', async () => {
  const id = await made();
  const order = await readOrder(db, id);
  expect(await payable.lapse(db, order, inTime)).toBe(false);
  expect([released, await events(id)]).toEqual([[], []]);
  expect(await payable.lapse(db, order, tooLate)).toBe(true);
  expect((await readOrder(db, id)).state).toBe('CLOSED');
  // What was read before is no longer true.
  expect(await payable.lapse(db, order, tooLate)).toBe(false);
  expect([released, await events(id)]).toEqual([[id], ['超过15分钟未支付，订单已关闭']]);
});

test('until when it waits is told while it does, and not of what waits until it is paid', async () => {
  const id = await made();
  expect((await payable.describe(db, id, noon)).expiresAt).toEqual(tooLate);
  const owing = await made({ id: 'D4', state: 'AWAITING_SUPPLEMENT' });
  expect((await payable.describe(db, owing, noon)).expiresAt).toBeNull();
});

test('others are told of it where its line has words for them', async () => {
  const own = {
    accept: () => Promise.resolve(true),
    describe: () => Promise.resolve({ title: '', lines: [] }),
  };
  const told = orderPayable(line, { ...own, describeToOthers: () => Promise.resolve('丰田卡罗拉 · 共3天') });
  expect(isLinkable(told) && (await told.describeToOthers(db, 'D1'))).toBe('丰田卡罗拉 · 共3天');
  expect(isLinkable(orderPayable(line, own))).toBe(false);
});
