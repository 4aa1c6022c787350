import { startTestServer, type TestServer } from '../support/testServer';

describe('活动 (specification §2, /activity_mobile)', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ seed: { cities: 1 } });
  }, 60_000);
  afterAll(() => server.close());

  test('offers something in every city, to visitors too', async () => {
    const { data } = await server.call('GET /api/campaign/get_offers', { city_id: '110000' });
    expect(data.rows).toContainEqual({ id: '1', title: '活动', text: expect.any(String) });
  });
});
