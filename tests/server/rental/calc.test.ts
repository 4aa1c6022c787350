import { eq } from 'drizzle-orm';
import { rentalOrders } from '../../../server/areas/rental/schema';
import { stockDays } from '../../../server/kernel/stock/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { TestSession } from '../support/testServer';
import { CARS, choice, RentalWorld } from './rentalWorld';

// Specification §7, /api/order/calc; decisions, reading 14.

/** What who is not verified is told at every booking (decision 17). */
const UNVERIFIED = '取车前需通过实名认证，几分钟就能提交';

let world: RentalWorld;
let session: TestSession;
beforeAll(async () => {
  world = await RentalWorld.open();
  session = await world.login('13900000001');
});
afterAll(() => world.close());

const calc = (changes: Partial<typeof choice> = {}, as?: TestSession) =>
  world.get('POST /api/order/calc', { ...choice, ...changes }, as);
const refusal = async (changes: Partial<typeof choice>) =>
  (await world.ask('POST /api/order/calc', { ...choice, ...changes })).code;

test('a visitor learns the price of a choice; nothing is reserved', async () => {
  const quote = await calc();
  // 3 days at ¥200 and ¥40 basic service, ¥20 handling, ¥20 preparation.
  expect(quote.bill.total).toBe(3 * 20000 + 3 * 4000 + 2000 + 2000);
  expect(quote).toMatchObject({
    available: CARS,
    wkcoin: { balance: 0, usable: 0 },
    notices: [UNVERIFIED],
  });
  expect(quote.site.name).toBe('国贸店');
  expect(quote.return_site.id).toBe(quote.site.id);
  expect(await world.taken()).toEqual({});
});

test('a visitor sees the coupons of a new member, and what each would save; none of them pays for an order', async () => {
  const { coupons } = await calc();
  expect(coupons.map(({ name, refusal: why }) => [name, why === undefined])).toEqual([
    ['首日免租', true],
    ['新人立减50元', true],
    ['周末9折券', false],
    ['节假日满减券', false],
  ]);
  const [best] = coupons;
  if (!best) throw new Error('there is no coupon');
  const { bill } = await calc({ coupon_id: best.id });
  expect(bill.lines.find(({ code }) => code === 'COUPON')?.amount).toBe(-15000);
  const asMember = await calc({ coupon_id: best.id }, session);
  expect(asMember.bill.couponRefusal).toBe('优惠券不存在');
});

test('services, another site for the return and an outing at night are priced by the server', async () => {
  const { bill, notices } = await calc({
    return_site_id: 'site-west',
    from_time: '2026-11-25T22:00:00+08:00',
    services: ['INS_THIRDPARTY', 'WORRY_FREE'],
  });
  const codes = bill.lines.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['WORRY_FREE', 'CROSS_SITE', 'NIGHT_SERVICE']));
  expect(bill.lines.reduce((total, { amount }) => total + amount, 0)).toBe(bill.total);
  expect(notices).toEqual(['取车时间在21:00至次日08:00，收取夜间服务费¥50', UNVERIFIED]);
});

test('a cover that another one includes is not charged besides, nor kept in the order (issue 10)', async () => {
  const services: (typeof choice)['services'] = ['GOOD_DRIVER', 'WORRY_FREE', 'INS_ADDITIONAL'];
  const { bill } = await calc({ services });
  expect(bill.total).toBe((await calc({ services: ['WORRY_FREE'] })).bill.total);
  const orderid = await world.book(session, { services });
  const [row] = await world.db.select().from(rentalOrders).where(eq(rentalOrders.orderId, orderid));
  expect(row?.choice.services).toEqual(['INS_THIRDPARTY', 'WORRY_FREE']);
  await world.db.delete(stockDays);
});

test('a member sees all his unused coupons: what this choice can use first, best first, then why not', async () => {
  const { coupons } = await calc({}, session);
  // Wednesday, ¥600: the first day (¥200, at most ¥150) is worth more than ¥50.
  expect(coupons.map(({ name, refusal }) => [name, refusal])).toEqual([
    ['首日免租', undefined],
    ['新人立减50元', undefined],
    ['周末9折券', '仅限周末取车'],
    ['节假日满减券', '仅限节假日取车'],
  ]);

  const weekend = { from_time: '2026-11-28T10:00:00+08:00', to_time: '2026-11-29T10:00:00+08:00' };
  // One Saturday of ¥230: the weekend coupon counts now, and ¥50 needs a fee of ¥300.
  expect((await calc(weekend, session)).coupons.map(({ name, refusal }) => [name, refusal])).toEqual([
    ['首日免租', undefined],
    ['周末9折券', undefined],
    ['新人立减50元', '租车费未满300元'],
    ['节假日满减券', '仅限节假日取车'],
  ]);
});

