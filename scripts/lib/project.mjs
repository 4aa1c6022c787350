import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the project; every command works there, wherever it was called. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** A path below the root. */
export const inProject = (...parts) => path.join(root, ...parts);

/** A path as a person reads it: relative to the root where it lies below it. */
export function shown(file) {
  const relative = path.relative(root, file);
  return relative.startsWith('..') ? file : relative;
}

/** What the server keeps between two starts: database, logs. */
export const dataDirectory = path.resolve(root, process.env.DATA_DIRECTORY || '.data');

/** The four hosts the app is built for, in the order of `npm run build`. */
export const hosts = ['h5', 'weapp', 'alipay', 'qq'];

/** The built app of a host. */
export const builtApp = host => inProject('dist', host);
