import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, filesOf, isBuilt } from './build.mjs';
import { step } from './progress.mjs';
import { inProject } from './project.mjs';

/**
 * Where a package ends up, the farthest first: in what people load, on the server that runs it, on the machine that
 * builds it, or only where it is examined.
 */
export const destinations = {
  app: 'in the app that people load',
  server: 'on the server',
  build: 'on the machine that builds it',
  examination: 'where it is examined, nowhere else',
};

/** Licences that ask for no more than their own text and name. */
const permissive = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'Unlicense',
  'Zlib',
  'Python-2.0',
]);

/** Packages with other licences that ship, and why they may. */
export const explained = [
  {
    name: /^@img\/sharp/,
    licence: 'LGPL-3.0-or-later',
    why: 'libvips, which sharp calls as a library of its own: unmodified, and to be replaced by another build of it',
  },
  {
    name: /^png-js$/,
    licence: 'not named',
    why: 'its LICENSE is that of MIT, which its package.json forgets to name',
  },
];

/** Whether a licence, as SPDX writes it, asks for no more than its text and name: one of an OR is enough. */
export function isPermissive(expression) {
  const either = expression.replace(/^\((.*)\)$/, '$1').split(/ OR /);
  return either.some(one =>
    one.split(/ AND /).every(name => permissive.has(name.replace(/[()]/g, '').trim())),
  );
}

/** What sources import from packages: the name of each. */
function importedBy(folder) {
  const names = new Set();
  for (const file of filesOf(inProject(folder)).filter(name => /\.tsx?$/.test(name))) {
    const text = readFileSync(path.join(inProject(folder), file), 'utf8');
    for (const [, from] of text.matchAll(/(?:from|import)\s*\(?\s*'([^'./~][^']*)'/g)) {
      const [scope, name] = from.split('/');
      if (scope !== '@' && !from.startsWith('node:'))
        names.add(scope.startsWith('@') ? `${scope}/${name}` : scope);
    }
  }
  return names;
}

/** Where Node finds a package that is asked for at a place of the lock file. */
function placeOf(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0))) {
    const place = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (at === '') return undefined;
  }
}

/** The places of packages and of all that they need. */
function withNeeded(packages, names) {
  const found = new Set();
  const open = [...names].map(name => placeOf(packages, '', name));
  while (open.length > 0) {
    const place = open.pop();
    if (!place || found.has(place)) continue;
    found.add(place);
    const {
      dependencies = {},
      optionalDependencies = {},
      peerDependencies = {},
      peerDependenciesMeta = {},
    } = packages[place];
    const peers = Object.keys(peerDependencies).filter(name => !peerDependenciesMeta[name]?.optional);
    for (const name of [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers]) {
      open.push(placeOf(packages, place, name));
    }
  }
  return found;
}

/** Hosts whose builds tell what the app holds: the others are made of the same. */
const told = ['h5', 'weapp'];

const noteOf = host => inProject('.cache/packages', `${host}.json`);

/** Builds what has not told yet which packages it holds (`config/bundledPackages.ts`). */
export async function requireBundled() {
  for (const host of told) {
    if (isBuilt(host) && existsSync(noteOf(host))) continue;
    await step(`Building the app for ${host}`, async () => void (await build(host)));
  }
}

/**
 * Every package of the lock file: `{ name, version, licence, destination }`, the farthest place that it reaches.
 * `bundled` are the places of those that the app holds, as its builds have told. A package whose author names no licence
 * in the usual way has `licence: undefined`.
 */
export function licencesOf(
  lock = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')),
  bundled = told.flatMap(host => JSON.parse(readFileSync(noteOf(host), 'utf8'))),
) {
  const { packages } = lock;
  const app = new Set(bundled);
  const server = withNeeded(packages, importedBy('server'));
  const destinationOf = (place, { dev, devOptional }) => {
    if (app.has(place)) return 'app';
    if (server.has(place)) return 'server';
    return dev || devOptional ? 'examination' : 'build';
  };
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, entry]) => ({
      name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version,
      licence: entry.license,
      destination: destinationOf(place, entry),
    }));
}

/** What ships (in the app or on the server) under a licence that is neither permissive nor explained. */
export const unexplained = all =>
  all.filter(
    ({ name, licence, destination }) =>
      (destination === 'app' || destination === 'server') &&
      !(licence && isPermissive(licence)) &&
      !explained.some(one => one.name.test(name) && (licence ?? 'not named').includes(one.licence)),
  );
