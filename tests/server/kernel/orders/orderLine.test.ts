import type { OrderLife } from '../../../../src/domain/orderLife';
import type * as OrderLinesOfDomain from '../../../../src/domain/orderLines';
import type { Database } from '../../../../server/db/database';
import {
  firstPickup,
  summarizeOrders,
  type OrderLine,
  type OrderLines,
} from '../../../../server/kernel/orders/orderLine';
import { presentDetail } from '../../../../server/kernel/orders/orderPresenter';
import { insertOrder, pageOfOrders, type OrderRow } from '../../../../server/kernel/orders/orderRepository';
import { users } from '../../../../server/kernel/members/schema';
import { payments } from '../../../../server/kernel/money/schema';
import { orders } from '../../../../server/kernel/orders/schema';
import type { OrderFace } from '../../../../types/api/order';
import { openTestDatabase } from '../../support/testDatabase';

// Issue 9: lists of orders ask each line once for all that a page has of it, and nothing in the kernel names a line:
// a second one, of another life and without a car, is listed by its rows alone.

type OrderLineName = OrderLinesOfDomain.OrderLineName;

/** A fleet for a wedding: confirmed by hand before it is paid. */
const fleetLife: OrderLife<'ASKED' | 'PAYABLE' | 'DRIVEN' | 'DROPPED'> = {
  first: 'ASKED',
  cancelled: 'DROPPED',
  states: {
    ASKED: { text: '待报价', group: 0, can: ['cancel'], next: { PAYABLE: ['staff'], DROPPED: ['member'] } },
    PAYABLE: {
      text: '待付定金',
      group: 0,
      can: ['pay'],
      // A price that nobody took up in time is asked for again.
      next: { DRIVEN: ['provider'], ASKED: ['system'] },
      overdue: 'ASKED',
    },
    DRIVEN: { text: '已成婚', group: 1, can: ['delete'], next: {} },
    DROPPED: { text: '已取消', group: 2, can: ['delete'], next: {} },
  },
};

jest.mock('../../../../src/domain/orderLines', () => {
  const actual = jest.requireActual<typeof OrderLinesOfDomain>('../../../../src/domain/orderLines');
  return {
    ...actual,
    ORDER_LINES: [...actual.ORDER_LINES, 'FLEET'],
    lifeOf: (line: string) => (line === 'FLEET' ? fleetLife : actual.lifeOf(line as OrderLineName)),
  };
});

/** As the row in `src/domain/orderLines.ts` would name it. */
const FLEET = 'FLEET' as OrderLineName;

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase('empty'));
});
afterAll(() => close());

const orderOf = (line: OrderLineName, id: string, differences: Partial<OrderRow> = {}): OrderRow => ({
  id,
  line,
  userId: 'li',
  requestHash: null,
  clientKey: id,
  state: 'UNPAID',
  total: 50000,
  paid: 0,
  refunded: 0,
  channel: '',
  expiresAt: new Date('2030-06-01T02:00:00Z'),
  deletedAt: null,
  createdAt: new Date('2030-06-01T01:00:00Z'),
  stateSince: new Date('2030-06-01T01:00:00Z'),
  ...differences,
});

const rental: OrderFace = {
  picture: '/corolla.webp',
  title: '丰田卡罗拉',
  facts: '自动挡 · 5座 · 1.2T',
  places: ['首都机场T3店'],
  from_time: '2030-06-02T10:00:00+08:00',
  to_time: '2030-06-04T10:00:00+08:00',
};

const fleet: OrderFace = {
  picture: '/phantom.webp',
  title: '劳斯莱斯幻影 6辆',
  facts: '迎亲车队 · 含花车装饰',
  places: ['国贸', '香山'],
};

/** A line that shows the same face for the orders it knows, and counts how often it is asked. */
function lineThatKnows(line: OrderLineName, face: OrderFace, ...known: string[]) {
  const asked: string[][] = [];
  const row: OrderLine = {
    line,
    minutesToPay: 15,
    released: '车辆已释放',
    facesOf(_db, orders) {
      asked.push(orders.map(({ id }) => id));
      return Promise.resolve(new Map(known.map(id => [id, face])));
    },
    claimsOf: () => Promise.resolve(new Map()),
    release: () => Promise.resolve(),
  };
  return { row, asked };
}

const now = new Date('2030-06-01T01:30:00Z');

/** The lines whose orders a test has. */
const only = (lines: Record<string, OrderLine>): OrderLines => lines as OrderLines;

test('a page keeps its order, whatever the order in which a line answers, and a line is asked once', async () => {
  const { row, asked } = lineThatKnows('RENTAL', rental, 'a', 'b', 'c');
  const orders = ['c', 'a', 'b'].map(id => orderOf('RENTAL', id));
  const summaries = await summarizeOrders(db, only({ RENTAL: row }), orders, now);
  expect(summaries.map(({ orderid }) => orderid)).toEqual(['c', 'a', 'b']);
  expect(asked).toEqual([['c', 'a', 'b']]);
});

test('each line is asked for its own orders only', async () => {
  const ofRental = lineThatKnows('RENTAL', rental, 'a', 'b');
  const ofFleet = lineThatKnows(FLEET, fleet, 'w');
  const page = [orderOf('RENTAL', 'b'), orderOf(FLEET, 'w', { state: 'ASKED' }), orderOf('RENTAL', 'a')];
  await summarizeOrders(db, only({ RENTAL: ofRental.row, FLEET: ofFleet.row }), page, now);
  expect([ofRental.asked, ofFleet.asked]).toEqual([[['b', 'a']], [['w']]]);
});

