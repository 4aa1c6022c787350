import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../lib/ports.mjs';
import { endWithUs } from '../lib/processes.mjs';
import { step } from '../lib/progress.mjs';
import { inProject } from '../lib/project.mjs';
import { startServer, stopServer } from '../lib/server.mjs';
import { measureBareSql } from './bareSql.mjs';
import { atOnce, load } from './load.mjs';
import { heavyCalls, measureHeavyCaller } from './heavyCaller.mjs';
import { hasPostgres, startPostgres } from './postgres.mjs';
import { prepareData, rushCars, rushMembers } from './serverData.mjs';
import { ask, signedCall } from './signedCalls.mjs';
import { source } from './source.mjs';

const { readSettings } = source('server/settings');

const renter = { name: '张三丰', mobile: '13800138000', idcard_no: '110101199003070476' };
const megabyte = 1024 * 1024;

/** Memory of a process as the system counts it, in bytes. */
const memoryOf = ({ pid }) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) * 1024;

/** The empty Fastify server: calls a second, start-up and memory. */
async function measureEmptyServer() {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, [inProject('scripts/bench/emptyServer.mjs')], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  endWithUs(child);
  while (!(await fetch(address).catch(() => undefined))?.ok) await sleep(20);
  const start = performance.now() - began;
  const figures = await load(address, () => ({ method: 'GET', path: '/' }));
  const memory = memoryOf(child);
  await stopServer(child);
  return { ...figures, start, memory };
}

/** Bounds that let the few callers of a measurement be many. */
const unbounded = { COSTLY_CALLS_AT_ONCE: '1000', BOOKINGS_PER_HOUR: '1000000' };

/** Starts the real server, as `npm start` does; resolves to it and to the milliseconds until it answered. */
export async function startMeasured(env, bounds = unbounded) {
  const began = performance.now();
  const server = await startServer({
    port: await freePort(),
    log: inProject('.cache/logs/bench-server.log'),
    env: {
      ...env,
      WEB_DIRECTORY: '',
      HOST: '127.0.0.1',
      CALLS_PER_MINUTE: '1000000',
      ...bounds,
    },
  });
  return { ...server, took: performance.now() - began };
}

/** Everybody books the same car at the same moment: how long until all have their answer. Throws on a wrong count. */
async function rush(address, { members, rush: choice }) {
  const { bill } = await ask(address, 'POST /api/order/calc', choice);
  const requests = members
    .slice(0, rushMembers)
    .map(({ cookie }) => signedCall('POST /api/order/add', bookingOf(choice, bill.total), cookie));
  const began = performance.now();
  const codes = await Promise.all(
    requests.map(
      async ({ path: url, ...request }) => (await (await fetch(address + url, request)).json()).code,
    ),
  );
  const took = performance.now() - began;
  const booked = codes.filter(code => code === 0).length;
  if (booked !== rushCars) throw new Error(`${booked} of ${rushMembers} booked the last ${rushCars} cars`);
  return took;
}

const bookingOf = (choice, total) => ({
  ...choice,
  client_key: randomUUID(),
  expected_total: total,
  renter,
  remark: '',
});

/** Makes one booking after another, of one member after another: each may have a few unpaid orders. */
export async function bookingCalls(address, { members, plenty }) {
  const { bill } = await ask(address, 'POST /api/order/calc', plenty);
  let made = 0;
  return () => {
    const { cookie } = members[made++ % members.length];
    return signedCall('POST /api/order/add', bookingOf(plenty, bill.total), cookie);
  };
}

