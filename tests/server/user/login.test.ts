import { desc, eq } from 'drizzle-orm';
import { coupons } from '../../../server/areas/account/schema';
import { sandboxMessages } from '../../../server/kernel/messages/schema';
import { sessions, users } from '../../../server/kernel/members/schema';
import { smsCodes } from '../../../server/areas/user/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { LoginData } from '../../../types/api/user';
import type { Answer } from '../../../types/api/call';
import { startTestServer, type TestServer, type TestSession } from '../support/testServer';

// Specification §3 (login data), §7 (/api/user); decision 10; issue 2, section 4.
let server: TestServer;
let lastMobile = 13_700_000_000;
let mobile = '';
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.now = new Date('2026-11-21T10:00:00+08:00');
  mobile = String((lastMobile += 1));
});

const wait = (seconds: number): void => {
  server.now = new Date(server.clock().getTime() + seconds * 1000);
};
/** The phone on which all of this happens. */
const phone = { cookie: 'device=a-phone' };
const send = (number = mobile) =>
  server.call('POST /api/user/sms/send_vcode', { mobile: number }, { session: phone });
const login = (vcode: string, number = mobile) =>
  server.call('POST /api/user/login', { mobile: number, vcode }, { session: phone });

/** The code as the tester reads it in the sandbox. */
async function sentCode(): Promise<string> {
  const newest = server.db.select().from(sandboxMessages).where(eq(sandboxMessages.mobile, mobile));
  const [message] = await newest.orderBy(desc(sandboxMessages.id)).limit(1);
  return /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
}
const wrong = (code: string): string => (code === '000000' ? '111111' : '000000');

describe('the login code', () => {
  it('has six digits and is kept as a hash only', async () => {
    expect(await send()).toEqual({ code: ErrorCode.OK, msg: 'ok', data: { retry_after: 60, device: '' } });
    const code = await sentCode();
    expect(code).toMatch(/^\d{6}$/);
    const [row] = await server.db.select().from(smsCodes).where(eq(smsCodes.mobile, mobile));
    expect(JSON.stringify(row)).not.toContain(code);
  });

  it.each(['1380013800', '23800138000', "1' or '1'='1", ''])('is not sent to %p', async number => {
    expect(await send(number)).toMatchObject({ code: ErrorCode.INVALID_PARAMS, msg: '请输入正确的手机号' });
  });

  it('logs in once', async () => {
    await send();
    const code = await sentCode();
    expect((await login(code)).code).toBe(ErrorCode.OK);
    expect((await login(code)).code).toBe(ErrorCode.CODE_EXPIRED);
  });

  it('of logins with it at the same moment lets one in', async () => {
    await send();
    const code = await sentCode();
    const answers = await Promise.all(Array.from({ length: 5 }, () => login(code)));
    expect(answers.filter(answer => answer.code === ErrorCode.OK)).toHaveLength(1);
  });

  it('ends after 5 minutes', async () => {
    await send();
    const code = await sentCode();
    wait(300);
    expect(await login(code)).toMatchObject({
      code: ErrorCode.CODE_EXPIRED,
      msg: '验证码已失效，请重新获取',
    });
  });

  it('is replaced by the next one', async () => {
    await send();
    const first = await sentCode();
    wait(60);
    await send();
    const second = await sentCode();
    if (first !== second) expect((await login(first)).code).toBe(ErrorCode.CODE_WRONG);
    expect((await login(second)).code).toBe(ErrorCode.OK);
  });

  it('is of no use to another number, nor is a code that was never sent', async () => {
    await send();
    expect((await login(await sentCode(), '13600000000')).code).toBe(ErrorCode.CODE_EXPIRED);
  });

  it('can be tried five times, then even the right one is refused', async () => {
    await send();
    const code = await sentCode();
    const messages: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const answer = await login(wrong(code));
      expect(answer.code).toBe(ErrorCode.CODE_WRONG);
      messages.push(answer.msg);
    }
    expect(messages[0]).toBe('验证码不正确，还可以试4次');
    expect(messages[4]).toBe('验证码错误次数过多，请重新获取');
    expect((await login(code)).code).toBe(ErrorCode.CODE_EXPIRED);
  });

  it('cannot be guessed faster by trying at the same moment', async () => {
    await send();
    const code = await sentCode();
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(wrong(code))));
    expect(answers.filter(answer => answer.code === ErrorCode.CODE_WRONG)).toHaveLength(5);
    expect((await login(code)).code).toBe(ErrorCode.CODE_EXPIRED);
  });
});

