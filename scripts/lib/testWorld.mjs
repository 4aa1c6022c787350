import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { launchBrowserServer } from './browser.mjs';
import { freePort } from './ports.mjs';
import { step } from './progress.mjs';
import { builtApp, inProject } from './project.mjs';
import { startServer, stopServer } from './server.mjs';

/**
 * Options of jest for journeys. A journey waits more than it works, so that one more than two keeps two processors busy;
 * more than four would wait for their one server.
 */
export const browserWorkers = ['--maxWorkers', String(Math.min(4, Math.max(3, os.availableParallelism())))];

/** When journeys begin: a Monday without a holiday before the next weeks, so that they are the same on any day. */
const beginning = '2026-11-23T10:00:00+08:00';

/**
 * What journeys need: a browser, and the server on a freshly seeded database of its own. `name` names its log; `web` is
 * the app that the server serves, empty for the API alone. Resolves to `{ address, browser, clockShift, deskToken, end }`:
 * `clockShift` is by how many milliseconds this world is ahead of the machine's clock; phones take it over. `deskToken`
 * opens the desk of the staff.
 */
export async function startTestWorld(name, { web = builtApp('h5') } = {}) {
  const temporary = mkdtempSync(path.join(os.tmpdir(), `car-rental-${name}-`));
  process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
  const browser = await step('Starting the browser', launchBrowserServer);
  const clockShift = String(Date.parse(beginning) - Date.now());
  const server = await step('Starting the server with a fresh database', async () =>
    startServer({
      port: await freePort(),
      log: inProject(`.cache/logs/${name}-server.log`),
      env: {
        DATABASE_URL: '',
        DATA_DIRECTORY: temporary,
        WEB_DIRECTORY: web,
        HOST: '127.0.0.1',
        CLOCK_SHIFT: clockShift,
        // All phones of the journeys share this machine's address.
        CALLS_PER_MINUTE: '100000',
        COSTLY_CALLS_AT_ONCE: '1000',
        CODES_PER_HOUR: '100000',
        BOOKINGS_PER_HOUR: '100000',
      },
    }),
  );
  const end = async () => {
    await browser.close();
    await stopServer(server.child);
  };
  const { address, deskToken } = server;
  return { address, browser: browser.wsEndpoint(), clockShift, deskToken, end };
}
