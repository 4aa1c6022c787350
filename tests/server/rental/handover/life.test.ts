import { eq } from 'drizzle-orm';
import { listDueDeposits } from '../../../../server/areas/rental/handover/handoverRepository';
import { moveRentalsOn, releaseDueDeposits } from '../../../../server/areas/rental/public';
import { rentalOrders } from '../../../../server/areas/rental/schema';
import { auditLedger } from '../../../../server/kernel/money/auditLedger';
import { readBalance } from '../../../../server/kernel/money/ledger';
import { ErrorCode } from '../../../../src/domain/errorCode';
import { depositAccount } from '../../../../server/kernel/money/accounts';
import { DAY } from '../../../../src/domain/shanghaiTime';
import { meanwhile } from '../../support/meanwhile';
import { Handover, PICKUP, RETURN, TOTAL } from './Handover';

// Issue 12, orders: hand-over, return and deposits at the desk; rental.md, deposits: released 15 to 30 days after the
// return; decision 17: taking the car over needs USER_AUTHED.

let returns: Handover;
beforeAll(async () => {
  returns = await Handover.open();
});
afterAll(() => returns.world.close());

describe('the hand-over', () => {
  it('is refused to who is not verified, and nothing of it remains', async () => {
    const orderid = await returns.paidOrder();
    await returns.goTo(PICKUP);
    const said = await returns.desk(orderid, 'hand-over', { odometer: 12000, energy: 100 });
    expect(said).toBe('租车人还没有通过实名认证，请先完成认证再取车');
    expect(await returns.detail(orderid)).toMatchObject({
      status: 'AWAITING_PICKUP',
      handovers: [],
      deposits: [],
    });
  });

  it('holds both deposits, each in an account of its own, and says who holds them', async () => {
    const orderid = await returns.rentedOrder();
    const order = await returns.detail(orderid);
    expect(order).toMatchObject({ status: 'IN_USE', handovers: [{ kind: 'PICKUP', odometer: 12000 }] });
    expect(order.deposits).toEqual([
      {
        kind: 'vehicle',
        name: '车辆押金',
        amount: 300000,
        kept: 0,
        state: 'HELD',
        holder: '取车门店刷卡预授权',
      },
      {
        kind: 'violation',
        name: '违章押金',
        amount: 200000,
        kept: 0,
        state: 'HELD',
        holder: '取车门店刷卡预授权',
      },
    ]);
    const held = (kind: string) =>
      readBalance(returns.world.db, depositAccount(returns.session.login.user_id, { kind, id: orderid }));
    expect([await held('RENTAL_VEHICLE_DEPOSIT'), await held('RENTAL_VIOLATION_DEPOSIT')]).toEqual([
      300000, 200000,
    ]);
    expect(await auditLedger(returns.world.db)).toEqual([]);
  });

  it('happens once: the second form says that the order has moved on', async () => {
    const orderid = await returns.rentedOrder();
    expect(await returns.desk(orderid, 'hand-over', { odometer: 1, energy: 1 })).toBe(
      '状态已经变化，不能再这样办理',
    );
  });
});

it('a car that comes back in time and as it was costs nothing more: only the deposits are left', async () => {
  const orderid = await returns.returnedOrder();
  expect(await returns.settlementOf(orderid)).toMatchObject({
    state: 'CHECKING',
    charges: [],
    total: TOTAL,
    kept: TOTAL,
    due: 0,
  });
  expect(await returns.desk(orderid, 'send-bill')).toBe('账单已发送');
  expect(await returns.stateOf(orderid)).toBe('AWAITING_DEPOSIT');
});

it('every bill says the days on which the deposits of a car that came back early return', async () => {
  const orderid = await returns.returnedOrder('2026-11-26T10:00:00+08:00');
  const { bill } = await returns.detail(orderid);
  expect(bill.deposits.releaseText).toBe('车辆押金12月11日前、违章押金12月26日前原路退回');
  expect((await returns.settlementOf(orderid)).bill).toEqual(bill);
  const charged = await returns.world.get('GET /api/order/bill/calc', { orderid }, returns.session);
  expect(charged.bill).toEqual(bill);

  await returns.desk(orderid, 'send-bill');
  await returns.desk(orderid, 'release-vehicle');
  await returns.desk(orderid, 'release-violation');
  expect((await returns.detail(orderid)).bill.deposits.releaseText).toBe('押金已处理完毕');
});

