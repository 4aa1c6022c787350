import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statfsSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError, fullDisk, tellsOfFullDisk } from './command.mjs';
import { endWithUs } from './processes.mjs';
import { inProject, root, shown } from './project.mjs';

const largestLog = 10 * 1024 * 1024;
// Seeding an empty database on a slow machine takes longest.
const longestStart = 5 * 60_000;

/** Opens a log for appending; a large one is put aside once, so that logs never fill the disk. */
function openLog(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  if (existsSync(file) && statSync(file).size > largestLog) renameSync(file, `${file}.1`);
  return openSync(file, 'a');
}

/**
 * Starts the reference backend with the built app and waits until it answers. Its log goes to `log`.
 * Resolves to `{ child, address }`; throws a CommandError when it ends before.
 */
export async function startServer({ port, log, env = {} }) {
  const file = openLog(log);
  const before = statSync(log).size;
  const child = spawn(process.execPath, ['--import', 'tsx', inProject('server/main.ts')], {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', file, file],
    // A group of its own: Ctrl-C reaches this process alone, which then asks the server to stop, once.
    detached: process.platform !== 'win32',
  });
  closeSync(file);
  let ended = false;
  child.once('close', () => (ended = true));
  child.once('error', () => (ended = true));
  endWithUs(child);

  const host = env.HOST ?? process.env.HOST ?? '0.0.0.0';
  const address = `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${port}`;
  const deadline = Date.now() + longestStart;
  while (!(await answers(address))) {
    if (ended || Date.now() > deadline) {
      child.kill('SIGKILL');
      const words = readFileSync(log).subarray(before).toString('utf8');
      // A full disk may have no room for the server's own words either.
      if (tellsOfFullDisk(words) || isFull(path.dirname(log))) throw new CommandError(fullDisk);
      throw new CommandError(`The server could not start; the reasons are at the end of ${shown(log)}.`);
    }
    await sleep(100);
  }
  return { child, address };
}

/** Whether less than a megabyte is free where a folder lies. */
function isFull(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < 1024 * 1024;
}

async function answers(address) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(5000) });
    await response.arrayBuffer();
    return true;
  } catch {
    return false;
  }
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
