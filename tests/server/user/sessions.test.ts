import { eq } from 'drizzle-orm';
import { logInMember } from '../../../server/areas/user/logInMember';
import { sessions, sessionTokens } from '../../../server/kernel/members/schema';
import { sandboxMessages } from '../../../server/kernel/messages/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { Answer } from '../../../types/api/call';
import type { LoginData } from '../../../types/api/user';
import { startTestServer, type TestServer, type TestSession } from '../support/testServer';

// Issue 10, section 2: tokens turn over, and the member sees their devices and ends them.
let server: TestServer;
let lastMobile = 13_720_000_000;
let mobile = '';
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.now = new Date('2026-11-21T10:00:00+08:00');
  mobile = String((lastMobile += 1));
});

type Shown = Pick<TestSession, 'cookie'>;
const wait = (seconds: number): void => {
  server.now = new Date(server.clock().getTime() + seconds * 1000);
};
const withToken = (token: string): Shown => ({ cookie: `token=${token}` });
const whoAmI = async (session: Shown): Promise<number> =>
  (await server.call('GET /api/user/get_detail', {}, { session })).code;
const list = async (session: Shown) =>
  (await server.call('GET /api/user/get_sessions', {}, { session })).data.sessions;
/** A renewal as a mini-program asks for it, which is told its token. */
const renew = async (session: Shown): Promise<string> => {
  const version = { deviceType: 'weapp' };
  return (await server.call('POST /api/user/renew_session', {}, { session, version })).data.token;
};
const { OK, NOT_LOGGED_IN, NOT_FOUND } = ErrorCode;
const day = 86_400;