it('what is late or missing in the tank is proposed by itself, with the rule by which it comes about', async () => {
  const orderid = await returns.returnedOrder('2026-11-28T12:20:00+08:00', 80);
  expect((await returns.settlementOf(orderid)).charges).toMatchObject([
    { code: 'ENERGY', amount: 8000, note: '取车时油量100%，还车时80%，每少1%收4元' },
    { code: 'LATE_RETURN', amount: 12000, state: 'PROPOSED' },
  ]);
});

it('a late car waits for its return by itself', async () => {
  const orderid = await returns.rentedOrder();
  await returns.goTo(RETURN);
  await moveRentalsOn(returns.world.db, returns.world.server.clock(), returns.world.server);
  expect(await returns.stateOf(orderid)).toBe('AWAITING_RETURN');
});

it('one that is extended at the moment at which its time is over goes on', async () => {
  const orderid = await returns.rentedOrder();
  await returns.goTo(RETURN);
  const { db, server } = returns.world;
  const toTime = new Date(server.clock().getTime() + DAY);
  const extending = meanwhile(db, () =>
    db.update(rentalOrders).set({ toTime }).where(eq(rentalOrders.orderId, orderid)),
  );
  await moveRentalsOn(extending, server.clock(), server);
  expect(await returns.stateOf(orderid)).toBe('IN_USE');
});

it('a day that was booked and not used is free for others once the car is back', async () => {
  const orderid = await returns.returnedOrder('2026-11-26T18:00:00+08:00');
  expect(await returns.stateOf(orderid)).toBe('SETTLING');
  const taken = await returns.world.taken('car-sylphy');
  expect(Object.keys(taken)).toContain('2026-11-26');
  // Those of the other tests of this file hold theirs.
  const others = taken['2026-11-26'] ?? 0;
  expect(taken['2026-11-28'] ?? 0).toBeLessThan(others);
});

describe('the deposits', () => {
  async function settledOrder(): Promise<string> {
    const orderid = await returns.returnedOrder();
    await returns.desk(orderid, 'send-bill');
    return orderid;
  }

  it('go back by themselves on their days, each once, and the order then waits for its review', async () => {
    const orderid = await settledOrder();
    const sweep = () =>
      releaseDueDeposits(returns.world.db, returns.world.server.money, returns.world.server.clock());
    await returns.goTo('2026-12-13T09:59:00+08:00');
    await sweep();
    expect((await returns.detail(orderid)).deposits.map(({ state }) => state)).toEqual(['HELD', 'HELD']);
    await returns.goTo('2026-12-13T10:00:00+08:00');
    await Promise.all([sweep(), sweep()]);
    expect((await returns.detail(orderid)).deposits.map(({ state }) => state)).toEqual(['RELEASED', 'HELD']);
    await returns.goTo('2026-12-28T10:00:00+08:00');
    await sweep();
    expect(await returns.stateOf(orderid)).toBe('AWAITING_REVIEW');
    const back = (await returns.timeline(orderid)).filter(text => text.startsWith('已退还'));
    expect(back).toEqual(['已退还违章押金¥2000', '已退还车辆押金¥3000']);
    expect(await auditLedger(returns.world.db)).toEqual([]);
  });

  it('stay while something is owed', async () => {
    const orderid = await returns.returnedOrder();
    await returns.desk(orderid, 'add-charge', {
      code: 'FINE',
      amount: '200',
      note: '闯红灯代办',
    });
    await returns.desk(orderid, 'send-bill');
    await returns.accept(orderid, 20000);
    await returns.goTo('2027-01-10T10:00:00+08:00');
    await releaseDueDeposits(returns.world.db, returns.world.server.money, returns.world.server.clock());
    expect((await returns.detail(orderid)).deposits.map(({ state }) => state)).toEqual(['HELD', 'HELD']);
    // Nor do they stand in the way of those that can go back.
    const due = await listDueDeposits(returns.world.db, returns.world.server.clock(), 1000);
    expect(due.map(({ orderId }) => orderId)).not.toContain(orderid);
  });
});

