import { eq } from 'drizzle-orm';
import { cartypes } from '../../../server/areas/cartype/schema';
import { auditLedger } from '../../../server/kernel/money/auditLedger';
import { users } from '../../../server/kernel/members/schema';
import { heldDeposits } from '../../../server/kernel/money/deposits';
import { moveLongsOn, releaseDueLongDeposits } from '../../../server/areas/long/public';
import { ErrorCode } from '../../../src/domain/errorCode';
import { meanwhile } from '../support/meanwhile';
import type { TestSession } from '../support/testServer';
import { freshKey } from '../rental/rentalWorld';
import { DEPOSITS, LONG_END, longChoice, LongWorld, MONTH } from './LongWorld';

// Issue 13, long rental: book with instalments, pay the second, extend, return early, tail payment; cancel with a fee.

let world: LongWorld;
let who: TestSession;
let mobile = 13_800_000_000;
beforeAll(async () => {
  world = await LongWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  who = await world.begun(String((mobile += 1)));
});
// Whatever happens: what goes out of one account comes into another.
afterEach(async () => expect(await auditLedger(world.db)).toEqual([]));

/** Weeks later the member logs in again. */
async function at(time: string): Promise<void> {
  world.rental.at(time);
  who = await world.rental.login(who.login.uid);
}

const held = () => heldDeposits(world.db, who.login.user_id);
const days = async () => Object.keys(await world.rental.taken()).length;

test('months are booked with their plan, and the first is paid with the deposits', async () => {
  const quote = await world.rental.get('POST /api/order_long/calc', longChoice, who);
  expect(quote).toMatchObject({
    ...{ monthly_price: MONTH, first_payment: MONTH + DEPOSITS, available: 3, to_time: LONG_END },
    bill: { total: 3 * MONTH },
    once_saving: 25_650,
  });
  expect(quote.plan.map(({ due, amount }) => [due.slice(0, 10), amount])).toEqual([
    ['2026-11-23', MONTH],
    ['2026-12-25', MONTH],
    ['2027-01-25', MONTH],
  ]);

  const orderid = await world.book(who);
  expect(await world.detail(who, orderid)).toMatchObject({
    ...{ status: 'UNPAID', total: 3 * MONTH, paid: 0, to_pay: MONTH + DEPOSITS },
    abilities: { extend: false, return_early: false },
  });
  // A long order holds its car as a short one does: from 28 November to 28 February, both included.
  expect(await days()).toBe(93);

  await world.pay(who, orderid);
  expect(await world.detail(who, orderid)).toMatchObject({
    ...{ status: 'PREPARING', paid: MONTH, to_pay: 0, can_cancel: true },
    deposits: [
      { kind: 'vehicle', amount: 300_000, state: 'HELD' },
      { kind: 'violation', amount: 200_000, state: 'HELD' },
    ],
  });
  expect(await world.standings(who, orderid)).toEqual(['PAID', 'LATER', 'LATER']);
  expect(await held()).toBe(DEPOSITS);
});

test('who takes the car is kept as a usual driver where the member agreed, and not otherwise', async () => {
  const kept = async () => (await world.rental.get('GET /api/user/get_drivers', {}, who)).drivers.length;
  await world.book(who);
  expect(await kept()).toBe(0);
  await world.book(who, { save_driver: true });
  expect(await kept()).toBe(1);
});

test('what its payment screen says was paid is the first month with the deposits, whatever is paid besides', async () => {
  const orderid = await world.bookAndPay(who);
  const paid = { state: 'PAID', amount: MONTH + DEPOSITS };
  const due = () => world.rental.get('GET /api/pay/get_due', { kind: 'LONG', id: orderid }, who);
  expect((await due()).standing).toMatchObject(paid);
  await world.pay(who, orderid);
  expect((await due()).standing).toMatchObject(paid);
});

test('my orders list it with its words, and its own list with what is paid next', async () => {
  const orderid = await world.bookAndPay(who);
  const mine = await world.rental.get('GET /api/order/get_orders', { page: 1, aliasStatus: 0 }, who);
  expect(mine.orders).toMatchObject([
    {
      ...{ orderid, line: 'LONG', status_text: '待交车', title: '大众朗逸' },
      // As its own list says it: no days.
      ...{ length: '3个月', note: '第2期租金¥2850，应付日12月25日' },
    },
  ]);
  const own = await world.rental.get('GET /api/order_long/get_list', { page: 1, aliasStatus: 0 }, who);
  expect(own).toMatchObject({
    total: 1,
    orders: [{ orderid, months: 3, next: { number: 2, amount: MONTH, is_overdue: false } }],
  });
});

