import { eq } from 'drizzle-orm';
import { sites } from '../../../server/areas/site/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { RequestOf } from '../../../types/api';
import { startTestServer, type TestServer } from '../support/testServer';

/** Specification §7, /api/site, and §3, site. */
describe('sites', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ seed: { cities: 2 } });
  }, 60_000);
  afterAll(() => server.close());

  const find = async (request: Omit<RequestOf<'GET /api/site/get_sites'>, 'city_id'>) =>
    (await server.call('GET /api/site/get_sites', { city_id: '110000', ...request })).data;
  const names = async (keyword: string) => (await find({ keyword })).sites.map(({ name }) => name);

  test('of a city are listed with their areas, which count the open ones', async () => {
    const { sites: found, areas } = await find({});
    expect(found).toHaveLength(12);
    expect(found[0]).toMatchObject({
      id: '11000001',
      name: '北京首都机场T3店',
      // For the search of the app, which takes pinyin and initials (rental.md, detail 10).
      pinyin: 'bei jing shou du ji chang T3 dian',
      category: 'AIRPORT',
      area: '顺义区',
      hours: { open: '00:00', close: '24:00' },
      status: 'OPEN',
    });
    expect(areas.find(({ name }) => name === '顺义区')?.count).toBe(2);
    // 中关村 is open, 五道口 is closed for the time being.
    expect(areas.find(({ name }) => name === '海淀区')?.count).toBe(1);
  });

  test('come nearest first when a location is given, their distance in whole metres', async () => {
    const { sites: found } = await find({ location: { lng: 116.385, lat: 39.872 } });
    const distances = found.map(({ distance }) => distance);
    expect(found[0]?.name).toBe('北京南站店');
    expect(distances[0]).toBeLessThan(1000);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(distances.every(Number.isInteger)).toBe(true);
  });

  test('are measured from the centre of the city when no location is given', async () => {
    const { sites: found } = await find({});
    const wangfujing = found.find(({ name }) => name === '王府井酒店服务点');
    expect(wangfujing?.distance).toBeGreaterThan(500);
    expect(wangfujing?.distance).toBeLessThan(3000);
  });

  test.each([
    ['a name', '三里屯', ['三里屯太古里店']],
    ['a name in small letters', ' t3 ', ['北京首都机场T3店']],
    ['an address', '莲花池', ['北京西站店']],
    ['an area', '顺义', ['北京首都机场T3店', '北京首都机场T2店']],
    ['nothing', '没有这个地方', []],
  ])('are found by %s', async (_what, keyword, expected) => {
    expect(await names(keyword)).toEqual(expected);
  });

  test.each(['%', '_', '\\', "'", '"; drop table sites; --', '%%', '\\%'])(
    'are not all found by %s, which is text like any other',
    async keyword => {
      expect(await names(keyword)).toEqual([]);
    },
  );

  test('that bear such a character are found by it', async () => {
    await server.db.update(sites).set({ name: "100%_放心'店\\" }).where(eq(sites.id, '11000011'));
    for (const keyword of ['0%_', "'店", '店\\']) expect(await names(keyword)).toEqual(["100%_放心'店\\"]);
  });

  test('of one area are filtered, the areas still being those of the city', async () => {
    const { areas } = await find({});
    const chaoyang = areas.find(({ name }) => name === '朝阳区');
    const found = await find({ area_id: chaoyang?.id });
    expect(found.sites.map(({ area }) => area)).toEqual(['朝阳区', '朝阳区', '朝阳区']);
    expect(found.areas).toEqual(areas);
  });

  test('of a city that is not served are refused', async () => {
    const { code } = await server.call('GET /api/site/get_sites', { city_id: '000000' });
    expect(code).toBe(ErrorCode.CITY_NOT_SERVED);
  });

  test('are described in detail: directions, a photograph, reviews', async () => {
    const { data } = await server.call('GET /api/site/get_detail', { id: '11000004' });
    expect(data.name).toBe('北京南站店');
    expect(data.directions.length).toBeGreaterThanOrEqual(2);
    expect(data.photos).toEqual([expect.stringContaining('railway')]);
    expect(data.marks.counts.GOOD + data.marks.counts.NEUTRAL + data.marks.counts.BAD).toBe(data.marks.total);
    expect(data.marks.average).toBeGreaterThan(3);
  });

  test('that are closed say why', async () => {
    const { data } = await server.call('GET /api/site/get_detail', { id: '11000009' });
    expect(data).toMatchObject({ name: '五道口地铁站店', status: 'CLOSED' });
    expect(data.notice).toContain('暂停取还车');
  });

  test('that do not exist answer NOT_FOUND', async () => {
    const { code, msg } = await server.call('GET /api/site/get_detail', { id: '0' });
    expect([code, msg]).toEqual([ErrorCode.NOT_FOUND, '没有找到这家门店']);
  });
});
