import { eq } from 'drizzle-orm';
import { rewardInvitation } from '../../../server/areas/invite/public';
import { rememberDevice } from '../../../server/areas/user/knownDevices';
import { sessions } from '../../../server/kernel/members/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import { monday, RentalWorld } from '../rental/rentalWorld';
import type { TestSession } from '../support/testServer';

// Issue 12: /profile/invite with code, link, what both get, and a limit against self-invitation.

let world: RentalWorld;
let inviter: TestSession;
let friend: TestSession;
let lastMobile = 13_500_000_000;
const newcomer = (): Promise<TestSession> => world.login(String((lastMobile += 1)));

beforeAll(async () => {
  world = await RentalWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.server.now = monday;
  inviter = await newcomer();
  friend = await newcomer();
});

const mine = (session = inviter) => world.get('GET /api/account/invite/get_mine', { page: 1 }, session);
const codeOf = async (session = inviter): Promise<string> => (await mine(session)).code;
const accept = (code: string, session = friend) =>
  world.ask('POST /api/account/invite/accept', { code }, session);
const look = (code: string, session?: TestSession) =>
  world.get('GET /api/account/invite/get_detail', { code }, session);
const complete = (session = friend, isSamePerson = false) =>
  world.db.transaction(tx =>
    rewardInvitation(
      tx,
      { userId: session.login.user_id, isSamePerson: () => Promise.resolve(isSamePerson) },
      world.server.clock(),
    ),
  );
const rewards = async (session: TestSession): Promise<number> =>
  (await world.get('GET /api/account/get_coupons', { page: 1, status: 0 }, session)).coupons.filter(
    ({ name }) => name === '邀请好友券',
  ).length;

test('a code is the member’s for good, and tells a visitor who invites, masked', async () => {
  const code = await codeOf();
  expect(await codeOf()).toBe(code);
  expect(await codeOf(friend)).not.toBe(code);
  const from = `135****${inviter.login.uid.slice(-4)}`;
  expect(await look(code)).toEqual({ from, role: 'OTHER' });
  expect(await look(code, inviter)).toEqual({ from, role: 'INVITER' });
  expect((await accept(code)).data).toEqual({ from, role: 'ACCEPTED' });
  expect(await look(code, friend)).toEqual({ from, role: 'ACCEPTED' });
  const unknown = await world.ask('GET /api/account/invite/get_detail', { code: 'AAAAAAAA' });
  expect(unknown.code).toBe(ErrorCode.NOT_FOUND);
});

test('both get a coupon when the friend has completed the first order, and never twice', async () => {
  await accept(await codeOf());
  expect(await mine()).toMatchObject({ total: 1, rewarded: 0, friends: [{ state: 'WAITING' }] });
  expect([await rewards(inviter), await rewards(friend)]).toEqual([0, 0]);
  await complete();
  await complete();
  expect([await rewards(inviter), await rewards(friend)]).toEqual([1, 1]);
  expect(await mine()).toMatchObject({ total: 1, rewarded: 1, friends: [{ state: 'REWARDED' }] });
  expect(JSON.stringify(await mine())).not.toContain(friend.login.uid);
});

test('two orders completed at the same moment give one coupon to each', async () => {
  await accept(await codeOf());
  await Promise.all([complete(), complete()]);
  expect([await rewards(inviter), await rewards(friend)]).toEqual([1, 1]);
});

test('who rents by the inviter’s identity card is the inviter: nobody gets anything, then or later', async () => {
  await accept(await codeOf());
  await complete(friend, true);
  await complete(friend, false);
  expect([await rewards(inviter), await rewards(friend)]).toEqual([0, 0]);
  expect(await mine()).toMatchObject({ rewarded: 0, friends: [{ state: 'REFUSED' }] });
});

test('who was not invited gets nothing for an order', async () => {
  await complete();
  expect(await rewards(friend)).toBe(0);
});

describe('refused', () => {
  const refused = async (code: string, session = friend): Promise<string> => {
    const answer = await accept(code, session);
    expect(answer.code).toBe(ErrorCode.INVITATION_REFUSED);
    return answer.msg;
  };

  test('one’s own invitation', async () => {
    expect(await refused(await codeOf(), inviter)).toBe('不能接受自己的邀请，请发给朋友');
  });

  test.each(['deviceHash', 'hostIdentity'] as const)('one of the same %s', async name => {
    for (const { login } of [inviter, friend]) {
      await world.db
        .update(sessions)
        .set({ [name]: `shared-${inviter.login.user_id}` })
        .where(eq(sessions.userId, login.user_id));
    }
    expect(await refused(await codeOf())).toBe('这台设备登录过邀请人的账号，不能接受邀请');
  });

  test('one of the same device, from which the inviter has logged out', async () => {
    const code = await codeOf();
    for (const { login } of [inviter, friend]) {
      await rememberDevice(world.db, login.uid, `device-${inviter.login.user_id}`, world.server.clock());
    }
    await world.ask('POST /api/user/logout', {}, inviter);
    expect(await refused(code)).toBe('这台设备登录过邀请人的账号，不能接受邀请');
  });

  test('a second one; the first one again is well', async () => {
    const code = await codeOf();
    await accept(code);
    expect((await accept(code)).code).toBe(ErrorCode.OK);
    expect(await refused(await codeOf(await newcomer()))).toBe('您已经接受过其他朋友的邀请');
    expect((await mine()).total).toBe(1);
  });

  test('for who is a member for more than seven days', async () => {
    const code = await codeOf();
    world.wait(7 * 24 * 60 * 60 + 1);
    friend = await world.login(friend.login.uid);
    expect(await refused(code)).toBe('注册超过7天，不能再接受邀请');
  });

  test('an unknown code and a visitor', async () => {
    expect((await accept('AAAAAAAA')).code).toBe(ErrorCode.NOT_FOUND);
    const code = await codeOf();
    expect((await world.ask('POST /api/account/invite/accept', { code })).code).toBe(ErrorCode.NOT_LOGGED_IN);
    expect((await world.ask('GET /api/account/invite/get_mine', { page: 1 })).code).toBe(
      ErrorCode.NOT_LOGGED_IN,
    );
  });
});