test('the second month is paid, the rental extended, and its tail paid at the end', async () => {
  const orderid = await world.rented(who);
  await world.pay(who, orderid);
  expect(await world.standings(who, orderid)).toEqual(['PAID', 'PAID', 'LATER']);

  // Three months more make six: ¥2,700 a month.
  expect(await world.extension(who, orderid, 3)).toMatchObject({
    ...{ months: 6, amount: 810_000, monthly_price: 270_000, to_time: '2027-05-28T10:00:00+08:00' },
  });
  expect(await world.extend(who, orderid, 3)).toMatchObject({ code: ErrorCode.OK });
  const extended = await world.detail(who, orderid);
  expect(extended).toMatchObject({ months: 6, total: 3 * MONTH + 810_000 });
  expect(extended.instalments.map(({ due }) => due.slice(5, 10))).toEqual([
    ...['11-23', '12-25', '01-25', '02-25', '03-25', '04-25'],
  ]);
  for (let month = 3; month <= 6; month += 1) await world.pay(who, orderid);

  await at('2027-05-28T10:00:00+08:00');
  await moveLongsOn(world.db, world.rental.server.clock());
  expect((await world.detail(who, orderid)).status).toBe('AWAITING_RETURN');
  // 12,000 kilometres are included; 100 more were driven.
  await world.takeBack(orderid, { odometer: 13_100, damage: 200 });
  const tail = await world.rental.get('GET /api/order_long/tail_pay_detail', { orderid }, who);
  expect(tail).toMatchObject({ driven: 12_100, included: 12_000, to_pay: 28_000 });
  expect(tail.lines.map(({ name, amount }) => [name, amount])).toEqual([
    ['超里程费', 8_000],
    ['车损费', 20_000],
  ]);
  await world.pay(who, orderid);
  expect(await world.detail(who, orderid)).toMatchObject({
    ...{ status: 'AWAITING_DEPOSIT', paid: 3 * MONTH + 810_000 + 28_000 },
  });

  await at('2027-06-30T10:00:00+08:00');
  await releaseDueLongDeposits(world.db, world.rental.server.money, world.rental.server.clock());
  expect(await world.detail(who, orderid)).toMatchObject({ status: 'COMPLETED', refunded: 0 });
  expect(await held()).toBe(0);
  // Nothing is taken beyond the day of the return.
  expect(await days()).toBe(182);
});

test('an early return gives back what is not used but for its penalty, and frees the days', async () => {
  const orderid = await world.rented(who, { plan: 'ONCE' });
  const total = 3 * MONTH - 25_650;
  // 46 of 92 days.
  const wish = { orderid, to_time: '2027-01-13T10:00:00+08:00' };
  const check = await world.rental.get('GET /api/order_long/return_calc', wish, who);
  expect(check).toMatchObject({ used: total / 2, remaining: total / 2, penalty: 124_403, owed: 0 });
  expect(check.refund).toBe(total / 2 - 124_403);
  expect(await world.returnEarly(who, orderid, wish.to_time)).toMatchObject({ refund: check.refund });
  expect(await days()).toBe(47);
  expect(await world.detail(who, orderid)).toMatchObject({
    ...{ total: check.total, paid: total, refunded: check.refund, to_time: wish.to_time },
    abilities: { extend: false, return_early: false },
  });

  await at(wish.to_time);
  await world.takeBack(orderid);
  expect(await world.detail(who, orderid)).toMatchObject({ status: 'AWAITING_DEPOSIT' });
});

test('a car that was handed over before its day comes back after it has begun', async () => {
  const orderid = await world.bookAndPay(who);
  await world.db.update(users).set({ authStatus: 'USER_AUTHED' }).where(eq(users.id, who.login.user_id));
  await world.desk(orderid, 'deliver', { plate: '京A12345', odometer: 1000, energy: 100 });
  const asked = { orderid, to_time: '2026-11-27T10:00:00+08:00' };
  expect(await world.rental.ask('GET /api/order_long/return_calc', asked, who)).toMatchObject({
    ...{ code: ErrorCode.PERIOD_INVALID, msg: '还车须晚于11月28日 10:00' },
  });
});

test('what an early return leaves owing is one last instalment', async () => {
  const orderid = await world.rented(who);
  const done = await world.returnEarly(who, orderid, '2026-12-18T10:00:00+08:00');
  // 20 of 30 days of the first month are used; the penalty is a month's price at most.
  expect(done).toMatchObject({ penalty: 199_500, refund: 0, owed: 104_500 });
  const { instalments } = await world.detail(who, orderid);
  expect(instalments.map(({ standing, amount }) => [standing, amount])).toEqual([
    ['PAID', MONTH],
    ['DROPPED', MONTH],
    ['DROPPED', MONTH],
    ['DUE', 104_500],
  ]);
  await world.pay(who, orderid);
  expect(await world.detail(who, orderid)).toMatchObject({ total: 389_500, paid: 389_500 });
});

