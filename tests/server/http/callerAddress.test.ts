import { callerAddress } from '../../../server/http/callerAddress';
import { ErrorCode } from '../../../src/domain/errorCode';
import { startTestServer } from '../support/testServer';

// Issue 10, section 2, medium 10: addresses are normalised behind proxies, IPv6 is counted by /64.

describe('callerAddress', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    [' 198.51.100.7 ', '198.51.100.7'],
    ['198.51.100.7:50123', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['::FFFF:c633:6407', '198.51.100.7'],
    ['0:0:0:0:0:ffff:198.51.100.7', '198.51.100.7'],
    ['[::ffff:198.51.100.7]:443', '198.51.100.7'],
    ['2001:db8:0:1::7', '2001:db8:0:1::/64'],
    ['2001:0DB8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
    ['[2001:db8:0:1::8]:50123', '2001:db8:0:1::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('of %p is %p', (ip, address) => expect(callerAddress(ip)).toBe(address));
});

test('a caller who changes the address within their network is one caller', async () => {
  const server = await startTestServer({ settings: { trustedProxies: 1, callsPerMinute: 2 } });
  const codeFrom = async (address: string) => {
    const request = server.request('GET /api/city/get_cities', server.envelope({}));
    const headers = { 'x-forwarded-for': address };
    return (await server.app.inject({ ...request, headers })).json<{ code: number }>().code;
  };
  try {
    expect(await codeFrom('2001:db8:0:1::1')).toBe(ErrorCode.OK);
    expect(await codeFrom('2001:db8:0:1::2')).toBe(ErrorCode.OK);
    expect(await codeFrom('2001:db8:0:1::3')).toBe(ErrorCode.TOO_MANY_REQUESTS);
    expect(await codeFrom('2001:db8:0:2::1')).toBe(ErrorCode.OK);
  } finally {
    await server.close();
  }
});
