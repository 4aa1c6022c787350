import { request } from 'node:http';
import { sql } from 'drizzle-orm';
import { renderDeskDetail } from '../../../../server/http/desk/renderDesk';
import { readSettings } from '../../../../server/settings';
import { DESK_TOKEN, startTestServer, type TestServer } from '../../support/testServer';

// Issue 12: the desk of the reference backend, with a token of its own, off in production; decision 20.

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const inside = { cookie: `desk=${DESK_TOKEN}` };

it('asks for its token before anything is shown, and shows nothing to who has another', async () => {
  for (const url of ['/desk', '/desk/orders', '/desk/orders/ZC1', '/desk/nothing']) {
    const strange = await server.app.inject({ url, headers: { cookie: 'desk=another' } });
    expect([url, strange.statusCode]).toEqual([url, 401]);
    expect(strange.body).toContain('口令');
    expect(strange.body).not.toContain('自驾订单');
  }
  const form = { method: 'POST', url: '/desk/orders/ZC1/hand-over', payload: {} } as const;
  expect((await server.app.inject(form)).statusCode).toBe(401);
});

it('asks for it whatever an address is written like: one that looks like the entrance is none', async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.addresses()[0] ?? {};
  // As it stands on the wire: tests and browsers would tidy the path up.
  const status = (method: string, path: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, method, path }, answer => {
        answer.resume();
        resolve(answer.statusCode);
      });
      sent.on('error', reject).end();
    });
  expect(await status('POST', '/desk/orders/ZC1/..\\..\\login')).toBe(401);
  expect(await status('GET', '/desk/orders/..\\login')).toBe(401);
  expect(await status('GET', '/desk/orders/..\\..\\desk')).toBe(401);
  expect(await status('GET', '/desk/login')).toBe(401);
});

it('lets in by the address that the start prints: the token goes into a cookie that scripts and other sites never get', async () => {
  const wrong = await server.app.inject('/desk?token=guess');
  expect(wrong.statusCode).toBe(403);
  expect(wrong.headers['set-cookie']).toBeUndefined();

  const entered = await server.app.inject(`/desk?token=${DESK_TOKEN}`);
  expect(entered.headers.location).toBe('/desk/orders');
  const cookie = String(entered.headers['set-cookie']);
  for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/desk']) expect(cookie).toContain(part);

  const list = await server.app.inject({ url: '/desk/orders', headers: inside });
  expect(list.statusCode).toBe(200);
  expect(list.headers['cache-control']).toBe('no-store');
  expect(list.body).toContain('现在没有要处理的');
});

it('lets in by the form, too', async () => {
  const enter = (token: string) =>
    server.app.inject({ method: 'POST', url: '/desk/login', payload: { token } });
  expect((await enter('guess')).body).toContain('口令不对');
  expect((await enter(DESK_TOKEN)).statusCode).toBe(303);
});

it('says that nothing can be done with something as it stands, instead of nothing', () => {
  const section = {
    ...{ name: 'orders', title: '自驾订单', searchLabel: '订单号' },
    list: () => Promise.resolve([]),
    read: () => Promise.resolve(undefined),
  };
  const detail = { title: 'ZC1', state: '续租待支付', facts: [], actions: [] };
  const shown = renderDeskDetail({ sections: [section], section }, 'ZC1', detail, { keyOf: () => 'key' });
  expect(shown).toContain('续租待支付，现在没有可以办理的');
});

