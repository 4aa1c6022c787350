import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runScript } from './support/runScript';

// `npm run bench` is no part of the run, and types do not read its scripts: what it needs of the server is tried here.
test('the measured server takes more bookings than one caller may make', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'car-rental-bench-'));
  try {
    const { code, output } = runScript(`
        import 'tsx';
        const { bookingCalls, startMeasured } = await import('./scripts/bench/server.mjs');
        const { stopServer } = await import('./scripts/lib/server.mjs');
        const { prepareData } = await import('./scripts/bench/serverData.mjs');
        const { source } = await import('./scripts/bench/source.mjs');
        const env = { DATA_DIRECTORY: ${JSON.stringify(folder)} };
        const data = await prepareData(source('server/settings').readSettings(env), { cities: 1 });
        const { address, child } = await startMeasured(env);
        const makeCall = await bookingCalls(address, data);
        const codes = new Set();
        for (let booking = 0; booking < 300; booking += 1) {
          const { path, ...request } = makeCall();
          codes.add((await (await fetch(address + path, request)).json()).code);
        }
        await stopServer(child);
        console.log(JSON.stringify([...codes]));`);
    expect([code, output.trim().split('\n').at(-1)]).toEqual([0, '[0]']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
