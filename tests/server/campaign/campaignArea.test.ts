import { eq } from 'drizzle-orm';
import { campaignClaims } from '../../../server/areas/campaign/schema';
import { purgeRateLimits } from '../../../server/http/rateLimit';
import { rateLimits } from '../../../server/http/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import { choice, monday, RentalWorld } from '../rental/rentalWorld';
import { closedAccount } from '../support/closedAccount';
import { startTestServer } from '../support/testServer';
import type { TestSession } from '../support/testServer';
import { fillCampaigns, foundedBy } from './campaignWorld';

// Specification §2, /activity_mobile and /brand_area; §7, get_activity_home and brandStore; issue 14.

let world: RentalWorld;
let member: TestSession;
let lastMobile = 13_600_000_000;
const newcomer = (): Promise<TestSession> => world.login(String((lastMobile += 1)));

beforeAll(async () => {
  world = await RentalWorld.open();
  await fillCampaigns(world.db);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.server.now = monday;
  member = await newcomer();
});

const take = (id: string, who = member) => world.ask('POST /api/activities/coupon/take', { id }, who);
const detail = (id: string, who?: TestSession) => world.get('GET /api/activities/get_detail', { id }, who);
const home = (who?: TestSession) => world.get('GET /api/user/get_activity_home', { city_id: '110000' }, who);

test('an activity says its period, what it gives and how many are left', async () => {
  expect(await detail('plenty')).toMatchObject({
    title: '一起出发',
    from: '2026-11-01T00:00:00+08:00',
    to: '2026-12-01T00:00:00+08:00',
    state: 'RUNNING',
    total: 1000,
    coupon: { name: '立减50元', value: 5000, valid_days: 30 },
    rules: ['每人限一张。'],
  });
  expect(await detail('group')).toMatchObject({ group: { size: 3, hours: 24 } });
  expect(await detail('soon')).toMatchObject({ state: 'BEFORE' });
  expect(await detail('over')).toMatchObject({ state: 'OVER' });
  expect((await detail('plenty')).own).toBeUndefined();
  expect((await world.ask('GET /api/activities/get_detail', { id: 'nowhere' })).code).toBe(
    ErrorCode.NOT_FOUND,
  );
});

test('its coupon is taken once, and is the member’s to use', async () => {
  const before = (await detail('plenty')).left;
  expect((await take('plenty')).data).toMatchObject({ left: before - 1, own: { taken: true } });
  expect((await take('plenty')).data.left).toBe(before - 1);
  const { own } = await detail('plenty', member);
  const coupon = own?.coupon?.id ?? '';
  const { bill } = await world.get('POST /api/order/calc', { ...choice, coupon_id: coupon }, member);
  expect(bill.couponRefusal).toBeUndefined();
  expect(bill.lines.find(({ code }) => code === 'COUPON')?.amount).toBe(-5000);
});

test.each([
  ['over', '活动已结束，看看其他活动吧'],
  ['soon', '活动11月24日 10:00开始，请到时再来'],
  ['group', '这个活动要拼团领券，请发起或参加一个团'],
])('%s: %s', async (id, msg) => {
  expect(await take(id)).toMatchObject({ code: ErrorCode.ACTIVITY_REFUSED, msg });
});

test('fifty at once for ten coupons: ten have one, and none is left', async () => {
  const crowd: TestSession[] = [];
  for (let index = 0; index < 50; index += 1) crowd.push(await newcomer());
  const answers = await Promise.all(crowd.map(who => take('alone', who)));
  expect(answers.filter(({ code }) => code === ErrorCode.OK)).toHaveLength(10);
  expect(answers.find(({ code }) => code !== ErrorCode.OK)?.msg).toBe('优惠券已领完，看看其他活动吧');
  expect((await detail('alone')).left).toBe(0);
  expect(await world.db.$count(campaignClaims, eq(campaignClaims.campaignId, 'alone'))).toBe(10);
}, 120_000);

test('the home of activities has those of the city, and a member’s own groups and coupons', async () => {
  expect((await home()).campaigns.map(({ id }) => id)).toEqual([
    'group',
    'pair',
    'alone',
    'plenty',
    'over',
    'soon',
  ]);
  expect((await home()).own).toBeUndefined();
  expect((await home(member)).own).toEqual({ groups: [], coupons: [] });
  const code = await foundedBy(world, member);
  await take('plenty');
  expect((await home(member)).own).toMatchObject({
    groups: [{ code, state: 'RUNNING', role: 'FOUNDER', activity_title: '一起出发' }],
    coupons: [{ name: '立减50元', status: 0 }],
  });
  expect((await home(await newcomer())).own).toEqual({ groups: [], coupons: [] });
});

test('a coupon that was given to a friend is no longer among the own ones, and is not taken again', async () => {
  await take('plenty');
  const coupon = (await detail('plenty', member)).own?.coupon?.id ?? '';
  const wish = { coupon_id: coupon, card: 'ROAD', words: '一路平安' } as const;
  const { secret } = await world.get('POST /api/account/bless/create', wish, member);
  await world.get('POST /api/account/bless/claim', { secret }, await newcomer());
  const { own } = await detail('plenty', member);
  expect(own).toEqual({ taken: true });
});

