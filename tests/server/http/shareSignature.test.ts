import type { ShareSignature } from '../../../server/kernel/hosts/shareSigner';
import { startTestServer, type TestServer } from '../support/testServer';

// Specification §7: "Messenger share signature: JSONP GET with params code and url; response appId, timestamp, nonceStr,
// configSign."
describe('the signature of a page', () => {
  const signature: ShareSignature = { appId: 'wx1', timestamp: 1795575600, nonceStr: 'n', configSign: 's' };
  const signed: string[] = [];
  let answers: ShareSignature | undefined;
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      settings: { publicOrigin: 'https://car.example' },
      signShare: async url => {
        signed.push(url);
        return answers;
      },
    });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    answers = signature;
    signed.splice(0);
  });

  const ask = (query: Record<string, string>) =>
    server.app.inject(`/share/signature?${new URLSearchParams(query).toString()}`);
  const wish = { code: 'wechat', url: 'https://car.example/carlist?city=110000#top', callback: 'signed1' };

  it('comes as a script that calls the page back, for the address without its hash', async () => {
    const { statusCode, headers, body } = await ask(wish);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(body).toBe(`/**/signed1(${JSON.stringify(signature)});`);
    expect(signed).toEqual(['https://car.example/carlist?city=110000']);
  });

  it.each([
    ['of another site', { url: 'https://elsewhere.example/' }],
    ['that is none', { url: 'carlist' }],
    ['of another kind', { url: 'javascript:alert(1)' }],
    ['of another messenger', { code: 'telegraph' }],
    ['with a call of more than a name', { callback: 'alert(1)//' }],
    ['with a long name', { callback: 'a'.repeat(65) }],
    ['that is longer than ours', { url: `https://car.example/${'a'.repeat(2048)}` }],
  ])('is not made for an address %s', async (_, other) => {
    const { statusCode, body } = await ask({ ...wish, ...other });
    expect(statusCode).toBe(400);
    expect(body).not.toContain('alert');
    expect(signed).toEqual([]);
  });

  it('is not there when the messenger gives nothing to sign with', async () => {
    answers = undefined;
    expect((await ask(wish)).statusCode).toBe(503);
  });
});
