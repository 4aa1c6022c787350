import { ErrorCode } from '../../../src/domain/errorCode';
import { specifiedRoutes } from '../../support/specification/readSpecification';
import { startTestServer, type TestServer } from '../support/testServer';

/** Specification §2: /discover and /sanya, as pages with content of the backend. */
describe('what there is to discover', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ seed: { cities: 60 } });
  }, 60_000);
  afterAll(() => server.close());

  const home = async (city_id: string) => (await server.call('GET /api/discover/get_home', { city_id })).data;

  test('are topics, destinations and guides', async () => {
    const { topics, destinations, guides } = await home('110000');
    expect(topics.map(({ title }) => title)).toEqual([
      '三亚环岛自驾',
      '租过的人怎么说',
      '车送到楼下',
      '换一款车出发',
      '新人礼包',
    ]);
    expect(destinations.map(({ name }) => name)).toEqual([
      '三亚',
      '成都',
      '厦门',
      '青岛',
      '桂林',
      '西宁',
      '哈尔滨',
    ]);
    expect(guides.length).toBeGreaterThanOrEqual(5);
    for (const { paragraphs, minutes } of guides) {
      expect(paragraphs.length).toBeGreaterThanOrEqual(4);
      expect(paragraphs.length).toBeLessThanOrEqual(7);
      expect(minutes).toBeGreaterThanOrEqual(1);
      expect(minutes).toBeLessThanOrEqual(3);
    }
  });

  test('lead to addresses of the specification, with cities that are served', async () => {
    const { topics, destinations } = await home('110000');
    const known = specifiedRoutes().map(({ url }) => url);
    const { cfg_citys } = (await server.call('GET /api/city/get_cities', {})).data;
    for (const { url } of [...topics, ...destinations]) {
      const [path = '', query = ''] = url.split('?');
      expect(known).toContain(path);
      if (query) expect(cfg_citys.map(({ id }) => `city_id=${id}`)).toContain(query);
    }
    expect(destinations.map(({ url }) => url).filter(url => url === '/sanya')).toHaveLength(1);
  });

  test('begin with the destination that the renter is in', async () => {
    const { destinations } = await home('370200');
    expect(destinations.slice(0, 3).map(({ name }) => name)).toEqual(['青岛', '三亚', '成都']);
    expect(await home('999999')).toEqual(await home('110000'));
  });

  test('have pictures that are drawn', async () => {
    const { topics, destinations } = await home('110000');
    for (const { picture } of [...topics, ...destinations]) {
      const answer = await server.app.inject({ url: picture, headers: { accept: 'image/webp' } });
      expect([picture, answer.statusCode, answer.headers['content-type']]).toEqual([
        picture,
        200,
        'image/webp',
      ]);
    }
  }, 60_000);

  test('Sanya has drives with stops, kilometres and a class of car, and tips of one sentence', async () => {
    const { data } = await server.call('GET /api/discover/get_destination', { id: 'sanya' });
    expect(data).toMatchObject({ id: 'sanya', city_id: '460200', name: '三亚', url: '/sanya' });
    expect(data.introduction.length).toBeGreaterThan(50);
    expect(data.routes.length).toBeGreaterThanOrEqual(3);
    for (const { days, km, stops, text } of data.routes) {
      expect(days).toBeGreaterThanOrEqual(1);
      // Nobody enjoys more than 300 km a day on an island.
      expect(km / days).toBeLessThanOrEqual(300);
      expect(stops.length).toBeGreaterThanOrEqual(3);
      expect(text).not.toBe('');
    }
    expect(data.tips.length).toBeGreaterThanOrEqual(5);
    expect(data.tips.every(({ text }) => /^[^。]+。$/.test(text))).toBe(true);
  });

  test.each(['dali', 'nowhere', "sanya' --", '三亚'])('%s has no page of its own: NOT_FOUND', async id => {
    expect((await server.call('GET /api/discover/get_destination', { id })).code).toBe(ErrorCode.NOT_FOUND);
  });
});

describe('a service with fewer cities', () => {
  test('shows no destination that it does not serve', async () => {
    const server = await startTestServer({ seed: { cities: 5 } });
    const { destinations } = (await server.call('GET /api/discover/get_home', { city_id: '110000' })).data;
    expect(destinations.map(({ name }) => name)).toEqual(['成都']);
    await server.close();
  }, 60_000);
});
