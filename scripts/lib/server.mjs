import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readFileSync,
  statfsSync,
  statSync,
  truncateSync,
} from 'node:fs';
import path from 'node:path';
import { CommandError, fullDisk, tellsOfFullDisk } from './command.mjs';
import { endWithUs } from './processes.mjs';
import { inProject, root, shown } from './project.mjs';

const largestLog = 10 * 1024 * 1024;
const logPause = 10_000;
// Seeding an empty database on a slow machine takes longest.
const longestStart = 5 * 60_000;

/** Opens a log for appending, and for as long as this process runs sees to it that logs never fill the disk. */
function openLog(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  const descriptor = openSync(file, 'a');
  rotateLog(file);
  setInterval(() => rotateLog(file), logPause).unref();
  return descriptor;
}

/**
 * Puts what a large log holds aside, in the place of what was put aside before. Whoever writes appends, and so goes on in
 * the same file, which is empty then.
 */
export function rotateLog(file, largest = largestLog) {
  if (statSync(file).size <= largest) return;
  copyFileSync(file, `${file}.1`);
  truncateSync(file);
}

/**
 * Starts the reference backend with the built app and waits until it listens; it ends with this process, however that
 * ends. Its log goes to `log`. Resolves to `{ child, address, isSandbox, deskToken }`; throws a CommandError with the server's own
 * sentence when it ends before.
 */
export async function startServer({ port, log, env = {} }) {
  const file = openLog(log);
  const before = statSync(log).size;
  const child = spawn(process.execPath, ['--import', 'tsx', inProject('server/main.ts')], {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port) },
    // By the channel the server tells that it listens, and sees this process end.
    stdio: ['ignore', file, file, 'ipc'],
    // A group of its own: Ctrl-C reaches this process alone, which then asks the server to stop, once.
    detached: process.platform !== 'win32',
  });
  closeSync(file);
  endWithUs(child);
  const told = await firstWord(child);
  if (!told.ready) {
    child.kill('SIGKILL');
    const words = readFileSync(log).subarray(before).toString('utf8');
    // A full disk may have no room for the server's own words either.
    if (tellsOfFullDisk(words) || isFull(path.dirname(log))) throw new CommandError(fullDisk);
    const seeLog = `The server could not start; the reasons are at the end of ${shown(log)}.`;
    throw new CommandError(told.refusal ?? seeLog);
  }
  const host = env.HOST ?? process.env.HOST ?? '0.0.0.0';
  const address = `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${told.port}`;
  return { child, address, isSandbox: told.isSandbox, deskToken: told.deskToken };
}

/** What a server tells first: that it is ready, or why it is not; nothing when it ends or takes too long. */
async function firstWord(child) {
  const silence = new AbortController();
  const giveUp = () => silence.abort();
  child.once('close', giveUp);
  child.once('error', giveUp);
  const limit = setTimeout(giveUp, longestStart);
  try {
    const [told] = await once(child, 'message', { signal: silence.signal });
    return told;
  } catch {
    return {};
  } finally {
    clearTimeout(limit);
  }
}

/** Whether less than a megabyte is free where a folder lies. */
function isFull(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < 1024 * 1024;
}

/** Asks a server to stop and waits for it; one that does not listen to reason within 10 seconds is ended. */
export async function stopServer(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = new Promise(resolve => child.once('close', resolve));
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await closed;
  clearTimeout(force);
}
