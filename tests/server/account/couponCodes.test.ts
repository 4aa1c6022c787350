import { eq } from 'drizzle-orm';
import { issueCouponCode } from '../../../server/areas/account/couponCodes';
import { listCouponEvents } from '../../../server/areas/account/couponHistory';
import { couponCodes, coupons, type CouponGrant } from '../../../server/areas/account/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import { inGroups } from '../../../src/domain/printedCode';
import { monday, RentalWorld } from '../rental/rentalWorld';
import type { TestSession } from '../support/testServer';

// Specification §7, coupon/active; issue 12: coupons with conditions and the reason when unusable.

const grant: CouponGrant = {
  name: '兑换专享券',
  kind: 'AMOUNT',
  value: 3_000,
  cap: null,
  threshold: 20_000,
  scope: 'ANY',
  rule: '租车费满200元减30元',
};
const validTo = new Date('2026-12-31T23:59:59+08:00');

let world: RentalWorld;
let session: TestSession;
let lastMobile = 13_900_000_000;
const newcomer = () => world.login(String((lastMobile += 1)));
beforeAll(async () => {
  world = await RentalWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.server.now = monday;
  session = await newcomer();
});

const issue = () => issueCouponCode(world.db, { grant, days: 30, validTo }, monday);
const exchange = (code: string, of: TestSession | undefined = session) =>
  world.ask('POST /api/account/coupon/active', { code }, of);
const couponsOf = (status: 0 | 1 | 2, of = session) =>
  world.get('GET /api/account/get_coupons', { page: 1, status }, of);

test('a code brings its coupon, which takes off what it says', async () => {
  const code = await issue();
  const { data } = await exchange(inGroups(code).toLowerCase());
  expect(data).toMatchObject({
    name: '兑换专享券',
    value: 3_000,
    threshold: 20_000,
    status: 0,
    valid_to: '2026-12-23T09:00:00+08:00',
  });
  expect((await couponsOf(0)).coupons.map(({ id }) => id)).toContain(data.id);
  const orderid = await world.book(session, { cartype_id: 'car-sylphy', coupon_id: data.id });
  const { bill } = await world.detail(session, orderid);
  expect(bill.lines.find(line => line.code === 'COUPON')?.amount).toBe(-3_000);
  expect((await listCouponEvents(world.db, data.id)).map(({ what }) => what)).toEqual(['ISSUED', 'TAKEN']);

  // The wallet says which order has used it, as long as its owner can open that.
  expect((await couponsOf(1)).coupons).toMatchObject([{ id: data.id, order: { line: 'RENTAL', orderid } }]);
});

test('it brings one coupon: again the same to who has it, none to another, also at the same moment', async () => {
  const code = await issue();
  const answers = await Promise.all([exchange(code), exchange(code)]);
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  const other = await newcomer();
  expect(await exchange(code, other)).toMatchObject({
    code: ErrorCode.CODE_EXPIRED,
    msg: '这个兑换码已经使用过了',
  });
  expect((await couponsOf(0)).total).toBe(5);
  expect((await couponsOf(0, other)).total).toBe(4);
});

test('what is wrong with a code is said, and is counted as a try', async () => {
  const code = await issue();
  expect(await exchange('ABCD')).toMatchObject({ code: ErrorCode.INVALID_PARAMS, data: { field: 'code' } });
  expect((await exchange('ABCDEFGHJKLMNPQR')).msg).toBe('兑换码不正确，请核对后再试');
  world.at('2027-01-01T00:00:00+08:00');
  session = await newcomer();
  expect((await exchange(code)).msg).toBe('这个兑换码已于2026年12月31日过期，如有疑问请联系客服');
  for (let count = 1; count < 10; count += 1) await exchange('ABCDEFGHJKLMNPQR');
  expect((await exchange(code)).code).toBe(ErrorCode.TOO_MANY_REQUESTS);
});

test('no code is stored that could be read, and visitors have none', async () => {
  const code = await issue();
  expect(JSON.stringify(await world.db.select().from(couponCodes))).not.toContain(code);
  const visitor = await world.ask('POST /api/account/coupon/active', { code });
  expect(visitor.code).toBe(ErrorCode.NOT_LOGGED_IN);
});

test('a coupon of another channel, or of a later day, says why it cannot be used; what is over says so', async () => {
  const own = eq(coupons.id, world.couponOf(session));
  const refusal = async (status: 0 | 2) =>
    (await couponsOf(status)).coupons.find(({ id }) => id === world.couponOf(session))?.refusal;
  expect(await refusal(0)).toBeUndefined();
  await world.db.update(coupons).set({ channel: 'JD' }).where(own);
  expect(await refusal(0)).toBe('仅限指定渠道使用');
  const later = new Date('2026-12-01T00:00:00+08:00');
  await world.db.update(coupons).set({ channel: null, validFrom: later }).where(own);
  expect(await refusal(0)).toBe('12月1日 00:00起可用');
  world.at('2026-12-24T00:00:00+08:00');
  session = await world.login(String(lastMobile));
  expect(await refusal(2)).toBe('已过期');
});
