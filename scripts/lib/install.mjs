import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError, fullDisk, tellsOfFullDisk } from './command.mjs';
import { runLogged, runNode } from './processes.mjs';
import { dataDirectory, root, shown } from './project.mjs';

function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/**
 * Whether the `node_modules` of a folder holds what its lock file asks for. npm writes its own lock file there at
 * the end of an installation, so that an interrupted one does not count. Optional packages are those of other systems.
 */
export function isInstalled(folder = root) {
  const installed = packagesOf(path.join(folder, 'node_modules/.package-lock.json'));
  return Object.entries(packagesOf(path.join(folder, 'package-lock.json'))).every(
    ([place, wanted]) =>
      place === '' || wanted.optional || wanted.devOptional || installed[place]?.version === wanted.version,
  );
}

/** Installs the packages of a folder's lock file; the building tools too, whatever NODE_ENV says. */
export async function install(folder = root, log = path.join(dataDirectory, 'logs/install.log')) {
  const args = ['ci', '--include=dev'];
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
