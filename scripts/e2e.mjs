import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { launchBrowserServer } from './lib/browser.mjs';
import { build, isBuilt } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { freePort } from './lib/ports.mjs';
import { exitOnSignals, runShown } from './lib/processes.mjs';
import { step } from './lib/progress.mjs';
import { builtApp, inProject } from './lib/project.mjs';
import { startServer, stopServer } from './lib/server.mjs';

// `npm run e2e`: the journeys of tests/e2e in a real browser, against the real server on a freshly seeded
// database of its own. One server and one browser serve them all. What follows the command goes to jest:
// `npm run e2e -- booking`, `npm run e2e -- -t 首页`.
await command(async () => {
  exitOnSignals();
  const temporary = mkdtempSync(path.join(os.tmpdir(), 'car-rental-e2e-'));
  process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
  if (!isBuilt('h5')) await step('Building the app for H5', async () => void (await build('h5')));
  const browser = await step('Starting the browser', launchBrowserServer);
  const server = await step('Starting the server with a fresh database', async () =>
    startServer({
      port: await freePort(),
      log: inProject('.cache/logs/e2e-server.log'),
      env: {
        DATABASE_URL: '',
        DATA_DIRECTORY: temporary,
        WEB_DIRECTORY: builtApp('h5'),
        HOST: '127.0.0.1',
        // All phones of the journeys share this machine's address.
        CALLS_PER_MINUTE: '100000',
        CODES_PER_HOUR: '100000',
      },
    }),
  );
  const jest = inProject('node_modules/jest/bin/jest.js');
  const config = ['--config', inProject('tests/e2e/support/jest.config.cjs'), '--maxWorkers=2'];
  const env = {
    ...process.env,
    E2E_ADDRESS: server.address,
    E2E_BROWSER: browser.wsEndpoint(),
    TZ: 'Asia/Shanghai',
  };
  process.exitCode = await runShown([jest, ...config, ...process.argv.slice(2)], { env });
  await browser.close();
  await stopServer(server.child);
});
