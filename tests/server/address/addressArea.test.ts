import { distanceKm } from '../../../src/domain/geo';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { RequestOf } from '../../../types/api';
import { startTestServer, type TestServer } from '../support/testServer';

/** Specification §2: /address and /district with search; placeholder airport / business area / crossing. */
describe('places and districts of a city', () => {
  const beijing = '110000';
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ seed: { cities: 17 } });
  }, 60_000);
  afterAll(() => server.close());

  type Search = Omit<RequestOf<'GET /api/address/search'>, 'city_id'>;
  const search = async (request: Search = {}, city_id = beijing) =>
    (await server.call('GET /api/address/search', { city_id, ...request })).data.places;
  const names = async (request: Search) => (await search(request)).map(({ name }) => name);
  const districts = async (city_id = beijing) =>
    (await server.call('GET /api/address/get_districts', { city_id })).data.districts;

  test('without a keyword are the well-known ones of every kind, the best known first', async () => {
    const places = await search();
    expect(places[0]).toMatchObject({
      id: '110000p001',
      city_id: beijing,
      kind: 'AIRPORT',
      name: '北京首都机场T3',
      pinyin: 'bei jing shou du ji chang T3',
      area: '顺义区',
    });
    expect(places.length).toBeGreaterThanOrEqual(30);
    expect(places.length).toBeLessThanOrEqual(60);
    expect(new Set(places.map(({ kind }) => kind))).toEqual(
      new Set(['AIRPORT', 'RAILWAY', 'MALL', 'METRO', 'HOTEL', 'CROSSING']),
    );
  });

  test.each([
    ['name', '学院路', '学院路路口'],
    ['pinyin', 'zhongguancun', '中关村'],
    ['pinyin with blanks', 'wang jing', '望京'],
    ['initials', 'jgmlk', '建国门路口'],
    ['address', '永外大街', '北京南站'],
    ['Latin letters in any case', 't3', '北京首都机场T3'],
  ])('are found by %s: %s', async (_what, keyword, expected) => {
    expect((await names({ keyword }))[0]).toBe(expected);
  });

  test('come nearest first among equals when a location is given', async () => {
    const location = (await search({ keyword: '北京南站' }))[0]?.location ?? { lng: 0, lat: 0 };
    const all = await search({ location });
    expect(all[0]).toMatchObject({ name: '北京南站', distance: 0 });
    const distances = all.map(({ distance }) => distance);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    // All match from a later syllable; without a location the best known is first.
    expect((await names({ location, keyword: 'zhan' }))[0]).toBe('北京南站');
    const airport = (await search())[0]?.location;
    expect((await names({ location: airport, keyword: 'zhan' }))[0]).toBe('北京朝阳站');
  });

  test.each(['没有这个地方', '😀😀', '%', '_', "'", '"', '\\', "'; drop table places; --", '<script>'])(
    'take %s as text and find nothing',
    async keyword => {
      expect(await names({ keyword })).toEqual([]);
    },
  );

  test('take a keyword of up to 50 characters', async () => {
    const ask = (keyword: string) => server.call('GET /api/address/search', { city_id: beijing, keyword });
    expect((await ask('中'.repeat(50))).code).toBe(ErrorCode.OK);
    expect((await ask('中'.repeat(51))).code).toBe(ErrorCode.INVALID_PARAMS);
  });

  test('of a county are those that lie in it, of a business area those within 3 km of its centre', async () => {
    const all = await districts();
    const haidian = all.find(({ name }) => name === '海淀区');
    const zhongguancun = all.find(({ name }) => name === '中关村');
    const inHaidian = await search({ area_id: haidian?.id });
    expect(inHaidian.map(({ area }) => area)).toEqual(inHaidian.map(() => '海淀区'));
    expect(inHaidian.length).toBeGreaterThanOrEqual(5);
    const around = await search({ area_id: zhongguancun?.id });
    expect(around.map(({ name }) => name)).toEqual(expect.arrayContaining(['中关村', '五道口地铁站']));
    for (const { location } of around)
      expect(distanceKm(location, zhongguancun?.location ?? location)).toBeLessThanOrEqual(3);
    expect(await search({ area_id: 'nowhere' })).toEqual([]);
  });

  test('a district counts its open sites, and those with most sites come first', async () => {
    const all = await districts();
    const { sites } = (await server.call('GET /api/site/get_sites', { city_id: beijing })).data;
    const open = sites.filter(({ status }) => status === 'OPEN');
    for (const { id, type, location, site_count } of all) {
      const inIt = open.filter(site =>
        type === 'COUNTY' ? site.area_id === id : distanceKm(site.location, location) <= 3,
      );
      expect([id, site_count]).toEqual([id, inIt.length]);
    }
    const counts = all.map(({ site_count }) => site_count);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    // Closed: the only site of Haidian that takes bookings is 中关村店.
    expect(all.find(({ name }) => name === '海淀区')?.site_count).toBe(1);
  });

  test('a hot city has at least five business areas, another city counties alone', async () => {
    const business = (await districts()).filter(({ type }) => type === 'BUSINESS');
    expect(business.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['中关村', '望京', '国贸', '三里屯', '王府井']),
    );
    expect(business.find(({ name }) => name === '望京')?.pinyin).toBe('wang jing');
    const tianjin = await districts('120000');
    expect(tianjin.length).toBeGreaterThan(0);
    expect(tianjin.every(({ type }) => type === 'COUNTY')).toBe(true);
    expect((await search({}, '120000')).map(({ name }) => name)).toContain('天津滨海机场');
  });

  test.each(['999999', '', "1' or '1'='1"])('of the unknown city %p: CITY_NOT_SERVED', async city_id => {
    expect((await server.call('GET /api/address/search', { city_id })).code).toBe(ErrorCode.CITY_NOT_SERVED);
    expect((await server.call('GET /api/address/get_districts', { city_id })).code).toBe(
      ErrorCode.CITY_NOT_SERVED,
    );
  });
});
