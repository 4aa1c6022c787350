import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app';
import { areas } from './areas';
import { horizonWarning } from './bookingHorizon';
import { desks } from './areas/desks';
import { createMoney } from './createMoney';
import { makeDataDirectory } from './dataDirectory';
import { openDatabase } from './db/openDatabase';
import { newDeskToken } from './http/desk/deskToken';
import { AdmissionInMemory } from './http/admissionInMemory';
import { admissionInDatabase } from './http/admitCall';
import { describeError } from './kernel/describeError';
import { createFileStore } from './kernel/files/fileStore';
import { createSmsSender } from './kernel/messages/smsSender';
import { providerWarning } from './kernel/money/providers/configuredProviders';
import { drawPicture } from './demo/pictures/drawPicture';
import { seed } from './demo/seed';
import { readSettings, type Settings } from './settings';
import { startSweeps } from './sweeps';

/** How long calls may go on that run when the process is asked to stop, milliseconds. */
const GRACE = 3_000;

/** After this the process ends, whatever still holds it, milliseconds. */
const STOP_LIMIT = 5_000;

/** What stops a start, in words for the one who started it. */
const reasons: Readonly<Record<string, (port: number) => string>> = {
  EADDRINUSE: port => `Port ${port} is taken: stop what listens there, or choose another with PORT=3001.`,
  EACCES: port => `Port ${port} may not be used by this user: choose one above 1023 with PORT=3000.`,
  ENOSPC: () => 'The disk is full: free some space and start again.',
  ECONNREFUSED: () => 'PostgreSQL does not answer: check DATABASE_URL and whether it runs.',
};

/** WASI's number for "no space left": what PGlite throws is no Error and carries no code. */
const WASI_NO_SPACE = 51;

/** The system's code of what was thrown, empty when it has none. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('errno' in error && error.errno === WASI_NO_SPACE && !('code' in error)) return 'ENOSPC';
  return 'code' in error ? String(error.code) : '';
}

/** A server that was asked to serve the app has one to serve. */
function requireBuild({ webDirectory }: Settings): void {
  if (!webDirectory || existsSync(path.join(webDirectory, 'index.html'))) return;
  throw new Error(
    `There is no built app in ${webDirectory}: run npm run build -- h5, or serve the API alone with WEB_DIRECTORY=`,
  );
}

/** What runs, and how to end it. */
interface Running {
  log: FastifyBaseLogger;
  /** The port on which it listens. */
  port: number;
  /** What opens the desk, where there is one. */
  deskToken: string;
  stop(): Promise<void>;
}

async function start(settings: Settings): Promise<Running> {
  requireBuild(settings);
  makeDataDirectory(settings.dataDirectory);
  const say = (text: string): void => void process.stdout.write(`${text}\n`);
  const { db, maintain, close } = await openDatabase(settings, database =>
    seed(database, { onProgress: say }),
  );
  const clock = (): Date => new Date(Date.now() + settings.clockShift);
  const deskToken = settings.deskToken || newDeskToken();
  const money = createMoney(settings, { db, clock, report: error => tell(error, 'money failed') });
  const files = createFileStore(settings.dataDirectory);
  const sms = createSmsSender(db, settings);
  const app = await buildApp({
    db,
    settings,
    sms,
    money,
    files,
    // The embedded database belongs to this process alone.
    admission: settings.databaseUrl ? admissionInDatabase : new AdmissionInMemory(),
    clock,
    endpoints: areas,
    drawPicture,
    desk: { sections: desks, token: deskToken },
  });
  const tell = (error: unknown, what: string): void => app.log.error({ err: describeError(error) }, what);
  const stopSweeps = startSweeps({ db, money, files, settings, sms, clock, maintain }, error =>
    tell(error, 'sweep failed'),
  );
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    log: app.log,
    port: app.addresses()[0]?.port ?? settings.port,
    deskToken,
    async stop() {
      // A caller that neither sends nor reads does not keep the database from being closed.
      const ended = app.close().then(stopSweeps);
      await Promise.race([ended.catch((error: unknown) => tell(error, 'stopping failed')), sleep(GRACE)]);
      await close();
    },
  };
}

/** Starts the server; from its first moment on it ends when it is asked to, and with the process that started it. */
async function run(): Promise<void> {
  const settings = readSettings();
  const starting = start(settings);
  let isStopping = false;
  const stop = async (reason: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT).unref();
    const server = await starting;
    server.log.info({ reason }, 'stopping');
    await server.stop();
    process.exit(0);
  };
  for (const reason of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
    process.on(reason, () => void stop(reason));
  }
  const { log, port, deskToken } = await starting;
  log.info({ port }, 'ready');
  for (const warning of [horizonWarning(new Date()), providerWarning(settings)]) {
    if (warning) log.warn(warning);
  }
  const isSandbox = settings.sandbox && !settings.production;
  process.send?.({ ready: true, port, isSandbox, ...(isSandbox && { deskToken }) });
}

run().catch((error: unknown) => {
  const reason = reasons[codeOf(error)]?.(Number(process.env.PORT ?? 3000));
  const text = reason ?? (error instanceof Error ? error.message : String(error));
  process.stderr.write(`${text}\n`);
  const end = (): never => process.exit(1);
  if (process.send) process.send({ refusal: text }, undefined, undefined, end);
  else end();
});