test('a chosen coupon takes its amount off; one that is not his says why it does not', async () => {
  const plain = (await calc({}, session)).bill.total;
  expect((await calc({ coupon_id: world.couponOf(session) }, session)).bill.total).toBe(plain - 5000);

  const other = await world.login('13900000002');
  const { bill } = await calc({ coupon_id: world.couponOf(other) }, session);
  expect(bill.total).toBe(plain);
  expect(bill.couponRefusal).toBe('优惠券不存在');
  expect((await calc({ coupon_id: world.couponOf(session) })).bill.couponRefusal).toBe('登录后可用');
});

test('coins pay at most a tenth of the rental fee', async () => {
  const rich = await world.login('13900000003');
  await world.fill(rich, { wkcoin: 100000 });
  const plain = await calc({}, rich);
  expect(plain.wkcoin).toEqual({ balance: 100000, usable: 6000 });
  expect((await calc({ use_wkcoin: true }, rich)).bill.total).toBe(plain.bill.total - 6000);
});

test('the best combination is named with its total, and costs just that when it is taken', async () => {
  const rich = await world.login('13900000008');
  await world.fill(rich, { wkcoin: 1_000_000 });
  const { best, bill } = await calc({}, rich);
  expect(best).toMatchObject({ use_wkcoin: true, use_discount: true });
  expect(best.total).toBeLessThan(bill.total);
  const { total: _total, ...taken } = best;
  expect((await calc(taken, rich)).bill.total).toBe(best.total);
  const { coupon_id: orderCoupon, ...visitors } = (await calc()).best;
  expect(orderCoupon).toBeDefined();
  expect(visitors.use_wkcoin).toBe(false);
});

test('a closed site and a holiday minimum are told as notices, so that the renter can change his choice', async () => {
  const closed = await calc({ site_id: 'site-closed' });
  expect(closed.notices).toEqual(['装修店暂停营业：门店装修，12月1日恢复营业', UNVERIFIED]);
  world.at('2027-01-20T09:00:00+08:00');
  const short = await calc({ from_time: '2027-02-06T10:00:00+08:00', to_time: '2027-02-07T10:00:00+08:00' });
  expect(short.notices).toEqual(['春节3天起租，请延长租期', UNVERIFIED]);
  world.at('2026-11-23T09:00:00+08:00');
});

test.each([
  ['begins in the past', { from_time: '2026-11-23T08:59:00+08:00' }],
  ['begins now', { from_time: '2026-11-23T09:00:00+08:00' }],
  ['ends before it begins', { to_time: '2026-11-25T09:00:00+08:00' }],
  ['lasts more than 90 days', { to_time: '2027-02-23T10:30:00+08:00' }],
  ['is no time at all', { from_time: '明天' }],
])('a period that %s is refused', async (_case, period) => {
  expect(await refusal(period)).toBe(ErrorCode.PERIOD_INVALID);
});

test('an unknown site, return site or car type is not found; an unknown service is refused', async () => {
  expect(await refusal({ site_id: 'nowhere' })).toBe(ErrorCode.NOT_FOUND);
  expect(await refusal({ return_site_id: 'nowhere' })).toBe(ErrorCode.NOT_FOUND);
  expect(await refusal({ cartype_id: 'bicycle' })).toBe(ErrorCode.NOT_FOUND);
  expect(await refusal({ services: ['FREE_FUEL' as never] })).toBe(ErrorCode.INVALID_PARAMS);
  expect(await refusal({ insured_count: 0 })).toBe(ErrorCode.INVALID_PARAMS);
});

test('who has an order of these days already is told, so that nobody books twice by mistake', async () => {
  const twice = await world.login('13900000021');
  expect((await calc({}, twice)).notices).toEqual([UNVERIFIED]);
  await world.book(twice);
  const told = '这段时间您已有一笔待支付的订单：大众朗逸，11.25–28';
  expect((await calc({}, twice)).notices).toEqual([told, UNVERIFIED]);
  // The end of one is the beginning of the next, and another member's order is nobody else's.
  const next = { from_time: choice.to_time, to_time: '2026-11-29T10:00:00+08:00' };
  expect((await calc(next, twice)).notices).toEqual([UNVERIFIED]);
  expect((await calc({}, await world.login('13900000022'))).notices).toEqual([UNVERIFIED]);
  world.wait(15 * 60);
  expect((await calc({}, twice)).notices).toEqual([UNVERIFIED]);
});
