import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { rentalOrders } from '../../../server/areas/rental/schema';
import { sessions } from '../../../server/kernel/members/schema';
import { orders } from '../../../server/kernel/orders/schema';
import {
  BOOKINGS_OF_A_DEVICE_LIMIT,
  ORDERS_A_DAY_LIMIT,
  UNPAID_ORDERS_LIMIT,
} from '../../../src/domain/bookingLimits';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { TestSession } from '../support/testServer';
import { monday, RentalWorld } from './rentalWorld';

// Issue 10, section 2, high 2: nobody holds the cars of a branch with orders that they never pay.

let world: RentalWorld;
let session: TestSession;
let lastMobile = 13_200_000_000;
beforeAll(async () => {
  world = await RentalWorld.open({ bookingsPerHour: 1000 });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.server.now = monday;
  session = await world.login(String((lastMobile += 1)));
});

/** There are 500 of them. */
const car = { cartype_id: 'car-sylphy' };
const book = () => world.book(session, car);
const tryToBook = () => world.add(session, car);
const cancel = (orderid: string) =>
  world.get('POST /api/order/cancel', { orderid, expected_penalty: 0, reason: '' }, session);

async function bookUpToTheLimit(): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < UNPAID_ORDERS_LIMIT) ids.push(await book());
  return ids;
}

test('a member has five unpaid orders at most, and is told which one to pay or cancel', async () => {
  const ids = await bookUpToTheLimit();
  expect(await tryToBook()).toEqual({
    code: ErrorCode.TOO_MANY_UNPAID,
    msg: '您有5个订单还没支付，请先支付或取消，再下新的订单',
    data: { orderid: ids.at(-1) },
  });
  expect(await world.orderCount(session)).toBe(UNPAID_ORDERS_LIMIT);
});

test('also when they are asked for at the same moment', async () => {
  const request = await world.addRequest(session, car);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      world.ask('POST /api/order/add', { ...request, client_key: `at-once-${lastMobile}-${index}` }, session),
    ),
  );
  expect(answers.filter(({ code }) => code === ErrorCode.OK)).toHaveLength(UNPAID_ORDERS_LIMIT);
  expect(await world.orderCount(session)).toBe(UNPAID_ORDERS_LIMIT);
});

test.each(['paid', 'cancelled', 'overdue'])('what is %s makes room for another', async way => {
  const [first = ''] = await bookUpToTheLimit();
  if (way === 'paid') await world.pay(session, first);
  if (way === 'cancelled') await cancel(first);
  if (way === 'overdue') world.wait(15 * 60);
  expect((await tryToBook()).code).toBe(ErrorCode.OK);
});

test('a lost answer is found again at the limit: the same key answers its order', async () => {
  for (let count = 1; count < UNPAID_ORDERS_LIMIT; count += 1) await book();
  const request = await world.addRequest(session, car);
  const first = await world.get('POST /api/order/add', request, session);
  expect(await world.get('POST /api/order/add', request, session)).toEqual(first);
});

test('a member makes twenty orders a day, whatever becomes of them', async () => {
  for (let count = 0; count < ORDERS_A_DAY_LIMIT; count += 1) await cancel(await book());
  expect(await tryToBook()).toMatchObject({
    code: ErrorCode.TOO_MANY_REQUESTS,
    msg: '您一天内下单的次数用完了，请明天再订，或联系客服帮您预订',
    data: { retry_after: 86_400 },
  });
  world.wait(86_400);
  expect((await tryToBook()).code).toBe(ErrorCode.OK);
});

test('an address books a quarter of its hour in as long as an unpaid order holds its car, whoever is logged in there', async () => {
  const strict = await RentalWorld.open({ bookingsPerHour: 4 });
  await strict.book(await strict.login('13200000001'));
  const another = await strict.login('13200000002');
  const answer = await strict.add(another);
  strict.wait(15 * 60);
  const later = await strict.add(another);
  await strict.close();
  expect(answer).toMatchObject({ code: ErrorCode.TOO_MANY_REQUESTS, data: { retry_after: 15 * 60 } });
  expect(later.code).toBe(ErrorCode.OK);
});

test('a device books a third of that, however many numbers log in there; sessions older than devices are one each', async () => {
  const strict = await RentalWorld.open({ bookingsPerHour: 36 });
  const codesOn = async (deviceHash: string, members: number): Promise<number[]> => {
    const codes: number[] = [];
    for (let count = 0; count < members; count += 1) {
      const member = await strict.login(String((lastMobile += 1)));
      const { user_id } = member.login;
      await strict.db.update(sessions).set({ deviceHash }).where(eq(sessions.userId, user_id));
      codes.push((await strict.add(member, car)).code);
    }
    return codes;
  };
  const { OK, TOO_MANY_REQUESTS } = ErrorCode;
  const codes = [await codesOn('one', 4), await codesOn('another', 1), await codesOn('', 4)];
  await strict.close();
  expect(codes).toEqual([[OK, OK, OK, TOO_MANY_REQUESTS], [OK], [OK, OK, OK, OK]]);
});

test('a device books so often in a day, whoever is logged in there and from wherever it calls', async () => {
  const shared = randomUUID();
  /** A member who has logged in on that device. */
  const another = async (deviceHash: string): Promise<TestSession> => {
    const one = await world.login(String((lastMobile += 1)));
    const { user_id } = one.login;
    await world.db.update(sessions).set({ deviceHash }).where(eq(sessions.userId, user_id));
    return one;
  };
  for (let booked = 0; booked < BOOKINGS_OF_A_DEVICE_LIMIT; booked += UNPAID_ORDERS_LIMIT) {
    session = await another(shared);
    await bookUpToTheLimit();
  }
  session = await another(shared);
  expect(await tryToBook()).toMatchObject({
    code: ErrorCode.TOO_MANY_REQUESTS,
    msg: '这台设备今天下单太频繁了，请明天再试，或联系客服帮您预订',
    data: { retry_after: 86_400 },
  });
  session = await another(randomUUID());
  expect((await tryToBook()).code).toBe(ErrorCode.OK);
});

describe('a list with many overdue orders', () => {
  const OVERDUE = 300;
  const list = (aliasStatus: 0 | 1 | 2) =>
    world.get('GET /api/order/get_orders', { page: 1, aliasStatus }, session);

  /** As an attack left them behind, before a limit held. */
  async function fillWithOverdue(): Promise<void> {
    const id = await book();
    const [order] = await world.db.select().from(orders).where(eq(orders.id, id));
    if (!order) throw new Error('No order was booked');
    const [rental] = await world.db.select().from(rentalOrders).where(eq(rentalOrders.orderId, id));
    if (!rental) throw new Error('No rental was booked');
    const ids = Array.from({ length: OVERDUE }, (_, index) => `${id}-${index}`);
    await world.db.insert(orders).values(ids.map(copy => ({ ...order, id: copy, clientKey: copy })));
    await world.db.insert(rentalOrders).values(ids.map(copy => ({ ...rental, orderId: copy })));
    world.wait(15 * 60);
  }

  test('tells them closed and changes none of them: the sweep does', async () => {
    await fillWithOverdue();
    const before = await world.db.select().from(orders).where(eq(orders.userId, session.login.user_id));
    expect(await list(0)).toEqual({ orders: [], total: 0 });
    expect((await list(2)).total).toBe(OVERDUE + 1);
    const after = await world.db.select().from(orders).where(eq(orders.userId, session.login.user_id));
    expect(after).toEqual(before);
  });
});
