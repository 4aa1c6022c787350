import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesOf, kilobytes, pageFiles, sizeOf } from './build.mjs';
import { builtApp } from './project.mjs';

const kilobyte = 1024;

/** The most that a main package may weigh, in bytes; the hosts refuse more than 2 MB of any package. */
export const mainPackage = { weapp: 800 * kilobyte, alipay: 2048 * kilobyte, qq: 2048 * kilobyte };
const subpackage = 2048 * kilobyte;
/** What home may load at most on H5: document, scripts and styles, brotli. */
const firstLoad = 190 * kilobyte;

const isUploaded = file => !file.endsWith('.map') && path.basename(file) !== '.build-stamp';

/** Bytes of the main package of a mini-program that was built into a folder. */
export const mainPackageSize = folder =>
  sizeOf(folder, file => isUploaded(file) && !file.startsWith('packages/'));

/** The subpackages of a mini-program that was built into a folder, the largest first: `{ name, size }` each, in bytes. */
export function subpackagesOf(folder) {
  const names = filesOf(folder)
    .filter(file => file.startsWith('packages/'))
    .map(file => file.split('/')[1]);
  return [...new Set(names)]
    .map(name => ({
      name,
      size: sizeOf(folder, file => isUploaded(file) && file.startsWith(`packages/${name}/`)),
    }))
    .sort((a, b) => b.size - a.size);
}

/** The packages of a built mini-program against their budgets: `{ text, fits }` each. */
function packageSizes(host) {
  const folder = builtApp(host);
  const rows = [
    { name: 'main package', size: mainPackageSize(folder), most: mainPackage[host] },
    ...subpackagesOf(folder).map(({ name, size }) => ({
      name: `subpackage ${name}`,
      size,
      most: subpackage,
    })),
  ];
  return rows.map(({ name, size, most }) => ({
    text: `${host} ${name}: ${kilobytes(size)} of ${kilobytes(most)}`,
    fits: size <= most,
  }));
}

/** What a browser fetches to show home on H5, in bytes, brotli: the document, what it names, and what the page loads. */
function firstLoadSize() {
  const folder = builtApp('h5');
  const document = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const named = [...document.matchAll(/(?:src|href)="\/(static\/[^"]+)"/g)].map(match => match[1]);
  const ofPage = pageFiles()['pages/home/index'];
  // Budgets that measure the wrong thing are worse than none.
  if (named.length === 0 || !ofPage) throw new Error('The files of the home page were not found in dist/h5');
  return ['index.html', ...named, ...ofPage].reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(path.join(folder, file))).length,
    0,
  );
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
  const size = firstLoadSize();
  const text = `h5 first load of home: ${kilobytes(size)} of ${kilobytes(firstLoad)} brotli`;
  return [...rows, { text, fits: size <= firstLoad }];
}
