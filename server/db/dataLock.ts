import { createHash } from 'node:crypto';
import { realpathSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/**
 * Who holds a data directory listens on this address. The system ends the listening with the process, so that neither
 * a crash nor a process number given to somebody else can leave a wrong lock behind.
 */
function addressOf(directory: string): string {
  const name = `car-rental-${createHash('sha256').update(realpathSync(directory)).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  // An abstract name is no file: it can neither be left over nor taken away.
  return process.platform === 'linux' ? `\0${name}` : path.join(os.tmpdir(), `${name}.sock`);
}

/** Where it is written who holds a directory, for those who only ask (`scripts/lib/dataLock.mjs`). */
const noteIn = (directory: string): string => path.join(directory, 'holder.json');

/** Listens on an address; resolves to what ends that, or to null when another process listens there. */
function listen(address: string): Promise<(() => Promise<void>) | null> {
  const server = createServer(socket => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(address, () => {
      server.unref();
      resolve(() => new Promise(closed => server.close(() => closed())));
    });
  });
}

/** Whether somebody listens on an address. */
function isAnswered(address: string): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/**
 * Holds a data directory for this process, until the answer is called or the process ends: two embedded databases on
 * the same files destroy them. Throws one sentence when another holds it.
 */
export async function holdData(directory: string): Promise<() => Promise<void>> {
  const address = addressOf(directory);
  let release = await listen(address);
  if (!release && !(await isAnswered(address))) {
    // Left over by a crash, where an address is a file.
    rmSync(address, { force: true });
    release = await listen(address);
  }
  if (!release) throw new Error(`A server is already running on ${directory}: stop that one first.`);
  writeFileSync(noteIn(directory), JSON.stringify({ process: process.pid, address }));
  return release;
}
