import { ErrorCode } from '../../../src/domain/errorCode';
import type { Answer } from '../../../types/api/call';
import type { LoginData } from '../../../types/api/user';
import { startTestServer, type TestServer, type TestSession } from '../support/testServer';

// Issue 10, section 2, high 3: what changes something comes from our own pages, from an allowed address, or from no
// web page at all (mini-programs, apps).

const PARTNER = 'https://partner.example';

let server: TestServer;
let session: TestSession;
beforeAll(async () => {
  server = await startTestServer({ settings: { allowedOrigins: [PARTNER] } });
  session = await server.login('13900000001');
});
afterAll(() => server.close());

/** The host by which `app.inject` calls the server. */
const OWN = 'http://localhost:80';

const whoIsThere = () => server.call('GET /api/user/get_detail', {}, { session });

/** A call with the member's cookies, which the browser adds whoever wrote the page; the headers say where it is. */
async function callFrom(headers: Record<string, string>, endpoint = 'POST /api/user/logout') {
  const request = server.request(endpoint, server.envelope({}), session);
  const answer = await server.app.inject({ ...request, headers: { ...request.headers, ...headers } });
  return { status: answer.statusCode, cookies: answer.cookies, ...answer.json<Answer<unknown>>() };
}

describe('a call that changes something', () => {
  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a sibling host', { 'sec-fetch-site': 'same-site', origin: 'http://evil.localhost' }],
    ['another site of an old browser', { origin: 'https://evil.example' }],
    ['another port of an old browser', { origin: 'http://localhost:8080' }],
    ['a sandboxed frame', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ['a sandboxed frame of an old browser', { origin: 'null' }],
    ['another site that hides its address', { 'sec-fetch-site': 'cross-site' }],
    ['something that is no address', { origin: 'localhost' }],
  ])('is refused from %s, and nothing has happened', async (_case, headers) => {
    const answer = await callFrom(headers);
    expect(answer).toMatchObject({
      status: 403,
      code: ErrorCode.FOREIGN_ORIGIN,
      msg: '请求来自其他网站，已为您拦截，请回到租车页面操作',
    });
    expect(answer.cookies).toEqual([]);
    expect((await whoIsThere()).code).toBe(ErrorCode.OK);
  });

  it('of a foreign form logs nobody into another account', async () => {
    const form = new URLSearchParams({ ...server.envelope({ mobile: '13900000002', vcode: '123456' }) });
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/user/login',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'cross-site',
        origin: 'https://evil.example',
      },
      payload: form.toString(),
    });
    expect(answer.json<Answer<LoginData>>().code).toBe(ErrorCode.FOREIGN_ORIGIN);
    expect(answer.cookies).toEqual([]);
  });

  it.each([
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: OWN }],
    ['our own page in an old browser', { origin: OWN }],
    ['our own page behind a proxy that ends https', { origin: 'https://localhost:80' }],
    ['a page of an allowed address', { 'sec-fetch-site': 'cross-site', origin: PARTNER }],
    ['a page of an allowed address in an old browser', { origin: PARTNER }],
    [
      'a mini-program or an app, which tell no origin',
      { referer: 'https://servicewechat.com/wx1/1/page-frame.html' },
    ],
  ])('is accepted from %s', async (_case, headers) => {
    const own = await server.login('13900000001');
    const request = server.request('POST /api/user/logout', server.envelope({}), own);
    const answer = await server.app.inject({ ...request, headers: { ...request.headers, ...headers } });
    expect(answer.json()).toMatchObject({ code: ErrorCode.OK });
  });
});

test('a call that only reads may come from anywhere: a link from another site opens the app logged in', async () => {
  const answer = await callFrom({ 'sec-fetch-site': 'cross-site' }, 'GET /api/user/get_detail');
  expect(answer.code).toBe(ErrorCode.OK);
});