describe('a token that is turned over', () => {
  it('is another one, of 256 bits, and lies in the database as a hash only', async () => {
    const first = await server.login(mobile);
    const second = await renew(first);
    expect(Buffer.from(second, 'base64url')).toHaveLength(32);
    expect(second).not.toBe(first.login.token);
    expect(await whoAmI(withToken(second))).toBe(OK);
    const stored = JSON.stringify([
      await server.db.select().from(sessions),
      await server.db.select().from(sessionTokens),
    ]);
    for (const token of [first.login.token, second]) expect(stored).not.toContain(token);
  });

  it('comes in the cookies of 7 more days on H5, and stays out of the body', async () => {
    const session = await server.login(mobile);
    const answer = await server.app.inject(
      server.request('POST /api/user/renew_session', server.envelope({}), session),
    );
    expect(answer.json<Answer<LoginData>>().data).toMatchObject({ uid: mobile, token: '' });
    const token = answer.cookies.find(({ name }) => name === 'token');
    expect(token).toMatchObject({ httpOnly: true, maxAge: 7 * day });
    expect(await whoAmI(withToken(token?.value ?? ''))).toBe(OK);
  });

  it('lets the session live 7 days more, and at most 90 after the login', async () => {
    let session: Shown = await server.login(mobile);
    for (let week = 0; week < 14; week += 1) {
      wait(6 * day);
      expect(await whoAmI(session)).toBe(OK);
      session = withToken(await renew(session));
    }
    wait(6 * day - 1);
    expect(await whoAmI(session)).toBe(OK);
    wait(1);
    expect(await whoAmI(session)).toBe(NOT_LOGGED_IN);
  });

  it('is the same for renewals at the same moment, whichever answer arrives last', async () => {
    const first = await server.login(mobile);
    const tokens = await Promise.all(Array.from({ length: 8 }, () => renew(first)));
    expect(new Set(tokens).size).toBe(1);
    const shown = await Promise.all(tokens.map(token => whoAmI(withToken(token))));
    expect(shown).toEqual(tokens.map(() => OK));
  });

  it('is given again for a minute, and another one when its answer was lost', async () => {
    const first = await server.login(mobile);
    const lost = await renew(first);
    wait(59);
    expect(await renew(first)).toBe(lost);
    wait(3 * day);
    expect(await whoAmI(first)).toBe(OK);
    const second = withToken(await renew(first));
    expect(second).not.toEqual(withToken(lost));
    expect(await whoAmI(second)).toBe(OK);
    wait(day);
    expect(await whoAmI(second)).toBe(OK);
  });

  it.each(['before', 'after'])(
    'that a thief turns over in step, %s the owner, ends the session of both once it is shown',
    async order => {
      const first = await server.login(mobile);
      const turns: Shown[] = [];
      for (let turn = 0; turn < 2; turn += 1) {
        turns.push(withToken(await renew(first)));
        wait(61);
      }
      const [earlier, later] = turns as [Shown, Shown];
      const [thief, owner] = order === 'before' ? [earlier, later] : [later, earlier];
      // The thief waits until the owner has gone on.
      const isOwnerIn = await whoAmI(owner);
      wait(day);
      await whoAmI(thief);
      expect(isOwnerIn).toBe(order === 'before' ? OK : NOT_LOGGED_IN);
      expect([await whoAmI(thief), await whoAmI(owner)]).toEqual([NOT_LOGGED_IN, NOT_LOGGED_IN]);
    },
  );

  it('leaves the one before good for a minute, for calls that were under way', async () => {
    const first = await server.login(mobile);
    const second = withToken(await renew(first));
    expect(await whoAmI(second)).toBe(OK);
    wait(59);
    expect(await whoAmI(first)).toBe(OK);
    expect(await whoAmI(second)).toBe(OK);
  });

  it.each([1, 2, 3])(
    'ends the session when the one %i before is shown after that: it was stolen',
    async age => {
      const tokens: Shown[] = [await server.login(mobile)];
      for (let turn = 0; turn < age; turn += 1) {
        const next = withToken(await renew(tokens[0]!));
        tokens.unshift(next);
        expect(await whoAmI(next)).toBe(OK);
        wait(day);
      }
      expect(await whoAmI(tokens[age]!)).toBe(NOT_LOGGED_IN);
      expect(await whoAmI(tokens[0]!)).toBe(NOT_LOGGED_IN);
    },
  );

  it('that a thief turns over leaves the owner logged out, not the thief logged in', async () => {
    const owner = await server.login(mobile);
    const thief = withToken(await renew(owner));
    expect(await whoAmI(thief)).toBe(OK);
    wait(day);
    expect(await whoAmI(owner)).toBe(NOT_LOGGED_IN);
    expect(await whoAmI(thief)).toBe(NOT_LOGGED_IN);
  });

  it('ends no other session of the member', async () => {
    const here = await server.login(mobile);
    const there = await server.login(mobile);
    expect(await whoAmI(withToken(await renew(here)))).toBe(OK);
    wait(day);
    expect(await whoAmI(here)).toBe(NOT_LOGGED_IN);
    expect(await whoAmI(there)).toBe(OK);
  });

  it('keeps the session when calls with old and new, and renewals, cross each other', async () => {
    let session: Shown = await server.login(mobile);
    for (let round = 0; round < 5; round += 1) {
      const next = withToken(await renew(session));
      const crossing = [session, next, next, session, next].flatMap(shown => [
        whoAmI(shown),
        renew(shown).then(token => (token ? OK : NOT_LOGGED_IN)),
      ]);
      expect(await Promise.all(crossing)).toEqual(crossing.map(() => OK));
      session = next;
      wait(day);
    }
    expect(await whoAmI(session)).toBe(OK);
  });

  it('is had a hundred times a day, since every one is remembered', async () => {
    const session = await server.login(mobile);
    const version = { deviceType: 'weapp' };
    const ask = () => server.call('POST /api/user/renew_session', {}, { session, version });
    for (let round = 0; round < 100; round += 1) expect((await ask()).code).toBe(OK);
    expect((await ask()).code).toBe(ErrorCode.TOO_MANY_REQUESTS);
    expect(await whoAmI(session)).toBe(OK);
  });

  it('is not to be had without a session, nor from another site', async () => {
    expect((await server.call('POST /api/user/renew_session', {})).code).toBe(NOT_LOGGED_IN);
    const session = await server.login(mobile);
    const request = server.request('POST /api/user/renew_session', server.envelope({}), session);
    const headers = { ...request.headers, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const answer = await server.app.inject({ ...request, headers });
    expect(answer.json<Answer<unknown>>().code).toBe(ErrorCode.FOREIGN_ORIGIN);
    expect(answer.cookies).toEqual([]);
  });
});

describe('the devices of a member', () => {
  it('are listed as their owner would call them, the one used last first, and tell which one asks', async () => {
    const tablet = await server.login(mobile, '', 'Safari浏览器 · iPad');
    wait(day);
    const phone = await server.login(mobile, '', '微信小程序 · iPhone');
    wait(600);
    expect(await list(phone)).toEqual([
      {
        session_id: expect.any(String),
        device_name: '微信小程序 · iPhone',
        login_time: '2026-11-22T10:00:00+08:00',
        last_used_time: '2026-11-22T10:10:00+08:00',
        is_current: true,
      },
      {
        session_id: expect.any(String),
        device_name: 'Safari浏览器 · iPad',
        login_time: '2026-11-21T10:00:00+08:00',
        last_used_time: '2026-11-21T10:00:00+08:00',
        is_current: false,
      },
    ]);
    wait(600);
    expect((await list(tablet)).map(({ is_current }) => is_current)).toEqual([true, false]);
  });

  it('are one each, however often somebody logs in there', async () => {
    const device = { deviceHash: 'the same', deviceName: 'Mac', hostIdentity: null };
    const { dataKey } = server.settings;
    const logIn = () =>
      logInMember(server.db, { mobile, channel: '' }, device, { now: server.clock(), dataKey });
    const first = withToken((await logIn()).token);
    const second = withToken((await logIn()).token);
    expect(await whoAmI(first)).toBe(NOT_LOGGED_IN);
    expect(await list(second)).toHaveLength(1);
  });

  it('are logged out one by one, or all but this one', async () => {
    const here = await server.login(mobile);
    const [there, lost, elsewhere] = [
      await server.login(mobile, '', '丢了的手机'),
      await server.login(mobile, '', '家里的电脑'),
      await server.login(mobile, '', '公司的电脑'),
    ];
    const id = (await list(here)).find(({ device_name }) => device_name === '丢了的手机')?.session_id ?? '';
    const end = () => server.call('POST /api/user/end_session', { session_id: id }, { session: here });
    expect((await end()).code).toBe(OK);
    expect(await whoAmI(there)).toBe(NOT_LOGGED_IN);
    expect(await end()).toMatchObject({ code: NOT_FOUND, msg: '没有找到这次登录，可能已经退出了' });
    expect(await list(here)).toHaveLength(3);

    await server.call('POST /api/user/end_other_sessions', {}, { session: here });
    expect(await Promise.all([here, lost, elsewhere].map(whoAmI))).toEqual([
      OK,
      NOT_LOGGED_IN,
      NOT_LOGGED_IN,
    ]);
    expect((await list(here)).map(({ is_current }) => is_current)).toEqual([true]);
  });

  it('of another member are not there: they answer as those that never were, and stay logged in', async () => {
    const other = await server.login('13729999999');
    const id = (await list(other))[0]?.session_id ?? '';
    const session = await server.login(mobile);
    const ofOther = await server.call('POST /api/user/end_session', { session_id: id }, { session });
    const ofNobody = await server.call('POST /api/user/end_session', { session_id: 'nobody' }, { session });
    expect(ofOther).toEqual(ofNobody);
    expect(ofOther.code).toBe(NOT_FOUND);
    await server.call('POST /api/user/end_other_sessions', {}, { session });
    expect(await whoAmI(other)).toBe(OK);
  });

  it('are not told to visitors', async () => {
    expect((await server.call('GET /api/user/get_sessions', {})).code).toBe(NOT_LOGGED_IN);
    expect((await server.call('POST /api/user/end_session', { session_id: 'x' })).code).toBe(NOT_LOGGED_IN);
    expect((await server.call('POST /api/user/end_other_sessions', {})).code).toBe(NOT_LOGGED_IN);
  });

  it('tell nothing that opens anything: the id of a session is no token', async () => {
    const session = await server.login(mobile);
    const [own] = await list(session);
    expect(await whoAmI(withToken(own?.session_id ?? ''))).toBe(NOT_LOGGED_IN);
    const { login } = session;
    expect(JSON.stringify(own)).not.toContain(login.token);
    const [row] = await server.db.select().from(sessions).where(eq(sessions.userId, login.user_id));
    expect(JSON.stringify(own)).not.toContain(row?.deviceHash);
  });

  it('that end while they renew are ended', async () => {
    const here = await server.login(mobile);
    const there = await server.login(mobile);
    const [, token] = await Promise.all([
      server.call('POST /api/user/end_other_sessions', {}, { session: here }),
      server
        .call('POST /api/user/renew_session', {}, { session: there, version: { deviceType: 'weapp' } })
        .then(({ data }) => data?.token ?? ''),
    ]);
    expect(await whoAmI(there)).toBe(NOT_LOGGED_IN);
    expect(await whoAmI(withToken(token))).toBe(NOT_LOGGED_IN);
  });
});

describe('a session in a mini-program is bound to the user of its host', () => {
  const version = { deviceType: 'weapp' };
  let bound: TestServer;
  let isSilent = false;
  beforeAll(async () => {
    // The host: a code of its own for each of its users.
    const identify = async (code: string) => (isSilent ? undefined : code.replace('code of ', ''));
    bound = await startTestServer({ hosts: new Map([['weapp', identify]]) });
    bound.now = new Date('2026-11-21T10:00:00+08:00');
  });
  afterAll(() => bound.close());
  beforeEach(() => {
    isSilent = false;
  });

  const device = { cookie: 'device=a-phone' };
  const logIn = async (host_code?: string): Promise<Shown> => {
    await bound.call('POST /api/user/sms/send_vcode', { mobile }, { session: device, version });
    const [message] = await bound.db.select().from(sandboxMessages).where(eq(sandboxMessages.mobile, mobile));
    const params = {
      mobile,
      vcode: /\d{6}/.exec(message?.text ?? '')?.[0] ?? '',
      ...(host_code && { host_code }),
    };
    const answer = await bound.call('POST /api/user/login', params, { session: device, version });
    return withToken(answer.data.token);
  };
  const renewBy = (session: Shown, host_code?: string) =>
    bound.call('POST /api/user/renew_session', host_code ? { host_code } : {}, { session, version });
  const isIn = async (session: Shown) =>
    (await bound.call('GET /api/user/get_detail', {}, { session, version })).code === OK;

  it('is renewed for that user, and known by a hash only', async () => {
    const session = await logIn('code of Wang');
    expect((await renewBy(session, 'code of Wang')).code).toBe(OK);
    expect(JSON.stringify(await bound.db.select().from(sessions))).not.toContain('Wang');
  });

  it('ends when another user of the host shows its token: it was carried off', async () => {
    const session = await logIn('code of Wang');
    expect((await renewBy(session, 'code of a thief')).code).toBe(NOT_LOGGED_IN);
    expect(await isIn(session)).toBe(false);
  });

  it('stays as it is while the host does not say, and is not renewed without it', async () => {
    const session = await logIn('code of Wang');
    expect(await renewBy(session)).toMatchObject({ code: ErrorCode.SERVER_BUSY, data: { retry_after: 60 } });
    isSilent = true;
    expect((await renewBy(session, 'code of Wang')).code).toBe(ErrorCode.SERVER_BUSY);
    expect(await isIn(session)).toBe(true);
    bound.now = new Date(bound.clock().getTime() + 7 * day * 1000);
    expect(await isIn(session)).toBe(false);
  });

  it('that began while the host did not say is bound to nobody', async () => {
    isSilent = true;
    const session = await logIn('code of Wang');
    expect((await renewBy(session)).code).toBe(OK);
  });
});
