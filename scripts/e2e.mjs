import { build, isBuilt } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { requireAllPackages } from './lib/install.mjs';
import { exitOnSignals, runShown } from './lib/processes.mjs';
import { step } from './lib/progress.mjs';
import { inProject } from './lib/project.mjs';
import { browserWorkers, startTestWorld } from './lib/testWorld.mjs';

// `npm run e2e`: the journeys of tests/e2e in a real browser, against the real server on a freshly seeded
// database of its own. One server and one browser serve them all. What follows the command goes to jest:
// `npm run e2e -- booking`, `npm run e2e -- -t 首页`.
await command(async () => {
  exitOnSignals();
  await requireAllPackages();
  if (!isBuilt('h5')) await step('Building the app for H5', async () => void (await build('h5')));
  const { address, browser, clockShift, deskToken, end } = await startTestWorld('e2e');
  const jest = inProject('node_modules/jest/bin/jest.js');
  const config = ['--config', inProject('tests/e2e/support/jest.config.cjs'), ...browserWorkers];
  const env = {
    ...process.env,
    E2E_ADDRESS: address,
    E2E_BROWSER: browser,
    E2E_DESK_TOKEN: deskToken,
    CLOCK_SHIFT: clockShift,
    TZ: 'Asia/Shanghai',
  };
  process.exitCode = await runShown([jest, ...config, ...process.argv.slice(2)], { env });
  await end();
});
