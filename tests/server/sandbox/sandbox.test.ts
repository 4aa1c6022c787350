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
});
