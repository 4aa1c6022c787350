import { eq } from 'drizzle-orm';
import { auditLedger } from '../../../../server/kernel/money/auditLedger';
import { amendmentPayable } from '../../../../server/areas/rental/public';
import { refunds } from '../../../../server/kernel/money/schema';
import { inventory } from '../../../../server/kernel/stock/schema';
import { ErrorCode } from '../../../../src/domain/errorCode';
import { choice, monday, RentalWorld, WEEKDAY_PRICE } from '../rentalWorld';
import { Amender, SATURDAY, SUNDAY, TOTAL, WEEKDAY, WEEKEND_DAY, wish } from './amendWorld';

// Specification §7, /api/order modify_check and modify; §4: modifying removes the order from the processing list (the
// app's, until it is loaded anew). Issue 12, modify: old, new and difference.

const FRIDAY = '2026-11-27T10:00:00+08:00';

let world: RentalWorld;
let mine: Amender;
let member = 13500000000;
beforeAll(async () => {
  world = await RentalWorld.open();
  await world.db
    .insert(inventory)
    .values({ siteId: 'site-west', cartypeId: 'car-lavida', quantity: 1, weekdayPrice: WEEKDAY_PRICE });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.at(monday.toISOString());
  mine = new Amender(world, await world.login(String((member += 1))));
});
afterEach(async () => {
  expect(await auditLedger(world.db)).toEqual([]);
  const { orders } = await world.get('GET /api/order/get_orders', { page: 1, aliasStatus: 0 }, mine.session);
  for (const { orderid } of orders) {
    const { calcFee } = await mine.detail(orderid);
    const expected_penalty = calcFee.once_penalty_amount;
    await world.get('POST /api/order/cancel', { orderid, expected_penalty, reason: '' }, mine.session);
  }
  expect(await world.taken()).toEqual({});
});

