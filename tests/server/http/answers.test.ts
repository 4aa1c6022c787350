import { Type } from 'typebox';
import { buildApp } from '../../../server/app';
import { open } from '../../../server/http/endpoint';
import { sandboxSmsSender } from '../../../server/kernel/messages/smsSender';
import { sql } from 'drizzle-orm';
import { ErrorCode } from '../../../src/domain/errorCode';
import { startTestServer, type TestServer } from '../support/testServer';

// Decision 9: every answer is {code, msg, data}; issue 2, section 4.
describe('answers', () => {
  let server: TestServer;
  const log: string[] = [];
  beforeAll(async () => {
    server = await startTestServer({ logStream: { write: line => void log.push(line) } });
  });
  afterAll(() => server.close());

  it.each([
    ['GET', '/api/no/such/path'],
    ['DELETE', '/api/user/login'],
    ['GET', '/no/such/page'],
  ] as const)('%s %s answers 404 in the envelope', async (method, url) => {
    const answer = await server.app.inject({ method, url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: ErrorCode.NOT_FOUND, msg: '没有这个接口', data: null });
  });

  it.each([
    ['a missing field', {}, '缺少参数 mobile'],
    ['a field of another type', { mobile: 13800138000 }, '参数 mobile 的类型不正确'],
    ['a field that is too long', { mobile: '1'.repeat(1000) }, '参数 mobile 不正确'],
  ])('%s is told in Chinese, with the reason for developers', async (_case, params, reason) => {
    const request = server.request('POST /api/user/sms/send_vcode', server.envelope(params));
    const answer = await server.app.inject(request);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      code: ErrorCode.INVALID_PARAMS,
      msg: expect.stringMatching(/^[一-鿿，]+$/),
      data: { reason },
    });
  });

  it.each([
    ['broken JSON', 'application/json', '{"appid":'],
    ['no body', 'application/json', ''],
    ['an unknown media type', 'application/xml', '<a/>'],
    ['more than 256 KB', 'application/json', JSON.stringify({ params: 'x'.repeat(257 * 1024) })],
  ])('%s is refused in the envelope', async (_case, type, payload) => {
    const headers = { 'content-type': type };
    const answer = await server.app.inject({ method: 'POST', url: '/api/user/login', headers, payload });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ code: ErrorCode.INVALID_PARAMS });
  });

  it('what breaks inside answers 500 without SQL, values or stack; the log has the cause without the values', async () => {
    const endpoints = {
      'GET /api/broken': open('Breaks in the database', Type.Object({}), async (_request, { db }) =>
        db.execute(sql`select ${'13812345678'}::integer from no_such_table`),
      ),
    };
    const { db, settings, money, files, clock } = server;
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const app = await buildApp({
      ...{ db, settings, money, files, clock, endpoints, logStream },
      sms: sandboxSmsSender(db),
    });
    const answer = await app.inject(server.request('GET /api/broken', server.envelope({})));
    await app.close();
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ code: ErrorCode.INTERNAL, msg: '服务开小差了，请稍后再试', data: null });
    expect(lines.join('')).toContain('no_such_table');
    expect(lines.join('')).not.toContain('13812345678');
  });

  it.each(["' or 1=1 --", "'; drop table users; --", '../../../etc/passwd', '%00', '${7*7}', '%_\\'])(
    'takes %s in a parameter for plain text',
    async text => {
      const keyword = await server.call('GET /api/faq/get_list', { keyword: text });
      expect(keyword).toMatchObject({ code: ErrorCode.OK, data: { groups: [] } });
      expect((await server.call('GET /api/site/get_detail', { id: text })).code).toBe(ErrorCode.NOT_FOUND);
      expect((await server.call('GET /api/city/get_cities', {})).code).toBe(ErrorCode.OK);
    },
  );

  it('calls are never cached', async () => {
    const answer = await server.app.inject(server.request('GET /api/city/get_cities', server.envelope({})));
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('/healthz answers while the database does', async () => {
    expect((await server.app.inject('/healthz')).json()).toMatchObject({ status: 'ok' });
  });
});
