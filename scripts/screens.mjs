import { mkdirSync, rmSync } from 'node:fs';
import { command } from './lib/command.mjs';
import { runShown } from './lib/processes.mjs';
import { inProject, shown } from './lib/project.mjs';

// `npm run screens`: pictures of every screen at 375×812, at 320 in elder mode, in the dark scheme and on a desktop of 1280,
// on one page each, to be looked at. `npm run screens -- -t 深色` makes one of them.
await command(async () => {
  const directory = inProject('.cache/screens');
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const args = ['--testMatch', '**/tests/e2e/screens.ts', '--testTimeout', String(10 * 60_000)];
  process.exitCode = await runShown([inProject('scripts/e2e.mjs'), ...args, ...process.argv.slice(2)], {
    env: { ...process.env, SCREENS_DIRECTORY: directory },
  });
  console.log(`Open ${shown(directory)}/normal.html, elder.html, dark.html and desktop.html.`);
});