describe('a later return', () => {
  it('shows the old bill, the new one and the difference, and reserves nothing', async () => {
    const orderid = await mine.paidOrder();
    const { code, data } = await mine.check('modify', wish(orderid, { to_time: SUNDAY }));
    expect(code).toBe(ErrorCode.OK);
    expect(data).toMatchObject({
      before: { to_time: SATURDAY, bill: { total: TOTAL } },
      after: { to_time: SUNDAY, bill: { total: TOTAL + WEEKEND_DAY } },
      paid: TOTAL,
      difference: WEEKEND_DAY,
      penalty: 0,
    });
    expect((await mine.detail(orderid)).amendment).toBeUndefined();
  });

  it('holds the day that it adds until it is paid, and holds from then on', async () => {
    const orderid = await mine.paidOrder();
    const { amendment_id, state } = await mine.amend('modify', wish(orderid, { to_time: SUNDAY }));
    expect(state).toBe('UNPAID');
    expect(await mine.detail(orderid)).toMatchObject({
      status: 'AWAITING_PICKUP',
      to_time: SATURDAY,
      total: TOTAL,
      amendment: { amendment_id, due: WEEKEND_DAY, expires_at: '2026-11-23T09:15:00+08:00' },
    });
    expect(await world.taken()).toMatchObject({ '2026-11-28': 1, '2026-11-29': 1 });
    expect(await mine.due(amendment_id)).toMatchObject({
      title: '修改订单 · 11月25日 10:00至11月29日 10:00',
      standing: { state: 'DUE', amount: WEEKEND_DAY },
    });

    await mine.pay(amendment_id);
    expect(await mine.detail(orderid)).toMatchObject({
      status: 'AWAITING_PICKUP',
      to_time: SUNDAY,
      total: TOTAL + WEEKEND_DAY,
      paid: TOTAL + WEEKEND_DAY,
      bill: { days: 4 },
    });
    expect((await world.timeline(mine.session, orderid))[0]).toBe(
      '订单已修改，11月25日 10:00取车，11月29日 10:00还车',
    );
    expect((await mine.due(amendment_id)).standing).toEqual({ state: 'PAID', amount: WEEKEND_DAY });
  });

  it('lapses after 15 minutes, and the order stays as it was', async () => {
    const orderid = await mine.paidOrder();
    const { amendment_id } = await mine.amend('modify', wish(orderid, { to_time: SUNDAY }));
    await mine.beginPayment(amendment_id);
    world.wait(15 * 60);
    expect((await mine.detail(orderid)).amendment).toBeUndefined();
    expect(await mine.history(orderid)).toMatchObject([{ amendment_id, state: 'LAPSED', due: 0 }]);
    expect((await mine.due(amendment_id)).standing).toEqual({
      state: 'CLOSED',
      reason: '超过15分钟未支付，修改订单没有生效，订单保持不变，可以重新提交。',
    });
    expect(await world.taken()).not.toHaveProperty('2026-11-29');
    expect(await mine.detail(orderid)).toMatchObject({ total: TOTAL, paid: TOTAL, to_time: SATURDAY });
  });

  it('does not lapse while the result of its payment is unknown', async () => {
    const orderid = await mine.paidOrder();
    const { amendment_id } = await mine.amend('modify', wish(orderid, { to_time: SUNDAY }));
    const payment_id = await mine.beginPayment(amendment_id);
    world.wait(15 * 60 - 1);
    await world.get('POST /api/pay/sandbox', { payment_id, outcome: 'UNKNOWN' }, mine.session);
    world.wait(2);
    expect((await mine.due(amendment_id)).standing).toMatchObject({ state: 'CONFIRMING' });
    world.wait(10);
    expect(await mine.detail(orderid)).toMatchObject({ to_time: SUNDAY, total: TOTAL + WEEKEND_DAY });
  });

  it('gives money back that comes once it has lapsed', async () => {
    const orderid = await mine.paidOrder();
    const { amendment_id } = await mine.amend('modify', wish(orderid, { to_time: SUNDAY }));
    world.wait(15 * 60);
    await mine.detail(orderid);
    const now = world.server.clock();
    await world.db.transaction(async tx => {
      const locked = await amendmentPayable.lock(tx, amendment_id);
      if (!locked) throw new Error('The amendment is not there');
      expect(await amendmentPayable.accept(tx, locked, WEEKEND_DAY, now)).toBe(false);
      await amendmentPayable.refuse(tx, locked, WEEKEND_DAY, now);
    });
    expect((await mine.due(amendment_id)).standing).toMatchObject({
      state: 'REFUNDED',
      amount: WEEKEND_DAY,
      reason: '付款到账时修改订单超时未支付。',
    });
    expect(await mine.detail(orderid)).toMatchObject({
      to_time: SATURDAY,
      paid: TOTAL + WEEKEND_DAY,
      refunded: WEEKEND_DAY,
    });
  });
});

it('what costs less changes at once and gives the difference back', async () => {
  const orderid = await mine.paidOrder();
  const amended = await mine.amend('modify', wish(orderid, { to_time: FRIDAY }));
  expect(amended).toMatchObject({ state: 'APPLIED', difference: -WEEKDAY });
  expect(await mine.detail(orderid)).toMatchObject({
    total: TOTAL - WEEKDAY,
    paid: TOTAL,
    refunded: WEEKDAY,
    to_time: FRIDAY,
  });
  expect(await world.taken()).toEqual({ '2026-11-25': 1, '2026-11-26': 1, '2026-11-27': 1 });
});

