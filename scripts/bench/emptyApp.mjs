import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../lib/command.mjs';
import { fingerprint } from '../lib/fingerprint.mjs';
import { runNode } from '../lib/processes.mjs';
import { inProject, shown } from '../lib/project.mjs';

const source = 'scripts/bench/empty-app';
const madeFrom = [source, 'config', 'babel.config.js', 'package-lock.json', 'scripts/bench/emptyApp.mjs'];

/** The folder of the empty Taro app for a host, built by our own settings: once, and anew when they change. */
export async function emptyApp(host) {
  const output = `.cache/bench/empty-${host}`;
  const folder = inProject(output);
  const stamp = path.join(folder, '.build-stamp');
  const wanted = fingerprint(madeFrom);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return folder;
  rmSync(folder, { recursive: true, force: true });
  const log = inProject(`.cache/logs/build-empty-${host}.log`);
  const env = { ...process.env, NODE_ENV: 'production', SOURCE_ROOT: source, OUTPUT_ROOT: output };
  await runNode([inProject('node_modules/@tarojs/cli/bin/taro'), 'build', '--type', host], { log, env });
  if (!existsSync(path.join(folder, host === 'h5' ? 'index.html' : 'app.js'))) {
    throw new CommandError(
      `The empty app could not be built for ${host}; the compiler's words are in ${shown(log)}.`,
    );
  }
  if (host === 'h5') {
    await runNode([inProject('scripts/precompress.mjs'), folder], {
      log: inProject('.cache/logs/precompress-empty.log'),
    });
  }
  writeFileSync(stamp, wanted);
  return folder;
}
