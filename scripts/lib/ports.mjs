import net from 'node:net';
import os from 'node:os';
import { CommandError } from './command.mjs';

/** Opens a port for a moment; resolves to its number, which the system chooses for 0. */
function tryPort(port, host) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const { port: opened } = server.address();
      server.close(() => resolve(opened));
    });
  });
}

/** A port that nobody uses, on loopback. */
export const freePort = () => tryPort(0, '127.0.0.1');

/** The port a person asked for with PORT (default 3000). Throws a CommandError when it cannot be had. */
export async function wantedPort() {
  const text = process.env.PORT || '3000';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new CommandError(`PORT must be a number from 1 to 65535, not “${text}”.`);
  }
  await requirePort(port);
  return port;
}

/** Throws a CommandError when a port is taken or not allowed. */
export async function requirePort(port) {
  try {
    await tryPort(port, process.env.HOST ?? '0.0.0.0');
  } catch (error) {
    if (error.code === 'EADDRINUSE') {
      throw new CommandError(
        `Port ${port} is taken by another program: stop that one, or choose another port with PORT.`,
      );
    }
    if (error.code === 'EACCES') {
      throw new CommandError(`Port ${port} is reserved by the system: choose another with PORT.`);
    }
    throw new CommandError(
      `Port ${port} cannot be opened (${error.code}): choose another with PORT, or another HOST.`,
    );
  }
}

/** The address at which other devices of the local network find this machine; undefined without a network. */
export function lanAddress() {
  const addresses = Object.values(os.networkInterfaces()).flat();
  return addresses.find(entry => entry.family === 'IPv4' && !entry.internal)?.address;
}
