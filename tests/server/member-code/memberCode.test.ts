import { eq } from 'drizzle-orm';
import { memberCodeData, purgeMemberCodes } from '../../../server/areas/member-code/public';
import { memberCodes } from '../../../server/areas/member-code/schema';
import { idOfSignedCode, newSignedCode } from '../../../server/areas/member-code/signedCode';
import { orders } from '../../../server/kernel/orders/schema';
import { rentalOrders } from '../../../server/areas/rental/schema';
import { users } from '../../../server/kernel/members/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import { MEMBER_CODE_DIGITS } from '../../../src/domain/memberCode';
import { DAY } from '../../../src/domain/shanghaiTime';
import { monday, RentalWorld } from '../rental/rentalWorld';
import { DESK_TOKEN, type TestSession } from '../support/testServer';

// Specification §2, /profile/qacode: a member shows a code at the counter, which opens their orders at the desk.

let world: RentalWorld;
let session: TestSession;
let lastMobile = 13_600_000_000;
const newcomer = (): Promise<TestSession> => world.login(String((lastMobile += 1)));
beforeAll(async () => {
  world = await RentalWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.server.now = monday;
  session = await newcomer();
});

const renew = (who = session) => world.get('POST /api/user/qacode/renew', {}, who);
const headers = { cookie: `desk=${DESK_TOKEN}` };
const page = async (url: string) => world.server.app.inject({ url, headers });
/** Scans or types a code at the desk: where it leads, or what the desk says. */
async function show(code: string): Promise<{ leadsTo?: string; says?: string }> {
  const sent = await world.server.app.inject({
    ...{ method: 'POST', url: '/desk/members', payload: new URLSearchParams({ code }).toString() },
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
  });
  if (sent.statusCode === 303) return { leadsTo: String(sent.headers.location) };
  return { says: /<p role="alert">([^<]*)/.exec(sent.body)?.[1] ?? '' };
}

const UNKNOWN = '这不是有效的会员码，请核对12位数字，或请会员打开“我的二维码”再出示';

test('a code is twelve digits that are good for a minute, and each is another', async () => {
  const first = await renew();
  expect(first).toEqual({
    code: expect.stringMatching(/^\d{12}$/) as string,
    expires_at: '2026-11-23T09:01:00+08:00',
  });
  expect((await renew()).code).not.toBe(first.code);
  for (const own of [session.login.uid, session.login.user_id]) expect(first.code).not.toContain(own);
});

test('at the desk it opens the running orders of the member, today’s pickup first, where they are handed over', async () => {
  const later = await world.book(session, { cartype_id: 'car-sylphy' });
  const today = await world.book(session, { cartype_id: 'car-sylphy' });
  const over = await world.book(session, { cartype_id: 'car-sylphy' });
  const foreign = await world.book(await newcomer(), { cartype_id: 'car-sylphy' });
  const state = (id: string, to: string) =>
    world.db.update(orders).set({ state: to }).where(eq(orders.id, id));
  for (const id of [later, today, foreign]) await state(id, 'AWAITING_PICKUP');
  await state(over, 'COMPLETED');
  await world.db
    .update(rentalOrders)
    .set({ fromTime: new Date('2026-11-23T14:00:00+08:00') })
    .where(eq(rentalOrders.orderId, today));
  await world.db.update(users).set({ name: '王小明' }).where(eq(users.id, session.login.user_id));

  const { leadsTo = '' } = await show((await renew()).code);
  const { body, statusCode } = await page(leadsTo);
  expect(statusCode).toBe(200);
  const links = [...body.matchAll(/href="\/desk\/orders\/(\w+)"/g)].map(([, id]) => id);
  expect(links).toEqual([today, later]);
  expect(body).toContain('王小明');
  expect(body).not.toContain(session.login.uid);
  expect(leadsTo).not.toContain(session.login.user_id);
  expect((await page(`/desk/orders/${today}`)).body).toContain('交车');
});