it('spreads what goes back over what was paid, the newest payment first', async () => {
  const orderid = await mine.paidOrder();
  const { amendment_id } = await mine.amend('modify', wish(orderid, { to_time: SUNDAY }));
  world.wait(60);
  await mine.pay(amendment_id);
  // Less than before both: all of the second payment comes back, and a part of the first.
  await mine.amend('modify', wish(orderid, { to_time: FRIDAY }));
  const rows = await world.db.select().from(refunds).orderBy(refunds.amount);
  const ofOrder = rows.filter(({ subjectId }) => [orderid, amendment_id].includes(subjectId));
  expect(ofOrder.map(({ subjectKind, amount }) => [subjectKind, amount])).toEqual([
    ['RENTAL', WEEKDAY],
    ['AMENDMENT', WEEKEND_DAY],
  ]);
  // A second change of the same kind gives back what is left of the first payment.
  await mine.amend('modify', wish(orderid, { to_time: '2026-11-26T10:00:00+08:00' }));
  expect(await mine.detail(orderid)).toMatchObject({
    paid: TOTAL + WEEKEND_DAY,
    refunded: WEEKEND_DAY + 2 * WEEKDAY,
  });
});

it('cancelling gives back the payments of the order and of its change, and what both hold', async () => {
  const orderid = await mine.paidOrder();
  await mine.pay((await mine.amend('modify', wish(orderid, { to_time: SUNDAY }))).amendment_id);
  world.wait(1);
  const waiting = await mine.amend('modify', wish(orderid, { to_time: '2026-11-30T10:00:00+08:00' }));
  await world.get('POST /api/order/cancel', { orderid, expected_penalty: 0, reason: '' }, mine.session);
  expect(await mine.detail(orderid)).toMatchObject({
    status: 'CANCELLED',
    refunded: TOTAL + WEEKEND_DAY,
  });
  expect(await mine.history(orderid)).toMatchObject([
    { amendment_id: waiting.amendment_id, state: 'CANCELLED' },
    { state: 'APPLIED' },
  ]);
  expect(await world.taken()).toEqual({});
});

it('another site gives the car of the first back, and is refused where it has none left', async () => {
  const orderid = await mine.paidOrder();
  const west = wish(orderid, { site_id: 'site-west' });
  const { data } = await mine.check('modify', west);
  expect(data.difference).toBe(0);
  const byOne = await mine.confirm('modify', west, 0);
  expect(byOne.data).toMatchObject({ state: 'APPLIED', difference: 0 });
  expect((await mine.detail(orderid)).site.name).toBe('西单店');
  const other = await mine.paidOrder();
  expect((await mine.check('modify', wish(other, { site_id: 'site-west' }))).code).toBe(ErrorCode.SOLD_OUT);
});

describe('what cancelling costs already is not lessened', () => {
  /** 30 % of the rental fee of ¥600. */
  const PENALTY = 18000;
  const later = { from_time: '2026-12-02T10:00:00+08:00', to_time: '2026-12-04T10:00:00+08:00' };

  /** The member again, since a session does not outlive a week, at another time. */
  async function at(time: string): Promise<void> {
    world.at(time);
    mine = new Amender(world, await world.login(String(member)));
  }

  it('by a change to a later pickup within the hours in which it costs something: it is said before, and kept', async () => {
    const orderid = await mine.paidOrder();
    await at('2026-11-25T09:00:00+08:00');
    const { data } = await mine.check('modify', wish(orderid, later));
    expect(data.notices).toContain('免费取消时间已过，修改后再取消，违约金不低于现在的¥180');
    await mine.amend('modify', wish(orderid, later));
    const held = data.after.bill.total;
    expect((await mine.detail(orderid)).calcFee).toEqual({
      once_penalty_amount: PENALTY,
      refund_amount: held - PENALTY,
      rule: '修改订单时已过免费取消时间，仍按修改前的订单收取租车费30%的违约金',
    });
    const { terms } = await world.get('GET /api/order/get_contract', { orderid }, mine.session);
    expect(terms[0]).toContain('修改订单时已过免费取消时间，违约金不低于¥180');
    const cancelling = { orderid, reason: '' };
    const free = { ...cancelling, expected_penalty: 0 };
    const { code } = await world.ask('POST /api/order/cancel', free, mine.session);
    expect(code).toBe(ErrorCode.PENALTY_CHANGED);
    const atItsPrice = { ...cancelling, expected_penalty: PENALTY };
    const cancelled = await world.get('POST /api/order/cancel', atItsPrice, mine.session);
    expect(cancelled).toEqual({ penalty: PENALTY, refund: held - PENALTY });
  });

  it('by a change that is paid later', async () => {
    const orderid = await mine.paidOrder();
    await at('2026-11-25T09:00:00+08:00');
    const longer = wish(orderid, { ...later, to_time: '2026-12-07T10:00:00+08:00' });
    const { amendment_id, state } = await mine.amend('modify', longer);
    expect(state).toBe('UNPAID');
    await mine.pay(amendment_id);
    expect((await mine.detail(orderid)).calcFee.once_penalty_amount).toBe(PENALTY);
  });

  it('a change that was made in time costs nothing, nor does one that never held', async () => {
    const orderid = await mine.paidOrder();
    await at('2026-11-25T07:00:00+08:00');
    const { data } = await mine.check('modify', wish(orderid, later));
    expect(data.notices).toEqual([]);
    await mine.amend('modify', wish(orderid, later));
    await at('2026-11-25T09:30:00+08:00');
    expect((await mine.detail(orderid)).calcFee.once_penalty_amount).toBe(0);
  });
});