describe('who guesses the token', () => {
  const at = new Date('2026-11-21T10:00:00+08:00');
  beforeEach(() => {
    server.now = at;
  });
  afterEach(() => {
    server.now = undefined;
  });

  /** The three ways of showing a token, from an address. */
  const ways = {
    'the form': (token: string, remoteAddress: string) =>
      server.app.inject({ method: 'POST', url: '/desk/login', payload: { token }, remoteAddress }),
    'the address': (token: string, remoteAddress: string) =>
      server.app.inject({ url: `/desk?token=${token}`, remoteAddress }),
    'the cookie': (token: string, remoteAddress: string) =>
      server.app.inject({ url: '/desk/orders', headers: { cookie: `desk=${token}` }, remoteAddress }),
  };

  it.each(Object.entries(ways))(
    'by %s has ten tries, and is then told how long to wait',
    async (way, show) => {
      const ip = `203.0.113.${Object.keys(ways).indexOf(way)}`;
      const before = await Promise.all(Array.from({ length: 30 }, (_, index) => show(`guess-${index}`, ip)));
      expect(before.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);

      // Not even the right one then tells that it is right, by whatever way it comes.
      server.now = new Date(at.getTime() + 4 * 60_000);
      for (const other of Object.values(ways)) {
        const refused = await other(DESK_TOKEN, ip);
        expect(refused.statusCode).toBe(429);
        expect(refused.headers['retry-after']).toBe('660');
        expect(refused.headers['set-cookie']).toBeUndefined();
        expect(refused.body).toContain('试的次数太多了，请11分钟后再试');
        expect(refused.body).not.toContain('自驾订单');
      }
      expect((await show(DESK_TOKEN, '203.0.113.99')).statusCode).toBeLessThan(400);

      server.now = new Date(at.getTime() + 15 * 60_000);
      expect((await show(DESK_TOKEN, ip)).statusCode).toBeLessThan(400);
    },
  );

  it('is not who has the token of an earlier start: it goes from the browser, and counts once', async () => {
    const { headers } = await ways['the cookie']('of-yesterday', '203.0.113.10');
    expect(String(headers['set-cookie'])).toMatch(/^desk=;.*Path=\/desk;.*Expires=Thu, 01 Jan 1970/);
  });

  it('is not who works there, however much they do', async () => {
    for (let page = 0; page < 30; page += 1) {
      expect((await ways['the cookie'](DESK_TOKEN, '203.0.113.20')).statusCode).toBe(200);
    }
  });
});

it('does nothing for the page of another site', async () => {
  const sent = await server.app.inject({
    method: 'POST',
    url: '/desk/orders/ZC1/hand-over',
    headers: { ...inside, origin: 'https://evil.example' },
    payload: {},
  });
  expect(sent.statusCode).toBe(400);
  expect(sent.body).toContain('其他网站');
});

it('shows what somebody looked for as text, and says when nothing is found', async () => {
  const search = encodeURIComponent('"><script>alert(1)</script>');
  const { body } = await server.app.inject({ url: `/desk/orders?search=${search}`, headers: inside });
  expect(body).not.toContain('<script');
  expect(body).toContain('没有找到');
  const missing = await server.app.inject({ url: '/desk/orders/ZC1', headers: inside });
  expect(missing.statusCode).toBe(404);
});

it('opens nothing by a section that has no entrance, and does so only inside', async () => {
  const send = (url: string, headers = {}) =>
    server.app.inject({ method: 'POST', url, headers, payload: {} });
  expect((await send('/desk/orders', inside)).statusCode).toBe(404);
  expect((await send('/desk/nothing', inside)).statusCode).toBe(404);
  expect((await send('/desk/members', inside)).statusCode).toBe(422);
  expect((await send('/desk/members')).statusCode).toBe(401);
});

it('is not there in production, whatever the settings say', async () => {
  const production = await startTestServer({
    settings: {
      ...readSettings({
        NODE_ENV: 'production',
        APP_SECRET: 'a',
        CODE_PEPPER: 'b',
        DATA_KEY: 'c',
        SANDBOX: 'on',
      }),
      dataDirectory: ':memory:',
      webDirectory: '',
      logLevel: 'silent',
    },
  });
  try {
    expect((await production.app.inject(`/desk?token=${DESK_TOKEN}`)).statusCode).toBe(404);
  } finally {
    await production.close();
  }
});

it('writes nothing of a person into the log when something fails', async () => {
  const lines: string[] = [];
  const broken = await startTestServer({ logStream: { write: line => void lines.push(line) } });
  await broken.db.execute(sql`alter table orders rename to lost`);
  const mobile = '13812345678';
  const answer = await broken.app.inject({ url: `/desk/orders?search=${mobile}`, headers: inside });
  await broken.close();
  expect(answer.statusCode).toBe(500);
  const log = lines.join('');
  expect(log).toContain('desk failed');
  expect(log).not.toContain(mobile);
});
