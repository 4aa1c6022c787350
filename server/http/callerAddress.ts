import { isIP } from 'node:net';

/** An IPv6 address in its one shortest form: at most one `::`, IPv4 within it in hex. */
const shortest = (address: string): string => new URL(`http://[${address}]`).hostname.slice(1, -1);

/** The IPv4 address that stands within an IPv6 one, as sockets of both families write it. */
function mappedIn(address: string): string | undefined {
  const [, ...groups] = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(address) ?? [];
  if (groups.length === 0) return undefined;
  const bytes = groups.map(group => parseInt(group, 16)).flatMap(number => [number >> 8, number & 255]);
  return bytes.join('.');
}

/** The first four groups of an IPv6 address: the network that one household or phone has. */
function networkOf(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}

/**
 * The address by which a caller's calls are counted, of what a socket or a proxy calls it: IPv4 however it is written
 * (within IPv6, with a port), of IPv6 the /64, of which one caller has all the addresses.
 *
 *     callerAddress('::ffff:198.51.100.7')  // '198.51.100.7'
 *     callerAddress('2001:DB8:0:1::7')      // '2001:db8:0:1::/64'
 */
export function callerAddress(ip: string): string {
  const bare = ip
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  if (isIP(bare) !== 6) return bare;
  const address = shortest(bare);
  return mappedIn(address) ?? networkOf(address);
}
