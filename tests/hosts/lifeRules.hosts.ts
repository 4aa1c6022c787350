import { hostApi, type Device } from './engine/hostApi';
import { knowCount } from './engine/manners';
import { complaints, Mirror } from './engine/meter';
import { Permissions } from './engine/Permissions';
import { PhoneClock } from './engine/PhoneClock';
import { HostStorage } from './engine/storage';
import type { HostName, Person } from './engine/types';
import { hostFacts } from './support/compile';
import { agreeable } from './support/phoneOptions';

/*
 * Defects that were planted to see whether the engine notices (issue 10, 5: "and seven of your own"): each test here is
 * an app that does what one does not do on a phone.
 */

const { typings } = hostFacts();

/** Of a person who does not tell where they are. */
const of = (host: HostName, person: Partial<Person> = {}): Permissions =>
  new Permissions(host, { ...agreeable, ...person }, false, '位置、照片或视频');

afterEach(() => complaints.splice(0));

describe('planted: what the view knows is sent again', () => {
  it('an unchanged value counts as known, a changed one does not', () => {
    const mirror = new Mirror({ root: { cn: [] } });
    expect(mirror.take({ 'root.cn.[0]': { nn: 'view', cl: 'card', cn: [{ v: '¥128' }] } })).toBe(0);
    expect(mirror.take({ 'root.cn.[0].cn.[0].v': '¥130' })).toBe(0);
    expect(mirror.take({ 'root.cn.[0].cn.[0].v': '¥130' })).toBeGreaterThan(0);
    expect(mirror.take({ 'root.cn.[0]': { nn: 'view', cl: 'card', cn: [{ v: '¥130' }] } })).toBeGreaterThan(
      0,
    );
    expect(mirror.take({ 'root.cn': [] })).toBe(0);
  });
});

describe('planted: a call that a released app may not make', () => {
  const photo = 'wxfile://tmp_1.jpg';
  const ofAlipay = { fileType: 'image', hideLoading: true };
  const call = (host: HostName, name: 'request' | 'uploadFile', url: string): Promise<unknown> => {
    const permissions = of(host);
    const device = { host, app: {}, typings: typings[host], permissions, files: new Set([photo]) };
    const api = hostApi(device as unknown as Device) as Record<string, (options: object) => Promise<unknown>>;
    return Promise.resolve(
      api[name]?.(name === 'request' ? { url } : { url, filePath: photo, name: 'file', ...ofAlipay }),
    );
  };
  beforeAll(() => {
    const domains = { request: ['rental.example.com'], uploadFile: ['photos.example.com'] };
    Object.assign(globalThis, { window: { start: { console: { domains } } } });
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'window');
  });

  it.each([
    ['weapp', 'request', 'http://rental.example.com/api'],
    ['qq', 'request', 'https://tracker.example.com/api'],
    ['alipay', 'request', 'https://rental.example.com:8443/api'],
    // Each kind of call has a list of its own.
    ['alipay', 'uploadFile', 'https://rental.example.com/api'],
  ] as const)('%s: %s refuses %s', async (host, name, url) => {
    await expect(call(host, name, url)).rejects.toBeDefined();
    expect(complaints).toEqual([expect.stringContaining('not a listed domain')]);
  });
});

