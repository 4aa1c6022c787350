import { ErrorCode } from '../../../src/domain/errorCode';
import type { ThirdPartyClaim } from '../../../types/api/thirdParty';
import { sandboxMessages } from '../../../server/kernel/messages/schema';
import { startTestServer, type TestServer } from '../support/testServer';

// Issue 2, section 1: where the sandbox shows the SMS codes.
describe('/sandbox', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('says what to do while there is no message', async () => {
    expect((await server.app.inject('/sandbox')).body).toContain('还没有短信');
  });

  it('shows the code that was sent, newest first, to the one who tests', async () => {
    await server.call('POST /api/user/sms/send_vcode', { mobile: '13800138000' });
    await server.call('POST /api/user/sms/send_vcode', { mobile: '13900139000' });
    const { body, headers } = await server.app.inject('/sandbox');
    expect(headers['content-type']).toContain('text/html');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatch(/您的登录验证码是\d{6}/);
    expect(body.indexOf('13900139000')).toBeLessThan(body.indexOf('13800138000'));
    expect(body).toContain('<html lang="zh-CN">');
    expect(body).toContain('<meta http-equiv="refresh" content="3">');
  });

  it('shows markup in a message as text', async () => {
    const mobile = '<img src=x onerror=alert(1)>';
    await server.db.insert(sandboxMessages).values({ mobile, text: `"'&</td><script>alert(1)</script>` });
    const { body } = await server.app.inject('/sandbox');
    expect(body).not.toMatch(/<script|<img/);
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(body).toContain('&quot;&#39;&amp;&lt;/td&gt;&lt;script&gt;');
  });

  it('links to the app as channels do, with proofs that count', async () => {
    const { body } = await server.app.inject('/sandbox');
    const [, href = ''] = /href="([^"]*channel=JD[^"]*)"/.exec(body) ?? [];
    const { pathname, searchParams } = new URL(href.replaceAll('&amp;', '&'), 'http://sandbox');
    expect(pathname).toBe('/third_before_in');
    const { time, return_url, ...claim } = Object.fromEntries(searchParams) as Record<
      'time' | 'return_url' | Exclude<keyof ThirdPartyClaim, 'time'>,
      string
    >;
    expect(return_url).toBe('/profile');
    const answer = await server.call('GET /api/user/thirdparty/get_detail', { ...claim, time: Number(time) });
    expect(answer).toMatchObject({ code: ErrorCode.OK, data: { exist: false } });
  });
});

// Real channels have real members: nobody signs for them on a page.
test('/sandbox of a production shows no links of channels', async () => {
  const server = await startTestServer({ settings: { production: true, sandbox: true, channelDemoKey: '' } });
  expect((await server.app.inject('/sandbox')).body).not.toContain('third_before_in');
  await server.close();
});