describe('the first login', () => {
  it('makes the member with his coupons and channel; the next one finds him', async () => {
    await send();
    const params = { mobile, vcode: await sentCode() };
    const first = await server.call('POST /api/user/login', params, {
      session: phone,
      version: { channel: 'JD' },
    });
    expect(first.data).toMatchObject({ uid: mobile, isnew: 1 });
    const { user_id } = first.data;
    expect((await server.db.select().from(users).where(eq(users.id, user_id)))[0]?.channel).toBe('JD');
    const given = await server.db.select().from(coupons).where(eq(coupons.userId, user_id));
    expect(given.length).toBeGreaterThan(0);

    wait(60);
    await send();
    expect((await login(await sentCode())).data).toMatchObject({ user_id, isnew: 0 });
    expect(await server.db.select().from(coupons).where(eq(coupons.userId, user_id))).toHaveLength(
      given.length,
    );
  });
});

describe('the session', () => {
  const enter = async (deviceType: string) => {
    await send();
    const envelope = server.envelope({ mobile, vcode: await sentCode() }, { version: { deviceType } });
    const answer = await server.app.inject(server.request('POST /api/user/login', envelope, phone));
    const { data } = answer.json<Answer<LoginData>>();
    return { data, cookies: new Map(answer.cookies.map(cookie => [cookie.name, cookie])) };
  };
  const withToken = (token: string, data: LoginData): TestSession => ({
    cookie: `token=${token}`,
    login: data,
  });
  const whoAmI = async (session: TestSession) => server.call('GET /api/user/get_detail', {}, { session });

  it('is kept in cookies of 7 days on H5, of which scripts cannot read the token', async () => {
    const { data, cookies } = await enter('h5');
    expect(data.token).toBe('');
    for (const name of ['uid', 'user_id', 'token', 'isnew']) {
      expect(cookies.get(name)).toMatchObject({ path: '/', sameSite: 'Lax', maxAge: 7 * 24 * 60 * 60 });
      expect(cookies.get(name)?.httpOnly ?? false).toBe(name === 'token');
    }
    expect(cookies.get('uid')?.value).toBe(mobile);
    const token = cookies.get('token')?.value ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect((await whoAmI(withToken(token, data))).data).toMatchObject({
      uid: mobile,
      user_id: data.user_id,
      auth: { status: 'USER_NOAUTH', status_code: 0, comments: '' },
    });
    expect(JSON.stringify(await server.db.select().from(sessions))).not.toContain(token);
  });

  it.each([
    ['USER_NOAUTH', 0],
    ['USER_AUTHING', 1],
    ['USER_AUTHED', 2],
  ] as const)(
    'tells who the member is: %s is status_code %i (specification §3, user)',
    async (status, code) => {
      const session = await server.login(mobile);
      const auth = { authStatus: status, authStatusCode: code };
      await server.db.update(users).set(auth).where(eq(users.mobile, mobile));
      expect((await whoAmI(session)).data.auth).toEqual({ status, status_code: code, comments: '' });
    },
  );

  it.each(['weapp', 'alipay', 'qq'])('is kept by %s itself, which gets the token in the body', async host => {
    const { data, cookies } = await enter(host);
    expect(cookies.size).toBe(0);
    expect((await whoAmI(withToken(data.token, data))).data.uid).toBe(mobile);
  });

  it('ends after 7 days', async () => {
    const session = await server.login(mobile);
    wait(7 * 86_400 - 1);
    expect((await whoAmI(session)).code).toBe(ErrorCode.OK);
    wait(1);
    expect((await whoAmI(session)).code).toBe(ErrorCode.NOT_LOGGED_IN);
  });

  it('ends with the logout, on this device only', async () => {
    const here = await server.login(mobile);
    const there = await server.login(mobile);
    const request = server.request('POST /api/user/logout', server.envelope({}), here);
    const answer = await server.app.inject(request);
    expect(answer.cookies.find(cookie => cookie.name === 'token')).toMatchObject({ value: '' });
    expect((await whoAmI(here)).code).toBe(ErrorCode.NOT_LOGGED_IN);
    expect((await whoAmI(there)).code).toBe(ErrorCode.OK);
  });

  it.each(['', 'x', "' or '1'='1", 'a'.repeat(4000)])('cannot be made up: %p', async token => {
    const answer = await whoAmI(
      withToken(encodeURIComponent(token), { uid: '', user_id: '', token, isnew: 0 }),
    );
    expect(answer).toEqual({ code: ErrorCode.NOT_LOGGED_IN, msg: '请先登录', data: null });
  });

  it('is for https only in production, on the domain of the settings', async () => {
    const production = await startTestServer({
      settings: { production: true, cookieDomain: 'rental.example' },
    });
    const answer = await production.app.inject(
      production.request('POST /api/user/logout', production.envelope({})),
    );
    expect(answer.cookies.find(cookie => cookie.name === 'token')).toMatchObject({
      secure: true,
      httpOnly: true,
      domain: 'rental.example',
    });
    await production.close();
  });
});
