import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesOf, kilobytes, sizeOf } from './build.mjs';
import { builtApp } from './project.mjs';

const kilobyte = 1024;

/** The most that a main package may weigh, in bytes; the hosts refuse more than 2 MB of any package. */
const mainPackage = { weapp: 900 * kilobyte, alipay: 2048 * kilobyte, qq: 2048 * kilobyte };
const subpackage = 2048 * kilobyte;
/** What home should load at most on H5, brotli: known, not yet a condition. */
const firstLoad = 190 * kilobyte;

const isUploaded = file => !file.endsWith('.map') && path.basename(file) !== '.build-stamp';

/** The packages of a built mini-program against their budgets: `{ text, fits }` each. */
function packageSizes(host) {
  const folder = builtApp(host);
  const files = filesOf(folder).filter(isUploaded);
  const names = files.filter(file => file.startsWith('packages/')).map(file => file.split('/')[1]);
  const rows = [
    {
      name: 'main package',
      size: sizeOf(folder, file => isUploaded(file) && !file.startsWith('packages/')),
      most: mainPackage[host],
    },
    ...[...new Set(names)].map(name => ({
      name: `subpackage ${name}`,
      size: sizeOf(folder, file => isUploaded(file) && file.startsWith(`packages/${name}/`)),
      most: subpackage,
    })),
  ];
  return rows.map(({ name, size, most }) => ({
    text: `${host} ${name}: ${kilobytes(size)} of ${kilobytes(most)}`,
    fits: size <= most,
  }));
}

/** The files that a browser fetches to show home: those of the document, and the chunks of the home page. */
function firstLoadFiles() {
  const folder = builtApp('h5');
  const files = filesOf(folder);
  const document = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const entry = [...document.matchAll(/(?:src|href)="\/(static\/[^"]+)"/g)].map(match => match[1]);
  const scripts = entry
    .filter(file => file.endsWith('.js'))
    .map(file => readFileSync(path.join(folder, file), 'utf8'));
  // Taro's app loads a page by `"path":"pages/home/index","load":… r.e(804), r.e(111) …`.
  const loader =
    scripts.join('\n').match(/path["']?:\s*["']pages\/home\/index["'][^}]*?load\b[^}]*\}/)?.[0] ?? '';
  const chunks = [...loader.matchAll(/\.e\(["']?([\w-]+)["']?\)/g)].map(match => match[1]);
  const names = new Map(chunks.map(chunk => [chunk, chunkName(scripts, chunk)]));
  const loaded = files.filter(
    file => /\.(js|css)$/.test(file) && [...names.values()].includes(path.basename(file).split('.')[0]),
  );
  return { files: ['index.html', ...entry, ...loaded], isWhole: chunks.length > 0 };
}

/** The name of a chunk's file: webpack keeps a table from numbers to names where they differ. */
function chunkName(scripts, chunk) {
  const named = scripts
    .join('\n')
    .match(new RegExp(`[{,]["']?${chunk}["']?:\\s*["']([a-z][\\w-]*)["']`))?.[1];
  return named ?? chunk;
}

/** Measures all that was built: lines to show, and whether the budgets are kept. */
export function measure() {
  const rows = Object.keys(mainPackage).flatMap(host =>
    existsSync(path.join(builtApp(host), 'app.js'))
      ? packageSizes(host)
      : [{ text: `${host}: not built`, fits: false }],
  );
  if (!existsSync(path.join(builtApp('h5'), 'index.html')))
    return [...rows, { text: 'h5: not built', fits: false }];
  const { files, isWhole } = firstLoadFiles();
  const size = files.reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(path.join(builtApp('h5'), file))).length,
    0,
  );
  const what = isWhole ? 'h5 first load of home' : 'h5 first load without the page’s own chunks';
  return [...rows, { text: `${what}: ${kilobytes(size)} brotli (aim: ${kilobytes(firstLoad)})`, fits: true }];
}
