import { eq } from 'drizzle-orm';
import { mallDemo } from '../../../server/areas/mall/demo';
import { issueMallCoupon } from '../../../server/areas/mall/issueMallCoupon';
import { redeemMallCoupon } from '../../../server/areas/mall/redeemMallCoupon';
import { mallCoupons } from '../../../server/areas/mall/schema';
import { users } from '../../../server/kernel/members/schema';
import { DemoWorld } from '../../../server/demo/DemoWorld';
import { ErrorCode } from '../../../src/domain/errorCode';
import { DAY } from '../../../src/domain/shanghaiTime';
import type { MallCoupon } from '../../../types/api/mall';
import { monday, RentalWorld } from '../rental/rentalWorld';
import type { TestSession } from '../support/testServer';

// Specification §3, wallet (mall coupons are wk_coupons; 0 unused, 1 used, other expired), and §7: get_coupons, mall version
// if user_id present; mall/login.

let world: RentalWorld;
let session: TestSession;
let user_id: string;
let lastMobile = 13_200_000_000;
const newcomer = () => world.login(String((lastMobile += 1)));
const logIn = (of = session) => world.get('POST /api/user/mall/login', {}, of);

beforeAll(async () => {
  world = await RentalWorld.open();
  await mallDemo.seed(world.db, new DemoWorld(1));
});
afterAll(() => world.close());
beforeEach(async () => {
  world.server.now = monday;
  session = await newcomer();
  ({ user_id } = await logIn());
});

async function couponsOf(status: MallCoupon['status'] = 0, cityId = '110000'): Promise<MallCoupon[]> {
  const request = { page: 1, status, user_id };
  const version = { city_id: cityId };
  const { data } = await world.server.call('GET /api/account/get_coupons', request, { session, version });
  expect(data.coupons).toEqual([]);
  expect(data.total).toBe(data.wk_coupons?.length);
  return data.wk_coupons ?? [];
}

async function couponNamed(name: string, cityId?: string): Promise<MallCoupon> {
  const coupon = (await couponsOf(0, cityId)).find(one => one.name === name);
  if (!coupon) throw new Error(`There is no ${name}`);
  return coupon;
}

const redeem = ({ id, code = '' }: Pick<MallCoupon, 'id' | 'code'>, shop = 'mall-bj-1') =>
  world.server.desk('mall-coupons', id, 'redeem', { code, shop });

const redeemAt = (shopId: string, { id, code = '' }: Pick<MallCoupon, 'id' | 'code'>) =>
  redeemMallCoupon(world.db, { id, code, shopId }, world.server.clock());

test('who logs in to the mall for the first time has coupons of the sandbox there, once', async () => {
  expect((await couponsOf()).map(({ name }) => name)).toEqual(['洗车立减券', '停车券', '养护9折券']);
  expect(await logIn()).toEqual({ user_id });
  await Promise.all([logIn(), logIn()]);
  expect(await couponsOf()).toHaveLength(3);
});

test('whoever had them under an account that they closed has none, and outside of the sandbox nobody', async () => {
  session = await newcomer();
  await world.db.update(users).set({ isReturning: true }).where(eq(users.id, session.login.user_id));
  ({ user_id } = await logIn());
  expect(await couponsOf()).toEqual([]);
  session = await newcomer();
  world.server.settings.sandbox = false;
  try {
    ({ user_id } = await logIn());
    expect(await couponsOf()).toEqual([]);
  } finally {
    world.server.settings.sandbox = true;
  }
});

test('without user_id there are the coupons for rentals; with another one, or before the login, there is nothing', async () => {
  const rental = await world.get('GET /api/account/get_coupons', { page: 1, status: 0 }, session);
  expect(rental).toMatchObject({ total: 4, coupons: [{ name: '新人立减50元' }, {}, {}, {}] });
  expect(rental.wk_coupons).toBeUndefined();
  const ask = (of: TestSession, id: string) =>
    world.ask('GET /api/account/get_coupons', { page: 1, status: 0, user_id: id }, of);
  const stranger = await newcomer();
  const foreign = await ask(stranger, user_id);
  expect(foreign.code).toBe(ErrorCode.NOT_FOUND);
  expect(await ask(stranger, 'unknown')).toEqual(foreign);
  expect(await ask(stranger, stranger.login.user_id)).toEqual(foreign);
});

