import Taro from '@tarojs/taro';
import { CityStore } from '@/stores/CityStore';
import { RootStore } from '@/stores/RootStore';
import type { City } from '~types/api/city';
import { beijing, sanya, shanghai } from '../support/places';
import { host } from '../support/taro';

const cities = { cfg_citys: [beijing, shanghai], hot_citys: [beijing], version: 3 };

/** Where a host says that the device is: a point at the heart of Beijing, and the name of a city or none. */
const hostNames = (city?: string) =>
  jest
    .spyOn(Taro, 'getLocation')
    .mockResolvedValue(
      Object.assign({ longitude: 116.3972, latitude: 39.9075 }, city ? { city } : {}) as Awaited<
        ReturnType<typeof Taro.getLocation>
      >,
    );

/** The server says in whose area every point lies. */
const serverLocatesIn = (city: City): void => {
  const data = JSON.stringify({ code: 0, msg: 'OK', data: { city } });
  Object.assign(Taro, { request: () => Promise.resolve({ statusCode: 200, errMsg: 'request:ok', data }) });
};

async function locatedCity(): Promise<string | undefined> {
  const store = new RootStore().get(CityStore);
  store.cities.set(cities);
  const locating = store.locate(5000);
  await jest.advanceTimersByTimeAsync(300);
  await locating;
  return store.located?.city;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a host that names the city, as Alipay does (specification §4: matched by name, trailing 市 stripped)', () => {
  it('is believed without a call', async () => {
    serverLocatesIn(sanya);
    hostNames('上海市');
    await expect(locatedCity()).resolves.toBe('上海');
  });

  it.each([['三河市'], [undefined]])(
    'the server says in whose area it is when the name is %s',
    async name => {
      serverLocatesIn(sanya);
      hostNames(name);
      await expect(locatedCity()).resolves.toBe('三亚');
    },
  );
});

describe('who has refused (issue 10, 1: a denial says how to allow it)', () => {
  const there = { longitude: 116.3972, latitude: 39.9075 };
  async function asked(store: CityStore): Promise<CityStore> {
    const locating = store.locate(5000);
    await jest.advanceTimersByTimeAsync(300);
    await locating;
    return store;
  }

  it('is led to the settings by the next tap, and found once they have allowed it', async () => {
    serverLocatesIn(beijing);
    host.locationOnceAllowed = there;
    const store = await asked(new RootStore().get(CityStore));
    expect([store.mustAllow, host.settingsOpened, store.located]).toEqual([true, 0, undefined]);
    await asked(store);
    expect([store.mustAllow, host.settingsOpened, store.located?.city]).toEqual([false, 1, '北京']);
    await asked(store);
    expect(host.settingsOpened).toBe(1);
  });

  it('is led there again while they have not', async () => {
    const store = await asked(new RootStore().get(CityStore));
    await asked(store);
    expect([store.mustAllow, host.settingsOpened]).toEqual([true, 1]);
    expect(store.gpsProblem).toBe('定位未获允许，请在设置里打开位置信息');
  });

  it('a phone that is not found is none of them', async () => {
    jest.spyOn(Taro, 'getLocation').mockRejectedValue({ errMsg: 'getLocation:fail timeout' });
    const store = await asked(new RootStore().get(CityStore));
    expect([store.isGpsFail, store.mustAllow]).toEqual([true, false]);
  });
});
