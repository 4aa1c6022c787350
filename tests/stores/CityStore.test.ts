import { CityStore, defaultCity } from '@/stores/CityStore';
import { RootStore } from '@/stores/RootStore';
import { Refusal, serve } from '../support/fakeServer';
import { browserAt, inShanghai } from '../support/geolocation';
import { ErrorCode } from '@/domain/errorCode';
import { beijing, sanya, shanghai } from '../support/places';

const cities = { cfg_citys: [beijing, shanghai, sanya], hot_citys: [beijing], version: 3 };

/** The server knows in whose area a point lies. */
const located = { 'GET /api/city/get_located': () => ({ city: shanghai }) };

const store = (): CityStore => new RootStore().get(CityStore);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('CityStore (specification §4, geolocation)', () => {
  it('finds the city in which the device is', async () => {
    browserAt(inShanghai);
    serve(located);
    const here = store();
    const locating = here.locate(5000);
    expect(here.isLocating).toBe(true);
    await jest.advanceTimersByTimeAsync(300);
    await expect(locating).resolves.toMatchObject({ city: '上海' });
    expect(here).toMatchObject({ located: { city: '上海' }, isGpsFail: false, isLocating: false });
  });

  it('uses the located result after 300 ms, not before', async () => {
    browserAt(inShanghai);
    serve(located);
    const here = store();
    const locating = here.locate(5000);
    await jest.advanceTimersByTimeAsync(299);
    expect(here.located).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    await locating;
    expect(here.located?.city).toBe('上海');
  });

  it('holds its position in BD-09 (decision 7): about a kilometre from the WGS-84 of the browser', async () => {
    browserAt(inShanghai);
    serve(located);
    const here = store();
    const locating = here.locate(5000);
    await jest.advanceTimersByTimeAsync(300);
    await locating;
    expect(here.position?.lng).toBeCloseTo(121.4848, 3);
    expect(here.position?.lat).toBeCloseTo(31.2343, 3);
  });

  it('asks for high accuracy within the time-out (specification §9)', async () => {
    const asked = browserAt(undefined);
    await store().locate(5000);
    expect(asked).toEqual([{ enableHighAccuracy: true, timeout: 5000 }]);
  });

  it('falls back to Beijing and flags isGpsFail when refused (specification §8)', async () => {
    browserAt(undefined);
    const here = store();
    await expect(here.locate(5000)).resolves.toEqual(defaultCity);
    expect(here).toMatchObject({ isGpsFail: true, located: undefined, isLocating: false });
  });

  it('and when the browser never answers its permission question', async () => {
    Object.assign(navigator, { geolocation: { getCurrentPosition: () => undefined } });
    const here = store();
    const locating = here.locate(5000);
    await jest.advanceTimersByTimeAsync(5000);
    await expect(locating).resolves.toEqual(defaultCity);
    expect(here.isGpsFail).toBe(true);
  });

  it('asks the server in whose area it is, and takes that city though another centre is nearer (decision 19)', async () => {
    // 人民广场 of Shanghai, of which the server says that it lies in Sanya's area.
    browserAt(inShanghai);
    const server = serve({ 'GET /api/city/get_located': () => ({ city: sanya }) });
    const here = store();
    here.cities.set(cities);
    const locating = here.locate(5000);
    await jest.advanceTimersByTimeAsync(300);
    await expect(locating).resolves.toEqual(sanya);
    expect(server.calls.map(({ params }) => params)).toMatchObject([{ location: here.position }]);
  });

  it('says where nobody is served, and which city is near', async () => {
    browserAt(inShanghai);
    const sentence = '仙桃暂未开通服务，离您最近的城市是荆州';
    serve({
      'GET /api/city/get_located': () => {
        throw new Refusal(ErrorCode.CITY_NOT_SERVED, sentence);
      },
    });
    const here = store();
    const locating = here.locate(5000);
    await jest.advanceTimersByTimeAsync(300);
    await locating;
    expect(here).toMatchObject({ gpsProblem: sentence, isGpsFail: true, located: undefined });
  });

  it.each([
    ['refused', { code: 1 }, '定位未获允许，请在浏览器或App的设置里允许本页使用位置'],
    ['not to be had', { code: 2 }, '没有定位到您的位置'],
    ['too slow', { code: 3 }, '没有定位到您的位置'],
  ])(
    'a position that is %s says so, and how to allow it (issue 10, section 1)',
    async (_name, problem, text) => {
      Object.assign(navigator, {
        geolocation: {
          getCurrentPosition: (_found: unknown, fail: (problem: object) => void) => fail(problem),
        },
      });
      const here = store();
      await here.locate(5000);
      expect(here).toMatchObject({ gpsProblem: text, isGpsFail: true });
    },
  );

  it('a device that answers no number is not believed (issue 10, section 2, medium 11)', async () => {
    browserAt({ longitude: NaN, latitude: 31 });
    const here = store();
    await here.locate(5000);
    expect(here).toMatchObject({ gpsProblem: '没有定位到您的位置', position: undefined });
  });

  it('does not pretend to be in Beijing when the server cannot be reached', async () => {
    browserAt(inShanghai);
    serve({});
    const here = store();
    const locating = here.locate(5000);
    await jest.advanceTimersByTimeAsync(300);
    await expect(locating).resolves.toEqual(defaultCity);
    expect(here).toMatchObject({ isGpsFail: true, located: undefined });
  });

  it('forgets the failure when a later attempt succeeds', async () => {
    browserAt(undefined);
    serve(located);
    const here = store();
    await here.locate(5000);
    browserAt(inShanghai);
    const locating = here.locate(5000);
    await jest.advanceTimersByTimeAsync(300);
    await locating;
    expect(here).toMatchObject({ isGpsFail: false, located: { city: '上海' } });
  });
});

describe('later visits (look.md: location asks for its own consent)', () => {
  it('locate without a tap only while the last attempt on this device succeeded', async () => {
    serve(located);
    browserAt(inShanghai);
    expect(store().mayLocateAgain()).toBe(false);
    const locating = store().locate(5000);
    await jest.advanceTimersByTimeAsync(300);
    await locating;
    expect(store().mayLocateAgain()).toBe(true);
    browserAt(undefined);
    await store().locate(5000);
    expect(store().mayLocateAgain()).toBe(false);
  });
});

describe('cities of the service', () => {
  it('are kept on the device, so that the city page works offline', async () => {
    serve({ 'GET /api/city/get_cities': () => cities });
    await store().loadCities();
    serve({});
    const offline = store();
    expect(offline.cityOf('460200')?.city).toBe('三亚');
    await offline.loadCities();
    expect(offline.cities).toMatchObject({ failure: '网络错误，请检查网络', data: { version: 3 } });
  });

  it.each(['{"cfg_citys":{}}', 'null', '[1]', '{'])('damaged storage counts as none: %s', text => {
    window.localStorage.setItem('cities', text);
    expect(store().cities.data).toBeUndefined();
  });
});
