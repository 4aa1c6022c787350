import { eq } from 'drizzle-orm';
import { coupons } from '../../../server/areas/account/schema';
import { sandboxProvider } from '../../../server/kernel/money/providers/sandboxProvider';
import { moveCyclesOn } from '../../../server/areas/cycle/public';
import { ErrorCode } from '../../../src/domain/errorCode';
import { RentalWorld } from '../rental/rentalWorld';
import type { TestSession } from '../support/testServer';
import { buyCycle, ownCycle, voucherOf } from './cycleWorld';

let world: RentalWorld;
let mine: TestSession;
let mobile = 13_600_000_000;

beforeAll(async () => {
  world = await RentalWorld.open({ bookingsPerHour: 10_000 });
}, 60_000);
afterAll(() => world.close());

beforeEach(async () => {
  world.at('2026-11-23T09:00:00+08:00');
  mine = await world.login(String((mobile += 1)));
});

/** Weeks later the member logs in again. */
async function at(time: string): Promise<void> {
  world.at(time);
  mine = await world.login(mine.login.uid);
}

const plenty = { cartype_id: 'car-sylphy' };
const detail = (orderid: string) => world.get('GET /api/cycle/get_detail', { orderid }, mine);
const check = (orderid: string) => world.get('POST /api/cycle/refund_calc', { orderid }, mine);
const refund = (orderid: string, expected_refund: number) =>
  world.ask('POST /api/cycle/refund', { orderid, expected_refund }, mine);
const leftOf = async (orderid: string) =>
  (
    await world.db
      .select()
      .from(coupons)
      .where(eq(coupons.id, voucherOf(orderid)))
  )[0]?.daysLeft;

/** A card that is paid from the balance, so that what comes back is seen there. */
async function fromBalance(): Promise<string> {
  await world.fill(mine, { balance: 300000 });
  const orderid = await buyCycle(world, mine);
  const paid = { kind: 'CYCLE', id: orderid, method: 'BALANCE', client_key: `pay-${orderid}` } as const;
  await world.get('POST /api/pay/begin', paid, mine);
  return orderid;
}

describe('the refund of unused days (issue 13: by the rule that is shown before buying)', () => {
  test('is all of it while none is used', async () => {
    const orderid = await fromBalance();
    expect((await world.user(mine)).balance).toBe(0);
    expect(await check(orderid)).toEqual({
      paid: 300000,
      bought: 20,
      used: 0,
      ordinary_day_price: 20000,
      kept: 0,
      refund: 300000,
    });
    expect((await refund(orderid, 300000)).data).toEqual({ refund: 300000 });
    expect((await world.user(mine)).balance).toBe(300000);
    expect(await detail(orderid)).toMatchObject({ status: 'REFUNDED', refunded: 300000, can_refund: false });
    expect(await leftOf(orderid)).toBe(0);
  });

  test('counts the days that bookings hold at their ordinary price', async () => {
    const orderid = await fromBalance();
    const booking = await world.book(mine, { ...plenty, coupon_id: voucherOf(orderid) });
    expect(await check(orderid)).toMatchObject({ used: 3, kept: 60000, refund: 240000 });
    await refund(orderid, 240000);
    expect((await world.user(mine)).balance).toBe(240000);
    // They are paid in full: those that come back can be used, and are not refunded once more.
    const { calcFee } = await world.detail(mine, booking);
    const expected_penalty = calcFee.once_penalty_amount;
    await world.get('POST /api/order/cancel', { orderid: booking, expected_penalty, reason: '' }, mine);
    expect(await leftOf(orderid)).toBe(3);
    expect((await world.ask('POST /api/cycle/refund_calc', { orderid }, mine)).code).toBe(
      ErrorCode.ORDER_STATE,
    );
  });

  test('is the one that was shown, or is shown anew', async () => {
    const orderid = await ownCycle(world, mine);
    await world.book(mine, { ...plenty, coupon_id: voucherOf(orderid) });
    const { code, data } = await refund(orderid, 300000);
    expect(code).toBe(ErrorCode.PENALTY_CHANGED);
    expect(data).toMatchObject({ refund: 240000 });
    expect(await detail(orderid)).toMatchObject({ status: 'ACTIVE', refunded: 0 });
  });

  test('comes once, however often it is asked for at the same moment', async () => {
    const orderid = await fromBalance();
    const answers = await Promise.all([1, 2, 3].map(() => refund(orderid, 300000)));
    expect(answers.map(({ data }) => data)).toEqual([1, 2, 3].map(() => ({ refund: 300000 })));
    expect((await world.user(mine)).balance).toBe(300000);
  });

  test('is answered by itself, also where the card had been paid twice and that went back', async () => {
    const orderid = await buyCycle(world, mine);
    const { money } = world.server;
    const begin = (key: string) =>
      world.get(
        'POST /api/pay/begin',
        { kind: 'CYCLE', id: orderid, method: 'WECHAT', client_key: `${key}-${orderid}` },
        mine,
      );
    const first = await begin('first');
    const second = await begin('second');
    await money.settle(second.payment_id, 'SUCCEEDED', world.server.clock());
    jest.spyOn(sandboxProvider, 'query').mockResolvedValueOnce('SUCCEEDED');
    await money.confirm('SANDBOX', first.payment_id, world.server.clock());
    expect(await detail(orderid)).toMatchObject({ paid: 600000, refunded: 300000 });
    expect((await refund(orderid, 300000)).data).toEqual({ refund: 300000 });
    expect((await refund(orderid, 300000)).data).toEqual({ refund: 300000 });
  });

  test('and a booking of the last days at the same moment never both have them', async () => {
    const orderid = await fromBalance();
    const request = await world.addRequest(mine, { ...plenty, coupon_id: voucherOf(orderid) });
    const [booked, refunded] = await Promise.all([
      world.ask('POST /api/order/add', request, mine),
      refund(orderid, 300000),
    ]);
    expect([booked.code, refunded.code].filter(code => code === ErrorCode.OK)).toHaveLength(1);
    expect(await leftOf(orderid)).toBe(booked.code === ErrorCode.OK ? 17 : 0);
  });
});

describe('what runs out (issue 13: 已用完, 已到期)', () => {
  test('is over with its time: nothing more is refunded', async () => {
    const orderid = await ownCycle(world, mine);
    await at('2027-01-22T00:00:00+08:00');
    await moveCyclesOn(world.db, world.server.clock());
    const { orders } = await world.get('GET /api/order/get_orders', { page: 1, aliasStatus: 1 }, mine);
    expect(orders).toMatchObject([{ orderid, status_text: '已到期' }]);
    expect((await refund(orderid, 300000)).code).toBe(ErrorCode.ORDER_STATE);
  });

  test('is used up when no booking can give a day back any more', async () => {
    const orderid = await ownCycle(world, mine);
    await world.db
      .update(coupons)
      .set({ daysLeft: 3 })
      .where(eq(coupons.id, voucherOf(orderid)));
    await world.book(mine, { ...plenty, coupon_id: voucherOf(orderid) });
    expect(await detail(orderid)).toMatchObject({ status: 'ACTIVE', note: '天数已全部用在订单里' });
    await at('2027-01-22T00:00:00+08:00');
    await moveCyclesOn(world.db, world.server.clock());
    expect((await detail(orderid)).status).toBe('USED_UP');
  });
});
