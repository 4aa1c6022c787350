import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { codeToSession } from '../../../../server/kernel/hosts/codeToSession';
import { configuredHosts } from '../../../../server/kernel/hosts/configuredHosts';
import type { Settings } from '../../../../server/settings';

// Issue 10, section 2: sessions of mini-programs are bound to the host identity.
describe('the host of a mini-program, asked who uses it', () => {
  const app = { appId: 'wx1', secret: 'of the app' };
  const asked: string[] = [];
  let host: Server;
  let answer = '';
  let address = '';
  beforeAll(async () => {
    host = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end(answer);
    });
    await new Promise<void>(resolve => host.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise(resolve => host.close(resolve)));

  it('is shown the secret and the code, and tells the openid', async () => {
    answer = '{"openid":"O1","session_key":"K"}';
    expect(await codeToSession(address, app)('C1')).toBe('O1');
    expect(asked.at(-1)).toBe(
      '/sns/jscode2session?appid=wx1&secret=of+the+app&js_code=C1&grant_type=authorization_code',
    );
  });

  it.each(['{"errcode":40029,"errmsg":"invalid code"}', '{"openid":""}', '{"openid":1}', '<html>', ''])(
    'tells nobody by %p',
    async text => {
      answer = text;
      expect(await codeToSession(address, app)('C1')).toBeUndefined();
    },
  );

  it('tells nobody when it cannot be reached', async () => {
    expect(await codeToSession('http://127.0.0.1:1', app)('C1')).toBeUndefined();
  });

  it('is asked where the settings hold the app’s secret', () => {
    const places = (hostApps: Settings['hostApps']) => [
      ...configuredHosts({ hostApps, merchants: {} }).keys(),
    ];
    expect(places({})).toEqual([]);
    expect(places({ weapp: app, qq: app })).toEqual(['weapp', 'qq']);
  });
});