describe('每人限一次, also for who closes the account and comes again by the same number', () => {
  const TAKEN = '您已经领过这个活动的优惠券，每人限一次';
  const again = async (who: TestSession): Promise<TestSession> => {
    await closedAccount(world, who);
    return world.login(who.login.uid);
  };

  test('a coupon that was taken is not given again', async () => {
    await take('plenty');
    const { left } = await detail('plenty');
    const back = await again(member);
    expect((await detail('plenty', back)).own).toEqual({ taken: true });
    for (let times = 0; times < 2; times += 1)
      expect(await take('plenty', back)).toMatchObject({ code: ErrorCode.ACTIVITY_REFUSED, msg: TAKEN });
    // However often they do that.
    const oncemore = await again(back);
    expect((await take('plenty', oncemore)).msg).toBe(TAKEN);
    expect((await detail('plenty')).left).toBe(left);
    expect((await take('shop', oncemore)).code).toBe(ErrorCode.OK);
  });

  test('nor by a group that is founded or joined', async () => {
    const friend = await newcomer();
    const code = await foundedBy(world, member);
    await world.get('POST /api/party/group/join', { code }, friend);
    const back = await again(member);
    const founding = await world.ask('POST /api/party/group/add', { id: 'pair' }, back);
    expect(founding).toMatchObject({ code: ErrorCode.ACTIVITY_REFUSED, msg: TAKEN });
    const open = await foundedBy(world, await newcomer());
    const joining = await world.ask('POST /api/party/group/join', { code: open }, back);
    expect(joining).toMatchObject({ code: ErrorCode.ACTIVITY_REFUSED, msg: TAKEN });
  });

  test('nor where the friend who was given the coupon closes theirs', async () => {
    await take('plenty');
    const coupon = (await detail('plenty', member)).own?.coupon?.id ?? '';
    const wish = { coupon_id: coupon, card: 'ROAD', words: '一路平安' } as const;
    const { secret } = await world.get('POST /api/account/bless/create', wish, member);
    const friend = await newcomer();
    await world.get('POST /api/account/bless/claim', { secret }, friend);
    await closedAccount(world, friend);
    expect((await detail('plenty', member)).own).toEqual({ taken: true });
    expect((await take('plenty')).msg).toBe(TAKEN);
  });

  test('who has taken none takes it in the new account', async () => {
    expect((await take('plenty', await again(member))).code).toBe(ErrorCode.OK);
  });

  test('nothing tells the number, and it is forgotten after the activity', async () => {
    await take('plenty');
    await again(member);
    const kept = async () =>
      (await world.db.select().from(rateLimits)).filter(({ key }) => key.startsWith('campaign-taken:'));
    const rows = await kept();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(member.login.uid);
    await purgeRateLimits(world.db, new Date('2026-12-02T00:00:01+08:00'));
    expect(await kept()).toEqual([]);
  });
});

describe('the shop of a brand', () => {
  const search = { id: 'vw', city_id: '110000', from_time: choice.from_time, to_time: choice.to_time };

  test('tells its story, and gives its coupon once', async () => {
    expect((await world.get('GET /api/brandStore/api/get_list', {})).shops).toMatchObject([
      { id: 'vw', brand: '大众', title: '大众明星店' },
    ]);
    const shop = await world.get('GET /api/brandStore/api/get_detail', { id: 'vw' });
    expect(shop).toMatchObject({
      story: [{ title: '故事' }],
      coupon: { id: 'shop', coupon: { brand: '大众' } },
    });
    expect((await take('shop')).data.own).toMatchObject({ taken: true, coupon: { brand: '大众' } });
    expect((await world.ask('GET /api/brandStore/api/get_detail', { id: 'nobody' })).code).toBe(
      ErrorCode.NOT_FOUND,
    );
  });

  test('has its cars at the price and stock of the car list', async () => {
    const { cars, sites } = await world.get('GET /api/brandStore/api/cartype', search);
    const listed = await world.get('GET /api/cartype/search_city', { ...search, city_id: '110000' });
    expect(cars.map(({ cartype }) => cartype.id)).toEqual(['car-lavida']);
    expect(cars).toEqual(listed.cars.filter(({ cartype }) => cartype.brand === '大众'));
    expect(sites.map(({ id }) => id)).toEqual(['site-east']);
    expect((await world.ask('GET /api/brandStore/api/cartype', { ...search, city_id: '999999' })).code).toBe(
      ErrorCode.CITY_NOT_SERVED,
    );
  });

  test('its coupon counts for its own cars alone, in the list, in the price and in the order', async () => {
    await take('shop');
    const coupon_id = (await detail('shop', member)).own?.coupon?.id ?? '';
    const own = await world.get('POST /api/order/calc', { ...choice, coupon_id }, member);
    expect(own.bill.couponRefusal).toBeUndefined();
    const other = { ...choice, cartype_id: 'car-sylphy', coupon_id };
    expect((await world.get('POST /api/order/calc', other, member)).bill.couponRefusal).toBe('仅限大众车型');
    const orderid = await world.book(member, { coupon_id });
    expect((await world.detail(member, orderid)).orderid).toBe(orderid);
    expect((await detail('shop', member)).own?.coupon?.status).toBe(1);
  });
});

test('the demo world has activities that run, begin and are over, and two shops with cars in Beijing', async () => {
  const server = await startTestServer({ seed: { cities: 1 } });
  try {
    server.now = monday;
    const { data } = await server.call('GET /api/user/get_activity_home', { city_id: '110000' });
    expect(data.campaigns.map(({ id, state }) => [id, state])).toEqual([
      ['together', 'RUNNING'],
      ['weekend-out', 'RUNNING'],
      ['spring-festival', 'BEFORE'],
      ['autumn-road', 'OVER'],
    ]);
    const { shops } = (await server.call('GET /api/brandStore/api/get_list', {})).data;
    expect(shops).toHaveLength(2);
    for (const { id } of shops) {
      const period = { from_time: choice.from_time, to_time: choice.to_time };
      const found = await server.call('GET /api/brandStore/api/cartype', {
        id,
        city_id: '110000',
        ...period,
      });
      expect(found.data.cars.length).toBeGreaterThan(0);
    }
  } finally {
    await server.close();
  }
}, 120_000);