it('services are added at their price; the accident insurance covers the renter', async () => {
  const orderid = await mine.paidOrder();
  const services = ['INS_THIRDPARTY', 'INS_TRAVEL_ACCIDENT'] as const;
  const { amendment_id, difference } = await mine.amend('modify', wish(orderid, { services: [...services] }));
  expect(difference).toBeGreaterThan(0);
  await mine.pay(amendment_id);
  const { bill, insured } = await mine.detail(orderid);
  expect(bill.lines.some(({ code }) => code === 'INS_TRAVEL_ACCIDENT')).toBe(true);
  expect(insured.map(({ name }) => name)).toEqual(['王小明']);
});

it('a coupon that no longer fits comes back, and so do 悟空币 that are too many; both are said before', async () => {
  await world.fill(mine.session, { wkcoin: 6000 });
  const coupon_id = world.couponOf(mine.session);
  const orderid = await mine.paidOrder({ coupon_id, use_wkcoin: true });
  expect((await mine.detail(orderid)).total).toBe(TOTAL - 5000 - 6000);
  const short = wish(orderid, { to_time: '2026-11-26T10:00:00+08:00' });
  const { data } = await mine.check('modify', short);
  // One day at ¥200: below the ¥300 of the coupon, and 10 % of it in coins.
  expect(data.after.bill.total).toBe(TOTAL - 2 * WEEKDAY - 2000);
  expect(data.notices).toEqual([
    '优惠券“新人立减50元”租车费未满300元，不再抵扣，将退回您的卡包',
    '多用的4000个悟空币将退回您的账户',
  ]);
  await mine.amend('modify', short);
  expect(await world.couponOrder(coupon_id)).toBeNull();
  expect((await world.user(mine.session)).wkcoin).toBe(4000);
  await world.get('POST /api/order/cancel', { orderid, expected_penalty: 0, reason: '' }, mine.session);
  expect((await world.user(mine.session)).wkcoin).toBe(6000);
});

