import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const codeOf = (error: unknown): unknown => (error instanceof Error ? Reflect.get(error, 'code') : undefined);

const listen = (address: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer(socket => socket.destroy());
    server.once('error', reject);
    server.listen(address, () => resolve(server.unref()));
  });

const isAnswered = (address: string): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/**
 * Keeps a second process out of a data directory: the embedded database would be damaged by two. The lock is a
 * local socket, which the system closes with the process however it ends. Answers how to release it; throws
 * one clear sentence when another process has the lock.
 */
export async function lockDataDirectory(dataDirectory: string): Promise<() => Promise<void>> {
  mkdirSync(dataDirectory, { recursive: true });
  // Sockets' names must be short, so the directory is named by a hash.
  const name = createHash('sha256').update(realpathSync(dataDirectory)).digest('hex').slice(0, 24);
  const address =
    process.platform === 'win32'
      ? `\\\\.\\pipe\\car-rental-${name}`
      : path.join(tmpdir(), `car-rental-${name}.sock`);
  const server = await listen(address).catch(async (error: unknown) => {
    if (codeOf(error) !== 'EADDRINUSE') throw error;
    if (await isAnswered(address)) {
      throw new Error(`Another server is using the data directory ${dataDirectory}: stop it first`);
    }
    // Left behind by a process that was killed.
    rmSync(address, { force: true });
    return listen(address);
  });
  return () => new Promise(resolve => server.close(() => resolve()));
}
