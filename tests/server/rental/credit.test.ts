import { ErrorCode } from '../../../src/domain/errorCode';
import type { CreditClaim } from '../../../types/api/cartype';
import { choice, RentalWorld } from './rentalWorld';

// Issue 10: deposit waiver from list badge to order; design: rental.md, deposits.

let world: RentalWorld;
beforeAll(async () => {
  world = await RentalWorld.open();
});
afterAll(() => world.close());

const granted: CreditClaim = { scheme: 'jd_score', score: '92' };
const refused: CreditClaim = { scheme: 'jd_score', score: '60' };
const why = '您的京东信用分未达到免押要求（80分），取车时请支付押金';
const { services: _s, insured_count: _i, use_wkcoin: _w, use_discount: _d, ...asked } = choice;

const listed = async (credit?: CreditClaim) =>
  (await world.get('GET /api/cartype/search', { ...asked, credit })).cars.map(car => car.deposit_waived);
const depositRule = async (credit?: CreditClaim) =>
  (await world.get('GET /api/cartype/get_detail', { ...asked, credit })).rules.find(
    ({ title }) => title === '押金',
  )?.text;
const quoted = async (credit?: CreditClaim) => world.get('POST /api/order/calc', { ...choice, credit });

test('a score that is granted waives the deposits in list, detail and quote, and costs nothing', async () => {
  expect(await listed(granted)).toEqual([true, true]);
  expect(await depositRule(granted)).toBe('车辆押金3000元，违章押金2000元，信用免押，无需支付押金');
  const { bill } = await quoted(granted);
  expect(bill.deposits).toEqual({
    vehicle: 300000,
    violation: 200000,
    waived: true,
    releaseText: '信用免押，无需支付押金',
  });
  expect(bill.total).toBe((await quoted()).bill.total);
});

test('it is said of the car at every site and of alternatives, as in the list (issue 10, 1)', async () => {
  const { site_id: _site, ...car } = asked;
  const there = { ...car, city_id: '110000', credit: granted };
  const { products } = await world.get('GET /api/cartype/get_products', there);
  expect(products.length).toBeGreaterThan(0);
  expect(products.every(({ offer }) => offer.deposit_waived)).toBe(true);
  const { alternatives } = await world.get('GET /api/cartype/get_alternatives', {
    ...asked,
    credit: granted,
  });
  expect(alternatives.length).toBeGreaterThan(0);
  expect(alternatives.every(({ offer }) => offer.deposit_waived)).toBe(true);
});

test('one that is refused says why before booking, and how to go on', async () => {
  expect(await listed(refused)).toEqual([undefined, undefined]);
  expect(await depositRule(refused)).toContain(why);
  const { bill, notices } = await quoted(refused);
  expect(bill.deposits).toMatchObject({ notWaived: why });
  expect(bill.deposits).not.toHaveProperty('waived');
  expect(notices).toContain(why);
});

test('a provider that does not answer lets the renter book and pay the deposits', async () => {
  const { bill, notices } = await quoted({ scheme: 'jd_score', score: '?' });
  expect(bill.deposits).toMatchObject({ unanswered: true });
  expect(notices).toContain('信用免押暂时没有查询到结果，可以先下单，取车时支付押金');
});

test('a channel without credit says nothing of it', async () => {
  expect(await listed()).toEqual([undefined, undefined]);
  const { bill, notices } = await quoted();
  expect([bill.deposits.waived, bill.deposits.notWaived]).toEqual([undefined, undefined]);
  expect(notices.filter(notice => notice.includes('免押'))).toEqual([]);
});

test('who was told that nothing is to be paid learns it before an order is made of something else', async () => {
  const session = await world.login('13600000002');
  const expected_waiver = true;
  expect(await world.add(session, { credit: refused, expected_waiver })).toMatchObject({
    code: ErrorCode.PRICE_CHANGED,
    msg: '信用免押没有通过，取车时需支付押金，请确认后再提交',
    data: { bill: { deposits: { notWaived: why } } },
  });
  expect(await world.orderCount(session)).toBe(0);
});

test('an order keeps whether its deposits are waived', async () => {
  const session = await world.login('13600000001');
  const waived = await world.detail(session, await world.book(session, { credit: granted }));
  expect(waived.bill.deposits.waived).toBe(true);
  const held = await world.detail(session, await world.book(session, { credit: refused }));
  expect(held.bill.deposits).not.toHaveProperty('waived');
  expect(held.bill.deposits.releaseText).toContain('原路退回');
});