describe('planted: an app that asks again whoever has refused, or opens the settings unasked', () => {
  it.each(['weapp', 'qq', 'alipay'] as const)('%s asks once, and fails at once from then on', host => {
    const permissions = of(host);
    expect(() => permissions.askForLocation()).toThrow();
    const asked = permissions.questions.length;
    expect(() => permissions.askForLocation()).toThrow();
    expect(permissions.questions).toHaveLength(asked);
  });

  it('the settings open after a tap alone, and change what is allowed', () => {
    const permissions = of('weapp');
    expect(() => permissions.askForLocation()).toThrow('auth deny');
    expect(() => permissions.openSettings()).toThrow('TAP');
    permissions.tapped();
    expect(permissions.openSettings()).toEqual({ authSetting: { 'scope.userLocation': true } });
    expect(() => permissions.askForLocation()).not.toThrow();
  });

  it.each(['getLocation', 'chooseMedia'])(
    'WeChat: no %s without the agreement on privacy, which is asked for at each call',
    call => {
      const permissions = of('weapp', { agrees: false });
      for (const times of [1, 2]) {
        expect(() => permissions.askForAgreement(call)).toThrow('not authorized');
        expect(permissions.questions).toHaveLength(times);
      }
    },
  );

  it('WeChat: nothing that the privacy guide of the app does not name, whatever the person says', () => {
    expect(() => of('weapp').askForAgreement('setClipboardData')).toThrow(
      'not declared in the privacy agreement',
    );
  });

  it('Alipay asks once for camera and photos', () => {
    const permissions = of('alipay', { allowsPhotos: false });
    const take = (): void => permissions.askForPhotos(['camera', 'album']);
    for (let time = 0; time < 2; time += 1) expect(take).toThrow('不允许');
    expect(permissions.questions).toEqual(['album']);
    permissions.change();
    expect(take).not.toThrow();
    expect(permissions.questions).toEqual(['album', 'camera']);
  });

  it.each([
    ['weapp', 'system permission denied'],
    ['qq', 'system permission denied'],
    ['alipay', '不允许'],
  ] as const)('%s: without the camera there is the album (issue 15)', (host, words) => {
    const permissions = of(host, { allowsCamera: false });
    expect(() => permissions.askForPhotos(['camera', 'album'])).toThrow(words);
    expect(() => permissions.askForPhotos(undefined)).toThrow(words);
    expect(() => permissions.askForPhotos(['album'])).not.toThrow();
  });
});

describe('planted: a field that says how much is written in it, of which Alipay says so, too', () => {
  it.each([
    ['alipay', true, 1],
    ['alipay', false, 0],
    ['weapp', undefined, 0],
  ] as const)('%s, told %s', (host, showCount, times) => {
    knowCount(host, showCount);
    expect(complaints).toHaveLength(times);
  });
});

describe('planted: a countdown that counts its ticks', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is late when the app comes back: a timer fires once, though a minute has passed', () => {
    const clock = new PhoneClock();
    const { setInterval, Date: PhoneDate } = clock.globals() as {
      setInterval: (task: () => void, every: number) => number;
      Date: DateConstructor;
    };
    const began = PhoneDate.now();
    let ticks = 0;
    setInterval(() => {
      ticks += 1;
    }, 1000);
    jest.advanceTimersByTime(3000);
    clock.sleep();
    jest.advanceTimersByTime(5000);
    expect(ticks).toBe(3);
    clock.wake(60_000);
    jest.advanceTimersByTime(0);
    expect(ticks).toBe(4);
    expect(new PhoneDate().getTime() - began).toBe(68_000);
    expect(new PhoneDate(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
  });

  it('a timer that was stopped while the app was away does not fire', () => {
    const clock = new PhoneClock();
    const { setTimeout, clearTimeout } = clock.globals() as {
      setTimeout: (task: () => void, after: number) => number;
      clearTimeout: (id: number) => void;
    };
    const task = jest.fn();
    const id = setTimeout(task, 1000);
    clock.sleep();
    clearTimeout(id);
    clock.wake(60_000);
    jest.runAllTimers();
    expect(task).not.toHaveBeenCalled();
  });
});

describe('planted: an app that takes for granted that the phone keeps what it is given', () => {
  const keep = (host: HostName): unknown => {
    const storage = new HostStorage({}, { ofKey: 1024, ofAll: 0 });
    const api = hostApi({ host, storage, typings: typings[host] } as Device) as {
      setStorageSync(...given: unknown[]): unknown;
    };
    return host === 'alipay' ? api.setStorageSync({ key: 'a', data: 'b' }) : api.setStorageSync('a', 'b');
  };

  it.each(['weapp', 'qq'] as const)('%s throws when it is full', host => {
    expect(() => keep(host)).toThrow('setStorageSync:fail');
  });

  it('Alipay says so in its answer, and throws nothing', () => {
    expect(keep('alipay')).toMatchObject({ error: expect.any(Number) as number });
  });
});
