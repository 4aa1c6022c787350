import { eq } from 'drizzle-orm';
import { campaignClaims, campaigns } from '../../../server/areas/campaign/schema';
import { users } from '../../../server/kernel/members/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import { DAY } from '../../../src/domain/shanghaiTime';
import { monday, RentalWorld } from '../rental/rentalWorld';
import type { TestSession } from '../support/testServer';
import { emptyCampaigns, fillCampaigns, foundedBy, GROUP_STOCK } from './campaignWorld';

// Issue 14: n people before the end, one person once, nothing is promised that the stock of coupons does not have.

let world: RentalWorld;
let founder: TestSession;
let friend: TestSession;
let third: TestSession;
let lastMobile = 13_900_000_000;
const newcomer = (): Promise<TestSession> => world.login(String((lastMobile += 1)));
const newcomers = async (many: number): Promise<TestSession[]> => {
  const found: TestSession[] = [];
  for (let index = 0; index < many; index += 1) found.push(await newcomer());
  return found;
};

beforeAll(async () => {
  world = await RentalWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.server.now = monday;
  await emptyCampaigns(world.db);
  await fillCampaigns(world.db);
  [founder, friend, third] = [await newcomer(), await newcomer(), await newcomer()];
});

const found = (who: TestSession, id = 'group') => world.ask('POST /api/party/group/add', { id }, who);
const join = (code: string, who: TestSession) => world.ask('POST /api/party/group/join', { code }, who);
const look = (code: string, who?: TestSession) => world.get('GET /api/party/group/detail', { code }, who);
const leftOf = async (id = 'group'): Promise<number> =>
  (await world.get('GET /api/activities/get_detail', { id })).left;
const couponsOf = async (who: TestSession): Promise<string[]> =>
  (await world.get('GET /api/account/get_coupons', { page: 1, status: 0 }, who)).coupons
    .map(({ name }) => name)
    .filter(name => name === '立减50元');

test('three people complete a group: each has the coupon, and everybody sees it', async () => {
  const code = await foundedBy(world, founder, 'group');
  expect(await leftOf()).toBe(GROUP_STOCK - 3);
  expect((await join(code, friend)).data).toMatchObject({ state: 'RUNNING', role: 'MEMBER' });
  expect(await couponsOf(friend)).toEqual([]);
  expect((await join(code, third)).data).toMatchObject({ state: 'COMPLETED', role: 'MEMBER' });
  for (const who of [founder, friend, third]) expect(await couponsOf(who)).toEqual(['立减50元']);
  expect(await look(code, founder)).toMatchObject({ state: 'COMPLETED', role: 'FOUNDER' });
  expect(await look(code)).toMatchObject({ state: 'COMPLETED', role: 'OTHER' });
  expect(await leftOf()).toBe(GROUP_STOCK - 3);
  const { own } = await world.get('GET /api/activities/get_detail', { id: 'group' }, founder);
  expect(own).toMatchObject({ taken: true, coupon: { name: '立减50元', status: 0 }, group: { code } });
});

test('a group shows nothing of a person but the beginning of a nickname', async () => {
  const ofFounder = eq(users.id, founder.login.user_id);
  await world.db.update(users).set({ nickname: '小明同学', name: '王小明' }).where(ofFounder);
  const code = await foundedBy(world, founder, 'group');
  await join(code, friend);
  const seen = await look(code, third);
  expect(seen.members).toEqual([
    { name: '小**', is_founder: true, is_me: false },
    { name: '会员', is_founder: false, is_me: false },
  ]);
  const said = JSON.stringify(seen);
  for (const secret of [founder.login.uid, founder.login.user_id, '王小明', '明同学', friend.login.uid]) {
    expect(said).not.toContain(secret);
  }
});

test('is not found by a guess', async () => {
  expect((await world.ask('GET /api/party/group/detail', { code: 'guessed' })).code).toBe(
    ErrorCode.NOT_FOUND,
  );
  expect((await join('guessed', friend)).code).toBe(ErrorCode.NOT_FOUND);
});

test('its founder cannot join it; who joins twice is in it once', async () => {
  const code = await foundedBy(world, founder, 'group');
  expect(await join(code, founder)).toMatchObject({
    code: ErrorCode.GROUP_REFUSED,
    msg: '这是您发起的团，请发给朋友来参加',
  });
  await join(code, friend);
  expect((await join(code, friend)).data.members).toHaveLength(2);
});

test('founding once more answers the group that runs, and keeps no further coupons', async () => {
  const code = await foundedBy(world, founder, 'group');
  expect((await found(founder)).data.code).toBe(code);
  expect(await leftOf()).toBe(GROUP_STOCK - 3);
});

test('one is in one running group of an activity, and has its coupon once', async () => {
  const first = await foundedBy(world, founder, 'pair');
  const other = await foundedBy(world, friend, 'pair');
  const refusal = { code: ErrorCode.GROUP_REFUSED, msg: '您已在这个活动的另一个团里，等它成团或结束后再来' };
  expect(await join(other, founder)).toMatchObject(refusal);
  await join(first, third);
  const taken = { code: ErrorCode.ACTIVITY_REFUSED, msg: '您已经领过这个活动的优惠券，每人限一次' };
  expect(await join(other, third)).toMatchObject(taken);
  expect(await found(third, 'pair')).toMatchObject(taken);
});

