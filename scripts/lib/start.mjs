import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from './command.mjs';
import { requireData } from './dataLock.mjs';
import { install, isInstalled } from './install.mjs';
import { freePort, lanAddress, wantedPort } from './ports.mjs';
import { duration, step } from './progress.mjs';
import { exitOnSignals } from './processes.mjs';
import { dataDirectory, root, shown } from './project.mjs';
import { startServer, stopServer } from './server.mjs';

const megabyte = 1024 * 1024;

/** Refuses to begin what would end half-way. */
function requireDisk(bytes, what) {
  const { bavail, bsize } = statfsSync(root);
  const free = bavail * bsize;
  if (free >= bytes) return;
  const amount = number => `${Math.floor(number / megabyte)} MB`;
  throw new CommandError(
    `The disk is full: ${amount(free)} are free, and ${what} needs about ${amount(bytes)}.`,
  );
}

/**
 * `npm start`: from a fresh clone to the running app. Installs, builds and seeds only what is missing or
 * changed, then serves app and API on one port until Ctrl-C.
 */
export async function start() {
  const began = Date.now();
  // What makes all the work useless is found out first.
  const port = await wantedPort();
  await requireData(dataDirectory);
  exitOnSignals();

  if (!isInstalled({ omitDev: true })) {
    requireDisk(800 * megabyte, 'the installation');
    await step('Installing packages', () => install({ omitDev: true }));
  }
  const log = path.join(dataDirectory, 'logs/server.log');
  // These modules use the installed packages.
  const { build, isBuilt } = await import('./build.mjs');
  if (!isBuilt('h5')) {
    requireDisk(300 * megabyte, 'the build and the database');
    await step('Building the app for H5', () =>
      Promise.all([build('h5'), makeDatabase(log)]).then(() => undefined),
    );
  }
  requireDisk(100 * megabyte, 'the database');
  const server = await step('Starting the server with its database', () =>
    startServer({ port, log, env: { DATA_DIRECTORY: dataDirectory } }),
  );
  await greet(port, server, log, Date.now() - began);
  await untilStopped(server.child, log);
}

/**
 * Makes the embedded database when there is none, by a server without an app, of which only this machine knows: the
 * build leaves a processor to it.
 */
async function makeDatabase(log) {
  if (process.env.DATABASE_URL || existsSync(path.join(dataDirectory, 'database'))) return;
  const env = { DATA_DIRECTORY: dataDirectory, WEB_DIRECTORY: '', HOST: '127.0.0.1' };
  const { child } = await startServer({ port: await freePort(), log, env });
  await stopServer(child);
}

async function greet(port, { isSandbox, deskToken }, log, took) {
  const lan = lanAddress();
  const lanUrl = lan && `http://${lan}:${port}`;
  console.log(`\nReady in ${duration(took)}\n`);
  console.log(`  On this machine   http://localhost:${port}`);
  if (lanUrl) console.log(`  On your phone     ${lanUrl}`);
  if (isSandbox) console.log(`  SMS codes         http://localhost:${port}/sandbox (nothing is really sent)`);
  if (deskToken) console.log(`  Desk of the staff http://localhost:${port}/desk?token=${deskToken}`);
  console.log(`  Log               ${shown(log)}`);
  if (lanUrl) console.log(`\n${await qrCode(lanUrl)}\n`);
  console.log('Ctrl-C stops it; the data stays. `npm run reset` starts anew.');
}

/** A QR code for the terminal, black on white whatever the terminal's colours: phones read it best so. */
async function qrCode(text) {
  const { default: qrcode } = await import('qrcode');
  // (The library draws two rows in one line and breaks on odd margins.)
  const drawn = await qrcode.toString(text, { type: 'utf8', margin: 2 });
  if (!process.stdout.isTTY) return drawn;
  return drawn.replace(/^.+$/gm, '\x1b[30;107m$&\x1b[0m');
}

/** Waits for Ctrl-C, then for the server; or for a server that ends by itself, which is a failure. */
function untilStopped(child, log) {
  return new Promise((resolve, reject) => {
    const ended = () =>
      reject(new CommandError(`The server ended; the reasons are at the end of ${shown(log)}.`));
    child.once('close', ended);
    const stop = async () => {
      child.removeListener('close', ended);
      console.log('\nStopping…');
      await stopServer(child);
      resolve();
    };
    // npm and the terminal both pass a signal on: only the first one counts.
    let stopping;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.removeAllListeners(signal);
      process.on(signal, () => (stopping ??= stop()));
    }
  });
}
