import autocannon from 'autocannon';
import { median, percentile } from './report.mjs';

/** Calls that are under way at the same time: those of a busy minute, not of a crowd at a door. */
export const atOnce = 10;
const seconds = 5;
const warmUpSeconds = 2;

/** The server closes a connection after so many calls (`CALLS_OF_CONNECTION`); autocannon does not listen to its word. */
const callsOfConnection = 100;

/** An answer that is not compressed tells its code; those that are compressed are long, which no refusal is. */
const isGood = body => body.startsWith('{"code":0') || body.length > 1024;

/**
 * Asks a server for some seconds, `atOnce` calls at a time, each made anew by `makeCall`. Resolves to calls a second
 * and the 99th percentile of their time in ms; throws when any call was refused.
 */
export async function load(address, makeCall) {
  await run(address, makeCall, warmUpSeconds);
  return run(address, makeCall, seconds);
}

async function run(address, makeCall, duration) {
  let refused;
  const onResponse = (status, body) => {
    if (status !== 200 || !isGood(body)) refused ??= `${status} ${body.slice(0, 200)}`;
  };
  const result = await autocannon({
    url: address,
    connections: atOnce,
    reconnectRate: callsOfConnection,
    duration,
    requests: [{ ...makeCall(), setupRequest: request => ({ ...request, ...makeCall() }), onResponse }],
  });
  if (refused || result.errors > 0)
    throw new Error(`The server refused a call: ${refused ?? 'no connection'}`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

/** The same for any work, without a server: `work` is done again and again, `atOnce` at a time. */
export async function repeat(work) {
  const times = [];
  const end = performance.now() + seconds * 1000;
  const one = async () => {
    while (performance.now() < end) {
      const began = performance.now();
      await work();
      times.push(performance.now() - began);
    }
  };
  await work();
  await Promise.all(Array.from({ length: atOnce }, one));
  return { perSecond: times.length / seconds, p99: percentile(times, 0.99), median: median(times) };
}
