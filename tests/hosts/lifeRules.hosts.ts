import { hostApi, type Device } from './engine/hostApi';
import { complaints, Mirror } from './engine/meter';
import { Permissions } from './engine/Permissions';
import { PhoneClock } from './engine/PhoneClock';
import { HostStorage } from './engine/storage';
import type { HostName, Person } from './engine/types';
import { hostFacts } from './support/compile';

/*
 * Defects that were planted to see whether the engine notices (issue 10, 5: "and seven of your own"): each test here is
 * an app that does what one does not do on a phone.
 */

const { typings } = hostFacts();

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
  const call = (host: HostName, url: string): Promise<unknown> => {
    const api = hostApi({ host, typings: typings[host] } as Device) as {
      request(options: { url: string }): Promise<unknown>;
    };
    return api.request({ url });
  };
  beforeAll(() => {
    Object.assign(globalThis, { window: { start: { domains: ['rental.example.com'] } } });
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'window');
  });

  it.each([
    ['weapp', 'http://rental.example.com/api'],
    ['qq', 'https://tracker.example.com/api'],
    ['alipay', 'https://rental.example.com:8443/api'],
  ] as const)('%s refuses %s', async (host, url) => {
    await expect(call(host, url)).rejects.toBeDefined();
    expect(complaints).toEqual([expect.stringContaining('not a listed domain')]);
  });
});

describe('planted: an app that asks again whoever has refused, or opens the settings unasked', () => {
  const of = (host: HostName, person: Partial<Person> = {}): Permissions =>
    new Permissions(host, { agrees: true, allowsInSettings: true, ...person }, false);

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

  it('WeChat: no location without the agreement on privacy, which is asked for at each call', () => {
    const permissions = of('weapp', { agrees: false });
    for (const times of [1, 2]) {
      expect(() => permissions.askForLocation()).toThrow('privacy');
      expect(permissions.questions).toHaveLength(times);
    }
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
