import { eq } from 'drizzle-orm';
import { giveNewcomerCoupons } from '../../../server/areas/account/newcomerCoupons';
import { coupons } from '../../../server/areas/account/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import { monday, RentalWorld } from '../rental/rentalWorld';

// Specification §3, wallet (coupons by status: 0 unused, 1 used, other expired), and §7, /api/account.

let world: RentalWorld;
beforeAll(async () => {
  world = await RentalWorld.open();
});
afterAll(() => world.close());
beforeEach(() => {
  world.server.now = monday;
});

const names = async (mobile: string, status: 0 | 1 | 2, page = 1) => {
  const session = await world.login(mobile);
  const { coupons: list, total } = await world.get('GET /api/account/get_coupons', { page, status }, session);
  expect(list.every(coupon => coupon.status === status)).toBe(true);
  return { names: list.map(({ name }) => name), total };
};

test('a new member has four coupons for 30 days', async () => {
  const session = await world.login('13200000001');
  const { coupons: list, total } = await world.get(
    'GET /api/account/get_coupons',
    { page: 1, status: 0 },
    session,
  );
  expect(total).toBe(4);
  expect(
    list.map(({ kind, value, cap, threshold, scope }) => ({ kind, value, cap, threshold, scope })),
  ).toEqual([
    { kind: 'AMOUNT', value: 5000, cap: undefined, threshold: 30000, scope: 'ANY' },
    { kind: 'FIRST_DAY', value: 0, cap: 15000, threshold: 0, scope: 'ANY' },
    { kind: 'PERCENT', value: 10, cap: 8000, threshold: 0, scope: 'WEEKEND' },
    { kind: 'AMOUNT', value: 10000, cap: undefined, threshold: 100000, scope: 'HOLIDAY' },
  ]);
  expect(list[0]).toMatchObject({
    name: '新人立减50元',
    rule: '租车费满300元减50元',
    valid_from: '2026-11-23T09:00:00+08:00',
    valid_to: '2026-12-23T09:00:00+08:00',
  });
});

test('they are given once', async () => {
  const session = await world.login('13200000002');
  await giveNewcomerCoupons(world.db, session.login.user_id, monday);
  expect((await names('13200000002', 0)).total).toBe(4);
});

test('a coupon is unused, used, unused again when the order ends, and expired after its time', async () => {
  const session = await world.login('13200000003');
  const orderid = await world.book(session, { coupon_id: world.couponOf(session) });
  expect(await names('13200000003', 1)).toEqual({ names: ['新人立减50元'], total: 1 });
  expect((await names('13200000003', 0)).total).toBe(3);

  await world.get('POST /api/order/cancel', { orderid, expected_penalty: 0, reason: '' }, session);
  expect((await names('13200000003', 0)).total).toBe(4);

  world.at('2026-12-23T09:00:00+08:00');
  expect((await names('13200000003', 0)).total).toBe(4);
  world.at('2026-12-23T09:00:01+08:00');
  expect((await names('13200000003', 2)).total).toBe(4);
  expect((await names('13200000003', 0)).total).toBe(0);
});

test('coupons come 10 a page, those that end first on top', async () => {
  const session = await world.login('13200000004');
  const [model] = await world.db.select().from(coupons).where(eq(coupons.userId, session.login.user_id));
  if (!model) throw new Error('No coupon to copy');
  await world.db.insert(coupons).values(
    Array.from({ length: 8 }, (_, index) => ({
      ...model,
      id: `extra-${index}`,
      name: `券${index}`,
      validTo: new Date(monday.getTime() + (8 - index) * 3_600_000),
    })),
  );
  const first = await names('13200000004', 0);
  expect(first.total).toBe(12);
  expect(first.names.slice(0, 8)).toEqual(['券7', '券6', '券5', '券4', '券3', '券2', '券1', '券0']);
  expect((await names('13200000004', 0, 2)).names).toHaveLength(2);
  expect((await names('13200000004', 0, 3)).names).toEqual([]);
});

test('the wallet shows balance, coins, points and the number of coupons that can still be used', async () => {
  const session = await world.login('13200000005');
  await world.fill(session, { balance: 12345, wkcoin: 678 });
  await world.book(session, { coupon_id: world.couponOf(session) });
  expect(await world.get('GET /api/account/get_amount', {}, session)).toEqual({
    balance: 12345,
    wkcoin: 678,
    integral: 0,
    coupon_count: 3,
  });
});

test('coupons and wallet are for members only', async () => {
  const coupons = await world.ask('GET /api/account/get_coupons', { page: 1, status: 0 });
  expect(coupons.code).toBe(ErrorCode.NOT_LOGGED_IN);
  expect((await world.ask('GET /api/account/get_amount', {})).code).toBe(ErrorCode.NOT_LOGGED_IN);
});