test('who has no running order is told so; who came lately stays in the list for an hour', async () => {
  const { leadsTo = '' } = await show((await renew()).code);
  expect((await page(leadsTo)).body).toContain('没有进行中的订单');
  world.wait(59 * 60);
  expect((await page('/desk/members')).body).toContain(leadsTo);
  expect((await page(`/desk/members?search=${session.login.uid}`)).body).toContain(leadsTo);
  expect((await page('/desk/members?search=13999999999')).body).not.toContain(leadsTo);
  world.wait(60);
  expect((await page(leadsTo)).statusCode).toBe(404);
  expect((await page('/desk/members')).body).not.toContain(leadsTo);
});

test('it is typed with spaces, too', async () => {
  const { code } = await renew();
  expect(await show(` ${code.slice(0, 4)} ${code.slice(4, 8)} ${code.slice(8)} `)).toHaveProperty('leadsTo');
});

test('it is good once, also when it is shown at two counters at the same moment', async () => {
  const { code } = await renew();
  const shown = await Promise.all([show(code), show(code), show(code)]);
  expect(shown.filter(({ leadsTo }) => leadsTo)).toHaveLength(1);
  expect(await show(code)).toEqual({ says: '这个会员码已经用过了，请会员刷新后再出示' });
});

test('it is good in its minute, and the one before still is when another was made', async () => {
  const before = await renew();
  world.wait(50);
  const after = await renew();
  expect(await show(before.code)).toHaveProperty('leadsTo');
  world.wait(60);
  expect(await show(after.code)).toEqual({ says: '这个会员码已过期，请会员刷新后再出示' });
  await purgeMemberCodes(world.db, new Date(monday.getTime() + 2 * DAY));
  expect(await world.db.select().from(memberCodes)).toEqual([]);
  expect(await show(after.code)).toEqual({ says: '这个会员码已过期，请会员刷新后再出示' });
});

test('what we have not made is none: an invented number, another key, one digit changed', async () => {
  const { code } = await renew();
  const last = (Number(code.slice(-1)) + 1) % 10;
  const invented = [`${code.slice(0, -1)}${last}`, newSignedCode('another key').code];
  const key = world.server.settings.codePepper;
  for (const other of invented.filter(one => idOfSignedCode(one, key) === undefined)) {
    expect(await show(other)).toEqual({ says: UNKNOWN });
  }
  for (const other of ['', '123', session.login.uid, `${code}0`, 'abcdefghijkl']) {
    expect(await show(other)).toEqual({ says: `请扫描或输入会员码，${MEMBER_CODE_DIGITS}位数字` });
  }
  expect(await show(code)).toHaveProperty('leadsTo');
});

test('nobody has a code; a code shows nothing without the token of the desk', async () => {
  expect((await world.server.call('POST /api/user/qacode/renew', {})).code).toBe(ErrorCode.NOT_LOGGED_IN);
  const { code } = await renew();
  const payload = new URLSearchParams({ code }).toString();
  const url = '/desk/members';
  const stranger = { 'content-type': 'application/x-www-form-urlencoded' };
  expect(
    (await world.server.app.inject({ method: 'POST', url, payload, headers: stranger })).statusCode,
  ).toBe(401);
  expect(await show(code)).toHaveProperty('leadsTo');
});

test('who renews without end has to wait', async () => {
  for (let made = 0; made < 200; made += 1) await renew();
  expect((await world.ask('POST /api/user/qacode/renew', {}, session)).code).toBe(
    ErrorCode.TOO_MANY_REQUESTS,
  );
});

test('an export says when it was shown', async () => {
  await show((await renew()).code);
  const member = { id: session.login.user_id, mobile: session.login.uid } as never;
  const { dataKey } = world.server.settings;
  const exported = { db: world.db, member, dataKey, photoUrl: (id: string) => id };
  expect(await memberCodeData.read(exported)).toEqual([
    { 生成时间: '2026-11-23T09:00:00+08:00', 到店出示时间: '2026-11-23T09:00:00+08:00' },
  ]);
});
