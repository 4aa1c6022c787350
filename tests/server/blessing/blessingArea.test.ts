import { listCouponEvents } from '../../../server/areas/account/couponHistory';
import { BLESSING_LIFE } from '../../../src/domain/blessing';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { RequestOf } from '../../../types/api';
import { choice, monday, RentalWorld } from '../rental/rentalWorld';
import type { TestSession } from '../support/testServer';

// Issue 12: blessing coupons, from sender to receiver: once, expiry visible, a second claim refused, the sender sees it.

let world: RentalWorld;
let giver: TestSession;
let friend: TestSession;
let lastMobile = 13_700_000_000;
const newcomer = (): Promise<TestSession> => world.login(String((lastMobile += 1)));

beforeAll(async () => {
  world = await RentalWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.server.now = monday;
  giver = await newcomer();
  friend = await newcomer();
});

type Wish = RequestOf<'POST /api/account/bless/create'>;

const wishOf = (session: TestSession, changes: Partial<Wish> = {}): Wish => ({
  coupon_id: world.couponOf(session),
  card: 'ROAD',
  words: '一路平安',
  ...changes,
});
const send = (session = giver, changes: Partial<Wish> = {}) =>
  world.get('POST /api/account/bless/create', wishOf(session, changes), session);
const look = (secret: string, session?: TestSession) =>
  world.get('GET /api/account/bless/get_detail', { secret }, session);
const claim = (secret: string, session: TestSession) =>
  world.ask('POST /api/account/bless/claim', { secret }, session);
const takeBack = (blessing_id: string, session: TestSession) =>
  world.ask('POST /api/account/bless/take_back', { blessing_id }, session);
const sent = async (session = giver) =>
  (await world.get('GET /api/account/bless/get_list', { page: 1 }, session)).blessings;
const unused = async (session: TestSession): Promise<string[]> =>
  (await world.get('GET /api/account/get_coupons', { page: 1, status: 0 }, session)).coupons.map(
    ({ id }) => id,
  );
const giveable = async (session: TestSession): Promise<string[]> =>
  (await world.get('GET /api/account/bless/get_coupons', {}, session)).coupons.map(({ id }) => id);

test('a coupon on its way is not its giver’s to use, and becomes the friend’s', async () => {
  const coupon = world.couponOf(giver);
  expect(await giveable(giver)).toContain(coupon);
  const blessing = await send();
  expect(blessing).toMatchObject({
    state: 'WAITING',
    words: '一路平安',
    valid_to: '2026-11-26T09:00:00+08:00',
  });
  expect(await unused(giver)).not.toContain(coupon);
  expect(await giveable(giver)).not.toContain(coupon);
  const { bill } = await world.get('POST /api/order/calc', { ...choice, coupon_id: coupon }, giver);
  expect(bill.couponRefusal).toBe('优惠券不存在');
  expect((await world.get('POST /api/order/calc', choice, giver)).coupons.map(({ id }) => id)).not.toContain(
    coupon,
  );
  expect((await world.get('GET /api/account/get_amount', {}, giver)).coupon_count).toBe(3);

  world.wait(60);
  expect((await claim(blessing.secret, friend)).data).toMatchObject({ state: 'CLAIMED', role: 'RECEIVER' });
  expect(await unused(friend)).toContain(coupon);
  expect(await unused(giver)).not.toContain(coupon);
  await world.book(friend, { coupon_id: coupon });

  const history = await listCouponEvents(world.db, coupon);
  expect(history.map(({ what }) => what)).toEqual(['ISSUED', 'GIVEN', 'PASSED', 'TAKEN']);
});

test('the giver sees who has claimed it, masked, and when; and nothing of what becomes of the coupon', async () => {
  const { secret } = await send();
  expect((await sent())[0]?.claimed).toBeUndefined();
  world.wait(60);
  await claim(secret, friend);
  await world.book(friend, { coupon_id: world.couponOf(giver) });
  const [blessing] = await sent();
  const mobile = friend.login.uid;
  expect(blessing).toMatchObject({
    state: 'CLAIMED',
    claimed: { by: `${mobile.slice(0, 3)}****${mobile.slice(-4)}`, at: '2026-11-23T09:01:00+08:00' },
    coupon: { status: 0 },
  });
  expect(JSON.stringify(blessing)).not.toContain(mobile);
});

test('a visitor sees the card by its link, and who sent it masked', async () => {
  const { secret } = await send();
  expect(await look(secret)).toMatchObject({
    role: 'OTHER',
    state: 'WAITING',
    from: `137****${giver.login.uid.slice(-4)}`,
    valid_to: '2026-11-26T09:00:00+08:00',
    coupon: { name: '新人立减50元' },
  });
  expect(await look(secret, giver)).toMatchObject({ role: 'GIVER' });
  expect((await world.ask('GET /api/account/bless/get_detail', { secret: 'guessed' })).code).toBe(
    ErrorCode.NOT_FOUND,
  );
});

test('it is claimed once: the same member again is well, another one is refused', async () => {
  const { secret } = await send();
  const other = await newcomer();
  const answers = await Promise.all([claim(secret, friend), claim(secret, other)]);
  const codes = answers.map(({ code }) => code);
  expect(codes.filter(code => code === ErrorCode.OK)).toHaveLength(1);
  expect(codes.filter(code => code === ErrorCode.BLESSING_OVER)).toHaveLength(1);
  const winner = codes[0] === ErrorCode.OK ? friend : other;
  expect((await claim(secret, winner)).code).toBe(ErrorCode.OK);
  expect((await unused(winner)).filter(id => id === world.couponOf(giver))).toHaveLength(1);
});

