import { auditLedger } from '../../../../server/kernel/money/auditLedger';
import { lapseAmendments } from '../../../../server/areas/rental/public';
import { users } from '../../../../server/kernel/members/schema';
import { stockDays } from '../../../../server/kernel/stock/schema';
import { createMoney } from '../../../../server/createMoney';
import { ErrorCode } from '../../../../src/domain/errorCode';
import { quote } from '../../../../src/domain/pricing';
import { reletTime } from '../../../../src/domain/rentalTime';
import { CARS, choice, monday, RentalWorld, WEEKDAY_PRICE } from '../rentalWorld';
import { Amender, SATURDAY, SUNDAY, TOTAL, WEEKDAY, WEEKEND_DAY, wish } from './amendWorld';

// Issue 12: relet with the earliest blocking order named, history, relet_cancel, /relet_pay; early return with refund and
// penalty before confirming. Specification §4: relet adds 30 minutes.

let world: RentalWorld;
let mine: Amender;
let member = 13700000000;
beforeAll(async () => {
  world = await RentalWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.at(monday.toISOString());
  await world.db.delete(stockDays);
  mine = new Amender(world, await world.login(String((member += 1))));
});
afterEach(async () => {
  expect(await auditLedger(world.db)).toEqual([]);
});

describe('relet', () => {
  it('costs the longer period less what is paid; half an hour more costs an hour of overtime', async () => {
    const orderid = await mine.runningOrder();
    const { data } = await mine.check('relet', { orderid, to_time: reletTime(SATURDAY) });
    expect(data).toMatchObject({ difference: 4000, penalty: 0, paid: TOTAL });
    expect((await mine.check('relet', { orderid, to_time: SUNDAY })).data.difference).toBe(WEEKEND_DAY);
  });

  it('a week in all has the discount of a week, of every day', async () => {
    const orderid = await mine.runningOrder();
    const to_time = '2026-12-02T10:00:00+08:00';
    const { data } = await mine.check('relet', { orderid, to_time });
    const whole = quote({
      from: choice.from_time,
      to: to_time,
      weekdayPrice: WEEKDAY_PRICE,
      services: [],
      vehicleDeposit: 0,
      violationDeposit: 0,
    });
    expect(data.difference).toBe(whole.total - TOTAL);
    expect(whole.lines.some(({ code }) => code === 'LONG_RENTAL')).toBe(true);
  });

  it('waits to be paid, then the order is in use until the new time', async () => {
    const orderid = await mine.runningOrder();
    const { amendment_id } = await mine.amend('relet', { orderid, to_time: SUNDAY });
    expect(await mine.detail(orderid)).toMatchObject({
      status: 'RELET_UNPAID',
      to_time: SATURDAY,
      can_pay: false,
      amendment: { amendment_id, due: WEEKEND_DAY },
    });
    expect((await mine.due(amendment_id)).title).toBe('续租至11月29日 10:00');
    const listed = async () =>
      (await world.get('GET /api/order/get_orders', { page: 1, aliasStatus: 0 }, mine.session)).orders;
    const note = `续租需补付¥${WEEKEND_DAY / 100}`;
    expect(await listed()).toMatchObject([{ orderid, change_to_pay: amendment_id, note }]);
    await mine.pay(amendment_id);
    expect((await listed())[0]).not.toHaveProperty('change_to_pay');
    expect(await mine.detail(orderid)).toMatchObject({
      status: 'IN_USE',
      to_time: SUNDAY,
      total: TOTAL + WEEKEND_DAY,
    });
    expect((await world.timeline(mine.session, orderid))[0]).toBe('续租成功，还车时间改为11月29日 10:00');
    expect(await mine.history(orderid)).toMatchObject([
      { kind: 'RELET', state: 'APPLIED', before: { to_time: SATURDAY }, after: { to_time: SUNDAY } },
    ]);
  });

  it('is given up by its member, and the order goes on', async () => {
    const orderid = await mine.runningOrder();
    const { amendment_id } = await mine.amend('relet', { orderid, to_time: SUNDAY });
    expect((await mine.giveUp(amendment_id)).code).toBe(ErrorCode.OK);
    expect((await mine.detail(orderid)).status).toBe('IN_USE');
    expect(await world.taken()).not.toHaveProperty('2026-11-29');
    expect((await mine.giveUp(amendment_id)).code).toBe(ErrorCode.ORDER_STATE);
  });

  it('keeps nobody from taking the car back at the desk: what was not paid is given up', async () => {
    const orderid = await mine.paidOrder();
    await world.db.update(users).set({ authStatus: 'USER_AUTHED' });
    await world.server.desk('orders', orderid, 'hand-over', { odometer: 12000, energy: 100 });
    await mine.amend('relet', { orderid, to_time: SUNDAY });
    const taken = await world.server.desk('orders', orderid, 'take-back', { odometer: 12300, energy: 100 });
    expect(taken).toBe('已收车，请核对费用');
    expect(await mine.history(orderid)).toMatchObject([{ kind: 'RELET', state: 'CANCELLED' }]);
    expect((await mine.detail(orderid)).status).toBe('SETTLING');
  });

  it('is not given up while the result of its payment is unknown', async () => {
    const orderid = await mine.runningOrder();
    const { amendment_id } = await mine.amend('relet', { orderid, to_time: SUNDAY });
    const payment_id = await mine.beginPayment(amendment_id);
    await world.get('POST /api/pay/sandbox', { payment_id, outcome: 'UNKNOWN' }, mine.session);
    expect((await mine.giveUp(amendment_id)).msg).toBe('续租的支付结果正在确认，请稍后再试');
    await world.get('POST /api/pay/sandbox', { payment_id, outcome: 'SUCCEED' }, mine.session);
    expect((await mine.detail(orderid)).status).toBe('IN_USE');
  });

  it('lapses by itself; the order is to be brought back where its time is over meanwhile', async () => {
    const orderid = await mine.runningOrder();
    world.at('2026-11-28T09:50:00+08:00');
    mine = new Amender(world, await world.login(String(member)));
    await mine.amend('relet', { orderid, to_time: SUNDAY });
    world.at('2026-11-28T10:05:00+08:00');
    const money = createMoney(world.server.settings, { db: world.db, report: () => undefined });
    expect(await lapseAmendments(world.db, money, world.server.clock())).toBe(1);
    await money.settled();
    expect((await mine.detail(orderid)).status).toBe('AWAITING_RETURN');
  });

  it('one that is overdue is charged from the old return time', async () => {
    const orderid = await mine.runningOrder();
    world.at('2026-11-28T18:00:00+08:00');
    mine = new Amender(world, await world.login(String(member)));
    await mine.move(orderid, 'AWAITING_RETURN', 'system');
    const { amendment_id, difference } = await mine.amend('relet', { orderid, to_time: SUNDAY });
    expect(difference).toBe(WEEKEND_DAY);
    await mine.pay(amendment_id);
    expect(await mine.detail(orderid)).toMatchObject({ status: 'IN_USE', to_time: SUNDAY });
  });

  it('names the earliest booking in the way, and until when the car can be kept', async () => {
    const orderid = await mine.runningOrder();
    const other = await world.login('13800000001');
    for (let car = 0; car < CARS; car += 1) {
      await world.book(other, {
        from_time: `2026-11-30T1${car}:00:00+08:00`,
        to_time: '2026-12-02T10:00:00+08:00',
      });
    }
    const refused = await mine.check('relet', { orderid, to_time: '2026-12-01T10:00:00+08:00' });
    expect(refused.code).toBe(ErrorCode.SOLD_OUT);
    expect(refused.msg).toBe('已有预订从11月30日10:00起，最晚可续至11月29日20:30');
    const latest = '2026-11-29T20:30:00+08:00';
    expect(refused.data).toEqual({ booked_from: '2026-11-30T10:00:00+08:00', latest });
    expect((await mine.check('relet', { orderid, to_time: latest })).code).toBe(ErrorCode.OK);
    expect((await mine.confirm('relet', { orderid, to_time: '2026-12-01T10:00:00+08:00' }, 0)).data).toEqual(
      refused.data,
    );
  });

  it('must end later than now and than before', async () => {
    const orderid = await mine.runningOrder();
    expect((await mine.check('relet', { orderid, to_time: SATURDAY })).code).toBe(ErrorCode.PERIOD_INVALID);
    expect((await mine.check('relet', { orderid, to_time: 'soon' })).code).toBe(ErrorCode.PERIOD_INVALID);
    const paid = await mine.paidOrder();
    expect((await mine.check('relet', { orderid: paid, to_time: SUNDAY })).msg).toBe('订单待取车，不能续租');
  });
});

