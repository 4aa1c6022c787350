import Taro from '@tarojs/taro';
import { topPage } from '@/platform/address';
import { cookies } from '@/platform/cookies';
import type * as Device from '@/platform/device';
import { readDevice } from '@/platform/device';
import { launchQuery } from '@/platform/launch';
import { locate } from '@/platform/location';
import { randomHex } from '@/platform/random';
import { localStorage, sessionStorage } from '@/platform/storage';
import { hasSettings, openSettings } from '@/platform/settings';
import type * as Fake from '../support/taro';
import { host } from '../support/taro';

const day = 86_400_000;

afterEach(() => jest.useRealTimers());

describe('cookies of a mini-program (decision 10: the same names with their expiry in storage)', () => {
  it('are kept and sent by us', () => {
    cookies.set('uid', '13812345678', 7);
    cookies.set('token', 'a=b; c', 7);
    expect(cookies.get('uid')).toBe('13812345678');
    expect(cookies.header()).toBe('uid=13812345678; token=a%3Db%3B%20c');
  });

  it('end after their days (specification §9: 7 days)', () => {
    jest.useFakeTimers({ now: 0 });
    cookies.set('uid', '13812345678', 7);
    jest.setSystemTime(7 * day - 1);
    expect(cookies.get('uid')).toBe('13812345678');
    jest.setSystemTime(7 * day);
    expect(cookies.get('uid')).toBeUndefined();
    expect(cookies.header()).toBe('');
  });

  it('are removed one by one', () => {
    cookies.set('uid', '13812345678', 7);
    cookies.set('channel', 'JD', 30);
    cookies.remove('uid');
    expect(cookies.header()).toBe('channel=JD');
  });

  it('damaged ones count as none', () => {
    host.storage.set('cookies', '{"uid":');
    expect(cookies.get('uid')).toBeUndefined();
  });
});

describe('storage of a mini-program', () => {
  it('keeps the session apart from what stays', () => {
    localStorage.set('search', 'stays');
    sessionStorage.set('search', 'session');
    expect([localStorage.get('search'), sessionStorage.get('search')]).toEqual(['stays', 'session']);
  });

  it('knows all that it keeps, also what the host refused', () => {
    localStorage.set('search', '北京');
    host.storageProblem = new Error('exceed storage max size 10Mb');
    localStorage.set('city', '三亚');
    host.storageProblem = undefined;
    expect(localStorage.keys().sort()).toEqual(['city', 'search']);
    localStorage.remove('city');
  });

  it('leaves nothing of a session on the device (issue 10, 3.3)', () => {
    sessionStorage.set('draft', '110101199003070476');
    expect(sessionStorage.get('draft')).toBe('110101199003070476');
    expect(sessionStorage.keys()).toContain('draft');
    expect(host.storage.size).toBe(0);
    sessionStorage.remove('draft');
    expect(sessionStorage.get('draft')).toBeUndefined();
  });

  it('a full one loses nothing of this visit', () => {
    host.storageProblem = new Error('exceed storage max size 10Mb');
    localStorage.set('draft', '王小明');
    expect(localStorage.get('draft')).toBe('王小明');
    localStorage.remove('draft');
    expect(localStorage.get('draft')).toBeUndefined();
  });

  it('nor does one that is full without a word, as Alipay’s (issue 10, 3.8)', () => {
    const keeping = jest.spyOn(host.storage, 'set').mockReturnValue(host.storage);
    localStorage.set('draft', '王小明');
    keeping.mockRestore();
    expect(localStorage.get('draft')).toBe('王小明');
    localStorage.remove('draft');
  });
});

