import { writeFileSync } from 'node:fs';
import { build, isBuilt } from './lib/build.mjs';
import { command, CommandError } from './lib/command.mjs';
import { hostTypings } from './lib/hostTypings.mjs';
import { install, isInstalled, requireAllPackages } from './lib/install.mjs';
import { newerNames } from './lib/newerBuiltIns.mjs';
import { exitOnSignals, runShown } from './lib/processes.mjs';
import { step } from './lib/progress.mjs';
import { inProject } from './lib/project.mjs';
import { browserWorkers, startTestWorld } from './lib/testWorld.mjs';

/** The engine of tests/hosts as one script for the browser; resolves to its file. */
async function bundleEngine() {
  const { build: bundle } = await import('esbuild');
  const outfile = inProject('.cache/hosts/engine.js');
  await bundle({
    entryPoints: [inProject('tests/hosts/engine/main.ts')],
    tsconfig: inProject('tsconfig.json'),
    bundle: true,
    outfile,
    format: 'iife',
    platform: 'browser',
    target: 'chrome120',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outfile;
}

/** Leaves for the engine what the hosts' typings say of their calls, and what the oldest engines lack; answers the file. */
function writeFacts() {
  const file = inProject('.cache/hosts/facts.json');
  writeFileSync(file, JSON.stringify({ typings: hostTypings(), newer: newerNames() }));
  return file;
}

/** Installs miniprogram-ci, for its tests alone; when it cannot, they fail and say what to do. */
async function installCodeChecks() {
  const folder = inProject('tests/hosts/code-checks');
  if (isInstalled({ folder })) return;
  try {
    const log = inProject('.cache/logs/install-code-checks.log');
    await step('Installing WeChat’s code checks', () => install({ folder, log }));
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(`✗ ${error.message}`);
  }
}

// `npm run hosts`: the built mini-programs on an engine in the browser (tests/hosts), against the real server on a
// freshly seeded database. What follows the command goes to jest: `npm run hosts -- weapp`.
await command(async () => {
  exitOnSignals();
  await requireAllPackages();
  for (const host of ['weapp', 'qq', 'alipay']) {
    if (!isBuilt(host)) await step(`Building the app for ${host}`, async () => void (await build(host)));
  }
  await installCodeChecks();
  const engine = await bundleEngine();
  const facts = writeFacts();
  const { address, browser, clockShift, deskToken, end } = await startTestWorld('hosts', { web: '' });
  const jest = inProject('node_modules/jest/bin/jest.js');
  const config = ['--config', inProject('tests/hosts/support/jest.config.cjs'), ...browserWorkers];
  const env = {
    ...process.env,
    HOSTS_ADDRESS: address,
    // What config/index.ts builds mini-programs for.
    HOSTS_API_BASE: process.env.API_BASE ?? 'http://127.0.0.1:3000',
    HOSTS_BROWSER: browser,
    HOSTS_DESK_TOKEN: deskToken,
    HOSTS_ENGINE: engine,
    HOSTS_FACTS: facts,
    CLOCK_SHIFT: clockShift,
    TZ: 'Asia/Shanghai',
  };
  process.exitCode = await runShown([jest, ...config, ...process.argv.slice(2)], { env });
  await end();
});