test('who takes a car out first on a day is found in whatever line; one without cars has none', async () => {
  const beginning = (time?: string): OrderLine => ({
    ...lineThatKnows('RENTAL', rental).row,
    firstPickup: () => Promise.resolve(time === undefined ? undefined : new Date(time)),
  });
  const car = { siteId: 'site', cartypeId: 'car' };
  const without = lineThatKnows(FLEET, fleet).row;
  const lines = {
    RENTAL: beginning('2030-06-02T03:00:00Z'),
    LONG: beginning('2030-06-02T02:00:00Z'),
    CYCLE: beginning(),
    FLEET: without,
  };
  expect(await firstPickup(db, only(lines), car, '2030-06-02')).toEqual(new Date('2030-06-02T02:00:00Z'));
  expect(await firstPickup(db, only({ FLEET: without }), car, '2030-06-02')).toBeUndefined();
});

test('an order says which of its payments nobody knows the result of, and no other order does', async () => {
  await db.insert(users).values({ id: 'wang', mobile: '13900000009' });
  for (const id of ['asked', 'quiet']) {
    const { state: _first, paid: _paid, refunded: _back, deletedAt: _not, ...made } = orderOf('RENTAL', id);
    expect(await insertOrder(db, { ...made, userId: 'wang' }, '已下单')).toBe(true);
  }
  await db.insert(payments).values({
    ...{ id: 'ZF-asked', subjectKind: 'RENTAL', subjectId: 'asked', userId: 'wang', clientKey: 'pay' },
    ...{ method: 'WECHAT', provider: 'SANDBOX', amount: 50_000, status: 'UNKNOWN' },
  });
  const { row } = lineThatKnows('RENTAL', rental, 'asked', 'quiet');
  const page = ['quiet', 'asked'].map(id => orderOf('RENTAL', id));
  const summaries = await summarizeOrders(db, only({ RENTAL: row }), page, now);
  expect(summaries.map(({ confirming_payment: payment }) => payment)).toEqual([undefined, 'ZF-asked']);
});

test('a page without orders asks nobody', async () => {
  const { row, asked } = lineThatKnows('RENTAL', rental);
  expect(await summarizeOrders(db, only({ RENTAL: row }), [], now)).toEqual([]);
  expect(asked).toEqual([]);
});

test('a line that does not know an order of its own is told of, instead of a page that lacks it', async () => {
  const { row } = lineThatKnows('RENTAL', rental, 'a');
  const orders = ['a', 'b'].map(id => orderOf('RENTAL', id));
  await expect(summarizeOrders(db, only({ RENTAL: row }), orders, now)).rejects.toThrow('does not know');
});

describe('a second line (README, "an order line")', () => {
  const lines = only({
    RENTAL: lineThatKnows('RENTAL', rental, 'a').row,
    FLEET: lineThatKnows(FLEET, fleet, 'w').row,
  });

  it('stands in one list with the first, by the states and words of its own life', async () => {
    await db.insert(users).values({ id: 'li', mobile: '13900000001' });
    for (const { state: _first, paid: _paid, refunded: _back, deletedAt: _not, ...made } of [
      orderOf('RENTAL', 'a'),
      orderOf(FLEET, 'w', { total: 880000, createdAt: new Date('2030-06-01T03:00:00Z') }),
    ]) {
      expect(await insertOrder(db, made, '已下单')).toBe(true);
    }
    const asked = { userId: 'li', group: 0, now: new Date('2030-06-01T01:30:00Z') } as const;
    const { orders, total } = await pageOfOrders(db, asked, { offset: 0, limit: 10 });
    expect(total).toBe(2);
    const [first, second] = await summarizeOrders(db, lines, orders, now);
    expect(first).toEqual({
      ...fleet,
      orderid: 'w',
      line: 'FLEET',
      status: 'ASKED',
      status_text: '待报价',
      total: 880000,
      created_at: '2030-06-01T11:00:00+08:00',
    });
    expect(second).toMatchObject({ orderid: 'a', status_text: '待支付', title: '丰田卡罗拉' });
  });

  it('is listed by what has become of it when its time to pay is over', async () => {
    await db.insert(orders).values(orderOf(FLEET, 'late', { userId: 'li', state: 'PAYABLE' }));
    const stateAt = async (time: string): Promise<string | undefined> => {
      const asked = { userId: 'li', group: 0, now: new Date(time) } as const;
      const page = await pageOfOrders(db, asked, { offset: 0, limit: 10 });
      return page.orders.find(({ id }) => id === 'late')?.state;
    };
    expect(await stateAt('2030-06-01T01:59:59Z')).toBe('PAYABLE');
    expect(await stateAt('2030-06-01T02:00:00Z')).toBe('ASKED');
  });

  it('says what its member can do in each of its states', () => {
    const can = (state: string) => {
      const { can_pay, can_cancel, can_delete } = presentDetail(
        orderOf(FLEET, 'w', { state }),
        fleet,
        undefined,
      );
      return { can_pay, can_cancel, can_delete };
    };
    const nothing = { can_pay: false, can_cancel: false, can_delete: false };
    expect(can('ASKED')).toEqual({ ...nothing, can_cancel: true });
    expect(can('PAYABLE')).toEqual({ ...nothing, can_pay: true });
    expect(can('DRIVEN')).toEqual({ ...nothing, can_delete: true });
  });

  it('tells until when it can be paid in the state whose time ends, whatever its name', async () => {
    const [summary] = await summarizeOrders(db, lines, [orderOf(FLEET, 'w', { state: 'PAYABLE' })], now);
    expect(summary).toMatchObject({ status_text: '待付定金', expires_at: '2030-06-01T10:00:00+08:00' });
  });
});
