import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Answer } from '../../../types/api/call';
import { startTestServer, type TestServer } from '../support/testServer';

// Issue 2, section 4: answers of the API travel compressed; documents and headers.
describe('the wire', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ seed: { cities: 30 } });
  });
  afterAll(() => server.close());

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('compresses a long answer by %s, and not a short one', async (encoding, decompress) => {
    const ask = (name: string, params: object) => {
      const request = server.request(name, server.envelope(params));
      return server.app.inject({ ...request, headers: { ...request.headers, 'accept-encoding': encoding } });
    };
    const long = await ask('GET /api/city/get_cities', {});
    expect(long.headers['content-encoding']).toBe(encoding);
    const answer = JSON.parse(decompress(long.rawPayload).toString('utf8')) as Answer<{
      cfg_citys: unknown[];
    }>;
    expect(answer.data.cfg_citys).toHaveLength(30);
    const short = await ask('POST /api/user/logout', {});
    expect(short.headers['content-encoding']).not.toBe(encoding);
    expect(short.json()).toMatchObject({ code: 0 });
  });

  it.each([
    ['br;q=0, gzip', 'gzip'],
    ['gzip, br', 'br'],
    ['identity', undefined],
  ])('to one that takes “%s” by %s', async (accepted, encoding) => {
    const request = server.request('GET /api/city/get_cities', server.envelope({}));
    const { headers } = await server.app.inject({ ...request, headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('accept-encoding');
  });

  it('carries a policy that lets scripts come from here alone', async () => {
    const { headers } = await server.app.inject('/healthz');
    const policy = String(headers['content-security-policy']);
    expect(policy.split(';')).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self'",
        "frame-ancestors 'self'",
        "object-src 'none'",
      ]),
    );
    expect(policy).not.toContain('unsafe-eval');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('shows the OpenAPI document with the own parameters of each call', async () => {
    const document = (await server.app.inject('/docs/json')).json<{
      info: { description: string };
      paths: Record<string, Record<string, object>>;
    }>();
    expect(document.paths['/api/user/login']?.post).toMatchObject({
      requestBody: { content: { 'application/json': { schema: { required: ['mobile', 'vcode'] } } } },
    });
    expect(document.info.description).toContain('HMAC-SHA256');
    expect((await server.app.inject('/docs')).statusCode).toBe(200);
  });
});

describe('in production', () => {
  it('there is no document, and cookies and headers ask for https', async () => {
    const server = await startTestServer({ settings: { production: true, sandbox: false } });
    expect((await server.app.inject('/docs')).statusCode).toBe(404);
    expect((await server.app.inject('/sandbox')).statusCode).toBe(404);
    expect((await server.app.inject('/healthz')).headers['strict-transport-security']).toContain('max-age=');
    await server.close();
  });
});