describe('bad input', () => {
  it('another price than was seen is told and nothing changes', async () => {
    const orderid = await mine.paidOrder();
    const { code, data } = await mine.confirm('modify', wish(orderid, { to_time: SUNDAY }), 1);
    expect(code).toBe(ErrorCode.PRICE_CHANGED);
    expect(data).toMatchObject({ difference: WEEKEND_DAY });
    expect(await mine.history(orderid)).toEqual([]);
  });

  it('one key makes one change, and another change under it is refused', async () => {
    const orderid = await mine.paidOrder();
    const later = wish(orderid, { to_time: SUNDAY });
    const answers = await Promise.all(
      [1, 2, 3].map(() => mine.confirm('modify', later, WEEKEND_DAY, 'one-key-of-mine')),
    );
    expect(new Set(answers.map(({ data }) => data.amendment_id)).size).toBe(1);
    expect(await mine.history(orderid)).toHaveLength(1);
    const other = await mine.confirm('modify', wish(orderid), 0, 'one-key-of-mine');
    expect(other.code).toBe(ErrorCode.KEY_REUSED);
  });

  it('a newer change takes the place of one that was not paid', async () => {
    const orderid = await mine.paidOrder();
    const first = await mine.amend('modify', wish(orderid, { to_time: SUNDAY }));
    await mine.amend('modify', wish(orderid, { to_time: '2026-11-30T10:00:00+08:00' }));
    const begun = await world.ask(
      'POST /api/pay/begin',
      { kind: 'AMENDMENT', id: first.amendment_id, method: 'WECHAT', client_key: 'late-payment' },
      mine.session,
    );
    expect(begun.code).toBe(ErrorCode.PAYMENT_CLOSED);
  });

  it('an order is changed thirty times a day: what is not paid keeps cars for a quarter of an hour each time', async () => {
    const orderid = await mine.paidOrder();
    const later = wish(orderid, { to_time: SUNDAY });
    for (let count = 1; count <= 30; count += 1) {
      expect((await mine.confirm('modify', later, WEEKEND_DAY)).code).toBe(ErrorCode.OK);
    }
    const refused = await mine.confirm('modify', later, WEEKEND_DAY);
    expect(refused).toMatchObject({
      code: ErrorCode.TOO_MANY_REQUESTS,
      msg: '今天变更的次数用完了，请明天再试，或联系门店',
    });
    expect(await mine.history(orderid)).toHaveLength(30);
    expect((await mine.confirm('modify', wish(await mine.paidOrder()), 0)).code).toBe(ErrorCode.OK);
  });

  it('an order that is not paid is not modified', async () => {
    const orderid = await world.book(mine.session);
    expect((await mine.check('modify', wish(orderid))).msg).toBe('订单待支付，不能修改订单');
  });

  it('once the time of the pickup has come it is too late', async () => {
    const orderid = await mine.paidOrder();
    world.at(choice.from_time);
    mine = new Amender(world, await world.login(String(member)));
    expect((await mine.check('modify', wish(orderid))).msg).toBe('取车时间已到，不能在线修改，请联系门店');
  });

  it('a closed site and a period in the past are refused', async () => {
    const orderid = await mine.paidOrder();
    const codes = await Promise.all([
      mine.check('modify', wish(orderid, { site_id: 'site-closed' })),
      mine.check('modify', wish(orderid, { from_time: '2026-11-20T10:00:00+08:00' })),
    ]);
    expect(codes.map(({ code }) => code)).toEqual([ErrorCode.SITE_CLOSED, ErrorCode.PERIOD_INVALID]);
  });
});

it('is nobody else’s: a stranger cannot tell that order or change exist', async () => {
  const orderid = await mine.paidOrder();
  const { amendment_id } = await mine.amend('modify', wish(orderid, { to_time: SUNDAY }));
  const stranger = new Amender(world, await world.login('13600000099'));
  const answers = await Promise.all([
    stranger.check('modify', wish(orderid)),
    stranger.confirm('modify', wish(orderid), 0),
    stranger.check('relet', { orderid, to_time: SUNDAY }),
    stranger.confirm('relet', { orderid, to_time: SUNDAY }, 0),
    stranger.check('early_return', { orderid, to_time: SUNDAY }),
    stranger.confirm('early_return', { orderid, to_time: SUNDAY }, 0),
    world.ask('GET /api/order/history', { orderid }, stranger.session),
    world.ask('GET /api/order/history', { amendment_id }, stranger.session),
    stranger.giveUp(amendment_id),
    world.ask('GET /api/pay/get_due', { kind: 'AMENDMENT', id: amendment_id }, stranger.session),
  ]);
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => ErrorCode.NOT_FOUND));
  const nobody = await world.ask('GET /api/order/history', { orderid });
  expect(nobody.code).toBe(ErrorCode.NOT_LOGGED_IN);
  expect(await world.db.$count(refunds, eq(refunds.subjectId, orderid))).toBe(0);
});
