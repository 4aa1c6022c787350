import { eq } from 'drizzle-orm';
import { issueCouponCode } from '../../../server/areas/account/couponCodes';
import { listCouponEvents } from '../../../server/areas/account/couponHistory';
import { coupons } from '../../../server/areas/account/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import { choice, monday, RentalWorld } from '../rental/rentalWorld';
import type { TestSession } from '../support/testServer';

// Specification §7, coupon assign endpoints: a coupon is given to whoever has a mobile number.

let world: RentalWorld;
let giver: TestSession;
let coupon_id: string;
let lastMobile = 13_100_000_000;
const newMobile = () => String((lastMobile += 1));
beforeAll(async () => {
  world = await RentalWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.server.now = monday;
  giver = await world.login(newMobile());
  const grant = {
    name: '专享券',
    kind: 'AMOUNT',
    value: 3_000,
    cap: null,
    threshold: 0,
    scope: 'ANY',
  } as const;
  const validTo = new Date('2026-12-31T23:59:59+08:00');
  const code = await issueCouponCode(
    world.db,
    { grant: { ...grant, rule: '减30元' }, days: 30, validTo },
    monday,
  );
  coupon_id = (await world.get('POST /api/account/coupon/active', { code }, giver)).id;
  // Codes are counted, which is tested elsewhere.
  world.wait(3_600);
});

const give = (mobile: string, id = coupon_id, by: TestSession | undefined = giver) =>
  world.ask('POST /api/account/coupon/assign', { coupon_id: id, mobile }, by);
const idsOf = async (session: TestSession) =>
  (await world.get('GET /api/account/get_coupons', { page: 1, status: 0 }, session)).coupons.map(
    ({ id }) => id,
  );

test('a member has it at once, may use it, and may give it on', async () => {
  const friend = await world.login(newMobile());
  expect((await give(friend.login.uid)).code).toBe(ErrorCode.OK);
  expect(await idsOf(giver)).not.toContain(coupon_id);
  expect(await idsOf(friend)).toContain(coupon_id);
  const orderid = await world.book(friend, { cartype_id: 'car-sylphy', coupon_id });
  expect(await world.couponOrder(coupon_id)).toBe(orderid);
  expect((await listCouponEvents(world.db, coupon_id)).map(({ what }) => what)).toEqual([
    'ISSUED',
    'GIVEN',
    'TAKEN',
  ]);
});

test('for who is no member it waits, nobody uses it meanwhile, and the answer is the same', async () => {
  const [mobile, member] = [newMobile(), await world.login(newMobile())];
  const answer = await give(mobile);
  expect(await idsOf(giver)).not.toContain(coupon_id);
  const { bill } = await world.get('POST /api/order/calc', { ...choice, coupon_id }, giver);
  expect(bill.couponRefusal).toBe('优惠券不存在');
  const friend = await world.login(mobile);
  expect(await idsOf(friend)).toContain(coupon_id);
  const own = `given-${mobile}`;
  const [row] = await world.db.select().from(coupons).where(eq(coupons.id, coupon_id));
  if (!row) throw new Error('No coupon to copy');
  await world.db.insert(coupons).values({ ...row, id: own, userId: giver.login.user_id });
  expect(await give(member.login.uid, own)).toEqual(answer);
});

test('an answer that was lost is asked for again; to another number it cannot go any more', async () => {
  const [friend, waiting] = [await world.login(newMobile()), newMobile()];
  await give(friend.login.uid);
  expect((await give(friend.login.uid)).code).toBe(ErrorCode.OK);
  expect((await give(waiting)).code).toBe(ErrorCode.NOT_FOUND);
  expect((await listCouponEvents(world.db, coupon_id)).filter(({ what }) => what === 'GIVEN')).toHaveLength(
    1,
  );
});

test('of two friends at the same moment one has it', async () => {
  const two = [await world.login(newMobile()), await world.login(newMobile())];
  const answers = await Promise.all(two.map(({ login }) => give(login.uid)));
  expect(answers.map(({ code }) => code).sort()).toEqual([ErrorCode.OK, ErrorCode.NOT_FOUND]);
});

test("what is everybody's own, used or over is not given; nor to oneself, nor to no number", async () => {
  const friend = newMobile();
  expect(await give(friend, world.couponOf(giver))).toMatchObject({
    code: ErrorCode.COUPON_UNUSABLE,
    msg: '这张优惠券仅限本人使用，不能赠送',
  });
  expect(await give(giver.login.uid)).toMatchObject({
    code: ErrorCode.INVALID_PARAMS,
    msg: '不能送给自己，请输入对方的手机号',
  });
  expect((await give('123')).data).toEqual({ field: 'mobile' });
  await world.book(giver, { cartype_id: 'car-sylphy', coupon_id });
  expect((await give(friend)).code).toBe(ErrorCode.COUPON_UNUSABLE);
});

test('what is on its way by a blessing is not given to somebody else meanwhile, and is there for who claims it', async () => {
  const [claimant, member] = [await world.login(newMobile()), await world.login(newMobile())];
  const wish = { coupon_id, card: 'ROAD', words: '一路平安' } as const;
  const { secret } = await world.get('POST /api/account/bless/create', wish, giver);
  for (const mobile of [member.login.uid, newMobile()]) {
    expect((await give(mobile)).code).toBe(ErrorCode.COUPON_UNUSABLE);
  }
  expect((await world.ask('POST /api/account/bless/claim', { secret }, claimant)).code).toBe(ErrorCode.OK);
  expect(await idsOf(claimant)).toContain(coupon_id);
});

test("another's coupon is as one that is not there, and visitors give none", async () => {
  const stranger = await world.login(newMobile());
  const [others, none] = [
    await give(newMobile(), coupon_id, stranger),
    await give(newMobile(), 'none', stranger),
  ];
  expect(others).toEqual(none);
  expect(others.code).toBe(ErrorCode.NOT_FOUND);
  const visitor = await world.ask('POST /api/account/coupon/assign', { coupon_id, mobile: newMobile() });
  expect(visitor.code).toBe(ErrorCode.NOT_LOGGED_IN);
});

test('so many a day and no more', async () => {
  for (let count = 0; count < 20; count += 1) await give(newMobile(), 'none');
  expect((await give(newMobile())).code).toBe(ErrorCode.TOO_MANY_REQUESTS);
});