describe('the device', () => {
  /** An app that was just started, on a phone of its own that `change` makes another one. */
  function started(change: (fake: typeof Fake) => void = () => undefined): {
    readDevice: typeof readDevice;
    calls: string[];
  } {
    const app = { readDevice, calls: [] as string[] };
    jest.isolateModules(() => {
      const fake = jest.requireActual<typeof Fake>('../support/taro');
      change(fake);
      app.readDevice = jest.requireActual<typeof Device>('@/platform/device').readDevice;
      app.calls = fake.host.systemCalls;
    });
    return app;
  }

  it('says what the call envelope needs (specification §7)', () => {
    expect(started().readDevice()).toMatchObject({
      osVersion: 'iOS 17.4',
      hostDrawsTitle: true,
      largeFont: false,
    });
  });

  it('a font that is scaled up switches elder mode on', () => {
    const { readDevice: read } = started(fake => {
      fake.host.systemInfo = {
        platform: 'android',
        system: 'Android 14',
        fontSizeSetting: 20,
        theme: 'dark',
      };
    });
    expect(read().largeFont).toBe(true);
  });

  it('tells whether it is dark at the start (look.md, dark); a host that does not is light', () => {
    const isDark = (theme: 'light' | 'dark' | undefined): boolean =>
      started(fake => {
        fake.host.systemInfo = { ...fake.host.systemInfo, theme };
      }).readDevice().isDark;
    expect([isDark('dark'), isDark('light'), isDark(undefined)]).toEqual([true, false, false]);
  });

  it('is asked once, by the calls that WeChat has now (issue 10, 3.6)', () => {
    const { readDevice: read, calls } = started();
    for (let time = 0; time < 20; time += 1) read();
    expect(calls).toEqual(['getAppBaseInfo', 'getDeviceInfo']);
  });

  it('is asked once, by the one call of a host that has no others', () => {
    const { readDevice: read, calls } = started(fake => {
      Reflect.deleteProperty(fake.default, 'getDeviceInfo');
    });
    expect([read(), read()]).toMatchObject([{ osVersion: 'iOS 17.4' }, { largeFont: false }]);
    expect(calls).toEqual(['getSystemInfoSync']);
  });

  it('is told by Alipay in words of its own: the version alone, the font as a factor (issue 10, section 5)', () => {
    const { readDevice: read } = started(fake => {
      Reflect.deleteProperty(fake.default, 'getDeviceInfo');
      fake.host.systemInfo = { platform: 'Android', system: '10', fontSizeSetting: 1.375, theme: undefined };
    });
    expect(read()).toMatchObject({ osVersion: 'Android 10', largeFont: true });
  });

  it('was opened by a link that brought its channel', () => {
    host.launchQuery = { channel: 'ALI', sources: 'alilite' };
    expect(launchQuery()).toEqual({ channel: 'ALI', sources: 'alilite' });
  });

  it('knows the page on top', () => {
    host.stack = ['pages/home/index', 'packages/car/pages/list/index'];
    expect(topPage()).toBe('packages/car/pages/list/index');
  });

  it('gives every call another nonce', () => {
    const nonces = Array.from({ length: 200 }, () => randomHex(32));
    expect(nonces.every(nonce => /^[0-9a-f]{32}$/.test(nonce))).toBe(true);
    expect(new Set(nonces).size).toBe(200);
  });
});

describe('where the device is (decision 7: Chinese maps take GCJ-02, the API speaks BD-09)', () => {
  it('is told in BD-09', async () => {
    host.location = { longitude: 116.397428, latitude: 39.90923 };
    const { lng, lat } = await locate(5000);
    expect(lng).toBeCloseTo(116.4038, 3);
    expect(lat).toBeCloseTo(39.9155, 3);
  });

  it('is not told when the person refuses, and it is said how to allow it', async () => {
    await expect(locate(5000)).rejects.toThrow('定位未获允许，请在设置里打开位置信息');
  });
});

describe('the settings of a host (issue 10, 1: a denial says how to allow it)', () => {
  it('are opened, and a host that cannot open them is no error', async () => {
    expect(hasSettings).toBe(true);
    await openSettings();
    expect(host.settingsOpened).toBe(1);
    const unable = jest.spyOn(Taro, 'openSetting').mockRejectedValueOnce(new Error('openSetting:fail'));
    await expect(openSettings()).resolves.toBeUndefined();
    unable.mockRestore();
  });

  it('who does not agree to the privacy guide is told that they are asked again (issue 10, 3.8)', async () => {
    const refused = { errMsg: 'getLocation:fail privacy permission is not authorized', errno: 104 };
    jest.spyOn(Taro, 'getLocation').mockRejectedValueOnce(refused);
    await expect(locate(5000)).rejects.toThrow('定位需要先同意隐私保护指引');
  });
});
