import { eq } from 'drizzle-orm';
import { sites } from '../../../server/areas/site/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import { startTestServer, type TestServer } from '../support/testServer';

/** Specification §7, /api/city, and §3, city state. */
describe('cities', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ seed: { cities: 20 } });
  }, 60_000);
  afterAll(() => server.close());

  test('are all listed, and the hot ones besides in their order', async () => {
    const { code, data } = await server.call('GET /api/city/get_cities', {});
    expect(code).toBe(ErrorCode.OK);
    expect(data.cfg_citys).toHaveLength(20);
    expect(data.cfg_citys[0]).toEqual({
      id: '110000',
      city: '北京',
      code: 'BJ',
      pinyin: 'bei jing',
      gps: { lng: 116.40387, lat: 39.91488 },
    });
    expect(data.hot_citys.slice(0, 3).map(({ city }) => city)).toEqual(['北京', '上海', '广州']);
    expect(data.hot_citys.length).toBeGreaterThanOrEqual(12);
    expect(data.version).toBeGreaterThanOrEqual(1);
  });

  test('to return a car to are all others, hot ones first, then the nearest', async () => {
    const { data } = await server.call('GET /api/city/get_diff_cities', { city_id: '310000' });
    const names = data.cfg_citys.map(({ city }) => city);
    expect(names).toHaveLength(19);
    expect(names).not.toContain('上海');
    expect(names.slice(0, 2)).toEqual(['北京', '广州']);
    expect(names.slice(-4)).toEqual(
      ['苏州', '郑州', '天津', '长沙'].sort((a, b) => names.indexOf(a) - names.indexOf(b)),
    );
    expect(names.indexOf('苏州')).toBeLessThan(names.indexOf('郑州'));
  });

  describe('where a person is (decision 19; issue 10, section 1)', () => {
    const located = (lng: number, lat: number) =>
      server.call('GET /api/city/get_located', { location: { lng, lat } });

    test('is the city in whose area they stand, and not the one whose centre is nearer', async () => {
      // 万州 and 花桥, BD-09: nearer to Wuhan's and to Shanghai's neighbours than they look.
      expect((await located(108.42, 30.816)).data.city).toMatchObject({ id: '500000', city: '重庆' });
      expect((await located(121.11, 31.303)).data.city).toMatchObject({ id: '320500', city: '苏州' });
    });

    test.each([
      // Only twenty cities are served here, and Langfang is none of them.
      ['燕郊', 116.82, 39.954, '廊坊暂未开通服务，离您最近的城市是北京'],
      ['香港', 114.18, 22.303, '香港暂未开通服务，离您最近的城市是深圳'],
      ['首尔', 127, 37.5, '您所在的位置暂未开通服务，请选择城市'],
    ])('%s, in no city of the service, is said with a way on', async (_name, lng, lat, sentence) => {
      const { code, msg } = await located(lng, lat);
      expect([code, msg]).toEqual([ErrorCode.CITY_NOT_SERVED, sentence]);
    });

    test.each([
      ['abroad', 2.35, 48.85],
      ['off the earth', 500, 39],
      ['no number', NaN, 39],
    ])(
      'a point that is %s is refused in one clear sentence (section 2, medium 11)',
      async (_name, lng, lat) => {
        const { code, msg } = await located(lng, lat);
        expect([code, msg]).toEqual([ErrorCode.INVALID_PARAMS, '位置不在中国境内，请重新定位或选择地点']);
      },
    );
  });

  test('whose sites are all closed take no car back', async () => {
    const closed = await server.db
      .update(sites)
      .set({ closed: true })
      .where(eq(sites.cityId, '320500'))
      .returning({ id: sites.id });
    expect(closed.length).toBeGreaterThan(0);
    const { data } = await server.call('GET /api/city/get_diff_cities', { city_id: '310000' });
    expect(data.cfg_citys.map(({ city }) => city)).not.toContain('苏州');
  });

  test('have a sketch of their surroundings (issue 11, map)', async () => {
    const { data } = await server.call('GET /api/city/get_sketch', { city_id: '310000' });
    expect(data.land?.length).toBeGreaterThan(3);
    const unknown = await server.call('GET /api/city/get_sketch', { city_id: '999999' });
    expect(unknown.code).toBe(ErrorCode.CITY_NOT_SERVED);
  });

  test('that are not served are refused', async () => {
    const { code, msg } = await server.call('GET /api/city/get_diff_cities', { city_id: '999999' });
    expect(code).toBe(ErrorCode.CITY_NOT_SERVED);
    expect(msg).toBe('该城市暂未开通服务，请选择其他城市');
  });
});
