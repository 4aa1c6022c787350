import { ErrorCode } from '../../../src/domain/errorCode';
import { choice, RentalWorld } from '../rental/rentalWorld';
import { wish } from '../rental/amend/amendWorld';
import type { TestSession } from '../support/testServer';
import { COMPANY_END, fillCompanies, join } from './companyWorld';

// Issue 14: benefits of a company stand in list prices at once (design/lines.md, employee benefits).

let world: RentalWorld;
let employee: TestSession;
let other: TestSession;
let mobile = 13_700_000_000;

beforeAll(async () => {
  world = await RentalWorld.open({ bookingsPerHour: 10_000 });
  await fillCompanies(world.db);
}, 60_000);
afterAll(() => world.close());
beforeEach(async () => {
  world.at('2026-11-23T09:00:00+08:00');
  employee = await world.login(String((mobile += 1)));
  other = await world.login(String((mobile += 1)));
  await join(world, employee, `employee${mobile}@hailan.example`);
});

const { site_id, from_time, to_time } = choice;
const period = { from_time, to_time };
/** Of it there are plenty. */
const car = { cartype_id: 'car-sylphy' };
const citySearch = { city_id: '110000', ...period };

/** 12 % of three plain weekdays at 200 yuan. */
const SAVED = 7200;

const prices = {
  'the list of a site': async (who?: TestSession) =>
    (await world.get('GET /api/cartype/search', { site_id, ...period }, who)).cars.map(
      one => one.daily_price,
    ),
  'the list of a city': async (who?: TestSession) =>
    (await world.get('GET /api/cartype/search_city', citySearch, who)).cars.map(one => one.daily_price),
  'the sites of a car': async (who?: TestSession) =>
    (await world.get('GET /api/cartype/get_products', { ...citySearch, ...car }, who)).products
      .filter(one => one.offer.available > 0)
      .map(one => one.offer.daily_price),
  'the fleet of a city': async (who?: TestSession) =>
    (await world.get('GET /api/cartype/get_cartypes', citySearch, who)).cartypes.map(one => one.from_price),
  'a car': async (who?: TestSession) => [
    (await world.get('GET /api/cartype/get_detail', { site_id, ...period, ...car }, who)).offer.daily_price,
  ],
  'the map': async (who?: TestSession) =>
    (
      await world.get(
        'GET /api/site/get_map_sites',
        { ...citySearch, centre: { lng: 116.4, lat: 39.91 }, radius: 1000 },
        who,
      )
    ).sites.flatMap(one => one.lowest_daily_price ?? []),
  'the calendar': async (who?: TestSession) => {
    const { days } = await world.get('GET /api/cartype/get_calendar', { site_id, ...period, ...car }, who);
    return days.filter(({ day }) => day === '2026-11-25').map(one => one.price);
  },
  booking: async (who?: TestSession) => [
    (await world.get('POST /api/order/calc', { ...choice, ...car }, who)).bill.dailyAverage,
  ],
};

describe('企业优惠', () => {
  test.each(Object.entries(prices))(
    'lowers the price of %s, for employees alone',
    async (_where, priceOf) => {
      const [lower, plain, ofVisitor] = [await priceOf(employee), await priceOf(other), await priceOf()];
      expect(plain.length).toBeGreaterThan(0);
      expect(lower).toEqual(plain.map(price => price - SAVED / 3));
      expect(ofVisitor).toEqual(plain);
    },
  );

  test('is said on each offer, and on the bill as a line of its own', async () => {
    const { cars } = await world.get('GET /api/cartype/search', { site_id, ...period }, employee);
    expect(cars.map(({ company_saving }) => company_saving)).toEqual([SAVED, SAVED]);
    const detail = await world.detail(employee, await world.book(employee, car));
    expect(detail.bill.lines.find(({ code }) => code === 'COMPANY')).toMatchObject({
      name: '企业优惠',
      amount: -SAVED,
      rule: '海岚科技员工价，租车费优惠12%',
    });
    const { lines, total } = detail.bill;
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    const [plain] = (await world.get('GET /api/cartype/search', { site_id, ...period }, other)).cars;
    expect(plain).not.toHaveProperty('company_saving');
  });

  test('goes with a coupon of the company, which counts of what is left', async () => {
    const { coupons, bill } = await world.get('POST /api/order/calc', { ...choice, ...car }, employee);
    const ofCompany = coupons.find(({ name }) => name === '企业专享立减60元');
    expect(ofCompany).toMatchObject({ status: 0 });
    expect(ofCompany).not.toHaveProperty('refusal');
    const withCoupon = await world.get(
      'POST /api/order/calc',
      { ...choice, ...car, coupon_id: ofCompany?.id ?? '' },
      employee,
    );
    expect(bill.total - withCoupon.bill.total).toBe(6000);
  });

  test('a level of coupons alone changes no price', async () => {
    await join(world, other, `teacher${mobile}@qingteng.example`);
    const { cars } = await world.get('GET /api/cartype/search', { site_id, ...period }, other);
    expect(cars.every(one => one.company_saving === undefined)).toBe(true);
  });

  test('ends when the employee leaves: what was seen before is refused with the new price', async () => {
    const request = await world.addRequest(employee, car);
    await world.get('POST /api/user/company/relation/leave', {}, employee);
    const answer = await world.ask('POST /api/order/add', request, employee);
    expect(answer.code).toBe(ErrorCode.PRICE_CHANGED);
    expect(await prices['the list of a site'](employee)).toEqual(await prices['the list of a site'](other));
  });

  test('ends with the agreement of the company', async () => {
    world.server.now = new Date(COMPANY_END.getTime() + 1000);
    const later = { from_time: '2027-01-05T10:00:00+08:00', to_time: '2027-01-08T10:00:00+08:00' };
    employee = await world.login(employee.login.uid);
    const { cars } = await world.get('GET /api/cartype/search', { site_id, ...later }, employee);
    expect(cars.every(one => one.company_saving === undefined)).toBe(true);
  });

  test('an order keeps it when it is changed, though the employee has left meanwhile', async () => {
    const orderid = await world.book(employee, car);
    await world.pay(employee, orderid);
    await world.get('POST /api/user/company/relation/leave', {}, employee);
    const changed = { ...wish(orderid), to_time: '2026-11-29T10:00:00+08:00' };
    const { after } = await world.get('POST /api/order/modify_check', changed, employee);
    // Three weekdays and a Saturday, whose price is 15 % more.
    expect(after.bill.lines.find(({ code }) => code === 'COMPANY')?.amount).toBe(-(SAVED + 2760));
  });
});