test('a car that simply comes back sooner is an early return, and what was not paid is the tail', async () => {
  const orderid = await world.rented(who);
  await at('2026-12-18T10:00:00+08:00');
  await world.takeBack(orderid);
  expect(await world.detail(who, orderid)).toMatchObject({ status: 'TAIL_UNPAID', to_pay: 104_500 });
  expect(await days()).toBe(21);
  expect(await world.desk(orderid, 'pay-from-deposit')).toBe('已从押金扣除');
  expect(await world.desk(orderid, 'release-vehicle')).toBe('已退还车辆押金');
  expect(await world.desk(orderid, 'release-violation')).toBe('已退还违章押金');
  expect(await world.detail(who, orderid)).toMatchObject({ status: 'COMPLETED', paid: 389_500 });
  expect(await held()).toBe(0);
});

test('a car that was handed over before its time and comes back before it has used nothing', async () => {
  const orderid = await world.bookAndPay(who);
  await world.db.update(users).set({ authStatus: 'USER_AUTHED' }).where(eq(users.id, who.login.user_id));
  await at('2026-11-26T10:00:00+08:00');
  await world.desk(orderid, 'deliver', { plate: '京A12345', odometer: 1000, energy: 100 });
  const wish = { orderid, to_time: '2026-11-27T10:00:00+08:00' };
  expect(await world.rental.ask('GET /api/order_long/return_calc', wish, who)).toMatchObject({
    ...{ code: ErrorCode.PERIOD_INVALID, msg: '还车须晚于11月28日 10:00' },
  });
  await at('2026-11-27T10:00:00+08:00');
  await world.takeBack(orderid, { odometer: 1000 });
  // 30 % of three months, which is less than a month.
  expect(await world.detail(who, orderid)).toMatchObject({
    ...{ status: 'AWAITING_DEPOSIT', total: 256_500, paid: MONTH, refunded: MONTH - 256_500 },
  });
  // The day of the pickup was held, and no other is any more.
  expect(await days()).toBe(1);
});

test('a car is exchanged for maintenance and back, and what both have driven counts', async () => {
  const orderid = await world.rented(who);
  const fields = {
    ...{ odometerBack: 5_000, energyBack: 100, plate: '京B00001', odometer: 100, energy: 80 },
    source: 'OWN',
  };
  expect(await world.desk(orderid, 'exchange', { ...fields, reason: '保养' })).toBe('已换车');
  expect(await world.detail(who, orderid)).toMatchObject({
    ...{ status: 'EXCHANGING', status_text: '换车中' },
    cars: [{ plate: '京B00001', reason: '保养' }, { plate: '京A12345' }],
  });
  const back = { odometerBack: 1_100, energyBack: 70, plate: '京A12345', odometer: 5_000, energy: 100 };
  expect(await world.desk(orderid, 'exchange-back', { ...back, reason: '保养完成' })).toBe('已换回原车');
  await world.pay(who, orderid);
  await world.pay(who, orderid);
  await at(LONG_END);
  await world.takeBack(orderid, { odometer: 6_100 });
  const tail = await world.rental.get('GET /api/order_long/tail_pay_detail', { orderid }, who);
  // 4,000, 1,000 and 1,100 kilometres; ten percent of a tank.
  expect(tail).toMatchObject({ driven: 6_100, to_pay: 8_000 + 4_000 });
});

test('cancelling is free until two days before the pickup, then costs a day', async () => {
  const orderid = await world.bookAndPay(who);
  world.rental.at('2026-11-26T10:00:00+08:00');
  const free = await world.rental.get('GET /api/order_long/cancel_calc', { orderid }, who);
  expect(free).toMatchObject({ once_penalty_amount: 0, refund_amount: MONTH + DEPOSITS });

  world.rental.at('2026-11-27T10:00:00+08:00');
  const cancel = (expected_penalty: number) =>
    world.rental.ask('POST /api/order_long/cancel', { orderid, expected_penalty, reason: '行程有变' }, who);
  expect(await cancel(0)).toMatchObject({
    ...{ code: ErrorCode.PENALTY_CHANGED, data: { once_penalty_amount: 9_500 } },
  });
  expect(await cancel(9_500)).toMatchObject({
    ...{ code: ErrorCode.OK, data: { penalty: 9_500, refund: MONTH + DEPOSITS - 9_500 } },
  });
  expect(await world.detail(who, orderid)).toMatchObject({ status: 'CANCELLED', refunded: MONTH - 9_500 });
  expect([await held(), await days()]).toEqual([0, 0]);
});