/** All figures of the server on one database; `env` says where it is. */
async function measureOn(env) {
  const fresh = await startMeasured(env);
  await stopServer(fresh.child);
  const settings = readSettings({ ...process.env, ...env });
  const data = await prepareData(settings);
  const again = await startMeasured(env);
  const { address, child } = again;
  const idle = memoryOf(child);
  const { plenty, search, members } = data;
  const member = () => members[Math.floor(Math.random() * members.length)].cookie;
  const calls = {
    cities: await load(address, () => signedCall('GET /api/city/get_cities', {})),
    search: await load(address, () => signedCall('GET /api/cartype/search', search)),
    calc: await load(address, () => signedCall('POST /api/order/calc', plenty, member())),
    booking: await load(address, await bookingCalls(address, data)),
  };
  const rushed = await rush(address, data);
  const busy = memoryOf(child);
  await stopServer(child);
  const bounded = await startMeasured(env, { TRUSTED_PROXIES: '1' });
  const heavy = await measureHeavyCaller(bounded.address, search);
  await stopServer(bounded.child);
  const bare = await measureBareSql(settings, data);
  return { calls, rush: rushed, heavy, bare, freshStart: fresh.took, start: again.took, idle, busy };
}

const titles = { cities: 'City list', search: 'Car search', calc: 'Price (calc)', booking: 'Booking' };

/** The rows of the table for one database. */
function rowsOf(database, { calls, rush: rushed, heavy, bare, freshStart, start, idle, busy }, empty) {
  const section = `Server on ${database}`;
  const perCall = Object.entries(titles).flatMap(([name, title]) => [
    {
      section,
      what: `${title}: calls a second`,
      value: calls[name].perSecond,
      beside: { what: 'bare SQL', value: bare[name].perSecond },
    },
    {
      section,
      what: `${title}: slowest of 100`,
      value: calls[name].p99,
      unit: 'ms',
      beside: { what: 'bare SQL', value: bare[name].p99 },
    },
  ]);
  const beside = value => ({ what: 'empty Fastify server', value });
  return [
    {
      section,
      what: 'Empty Fastify route: calls a second',
      value: empty.perSecond,
      note: `${atOnce} at a time, as all below`,
    },
    { section, what: 'Empty Fastify route: slowest of 100', value: empty.p99, unit: 'ms' },
    ...perCall,
    {
      section,
      what: `${rushMembers} bookings at once for the last ${rushCars} cars`,
      note: `exactly ${rushCars} succeed`,
      value: rushed,
      unit: 'ms',
      beside: { what: 'bare SQL', value: bare.rush },
    },
    ...['map', 'alternatives'].map(name => ({
      section,
      what: `${heavyCalls} ${name} calls at once by one address: slowest search of another`,
      value: heavy[name],
      unit: 'ms',
      beside: { what: 'nobody else', value: heavy.alone },
      most: 300,
    })),
    {
      section,
      what: 'Start with an empty database',
      value: freshStart,
      unit: 'ms',
      beside: beside(empty.start),
    },
    { section, what: 'Start with its database', value: start, unit: 'ms', beside: beside(empty.start) },
    {
      section,
      what: 'Memory after start',
      value: idle / megabyte,
      unit: 'MB',
      beside: beside(empty.memory / megabyte),
    },
    {
      section,
      what: 'Memory after all this',
      value: busy / megabyte,
      unit: 'MB',
      beside: beside(empty.memory / megabyte),
    },
  ];
}

/** Throughput, slowest calls, start-up and memory of the server on PGlite and on PostgreSQL. */
export async function measureServer() {
  const temporary = mkdtempSync(path.join(os.tmpdir(), 'car-rental-bench-'));
  process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
  const figures = {};
  await step(
    'Measuring an empty Fastify server',
    async () => void (figures.empty = await measureEmptyServer()),
  );
  await step('Measuring the server on PGlite', async () => {
    figures.pglite = await measureOn({ DATABASE_URL: '', DATA_DIRECTORY: path.join(temporary, 'pglite') });
  });
  const rows = rowsOf('PGlite', figures.pglite, figures.empty);
  if (!hasPostgres()) {
    return [...rows, { section: 'Server on PostgreSQL', what: 'Not measured', note: 'no PostgreSQL here' }];
  }
  await step('Measuring the server on PostgreSQL', async () => {
    const postgres = await startPostgres();
    figures.postgres = await measureOn({
      DATABASE_URL: postgres.address,
      DATA_DIRECTORY: path.join(temporary, 'postgres'),
    }).finally(postgres.stop);
  });
  return [...rows, ...rowsOf('PostgreSQL', figures.postgres, figures.empty)];
}
