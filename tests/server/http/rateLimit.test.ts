import { takeFromLimit, purgeRateLimits } from '../../../server/http/rateLimit';
import { rateLimits } from '../../../server/http/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { Answer } from '../../../types/api/call';
import { startTestServer, type TestServer } from '../support/testServer';

// Architecture, the backend: limits live in the database, so that they hold for several processes.
describe('takeFromLimit', () => {
  let server: TestServer;
  const start = new Date('2026-11-21T10:00:00+08:00');
  const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
  const limit = { limit: 3, windowMs: 60_000 };
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('lets exactly the limit through, even all at once', async () => {
    const waits = await Promise.all(
      Array.from({ length: 20 }, () => takeFromLimit(server.db, 'a', limit, start)),
    );
    expect(waits.filter(wait => wait === 0)).toHaveLength(3);
    expect(new Set(waits)).toEqual(new Set([0, 60]));
  });

  it('tells how long to wait, and begins anew when the window is over', async () => {
    expect(await takeFromLimit(server.db, 'a', limit, after(45))).toBe(15);
    expect(await takeFromLimit(server.db, 'a', limit, after(60))).toBe(0);
  });

  it('counts each key for itself', async () => {
    expect(await takeFromLimit(server.db, 'b', limit, start)).toBe(0);
  });

  it('windows of yesterday are forgotten', async () => {
    await purgeRateLimits(server.db, after(2 * 86_400));
    expect(await server.db.select().from(rateLimits)).toEqual([]);
  });
});

describe('an address that calls too often', () => {
  it('is answered 429 with the time to wait, in the envelope', async () => {
    const server = await startTestServer({ settings: { callsPerMinute: 2 } });
    server.now = new Date('2026-11-21T10:00:00+08:00');
    const ask = () => server.app.inject(server.request('GET /api/city/get_cities', server.envelope({})));
    expect((await ask()).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(200);
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect(refused.json()).toMatchObject({ code: ErrorCode.TOO_MANY_REQUESTS, data: { retry_after: 60 } });
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
    server.now = new Date('2026-11-21T10:01:00+08:00');
    expect((await ask()).statusCode).toBe(200);
    await server.close();
  });

  it('is counted for calls that are refused, too, and a call too many spends no nonce', async () => {
    const server = await startTestServer({ settings: { callsPerMinute: 2 } });
    server.now = new Date('2026-11-21T10:00:00+08:00');
    const send = async (envelope: object): Promise<Answer<unknown>> =>
      (await server.app.inject(server.request('GET /api/city/get_cities', envelope))).json();
    const envelope = server.envelope({});
    expect(await send({ ...envelope, sign: 'a'.repeat(64) })).toMatchObject({
      code: ErrorCode.BAD_SIGNATURE,
    });
    expect(await send({})).toMatchObject({ code: ErrorCode.INVALID_PARAMS });
    expect(await send({})).toMatchObject({ code: ErrorCode.TOO_MANY_REQUESTS });
    expect(await send(envelope)).toMatchObject({ code: ErrorCode.TOO_MANY_REQUESTS });
    server.now = new Date('2026-11-21T10:01:00+08:00');
    expect(await send(envelope)).toMatchObject({ code: ErrorCode.OK });
    await server.close();
  });
});