test('a car that nobody fetches costs a day for each that it stands ready', async () => {
  const orderid = await world.bookAndPay(who);
  await at('2026-12-01T10:00:00+08:00');
  const wish = { orderid, reason: '' };
  const fee = await world.rental.get('GET /api/order_long/cancel_calc', { orderid }, who);
  expect(fee).toMatchObject({ once_penalty_amount: 38_000, refund_amount: MONTH + DEPOSITS - 38_000 });
  await world.rental.get('POST /api/order_long/cancel', { ...wish, expected_penalty: 38_000 }, who);
  expect([await held(), await days()]).toEqual([0, 0]);
});

test('an order that is extended at the moment at which its time is over goes on', async () => {
  const orderid = await world.rented(who, { months: 1 });
  await at('2026-12-28T10:00:00+08:00');
  const extending = meanwhile(world.db, () => world.extend(who, orderid, 1));
  await moveLongsOn(extending, world.rental.server.clock());
  expect(await world.detail(who, orderid)).toMatchObject({
    ...{ status: 'IN_USE', to_time: '2027-01-28T10:00:00+08:00' },
  });
});

test('a car that is rented without deposits is done with once it is back', async () => {
  const free = { vehicleDeposit: 0, violationDeposit: 0 };
  await world.db.update(cartypes).set(free).where(eq(cartypes.id, 'car-sylphy'));
  const orderid = await world.rented(who, { cartype_id: 'car-sylphy', months: 1 });
  await at('2026-12-28T10:00:00+08:00');
  await world.takeBack(orderid);
  const { server } = world.rental;
  await releaseDueLongDeposits(world.db, server.money, server.clock());
  expect(await world.detail(who, orderid)).toMatchObject({ status: 'COMPLETED', deposits: [] });
});

test('money that comes after the order was cancelled goes back', async () => {
  const orderid = await world.book(who);
  const payment_id = await world.begin(who, orderid);
  await world.rental.get('POST /api/order_long/cancel', { orderid, expected_penalty: 0, reason: '' }, who);
  const { money } = world.rental.server;
  await money.settle(payment_id, 'SUCCEEDED', world.rental.server.clock());
  expect(await world.detail(who, orderid)).toMatchObject({ status: 'CANCELLED', paid: 0 });
  expect(await held()).toBe(0);
});

test('an order that is not paid in time is closed, and its car is free', async () => {
  const orderid = await world.book(who);
  world.rental.wait(16 * 60);
  expect((await world.detail(who, orderid)).status).toBe('CLOSED');
  expect(await days()).toBe(0);
  await world.rental.get('POST /api/order_long/delete', { orderid }, who);
  const { code } = await world.rental.ask('GET /api/order_long/get_detail', { orderid }, who);
  expect(code).toBe(ErrorCode.NOT_FOUND);
});

test('the same key books, extends and returns once', async () => {
  const request = await world.addRequest(who);
  const first = await world.rental.get('POST /api/order_long/add', request, who);
  expect(await world.rental.get('POST /api/order_long/add', request, who)).toEqual(first);
  const other = await world.rental.ask('POST /api/order_long/add', { ...request, remark: '换' }, who);
  expect(other).toMatchObject({ code: ErrorCode.KEY_REUSED, data: { orderid: first.orderid } });

  const orderid = await world.rented(who);
  const key = freshKey();
  const wish = { orderid, months: 1, client_key: key, agreement_version: '1.0' };
  const { amount } = await world.extension(who, orderid, 1);
  const extend = () => world.rental.ask('POST /api/order_long/extend', { ...wish, expected: amount }, who);
  const answers = await Promise.all([extend(), extend()]);
  expect(answers.map(({ code }) => code)).toEqual([ErrorCode.OK, ErrorCode.OK]);
  expect((await world.detail(who, orderid)).months).toBe(4);
});

test('the agreement has the figures of the order, and is a document', async () => {
  const orderid = await world.bookAndPay(who);
  const agreement = await world.rental.get('GET /api/order_long/get_agreement', { orderid }, who);
  expect(agreement).toMatchObject({ title: '长租协议', version: '1.0' });
  const rows = agreement.parts.flatMap(part => part.rows);
  expect(rows).toContainEqual({ name: '合计', value: '¥8550' });
  expect(rows).toContainEqual({
    ...{ name: '第2期', value: '¥2850', note: '2026-12-28至2027-01-28，应付日2026-12-25' },
  });
  expect(JSON.stringify(agreement)).not.toContain('13800138000');
  const file = await world.rental.get('GET /api/order_long/get_agreement_file', { orderid }, who);
  const document = Buffer.from(file.content, 'base64');
  expect(document.subarray(0, 5).toString()).toBe('%PDF-');
  // It is called by its own name, not as the contract of a short rental.
  expect(document.includes(Buffer.from('长租协议', 'utf16le').swap16())).toBe(true);
});
