import { createHmac, randomUUID } from 'node:crypto';
import { ErrorCode } from '../../../src/domain/errorCode';
import { signatureBase } from '../../../src/domain/signature';
import type { Answer } from '../../../types/api/call';
import { startTestServer, type TestServer } from '../support/testServer';

// Specification §7 (every call) and decisions 8 and 9.
describe('the envelope of a call', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const endpoint = 'POST /api/user/logout';
  const send = async (envelope: object, name = endpoint): Promise<Answer<unknown>> => {
    const answer = await server.app.inject(server.request(name, envelope));
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };

  it('is accepted as JSON, form-encoded, and in the query of a GET', async () => {
    expect(await send(server.envelope({}))).toEqual({ code: ErrorCode.OK, msg: 'ok', data: {} });
    const form = await server.app.inject({
      method: 'POST',
      url: '/api/user/logout',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...server.envelope({ note: '首都&机场=1+1' }) }).toString(),
    });
    expect(form.json()).toMatchObject({ code: ErrorCode.OK });
    expect(await send(server.envelope({}), 'GET /api/city/get_cities')).toMatchObject({ code: ErrorCode.OK });
  });

  it.each(['appid', 'nonce', 'timestamp', 'request_resource', 'params', 'sign'] as const)(
    'is refused without %s',
    async name => {
      const answer = await send(server.envelope({}, { [name]: undefined }));
      expect(answer).toEqual({ code: ErrorCode.INVALID_PARAMS, msg: `请求缺少参数 ${name}`, data: null });
    },
  );

  it.each([
    ['another signature', { sign: 'a'.repeat(64) }],
    ['a signature that is no hex', { sign: '签名' }],
    ['a short signature', { sign: 'ab' }],
    ['parameters changed after signing', { params: '{"mobile":"13900000000","version":{}}' }],
    ['a nonce changed after signing', { nonce: 'another-nonce' }],
    ['an unknown appid', { appid: 'someone-else' }],
  ])('is refused with %s', async (_case, changes) => {
    expect((await send(server.envelope({}, changes))).code).toBe(ErrorCode.BAD_SIGNATURE);
  });

  it.each(['x', '\n', 'zz', ' ', '00'])('is refused with %j after its signature', async trailing => {
    const envelope = server.envelope({});
    expect((await send({ ...envelope, sign: envelope.sign + trailing })).code).toBe(ErrorCode.BAD_SIGNATURE);
  });

  it.each([
    ['half a character', '\\ud800'],
    ['half a character within a text', 'a\\udfffb'],
  ])('is refused when a parameter holds %s', async (_case, escaped) => {
    for (const params of [`{"a":"${escaped}","version":{}}`, `{"${escaped}":1,"version":{}}`]) {
      const { sign: _sign, ...unsigned } = server.envelope({}, { params });
      const answer = await send({ ...unsigned, sign: server.sign(unsigned) });
      expect(answer).toMatchObject({ code: ErrorCode.INVALID_PARAMS, msg: '参数 params 不正确' });
    }
  });

  it.each([
    ['request_resource', { request_resource: 'WEB' as 'MOBILE' }],
    ['timestamp', { timestamp: '2026-02-31 10:00:00' }],
    ['timestamp', { timestamp: String(Date.now()) }],
    ['nonce', { nonce: "'; drop table nonces; --" }],
  ])('is refused with a malformed %s', async (name, changes) => {
    const answer = await send(server.envelope({}, changes));
    expect(answer).toMatchObject({ code: ErrorCode.INVALID_PARAMS, msg: `参数 ${name} 不正确` });
  });

  it.each([
    ['no JSON', '{', '参数 params 不是 JSON 对象'],
    ['a list', '[]', '参数 params 不是 JSON 对象'],
    ['no version', '{}', '请求缺少参数 version'],
    ['the character NUL', '{"a":"\\u0000","version":{}}', '参数 params 不正确'],
  ])('is refused when params is %s', async (_case, params, msg) => {
    const { sign: _sign, ...unsigned } = server.envelope({}, { params });
    const signed = { ...unsigned, sign: server.sign(unsigned) };
    expect(await send(signed)).toEqual({ code: ErrorCode.INVALID_PARAMS, msg, data: null });
  });

  it('is refused when its time is more than 5 minutes off, and told the server time', async () => {
    server.now = new Date('2026-11-21T10:00:00+08:00');
    const at = (time: string) => {
      const unsigned = { ...server.envelope({}), timestamp: time };
      return { ...unsigned, sign: server.sign(unsigned) };
    };
    expect((await send(at('2026-11-21 09:55:00'))).code).toBe(ErrorCode.OK);
    expect((await send(at('2026-11-21 10:05:00'))).code).toBe(ErrorCode.OK);
    for (const time of ['2026-11-21 09:54:59', '2026-11-21 10:05:01']) {
      expect(await send(at(time))).toMatchObject({
        code: ErrorCode.STALE_TIMESTAMP,
        data: { server_time: '2026-11-21T10:00:00+08:00' },
      });
    }
    server.now = undefined;
  });

  it('is accepted once: of copies sent at the same moment one passes', async () => {
    const envelope = server.envelope({});
    const codes = await Promise.all(Array.from({ length: 8 }, async () => (await send(envelope)).code));
    expect(codes.filter(code => code === ErrorCode.OK)).toHaveLength(1);
    expect(codes.filter(code => code === ErrorCode.NONCE_REUSED)).toHaveLength(7);
  });

  it('is signed with the secret over the canonical text, as any client can do it', async () => {
    const unsigned = {
      appid: server.settings.appId,
      nonce: randomUUID(),
      timestamp: server.envelope({}).timestamp,
      request_resource: 'MOBILE' as const,
      params: '{"version":{"channel":"JD"}}',
    };
    const sign = createHmac('sha256', server.settings.appSecret)
      .update(signatureBase(unsigned))
      .digest('hex');
    expect((await send({ ...unsigned, sign })).code).toBe(ErrorCode.OK);
  });
});
