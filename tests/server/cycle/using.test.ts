import { eq } from 'drizzle-orm';
import { couponDays, coupons } from '../../../server/areas/account/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import { fillLong, longChoice } from '../long/LongWorld';
import { choice, freshKey, RentalWorld, renter } from '../rental/rentalWorld';
import type { TestSession } from '../support/testServer';
import { ownCycle, voucherOf } from './cycleWorld';

let world: RentalWorld;
let mine: TestSession;
let cycle: string;
let voucher: string;
let mobile = 13_500_000_000;

beforeAll(async () => {
  world = await RentalWorld.open({ bookingsPerHour: 10_000 });
}, 60_000);
afterAll(() => world.close());

beforeEach(async () => {
  world.at('2026-11-23T09:00:00+08:00');
  mine = await world.login(String((mobile += 1)));
  cycle = await ownCycle(world, mine);
  voucher = voucherOf(cycle);
});

/** Of it there are plenty. */
const plenty = { cartype_id: 'car-sylphy' };

const left = async (): Promise<number | null | undefined> =>
  (await world.db.select().from(coupons).where(eq(coupons.id, voucher)))[0]?.daysLeft;
/** As if so many were left. */
const leave = (daysLeft: number) => world.db.update(coupons).set({ daysLeft }).where(eq(coupons.id, voucher));
const book = () => world.book(mine, { ...plenty, coupon_id: voucher });
const cancel = async (orderid: string): Promise<void> => {
  const { calcFee } = await world.detail(mine, orderid);
  const expected_penalty = calcFee.once_penalty_amount;
  await world.get('POST /api/order/cancel', { orderid, expected_penalty, reason: '' }, mine);
};

describe('days in an ordinary booking (issue 13: coupon kind DAYS works in ordinary booking)', () => {
  test('are the best coupon by themselves, and take the price of the three working days off', async () => {
    const quote = await world.get('POST /api/order/calc', { ...choice, ...plenty }, mine);
    expect(quote.coupons[0]).toMatchObject({ id: voucher, days: { left: 20 } });
    expect(quote.best.coupon_id).toBe(voucher);
    const orderid = await book();
    const { bill } = await world.detail(mine, orderid);
    expect(bill.lines.find(({ code }) => code === 'COUPON')).toMatchObject({
      amount: -60000,
      rule: '抵扣3天租车费，用后还剩17天',
    });
    expect(await left()).toBe(17);
    expect((await world.get('GET /api/cycle/get_detail', { orderid: cycle }, mine)).uses).toMatchObject([
      { orderid, days: 3, status_text: '待支付' },
    ]);
  });

  test('lower the price of the list (券后)', async () => {
    const { from_time, to_time, site_id } = choice;
    const { cars } = await world.get('GET /api/cartype/search', { from_time, to_time, site_id }, mine);
    expect(cars.map(({ coupon_saving }) => coupon_saving)).toEqual([60000, 60000]);
  });

  test('serve several bookings as long as some are left', async () => {
    await book();
    await leave(3);
    await book();
    expect(await left()).toBe(0);
    const third = await world.get('POST /api/order/calc', { ...choice, ...plenty, coupon_id: voucher }, mine);
    expect(third.bill.couponRefusal).toBe('天数已用完');
  });

  test('cover as many days as are left', async () => {
    await leave(2);
    const { bill } = await world.detail(mine, await book());
    expect(bill.lines.find(({ code }) => code === 'COUPON')?.amount).toBe(-40000);
    expect(await left()).toBe(0);
  });

  test('the last ones are taken by one of two bookings at once; the other is refused with a way on', async () => {
    await leave(3);
    const requests = [
      await world.addRequest(mine, { ...plenty, coupon_id: voucher }),
      await world.addRequest(mine, { ...plenty, coupon_id: voucher }),
    ];
    const answers = await Promise.all(
      requests.map(request => world.ask('POST /api/order/add', request, mine)),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([ErrorCode.OK, ErrorCode.COUPON_UNUSABLE]);
    expect(await left()).toBe(0);
    expect(await world.db.select().from(couponDays).where(eq(couponDays.couponId, voucher))).toHaveLength(1);
  });

  test('four bookings at once never take more than there are', async () => {
    await leave(7);
    const requests = [];
    for (let index = 0; index < 4; index += 1) {
      requests.push(await world.addRequest(mine, { ...plenty, coupon_id: voucher }));
    }
    const answers = await Promise.all(
      requests.map(request => world.ask('POST /api/order/add', request, mine)),
    );
    expect(answers.filter(({ code }) => code === ErrorCode.OK)).toHaveLength(2);
    expect(await left()).toBe(1);
  });

  test('pay for no rental by the month', async () => {
    await fillLong(world.db);
    const wanted = { ...longChoice, coupon_id: voucher };
    const { bill, agreement_version } = await world.get('POST /api/order_long/calc', wanted, mine);
    expect(bill.couponRefusal).toBe('仅限按天租车使用');
    const order = {
      client_key: freshKey(),
      expected_total: bill.total,
      agreement_version,
      renter,
      remark: '',
    };
    const refused = await world.ask('POST /api/order_long/add', { ...wanted, ...order }, mine);
    expect(refused.code).toBe(ErrorCode.COUPON_UNUSABLE);
    expect(await left()).toBe(20);
  });

  test('are somebody else’s: another member cannot use them', async () => {
    const stranger = await world.login(String((mobile += 1)));
    const { bill } = await world.get(
      'POST /api/order/calc',
      { ...choice, ...plenty, coupon_id: voucher },
      stranger,
    );
    expect(bill.couponRefusal).toBe('优惠券不存在');
  });
});

describe('days that come back (issue 13)', () => {
  test('with a booking that is cancelled, exactly those that it took', async () => {
    const first = await book();
    await book();
    expect(await left()).toBe(14);
    await cancel(first);
    expect(await left()).toBe(17);
  });

  test('with a booking that nobody paid', async () => {
    const orderid = await book();
    world.wait(16 * 60);
    await world.detail(mine, orderid);
    expect(await left()).toBe(20);
  });

  test('with a change of the booking to fewer days, which says so', async () => {
    const orderid = await book();
    await world.pay(mine, orderid);
    const wish = {
      orderid,
      site_id: choice.site_id,
      from_time: choice.from_time,
      to_time: '2026-11-27T10:00:00+08:00',
      services: choice.services,
    };
    const check = await world.get('POST /api/order/modify_check', wish, mine);
    expect(check.notices).toContain('“工作日卡”少用的1天将退回您的卡包');
    const confirmed = { ...wish, client_key: `modify-${orderid}`, expected_difference: check.difference };
    await world.get('POST /api/order/modify', confirmed, mine);
    expect(await left()).toBe(18);
    await cancel(orderid);
    expect(await left()).toBe(20);
  });

  test('a booking that becomes longer takes no more of them than it has', async () => {
    const orderid = await book();
    await world.pay(mine, orderid);
    const wish = {
      orderid,
      site_id: choice.site_id,
      from_time: choice.from_time,
      to_time: '2026-12-01T10:00:00+08:00',
      services: choice.services,
    };
    const { after } = await world.get('POST /api/order/modify_check', wish, mine);
    expect(after.bill.lines.find(({ code }) => code === 'COUPON')?.amount).toBe(-60000);
    expect(await left()).toBe(17);
  });
});
