import fc from 'fast-check';
import { nameOfDevice } from '../../../server/areas/user/deviceName';

// Issue 10, section 2: the member sees their devices, in words of their own.
describe('the name of a device', () => {
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
  const android =
    'Mozilla/5.0 (Linux; Android 14; V2203A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';

  it.each([
    [
      'weapp',
      'iOS 17.4',
      `${iphone} Mobile/15E148 MicroMessenger/8.0.47 MiniProgramEnv`,
      '微信小程序 · iPhone',
    ],
    ['weapp', 'Android 14', 'okhttp/4.9', '微信小程序 · 安卓手机'],
    ['alipay', 'iOS 17.4', '', '支付宝小程序 · iPhone'],
    ['qq', 'Android 12', '', 'QQ小程序 · 安卓手机'],
    ['h5', '', `${iphone} Version/17.4 Mobile/15E148 Safari/604.1`, 'Safari浏览器 · iPhone'],
    ['h5', '', `${iphone} Mobile/15E148 MicroMessenger/8.0.47 NetType/WIFI`, '微信 · iPhone'],
    ['h5', '', `${android} Chrome/116.0.0.0 Mobile Safari/537.36 AlipayClient/10.5`, '支付宝 · 安卓手机'],
    ['h5', '', `${android} Chrome/116.0.0.0 Mobile MQQBrowser/6.2 Safari/537.36`, 'QQ浏览器 · 安卓手机'],
    ['h5', '', `${android} Chrome/116.0.0.0 Safari/537.36`, 'Chrome浏览器 · 安卓平板'],
    [
      'h5',
      '',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36 Edg/126.0',
      'Edge浏览器 · Windows电脑',
    ],
    [
      'h5',
      '',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15',
      'Safari浏览器 · Mac',
    ],
    ['h5', '', '', '网页'],
    // A name that every object has.
    ['toString', '', '', '网页'],
  ])('on %s, %p, %p is %s', (host, system, agent, name) => {
    expect(nameOfDevice({ host, system, agent })).toBe(name);
  });

  it('holds our own words alone, whatever a caller says of itself', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (host, system, agent) => {
        expect(nameOfDevice({ host, system, agent })).toMatch(
          /^[\p{Script=Han}A-Za-z]{2,12}( · [\p{Script=Han}A-Za-z]{3,12})?$/u,
        );
      }),
    );
  });
});
