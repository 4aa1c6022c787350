import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get as httpGet, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { ErrorCode } from '../../../src/domain/errorCode';
import { startTestServer, type TestServer } from '../support/testServer';

// Issue 2, section 4: static files with brotli, immutable caching for hashed names, deep links, no traversal.
const early = `document.documentElement.className = 'dark';`;
const page = `<!doctype html><title>租车</title><script>${early}</script>${'<!-- the app -->'.repeat(100)}`;
const script = `console.log(${JSON.stringify('x'.repeat(2000))})`;
const secret = 'must not be served';
const hashed = '/static/js/app.9a1a61.js';

let outside = '';
const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  outside = mkdtempSync(path.join(tmpdir(), 'web-'));
  const web = path.join(outside, 'h5');
  mkdirSync(path.join(web, 'static/js'), { recursive: true });
  const files: Record<string, string> = {
    'index.html': page,
    [hashed]: script,
    '/static/logo.svg': '<svg/>',
    'routes.json': JSON.stringify({
      '/': ['static/js/home.1b2c3d4e.js', 'static/css/home.1b2c3d4e.css'],
      '/order': [],
      '/profile/order_detail': [],
      '/scanorder/:site_id': ['static/js/scan.5f6a7b8c.js'],
    }),
    '.build-stamp': secret,
    '../secret.txt': secret,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(web, name), content);
  for (const name of ['index.html', hashed]) {
    const content = files[name] ?? '';
    writeFileSync(path.join(web, `${name}.br`), brotliCompressSync(content));
    writeFileSync(path.join(web, `${name}.gz`), gzipSync(content));
  }
  const logStream = { write: (line: string) => void lines.push(line) };
  server = await startTestServer({ settings: { webDirectory: web }, logStream });
});
afterAll(async () => {
  await server.close();
  rmSync(outside, { recursive: true });
});

it('lets run what the document itself says before it is painted, and no other inline script (look.md, dark)', async () => {
  const policy = String((await get('/')).headers['content-security-policy']);
  const hash = createHash('sha256').update(early).digest('base64');
  expect(policy.split(';')).toContain(`script-src 'self' 'sha256-${hash}'`);
});

it('has no more waiting for the end of a page than Node takes for something in order', async () => {
  const { on } = ServerResponse.prototype;
  let most = 0;
  jest.spyOn(ServerResponse.prototype, 'on').mockImplementation(function (
    this: ServerResponse,
    name,
    listener,
  ) {
    on.call(this, name, listener);
    most = Math.max(most, this.listenerCount('close'));
    return this;
  });
  expect((await get('/order')).statusCode).toBe(200);
  jest.restoreAllMocks();
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(EventEmitter.defaultMaxListeners);
});

// Issue 12, real payment: WeChat Pay's page opens for the domain alone that it was registered for, and looks for it there.
it('tells other pages from which domain a visitor comes, and never from which screen', async () => {
  expect((await get('/')).headers['referrer-policy']).toBe('strict-origin');
});

const get = (url: string, encoding = 'identity') =>
  server.app.inject({ method: 'GET', url, headers: { 'accept-encoding': encoding } });

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)(
  'sends the %s form that the build made, of files and of deep links',
  async (encoding, decompress) => {
    for (const [url, content] of [
      [hashed, script],
      ['/order', page],
    ] as const) {
      const answer = await get(url, encoding);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers.vary).toContain('accept-encoding');
      expect(decompress(answer.rawPayload).toString('utf8')).toBe(content);
    }
  },
);

it('lets hashed files be kept for ever, others for an hour, and asks anew for the page', async () => {
  expect((await get(hashed)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get(hashed, 'br')).headers['cache-control']).toContain('immutable');
  expect((await get('/static/logo.svg')).headers['cache-control']).toBe('public, max-age=3600');
  for (const url of ['/', '/order', '/index.html'])
    expect((await get(url)).headers['cache-control']).toBe('no-cache');
});

it.each([
  '/',
  '/order',
  '/order/',
  '/order?from=share',
  '/profile/order_detail?orderid=1',
  '/scanorder/11000001',
  '/scanorder/%E5%BA%97',
])('opens the app at %s', async url => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.body).toBe(page);
});

it('tells the browser at once what the screen will load', async () => {
  expect((await get('/?from=share')).headers.link).toBe(
    '</static/js/home.1b2c3d4e.js>; rel=preload; as=script, </static/css/home.1b2c3d4e.css>; rel=preload; as=style',
  );
  expect((await get('/scanorder/77')).headers.link).toContain('/static/js/scan.5f6a7b8c.js');
  expect((await get('/nowhere')).headers.link).toBeUndefined();
});

it.each(['/nowhere', '/scanorder', '/scanorder/', '/scanorder/1/2', '/__proto__'])(
  'at %s, which is no screen, the app shows its own page with 404',
  async url => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe(page);
  },
);

it('a missing file is plainly missing, never the app; and nothing is posted to a page', async () => {
  const missing = await get('/static/js/old.00000000.js');
  expect(missing.statusCode).toBe(404);
  expect(missing.body).not.toContain('<!doctype');
  expect((await server.app.inject({ method: 'POST', url: '/order' })).statusCode).toBe(404);
});

it.each([
  '/media/none',
  '/media/car/%00.webp',
  '/media/%ff',
  '/docs/static/none',
  '/docs/static/%ff',
  '/static/%ff',
  '/%E0%A4%A',
])('%s is nothing: 404 in two words, and no line of the log is long', async url => {
  lines.length = 0;
  const answer = await get(url);
  expect([answer.statusCode, answer.body]).toEqual([404, 'Not found']);
  for (const line of lines) expect(line.length).toBeLessThan(300);
});

it('names that climb out of a folder are nothing, though they come unresolved', async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.addresses()[0] ?? {};
  const statusOf = (path: string) =>
    new Promise(resolve => {
      httpGet({ host: '127.0.0.1', port, path }, answer => resolve(answer.resume().statusCode));
    });
  expect(await statusOf('/docs/static/../../package.json')).toBe(404);
  expect(await statusOf('/static/../../secret.txt')).toBe(404);
});

it.each(['/api', '/api/', '/api/no/such', '/api/%ff', '/api/user/%', '/api?x=%ff'])(
  '%s is no endpoint, which the envelope says',
  async url => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: ErrorCode.NOT_FOUND, msg: '没有这个接口', data: null });
  },
);

it.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/static/../../secret.txt',
  '/static/%2e%2e/%2e%2e/secret.txt',
  '/static/..%5c..%5csecret.txt',
  '/..%252fsecret.txt',
  '/%c0%ae%c0%ae/secret.txt',
  '//secret.txt',
  '/secret.txt%00.js',
  '/.build-stamp',
  '/static/../.build-stamp',
  '/%2ebuild-stamp',
])('nothing outside the build and no hidden file is served: %s', async url => {
  for (const encoding of ['identity', 'br']) {
    const answer = await get(url, encoding);
    expect(answer.rawPayload.toString('utf8')).not.toContain(secret);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  }
});
