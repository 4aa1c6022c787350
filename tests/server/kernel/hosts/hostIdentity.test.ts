import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { codeToAccess } from '../../../../server/kernel/hosts/codeToAccess';
import { placeOf } from '../../../../server/kernel/hosts/hostIdentity';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15';

// Issue 12, real payment: a payer is known by the place of the app.
describe('the place of the app', () => {
  it.each([
    ['weapp', `${iphone} MicroMessenger/8.0.47`, 'weapp'],
    ['alipay', '', 'alipay'],
    ['qq', '', 'qq'],
    ['h5', `${iphone} Mobile/15E148 MicroMessenger/8.0.47 NetType/WIFI`, 'wechat'],
    ['h5', `${iphone} Safari/604.1`, 'h5'],
    ['made up', '', 'h5'],
  ])('%s with %p is %s', (deviceType, userAgent, place) => {
    expect(placeOf(deviceType, userAgent)).toBe(place);
  });
});

describe('WeChat’s own browser', () => {
  let host: Server;
  const asked: string[] = [];
  beforeAll(async () => {
    host = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end('{"access_token":"A","openid":"O1","scope":"snsapi_base"}');
    });
    await new Promise<void>(resolve => host.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise(resolve => host.close(resolve)));

  it('tells the openid of who came back with a code', async () => {
    const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
    expect(await codeToAccess(address, { appId: 'wx2', secret: 's' })('C1')).toBe('O1');
    expect(asked).toEqual([
      '/sns/oauth2/access_token?appid=wx2&secret=s&code=C1&grant_type=authorization_code',
    ]);
  });
});