test('a coupon says where it is taken, and shows its code while it can be used', async () => {
  const wash = await couponNamed('洗车立减券');
  expect(wash).toMatchObject({ kind: 'AMOUNT', value: 2_000, threshold: 3_000, rule: '洗车满30元减20元' });
  expect(wash.code).toMatch(/^\d{12}$/);
  expect(wash.refusal).toBeUndefined();
  expect(wash.shops.map(({ name }) => name)).toEqual([
    '悟空养车望京店',
    '悟空养车丽泽店',
    '悟空养车静安店',
    '悟空养车天河店',
  ]);
});

test('one for another city, or for later, says so and shows no code', async () => {
  expect(await couponNamed('停车券')).toMatchObject({
    refusal: '当前城市不可用，可在上海使用',
    shops: [{ name: '悟空停车虹桥站', city: '上海' }],
  });
  expect((await couponNamed('停车券')).code).toBeUndefined();
  expect((await couponNamed('停车券', '310000')).code).toMatch(/^\d{12}$/);
  expect((await couponNamed('养护9折券')).refusal).toBe('11月30日 09:00起可用');
});

test('its last moment counts; then it is expired', async () => {
  world.server.now = new Date(monday.getTime() + 30 * DAY);
  session = await world.login(String(lastMobile));
  expect((await couponNamed('洗车立减券')).code).toBeDefined();
  world.wait(1);
  expect(await couponsOf(2)).toMatchObject([{ name: '洗车立减券', status: 2, refusal: '已过期' }]);
  expect((await couponsOf()).map(({ name }) => name)).toEqual(['停车券', '养护9折券']);
});

test('at the till it is taken once, with its code, in a shop that takes it', async () => {
  const wash = await couponNamed('洗车立减券');
  expect(await redeem({ id: wash.id, code: '000000000000' })).toBe('券码不对，请顾客重新出示');
  // The desk offers the shops that take it alone; whatever else is asked is refused.
  await expect(redeemAt('mall-bj-3', wash)).rejects.toThrow('这家门店不收这张券');
  expect(await couponsOf(1)).toEqual([]);
  expect(await redeem({ ...wash, code: wash.code?.replace(/(.{4})/g, '$1 ') ?? '' })).toBe('已核销');
  expect(await couponsOf(1)).toMatchObject([
    { id: wash.id, status: 1, used: { shop: '悟空养车望京店', time: '2026-11-23T09:00:00+08:00' } },
  ]);
  const [used] = await couponsOf(1);
  expect([used?.code, used?.refusal]).toEqual([undefined, undefined]);
  await expect(redeemAt('mall-bj-2', wash)).rejects.toThrow(
    '这张券已于11月23日 09:00在悟空养车望京店使用过了',
  );
});

test('of two tills at the same moment one takes it', async () => {
  const wash = await couponNamed('洗车立减券');
  const said = await Promise.all([redeem(wash), redeem(wash, 'mall-sh-1')]);
  expect(said.filter(text => text === '已核销')).toHaveLength(1);
});

test('one for later is not taken yet', async () => {
  const { id } = await couponNamed('养护9折券');
  const [row] = await world.db.select().from(mallCoupons).where(eq(mallCoupons.id, id));
  expect(await redeem({ id, code: row?.code ?? '' })).toBe('这张券现在不能用：11月30日 09:00起可用');
});

test('they come 10 a page, those that end first on top', async () => {
  const grant = {
    kind: 'AMOUNT',
    value: 100,
    threshold: 0,
    rule: '减1元',
    trade: 'WASH',
    cityIds: [],
  } as const;
  for (let day = 1; day <= 10; day += 1) {
    const validTo = new Date(monday.getTime() + day * DAY);
    await issueMallCoupon(
      world.db,
      user_id,
      { ...grant, name: `券${day}`, validFrom: monday, validTo },
      monday,
    );
  }
  const page = (number: number) =>
    world.get('GET /api/account/get_coupons', { page: number, status: 0, user_id }, session);
  expect((await page(1)).total).toBe(13);
  expect((await page(1)).wk_coupons?.map(({ name }) => name)).toEqual(
    Array.from({ length: 10 }, (_, index) => `券${index + 1}`),
  );
  expect((await page(2)).wk_coupons).toHaveLength(3);
});

test('they count among what ends with an account', async () => {
  const { given_up } = await world.get('GET /api/user/get_closing_terms', {}, session);
  expect(given_up.coupons).toBe(4 + 3);
});
