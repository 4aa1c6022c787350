import { THREE_LEFT } from '../../../server/demo/knownStock';
import { startTestServer, type TestServer } from '../support/testServer';

// Issue 10, section 2, high 4: who asks for much at once waits for themselves, on the embedded database too, which
// answers without leaving the queue of promises.
const period = { from_time: '2026-11-25T10:00:00+08:00', to_time: '2026-11-28T10:00:00+08:00' };
const { siteId: site_id, cartypeId: cartype_id } = THREE_LEFT;
const FLOOD = 150;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seed: { cities: 2 }, settings: { trustedProxies: 1 } });
  server.now = new Date('2026-11-24T12:00:00+08:00');
}, 60_000);
afterAll(() => server.close());

const askFrom = (address: string, endpoint: string, params: object) => {
  const request = server.request(endpoint, server.envelope(params));
  return server.app.inject({ ...request, headers: { ...request.headers, 'x-forwarded-for': address } });
};

test.each([
  [
    'GET /api/site/get_map_sites',
    { city_id: '110000', centre: { lng: 116.4, lat: 39.9 }, radius: 50_000, ...period },
  ],
  ['GET /api/cartype/get_alternatives', { site_id, cartype_id, ...period }],
  ['GET /api/cartype/get_detail', { site_id, cartype_id, ...period }],
  ['GET /api/cartype/get_marks', { id: cartype_id, type: 'ALL', page: 1 }],
  ['GET /api/site/get_sites', { city_id: '110000' }],
  ['GET /api/city/get_diff_cities', { city_id: '110000' }],
])(
  '150 calls of %s at once by one address: a search by another comes before most of them',
  async (endpoint, params) => {
    const search = () => askFrom('198.51.100.2', 'GET /api/cartype/search', { site_id, ...period });
    // What is kept for later calls is there already.
    await Promise.all([search(), askFrom('198.51.100.3', endpoint, params)]);
    let done = 0;
    const flood = Array.from({ length: FLOOD }, async () => {
      const { statusCode } = await askFrom('198.51.100.1', endpoint, params);
      // The others are refused at once.
      if (statusCode === 200) done += 1;
    });
    await new Promise(resolve => setImmediate(resolve));
    expect((await search()).statusCode).toBe(200);
    expect(done).toBeLessThan(FLOOD / 3);
    await Promise.all(flood);
  },
);