describe('early return', () => {
  const THURSDAY = '2026-11-26T10:00:00+08:00';

  it('shows what comes back and the penalty, then frees the days; the money waits for the settlement', async () => {
    const orderid = await mine.runningOrder();
    const { data } = await mine.check('early_return', { orderid, to_time: THURSDAY });
    // Two days of ¥200 are not used: 30 % of ¥400.
    expect(data).toMatchObject({ difference: -(2 * WEEKDAY - 12000), penalty: 12000 });
    expect(data.after.bill.lines).toContainEqual(
      expect.objectContaining({ code: 'EARLY_RETURN', amount: 12000 }),
    );
    const { state } = await mine.amend('early_return', { orderid, to_time: THURSDAY });
    expect(state).toBe('APPLIED');
    expect(await mine.detail(orderid)).toMatchObject({
      status: 'IN_USE',
      to_time: THURSDAY,
      total: TOTAL - 2 * WEEKDAY + 12000,
      refunded: 0,
    });
    expect(await world.taken()).toEqual({ '2026-11-25': 1, '2026-11-26': 1 });
    expect((await world.timeline(mine.session, orderid))[0]).toBe(
      '还车时间提前到11月26日 10:00，提前还车违约金¥120，多付的租金在结算时退回',
    );
  });

  it('a relet after it uses first what was paid too much, and the penalty stays', async () => {
    const orderid = await mine.runningOrder();
    await mine.amend('early_return', { orderid, to_time: THURSDAY });
    const { data } = await mine.check('relet', { orderid, to_time: SATURDAY });
    expect(data.difference).toBe(12000);
    const one = await mine.amend('relet', { orderid, to_time: '2026-11-27T10:00:00+08:00' });
    expect(one).toMatchObject({ state: 'APPLIED', difference: 12000 - WEEKDAY });
    expect((await mine.detail(orderid)).status).toBe('IN_USE');
  });

  it('must end between now and the return', async () => {
    const orderid = await mine.runningOrder();
    expect((await mine.check('early_return', { orderid, to_time: SATURDAY })).code).toBe(
      ErrorCode.PERIOD_INVALID,
    );
    const past = '2026-11-23T08:00:00+08:00';
    expect((await mine.check('early_return', { orderid, to_time: past })).code).toBe(
      ErrorCode.PERIOD_INVALID,
    );
    expect((await mine.check('modify', wish(orderid))).code).toBe(ErrorCode.ORDER_STATE);
  });
});
