import { count, eq, like } from 'drizzle-orm';
import { coupons } from '../../../server/areas/account/public';
import { listCouponEvents } from '../../../server/areas/account/couponHistory';
import { qqCardCoupons } from '../../../server/areas/qq-card/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { CardCoupon } from '../../../types/api/qqCard';
import { monday, RentalWorld } from '../rental/rentalWorld';
import type { TestSession } from '../support/testServer';
import { fillCard } from './cardCoupons';

// Specification §2, /qqcard/coupon; §7, qq card coupon list; issue 14: a QQ guest takes a card coupon and uses it.

let world: RentalWorld;
let lastMobile = 13_600_000_000;
const newcomer = (): Promise<TestSession> => world.login(String((lastMobile += 1)));

beforeAll(async () => {
  world = await RentalWorld.open();
  await fillCard(world.db);
});
afterAll(() => world.close());
beforeEach(() => {
  world.server.now = monday;
});

const look = async (session?: TestSession): Promise<CardCoupon[]> =>
  (await world.get('GET /api/qqcard/get_coupons', {}, session)).coupons;
const cardOf = async (id: string, session?: TestSession): Promise<CardCoupon | undefined> =>
  (await look(session)).find(coupon => coupon.id === id);
const take = (id: string, session: TestSession) => world.ask('POST /api/qqcard/take_coupon', { id }, session);
const unused = async (session: TestSession) =>
  (await world.get('GET /api/account/get_coupons', { page: 1, status: 0 }, session)).coupons;

const setLeft = (id: string, left: number) =>
  world.db.update(qqCardCoupons).set({ left }).where(eq(qqCardCoupons.id, id));

async function leftOf(id: string): Promise<number | undefined> {
  const [row] = await world.db.select().from(qqCardCoupons).where(eq(qqCardCoupons.id, id));
  return row?.left;
}

test('a visitor sees what there is, how many are left, and what is sold out', async () => {
  const list = await look();
  expect(list.map(({ id, state }) => [id, state])).toEqual([
    ['wallet-60', 'OPEN'],
    ['wallet-88', 'OPEN'],
    ['weekend-30', 'OPEN'],
    ['first-day', 'SOLD_OUT'],
  ]);
  expect(list[3]).toMatchObject({ left: 0, stock: 100, coupon: { refusal: '已领完' } });
  expect(list[2]?.coupon).toMatchObject({ rule: '周末取车，租车费满100元减30元', scope: 'WEEKEND' });
});

test('what counts in the QQ wallet alone says so to who comes from elsewhere', async () => {
  expect((await cardOf('wallet-60'))?.coupon).toMatchObject({
    channel: 'QQPAY',
    refusal: '仅限指定渠道使用',
  });
  expect((await cardOf('weekend-30'))?.coupon.refusal).toBeUndefined();
});

test('a member takes one: it is in their wallet, and one less is left', async () => {
  const session = await newcomer();
  const before = (await leftOf('weekend-30')) ?? 0;
  const { data } = await take('weekend-30', session);
  expect(data).toMatchObject({ name: '周末出行券', valid_to: '2026-12-23T09:00:00+08:00', status: 0 });
  expect(await leftOf('weekend-30')).toBe(before - 1);
  expect((await unused(session)).map(({ name }) => name)).toContain('周末出行券');
  expect(await cardOf('weekend-30', session)).toMatchObject({ state: 'TAKEN', coupon: data });
  // Nobody else has it.
  expect((await cardOf('weekend-30', await newcomer()))?.state).toBe('OPEN');
  expect((await cardOf('weekend-30'))?.state).toBe('OPEN');
  const history = await listCouponEvents(world.db, (data as { id: string }).id);
  expect(history.map(({ what }) => what)).toEqual(['ISSUED']);
});

