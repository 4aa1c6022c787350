import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/**
 * Who holds a data directory listens on this address. The system ends the listening with the process, so that
 * neither a crash nor a process number given to somebody else can leave a wrong lock behind.
 */
function addressOf(directory) {
  const name = `car-rental-${createHash('sha256').update(directory).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), `${name}.sock`);
}

/** The number of the process that holds a data directory; undefined when it is free. */
export function dataHolder(directory) {
  return new Promise(resolve => {
    let answer = '';
    const socket = net.connect(addressOf(directory));
    socket.on('data', part => (answer += part));
    socket.on('end', () => resolve(answer));
    socket.on('error', () => resolve(undefined));
  });
}

/** Holds a data directory until this process ends; resolves to the other holder's number when it is not free. */
export async function holdData(directory) {
  const holder = await dataHolder(directory);
  if (holder !== undefined) return holder;
  const address = addressOf(directory);
  if (process.platform !== 'win32') rmSync(address, { force: true });
  const server = net.createServer(socket => {
    socket.on('error', () => undefined);
    socket.end(String(process.pid));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => {
      server.unref();
      resolve(undefined);
    });
  });
}
