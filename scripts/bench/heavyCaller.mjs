import { setTimeout as sleep } from 'node:timers/promises';
import { signedCall } from './signedCalls.mjs';
import { source } from './source.mjs';

const { HOUR, toIso, toMillis } = source('src/domain/shanghaiTime');

/** Costly calls that one address makes at the same moment. */
export const heavyCalls = 150;

/** The centre of the city whose sites are asked for. */
const centre = { lng: 116.40387, lat: 39.91488 };

/** The heavy calls, each about a period of its own: an answer that is kept helps none of them. */
const heavyCallsOf = {
  map: ({ from_time, to_time }) => [
    'GET /api/site/get_map_sites',
    { city_id: '110000', centre, radius: 100_000, from_time, to_time },
  ],
  alternatives: search => ['GET /api/cartype/get_alternatives', search],
};

/** A search whose period is moved by some hours. */
const moved = (search, hours) => ({
  ...search,
  from_time: toIso(toMillis(search.from_time) + hours * HOUR),
  to_time: toIso(toMillis(search.to_time) + hours * HOUR),
});

/** Makes a signed call as a proxy hands it on for an address; resolves to the milliseconds that it took. */
async function callFrom(ip, address, { path, headers, ...request }) {
  const began = performance.now();
  const answer = await fetch(address + path, { ...request, headers: { ...headers, 'x-forwarded-for': ip } });
  await answer.arrayBuffer();
  return performance.now() - began;
}

/**
 * The slowest search of one address, milliseconds, while another one has `heavyCalls` map or alternatives calls under
 * way at once; `alone` is the slowest of as many searches with nobody else. The server must stand behind one proxy and
 * keep its own bounds of costly calls.
 */
export async function measureHeavyCaller(address, search) {
  const honest = () => callFrom('203.0.113.1', address, signedCall('GET /api/cartype/search', search));
  const slowest = async isDone => {
    const times = [];
    while (times.length === 0 || !isDone()) times.push(await honest());
    return Math.max(...times);
  };
  // Nothing is done for the first time while it is measured.
  for (const callOf of [...Object.values(heavyCallsOf), () => ['GET /api/cartype/search', search]]) {
    for (let call = 0; call < 20; call += 1)
      await callFrom('192.0.2.1', address, signedCall(...callOf(search)));
  }
  let left = 20;
  const figures = { alone: await slowest(() => (left -= 1) <= 0) };
  for (const [name, callOf] of Object.entries(heavyCallsOf)) {
    const calls = Array.from({ length: heavyCalls }, (_, index) =>
      signedCall(...callOf(moved(search, index))),
    );
    let underWay = calls.length;
    const all = calls.map(call => callFrom('198.51.100.1', address, call).finally(() => (underWay -= 1)));
    // The heavy calls have reached the server before the honest one asks.
    await sleep(5);
    figures[name] = await slowest(() => underWay === 0);
    await Promise.all(all);
  }
  return figures;
}
