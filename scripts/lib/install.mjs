import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError, fullDisk, tellsOfFullDisk } from './command.mjs';
import { runLogged, runNode } from './processes.mjs';
import { step } from './progress.mjs';
import { dataDirectory, inProject, root, shown } from './project.mjs';

/**
 * npm's two groups are our two levels. `dependencies` is what builds and runs the app: `npm start` installs no more.
 * `devDependencies` is what develops and examines it (browsers, engines, checkers: a third of all): it comes with the
 * first command that needs it.
 */

function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/**
 * Whether the `node_modules` of a folder holds what its lock file asks for; with `omitDev` what develops and examines
 * may be lacking. npm writes its own lock file there at the end of an installation, so that an interrupted one does not
 * count. Optional packages are those of other systems.
 */
export function isInstalled({ folder = root, omitDev = false } = {}) {
  const installed = packagesOf(path.join(folder, 'node_modules/.package-lock.json'));
  return Object.entries(packagesOf(path.join(folder, 'package-lock.json'))).every(
    ([place, wanted]) =>
      place === '' ||
      wanted.optional ||
      wanted.devOptional ||
      (omitDev && wanted.dev) ||
      installed[place]?.version === wanted.version,
  );
}

/**
 * Installs the packages of a folder's lock file, whatever NODE_ENV says. `npm ci` begins by deleting all that is there:
 * where only what examines is lacking, `npm install` adds it, bound to the lock file just as well.
 */
export async function install({
  folder = root,
  omitDev = false,
  log = path.join(dataDirectory, 'logs/install.log'),
} = {}) {
  const adds = !omitDev && isInstalled({ folder, omitDev: true });
  const args = [...(adds ? ['install', '--no-save'] : ['ci']), omitDev ? '--omit=dev' : '--include=dev'];
  const npm = process.env.npm_execpath;
  // npm is started the way it was started for us; without npm around us, as a command.
  const { code, output } = npm?.endsWith('.js')
    ? await runNode([npm, ...args], { log, cwd: folder })
    : await runLogged('npm', args, { log, cwd: folder, shell: process.platform === 'win32' });
  if (code === 0) return;
  if (tellsOfFullDisk(output)) throw new CommandError(fullDisk);
  throw new CommandError(
    `The packages could not be installed (often the npm registry cannot be reached); the reasons are in ${shown(log)}.`,
  );
}

/** What a command that develops or examines begins with: afterwards all packages are there, as in the lock file. */
export async function requireAllPackages() {
  if (isInstalled()) return;
  const log = inProject('.cache/logs/install.log');
  await step('Installing what develops and examines the app', () => install({ log }));
  if (!isInstalled()) throw new CommandError('node_modules differs from package-lock.json: run `npm ci`.');
}
