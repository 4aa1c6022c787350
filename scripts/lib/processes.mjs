import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './project.mjs';

/** Milliseconds that a program has to end when it is asked to. */
const patience = 10_000;

/** The environment for programs whose output goes to a file: some take any FORCE_COLOR for a yes. */
function plainText(env) {
  const plain = { ...env, NO_COLOR: '1' };
  delete plain.FORCE_COLOR;
  return plain;
}

/** Sends a signal to a program and to all that it has started. */
function signalGroup(child, signal) {
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has ended.
  }
}

/**
 * Runs a program to its end, in the root unless told otherwise, with its output in a log file. Resolves to
 * `{ code, output }`; a program that cannot be started has code 127. When `signal` (an AbortSignal) is given it may cut
 * the program short, together with all that it has started.
 */
export function runLogged(program, args, { log, cwd = root, env = process.env, shell = false, signal }) {
  mkdirSync(path.dirname(log), { recursive: true });
  const file = openSync(log, 'w');
  return new Promise(resolve => {
    const child = spawn(program, args, {
      cwd,
      env: plainText(env),
      shell,
      stdio: ['ignore', file, file],
      // A group of its own, so that what it starts can be ended with it.
      detached: process.platform !== 'win32',
    });
    endWithUs(child, () => signalGroup(child, 'SIGTERM'));
    let force;
    const cutShort = () => {
      signalGroup(child, 'SIGTERM');
      force = setTimeout(() => signalGroup(child, 'SIGKILL'), patience);
    };
    signal?.addEventListener('abort', cutShort, { once: true });
    const end = (code, more = '') => {
      clearTimeout(force);
      signal?.removeEventListener('abort', cutShort);
      if (signal?.aborted) signalGroup(child, 'SIGKILL');
      closeSync(file);
      resolve({ code, output: readFileSync(log, 'utf8') + more });
    };
    child.once('error', error => end(127, error.message));
    child.once('close', code => end(code ?? 1));
  });
}

/** Runs a JavaScript program of `node_modules` (or of ours) with this Node, without a shell in between. */
export const runNode = (args, options) => runLogged(process.execPath, args, options);

/** Ends a child when this process ends. */
export function endWithUs(child, end = () => child.kill('SIGTERM')) {
  process.once('exit', end);
  child.once('close', () => process.removeListener('exit', end));
}

/** Lets Ctrl-C and a polite `kill` end this process by way of its `exit` listeners. */
export function exitOnSignals(code = 130) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(code));
}

/** Runs a JavaScript program with its words on this terminal; resolves to its exit code. */
export function runShown(args, { env = process.env } = {}) {
  return new Promise(resolve => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    endWithUs(child);
    child.once('error', () => resolve(127));
    child.once('close', code => resolve(code ?? 1));
  });
}
