import { ErrorCode } from '@/domain/errorCode';
import { call, serverNow } from '@/services/call';
import { Refusal, serve } from '../support/fakeServer';
import { beijing } from '../support/places';

const cities = { cfg_citys: [beijing], hot_citys: [], version: 1 };

afterEach(() => jest.useRealTimers());

describe('a clock that is off (decision 8: a timestamp more than 5 minutes off is refused)', () => {
  it('an answer that does not say the time is told to the caller, after one attempt', async () => {
    const server = serve({
      'GET /api/city/get_cities': () => {
        throw new Refusal(ErrorCode.STALE_TIMESTAMP, '手机时间不准', null);
      },
    });
    await expect(call('GET /api/city/get_cities', {})).rejects.toMatchObject({
      code: ErrorCode.STALE_TIMESTAMP,
    });
    expect(server.calls).toHaveLength(1);
  });

  it('is corrected by the server’s time, and the call repeated once', async () => {
    // The phone is two days behind.
    jest.useFakeTimers({ now: Date.parse('2026-11-19T10:00:00+08:00') });
    let refusals = 0;
    const server = serve({
      'GET /api/city/get_cities': () => {
        if (refusals > 0) return cities;
        refusals += 1;
        throw new Refusal(ErrorCode.STALE_TIMESTAMP, '手机时间不准', {
          server_time: '2026-11-21T10:00:00+08:00',
        });
      },
    });
    await expect(call('GET /api/city/get_cities', {})).resolves.toEqual(cities);
    expect(server.calls.map(({ envelope }) => envelope.timestamp)).toEqual([
      '2026-11-19 10:00:00',
      '2026-11-21 10:00:00',
    ]);
    expect(serverNow().toISOString()).toBe('2026-11-21T02:00:00.000Z');
    // The next call is right from the start.
    await call('GET /api/city/get_cities', {});
    expect(server.calls).toHaveLength(3);
    expect(server.calls[2]?.envelope.timestamp).toBe('2026-11-21 10:00:00');
  });

  it('is repeated only once, whatever the server says', async () => {
    const server = serve({
      'GET /api/city/get_cities': () => {
        throw new Refusal(ErrorCode.STALE_TIMESTAMP, '手机时间不准', {
          server_time: new Date().toISOString(),
        });
      },
    });
    await expect(call('GET /api/city/get_cities', {})).rejects.toMatchObject({
      code: ErrorCode.STALE_TIMESTAMP,
    });
    expect(server.calls).toHaveLength(2);
  });
});