test('for each member one: once more answers the same, and takes none', async () => {
  const session = await newcomer();
  const first = await take('wallet-60', session);
  const left = await leftOf('wallet-60');
  world.wait(60);
  const answers = await Promise.all([1, 2, 3].map(() => take('wallet-60', session)));
  for (const again of answers) expect(again.data).toEqual(first.data);
  expect(await leftOf('wallet-60')).toBe(left);
});

test('the same taken by one member from several devices at once is one coupon', async () => {
  const session = await newcomer();
  const left = (await leftOf('wallet-88')) ?? 0;
  const answers = await Promise.all(Array.from({ length: 5 }, () => take('wallet-88', session)));
  expect(new Set(answers.map(({ data }) => (data as { id: string }).id)).size).toBe(1);
  expect(await leftOf('wallet-88')).toBe(left - 1);
});

test('never more are taken than there are: of eight at once for the last three, three have one', async () => {
  const before = await world.db
    .select({ taken: count() })
    .from(coupons)
    .where(like(coupons.id, 'qqcard-weekend-30-%'));
  const sessions = await Promise.all(Array.from({ length: 8 }, newcomer));
  await setLeft('weekend-30', 3);
  const codes = (await Promise.all(sessions.map(session => take('weekend-30', session)))).map(
    ({ code }) => code,
  );
  expect(codes.filter(code => code === ErrorCode.OK)).toHaveLength(3);
  expect(codes.filter(code => code === ErrorCode.SOLD_OUT)).toHaveLength(5);
  expect(await leftOf('weekend-30')).toBe(0);
  const after = await world.db
    .select({ taken: count() })
    .from(coupons)
    .where(like(coupons.id, 'qqcard-weekend-30-%'));
  expect((after[0]?.taken ?? 0) - (before[0]?.taken ?? 0)).toBe(3);
  await setLeft('weekend-30', 500);
});

test('who has one keeps it when none is left', async () => {
  const session = await newcomer();
  const { data } = await take('wallet-88', session);
  await setLeft('wallet-88', 0);
  expect((await take('wallet-88', session)).data).toEqual(data);
  expect(await cardOf('wallet-88', session)).toMatchObject({ state: 'TAKEN', left: 0 });
  expect((await take('wallet-88', await newcomer())).msg).toBe('这张券已经领完了');
  await setLeft('wallet-88', 300);
});

test('a coupon that there is not is not found, and a guest logs in first', async () => {
  const session = await newcomer();
  expect((await take('nothing', session)).code).toBe(ErrorCode.NOT_FOUND);
  const guest = await world.ask('POST /api/qqcard/take_coupon', { id: 'wallet-60' });
  expect(guest.code).toBe(ErrorCode.NOT_LOGGED_IN);
});

test('who has given theirs away has had theirs, and is told nothing of what becomes of it', async () => {
  const [giver, friend] = [await newcomer(), await newcomer()];
  const { data } = await take('weekend-30', giver);
  const wish = { coupon_id: (data as { id: string }).id, card: 'ROAD', words: '一路平安' } as const;
  const { secret } = await world.get('POST /api/account/bless/create', wish, giver);
  expect(await cardOf('weekend-30', giver)).toMatchObject({
    state: 'TAKEN',
    coupon: { refusal: '您已送给朋友', status: 0 },
  });
  await world.get('POST /api/account/bless/claim', { secret }, friend);
  expect((await take('weekend-30', giver)).code).toBe(ErrorCode.COUPON_UNUSABLE);
  // A gift is none of the friend's own.
  expect((await cardOf('weekend-30', friend))?.state).toBe('OPEN');
});

test('a used one says so on the card', async () => {
  const session = await newcomer();
  const { data } = await take('weekend-30', session);
  const id = (data as { id: string }).id;
  await world.db.update(coupons).set({ orderId: 'anything' }).where(eq(coupons.id, id));
  expect((await cardOf('weekend-30', session))?.coupon).toMatchObject({ status: 1, refusal: '已使用' });
});