test('the giver cannot claim it', async () => {
  const { secret } = await send();
  expect(await claim(secret, giver)).toMatchObject({ code: ErrorCode.BLESSING_OVER });
});

test('unclaimed, it expires, and the coupon is the giver’s again and can be given once more', async () => {
  const { secret } = await send();
  world.wait(BLESSING_LIFE / 1000 - 1);
  expect(await unused(giver)).not.toContain(world.couponOf(giver));
  world.wait(1);
  expect(await unused(giver)).toContain(world.couponOf(giver));
  expect((await look(secret)).state).toBe('EXPIRED');
  expect((await claim(secret, friend)).code).toBe(ErrorCode.BLESSING_OVER);
  const again = await send();
  expect(again.secret).not.toBe(secret);
  expect((await claim(again.secret, friend)).code).toBe(ErrorCode.OK);
  // The link of the first one does not bring it back.
  expect((await look(secret)).state).toBe('EXPIRED');
});

test('it never waits longer than its coupon is good', async () => {
  world.at('2026-12-22T09:00:00+08:00');
  // Their session has ended meanwhile.
  giver = await world.login(giver.login.uid);
  expect((await send()).valid_to).toBe('2026-12-23T09:00:00+08:00');
});

test('taken back, the coupon is there at once, and the link is over; claimed, it stays away', async () => {
  const { id, secret } = await send();
  expect((await takeBack(id, friend)).code).toBe(ErrorCode.NOT_FOUND);
  expect((await takeBack(id, giver)).data).toMatchObject({ state: 'TAKEN_BACK' });
  expect((await takeBack(id, giver)).code).toBe(ErrorCode.OK);
  expect(await unused(giver)).toContain(world.couponOf(giver));
  expect((await claim(secret, friend)).code).toBe(ErrorCode.BLESSING_OVER);

  const again = await send();
  await claim(again.secret, friend);
  expect((await takeBack(again.id, giver)).code).toBe(ErrorCode.BLESSING_OVER);
  expect(await unused(friend)).toContain(world.couponOf(giver));
});

test('the same once more, for a lost answer, is the same blessing; another one with that coupon is refused', async () => {
  const first = await send();
  expect(await send()).toEqual(first);
  const other = await world.ask(
    'POST /api/account/bless/create',
    wishOf(giver, { words: '生日快乐' }),
    giver,
  );
  expect(other.code).toBe(ErrorCode.COUPON_UNUSABLE);
  expect(await sent()).toHaveLength(1);
});

test('what was given is not given on; a used coupon and somebody else’s are not given', async () => {
  const { secret } = await send();
  await claim(secret, friend);
  expect(await giveable(friend)).not.toContain(world.couponOf(giver));
  const refused = async (session: TestSession, coupon_id: string) =>
    (await world.ask('POST /api/account/bless/create', wishOf(session, { coupon_id }), session)).code;
  expect(await refused(friend, world.couponOf(giver))).toBe(ErrorCode.COUPON_UNUSABLE);
  expect(await refused(giver, world.couponOf(friend))).toBe(ErrorCode.COUPON_UNUSABLE);
  await world.book(friend, { coupon_id: world.couponOf(friend) });
  expect(await refused(friend, world.couponOf(friend))).toBe(ErrorCode.COUPON_UNUSABLE);
});

test('words that are not well are refused at their field', async () => {
  const answer = await world.ask('POST /api/account/bless/create', wishOf(giver, { words: ' ' }), giver);
  expect(answer).toMatchObject({ code: ErrorCode.INVALID_PARAMS, data: { field: 'words' } });
  expect(await unused(giver)).toContain(world.couponOf(giver));
});

test('who gathers the coupons of many is stopped, and the coupon waits on', async () => {
  for (let index = 0; index < 10; index += 1) {
    const stranger = await newcomer();
    expect((await claim((await send(stranger)).secret, friend)).code).toBe(ErrorCode.OK);
  }
  const { secret } = await send();
  expect((await claim(secret, friend)).code).toBe(ErrorCode.TOO_MANY_REQUESTS);
  expect((await look(secret)).state).toBe('WAITING');
});

test('who sends and takes back without end is told to wait; the same once more is none of it', async () => {
  const coupon_id = world.couponOf(giver);
  for (let index = 0; index < 20; index += 1) {
    const { id } = await send(giver, { words: `一路平安${index}` });
    await send(giver, { words: `一路平安${index}` });
    await takeBack(id, giver);
  }
  const next = await world.ask('POST /api/account/bless/create', wishOf(giver), giver);
  expect(next).toMatchObject({
    code: ErrorCode.TOO_MANY_REQUESTS,
    data: { retry_after: expect.any(Number) },
  });
  expect(await unused(giver)).toContain(coupon_id);
  world.wait(24 * 3_600);
  giver = await world.login(giver.login.uid);
  expect((await send()).state).toBe('WAITING');
});

test('what nobody sees of the words is not kept', async () => {
  expect((await send(giver, { words: ' 一路\u202e平\u200b安 ' })).words).toBe('一路平安');
});

test('all but the card itself is for members', async () => {
  const { id, secret } = await send();
  for (const call of [
    world.ask('GET /api/account/bless/get_coupons', {}),
    world.ask('POST /api/account/bless/create', wishOf(giver)),
    world.ask('GET /api/account/bless/get_list', { page: 1 }),
    world.ask('POST /api/account/bless/claim', { secret }),
    world.ask('POST /api/account/bless/take_back', { blessing_id: id }),
  ]) {
    expect((await call).code).toBe(ErrorCode.NOT_LOGGED_IN);
  }
  expect(await sent(friend)).toEqual([]);
});
