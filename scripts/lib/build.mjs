import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError, fullDisk, tellsOfFullDisk } from './command.mjs';
import { fingerprint } from './fingerprint.mjs';
import { runNode } from './processes.mjs';
import { builtApp, inProject, root, shown } from './project.mjs';
import { addressesOf, loadRoutes } from './routes.mjs';

/** All that a build is made from. */
const sources = [
  'src',
  'config',
  'types',
  'babel.config.js',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'scripts/lib/build.mjs',
  'scripts/precompress.mjs',
];

const stampIn = folder => path.join(folder, '.build-stamp');
const entryIn = (folder, host) => path.join(folder, host === 'h5' ? 'index.html' : 'app.js');

/** Variables that `config/` reads for the development server alone. */
const withoutEffect = ['TARO_ENV', 'PORT', 'APP_PORT'];

/** The sources' hash, and the variables by which an operator sets up their build. */
function sourcesNow() {
  const config = readFileSync(inProject('config/index.ts'), 'utf8');
  const names = [...config.matchAll(/process\.env\.(\w+)/g)].map(match => match[1]);
  const settings = names.filter(name => !withoutEffect.includes(name)).map(name => [name, process.env[name]]);
  return fingerprint(sources, settings);
}

/** Whether the built app of a host is the one of the present sources. */
export function isBuilt(host) {
  const folder = builtApp(host);
  const stamp = stampIn(folder);
  return (
    existsSync(entryIn(folder, host)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesNow()
  );
}

/** The lines of a compiler's output that say what is wrong. */
export function errorLines(output) {
  const lines = output.replace(/\x1b\[[0-9;]*m/g, '').split('\n');
  const wrong = /(\berror\b|✖|cannot find|can't resolve|not found|failed)/i;
  return lines.flatMap((line, index) => (wrong.test(line) ? lines.slice(index, index + 4) : [])).slice(0, 40);
}

/**
 * Builds the app for a host into `dist/<host>`; resolves to the size in bytes. For H5 also writes what the
 * server needs: `routes.json` (every screen's address with the files it loads) and the compressed files. The app that was
 * there is served until the new one stands, and stays when none does. `signal` cuts it short. Throws a CommandError naming
 * the log.
 */
export async function build(host, { signal } = {}) {
  const draft = `${builtApp(host)}.draft`;
  rmSync(draft, { recursive: true, force: true });
  try {
    const stamp = sourcesNow();
    await compile(host, draft, signal);
    if (host === 'h5') await finishH5(draft);
    writeFileSync(stampIn(draft), stamp);
    replaceFolder(builtApp(host), draft);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return sizeOf(builtApp(host));
}

/** Puts a folder into the place of another. */
function replaceFolder(folder, draft) {
  const old = `${folder}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(draft, folder);
  rmSync(old, { recursive: true, force: true });
}

/** Has Taro write the app for a host into a folder. */
async function compile(host, folder, signal) {
  const log = inProject('.cache/logs', `build-${host}.log`);
  const env = { ...process.env, NODE_ENV: 'production', OUTPUT_ROOT: path.relative(root, folder) };
  const taro = inProject('node_modules/@tarojs/cli/bin/taro');
  const { code, output } = await runNode([taro, 'build', '--type', host], { log, env, signal });
  // Taro's reader of configurations leaves `.swc` in the root. It stays: another host's build may just be writing to it.
  // Taro ends with 0 after some failures, so its word alone is not enough.
  if (
    code === 0 &&
    existsSync(entryIn(folder, host)) &&
    !/Failed to compile|编译失败|✖ Webpack/i.test(output)
  )
    return;
  if (tellsOfFullDisk(output)) throw new CommandError(fullDisk);
  const failure = new CommandError(
    `The app could not be built for ${host}; the compiler's words are in ${shown(log)}.`,
  );
  throw Object.assign(failure, { details: errorLines(output).join('\n') });
}

/** The scripts and styles that each page of the built H5 app loads besides those of the document, by page. */
export const pageFiles = (folder = builtApp('h5')) =>
  JSON.parse(readFileSync(path.join(folder, 'page-files.json'), 'utf8'));

/** Puts the styles that the document waits for into it: nothing is painted before they are there. */
function inlineStyles(folder) {
  const file = path.join(folder, 'index.html');
  const document = readFileSync(file, 'utf8').replace(
    /<link href="\/(static\/css\/[^"]+)" rel="stylesheet">/g,
    (_link, styles) => `<style>${readFileSync(path.join(folder, styles), 'utf8')}</style>`,
  );
  writeFileSync(file, document);
}

async function finishH5(folder) {
  inlineStyles(folder);
  const files = pageFiles(folder);
  const routes = (await loadRoutes()).flatMap(row =>
    addressesOf(row).map(address => [address, files[row.page] ?? []]),
  );
  writeFileSync(path.join(folder, 'routes.json'), JSON.stringify(Object.fromEntries(routes)));
  const log = inProject('.cache/logs/precompress.log');
  const { code, output } = await runNode([inProject('scripts/precompress.mjs'), folder], { log });
  if (tellsOfFullDisk(output)) throw new CommandError(fullDisk);
  if (code !== 0)
    throw new CommandError(`The files of the app could not be compressed; the reasons are in ${shown(log)}.`);
}

/** The bytes of all files below a folder, without those that `keep` refuses (it gets paths relative to the folder). */
export function sizeOf(folder, keep = () => true) {
  return filesOf(folder)
    .filter(keep)
    .reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
}

/** All files below a folder, relative to it, with forward slashes. */
export function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry =>
      path
        .relative(folder, path.join(entry.parentPath ?? entry.path, entry.name))
        .split(path.sep)
        .join('/'),
    );
}

/** Bytes as a person reads them. */
export const kilobytes = bytes => `${Math.round(bytes / 1024)} KB`;