test('a member of a group does not found another one beside it', async () => {
  await join(await foundedBy(world, founder, 'group'), friend);
  expect(await found(friend)).toMatchObject({ code: ErrorCode.GROUP_REFUSED });
});

test('at its end it has failed: who comes late is told, nobody has anything, and its coupons are free again', async () => {
  const code = await foundedBy(world, founder, 'group');
  await join(code, friend);
  world.server.now = new Date(monday.getTime() + DAY);
  expect(await look(code, friend)).toMatchObject({ state: 'FAILED' });
  expect(await join(code, third)).toMatchObject({
    code: ErrorCode.GROUP_REFUSED,
    msg: '这个团已过期未成团，您可以自己发起一个',
  });
  expect(await couponsOf(founder)).toEqual([]);
  expect(await leftOf()).toBe(GROUP_STOCK);
  // Both are free for another one.
  const again = await foundedBy(world, friend, 'group');
  expect((await join(again, founder)).code).toBe(ErrorCode.OK);
});

test('it is not joined after the end of its activity', async () => {
  world.at('2026-11-30T20:00:00+08:00');
  [founder, friend] = [await newcomer(), await newcomer()];
  const code = await foundedBy(world, founder, 'group');
  expect((await look(code)).ends_at).toBe('2026-12-01T00:00:00+08:00');
  world.at('2026-12-01T00:00:00+08:00');
  expect((await join(code, friend)).code).toBe(ErrorCode.GROUP_REFUSED);
});

test('no group is founded for which there are too few coupons', async () => {
  await foundedBy(world, founder, 'group');
  await foundedBy(world, friend, 'group');
  expect(await found(third)).toMatchObject({
    code: ErrorCode.ACTIVITY_REFUSED,
    msg: '只剩1张优惠券，不够开一个3人团',
  });
});

test('no group before or after an activity, nor where it has none', async () => {
  expect(await found(founder, 'over')).toMatchObject({ code: ErrorCode.ACTIVITY_REFUSED });
  expect(await found(founder, 'soon')).toMatchObject({ code: ErrorCode.ACTIVITY_REFUSED });
  expect(await found(founder, 'alone')).toMatchObject({
    code: ErrorCode.ACTIVITY_REFUSED,
    msg: '这个活动不用拼团，直接领取就可以',
  });
  expect((await found(founder, 'nowhere')).code).toBe(ErrorCode.NOT_FOUND);
});

test('who founds again and again is asked to wait', async () => {
  for (let day = 0; day < 5; day += 1) {
    await foundedBy(world, founder, 'pair');
    // The group ends at once, the day does not.
    await world.server.desk('groups', (await latestCode(founder)) ?? '', 'end');
  }
  expect(await found(founder, 'pair')).toMatchObject({
    code: ErrorCode.TOO_MANY_REQUESTS,
    msg: '今天发起的团太多了，请明天再试',
  });
});

const latestCode = async (who: TestSession): Promise<string | undefined> =>
  (await world.get('GET /api/user/get_activity_home', { city_id: '110000' }, who)).own?.groups.find(
    ({ state }) => state === 'RUNNING',
  )?.code;

test('the desk ends a group that is not what it should be', async () => {
  const code = await foundedBy(world, founder, 'group');
  expect(await world.server.desk('groups', code, 'end')).toContain('已解散');
  expect(await look(code, founder)).toMatchObject({ state: 'FAILED' });
  expect(await leftOf()).toBe(GROUP_STOCK);
});

test('fifty at once for the last place: one has it', async () => {
  const code = await foundedBy(world, founder, 'group');
  await join(code, friend);
  const crowd = await newcomers(50);
  const answers = await Promise.all(crowd.map(who => join(code, who)));
  const codes = answers.map(answer => answer.code);
  expect(codes.filter(one => one === ErrorCode.OK)).toHaveLength(1);
  expect(codes.filter(one => one === ErrorCode.GROUP_REFUSED)).toHaveLength(49);
  expect((await look(code)).members).toHaveLength(3);
  expect(await world.db.$count(campaignClaims, eq(campaignClaims.campaignId, 'group'))).toBe(3);
}, 120_000);

test('twenty found at once: only as many groups as there are coupons for, and each of them comes to its coupons', async () => {
  const crowd = await newcomers(20);
  const answers = await Promise.all(crowd.map(who => found(who)));
  const codes = answers.filter(({ code }) => code === ErrorCode.OK).map(({ data }) => data.code);
  expect(codes).toHaveLength(2);
  const others = await newcomers(2 * codes.length);
  const joined = await Promise.all(others.map((who, index) => join(codes[index % codes.length] ?? '', who)));
  expect(joined.map(({ code }) => code)).toEqual(others.map(() => ErrorCode.OK));
  for (const code of codes) expect((await look(code)).state).toBe('COMPLETED');
  const [campaign] = await world.db.select().from(campaigns).where(eq(campaigns.id, 'group'));
  expect(campaign?.taken).toBe(6);
}, 120_000);