describe('the review', () => {
  async function endedOrder(): Promise<string> {
    const orderid = await returns.returnedOrder();
    await returns.desk(orderid, 'send-bill');
    await returns.desk(orderid, 'release-vehicle');
    await returns.desk(orderid, 'release-violation');
    return orderid;
  }
  /** A coin and a point for each yuan that was kept of it (issue 12, money). */
  const expectReward = async (orderid: string): Promise<void> => {
    const { paid, refunded } = await returns.detail(orderid);
    const earned = Math.floor((paid - refunded) / 100);
    expect(earned).toBeGreaterThan(0);
    expect(await returns.world.user(returns.session)).toMatchObject({ wkcoin: earned, integral: earned });
  };
  const comment = (orderid: string, changes: object = {}) =>
    returns.world.ask(
      'POST /api/order/comment',
      { orderid, car_score: 5, site_score: 4, tags: ['车况好', '无效'], text: ' 很省心 ', ...changes },
      returns.session,
    );

  it('completes the order, once, and stands with the car and the site', async () => {
    const orderid = await endedOrder();
    expect((await comment(orderid)).data).toEqual({ status: 'COMPLETED' });
    expect((await comment(orderid)).code).toBe(ErrorCode.ORDER_STATE);
    await expectReward(orderid);
    const { marks } = await returns.world.get('GET /api/order/get_marks', { orderid }, returns.session);
    expect(marks).toMatchObject([
      { author: '王**', score: 5, type: 'GOOD', text: '很省心', tags: ['车况好'], subject: '日产轩逸 · 3天' },
      { author: '王**', score: 4, type: 'GOOD' },
    ]);
    const ofSite = await returns.world.get('GET /api/site/get_detail', { id: 'site-east' }, returns.session);
    expect(JSON.stringify(ofSite)).toContain('4');
    const listed = await returns.world.get(
      'GET /api/order/get_orders',
      { page: 1, aliasStatus: 1 },
      returns.session,
    );
    expect(listed.orders.map(order => order.orderid)).toEqual([orderid]);
  });

  it('asks for a word with a low score, and for whole stars', async () => {
    const orderid = await endedOrder();
    expect(await comment(orderid, { site_score: 1, text: ' ' })).toMatchObject({
      code: ErrorCode.INVALID_PARAMS,
      msg: '请写几句哪里不满意，我们会跟进',
    });
    expect((await comment(orderid, { car_score: 0 })).code).toBe(ErrorCode.INVALID_PARAMS);
    expect((await comment(orderid, { text: '好'.repeat(501) })).code).toBe(ErrorCode.INVALID_PARAMS);
  });

  it('can be written for 15 days after the deposits are back, however late that was', async () => {
    const orderid = await returns.returnedOrder();
    await returns.desk(orderid, 'send-bill');
    const sweep = async (time: string): Promise<string> => {
      await returns.goTo(time);
      await releaseDueDeposits(returns.world.db, returns.world.server.money, returns.world.server.clock());
      await moveRentalsOn(returns.world.db, returns.world.server.clock(), returns.world.server);
      return returns.stateOf(orderid);
    };
    for (const time of ['2026-12-28T10:00:00+08:00', '2027-01-12T09:59:00+08:00'])
      expect(await sweep(time)).toBe('AWAITING_REVIEW');
    expect(await sweep('2027-01-12T10:00:00+08:00')).toBe('COMPLETED');
  });

  it('comes to its end by itself after 15 days', async () => {
    const orderid = await endedOrder();
    await returns.goTo('2026-12-13T10:00:00+08:00');
    await moveRentalsOn(returns.world.db, returns.world.server.clock(), returns.world.server);
    expect(await returns.stateOf(orderid)).toBe('COMPLETED');
    await expectReward(orderid);
  });

  it('of the staff can be given once the car was taken, and changed', async () => {
    const unpaid = await returns.paidOrder();
    const judge = (orderid: string, score: number) =>
      returns.world.ask(
        'POST /api/order/judge_operator',
        { orderid, score, tags: ['办理快'], text: '耐心讲解了还车路线' },
        returns.session,
      );
    expect((await judge(unpaid, 5)).code).toBe(ErrorCode.ORDER_STATE);
    const orderid = await returns.rentedOrder();
    await judge(orderid, 4);
    await judge(orderid, 5);
    const { judgement } = await returns.world.get(
      'GET /api/order/get_judgement',
      { orderid },
      returns.session,
    );
    expect(judgement).toEqual({ score: 5, tags: ['办理快'], text: '耐心讲解了还车路线' });
  });
});
