import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../server/db/openDatabase';
import { seed } from '../../server/demo/seed';
import { repository } from '../support/repository';

// Issue 10, section 2, Medium 6, 12 and 13: the server as a process, on an embedded database in a folder.

/** What a process has told, and how it can be ended. */
interface Server {
  child: ChildProcess;
  /** What it told first: that it is ready, or why it is not. */
  told: { ready?: true; isSandbox?: boolean; refusal?: string };
  ended: Promise<unknown[]>;
}

let folder: string;
let dataDirectory: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'server-process-'));
  dataDirectory = path.join(folder, 'data');
  const prepared = await openDatabase({ databaseUrl: '', dataDirectory }, db => seed(db, { cities: 1 }));
  await prepared.close();
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true }));

const environment = (changes: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: '',
  DATABASE_URL: '',
  DATA_DIRECTORY: dataDirectory,
  WEB_DIRECTORY: '',
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'silent',
  ...changes,
});

async function startServer(changes: NodeJS.ProcessEnv = {}): Promise<Server> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: repository,
    env: environment(changes),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  children.push(child);
  const ended = once(child, 'exit');
  const [told] = (await once(child, 'message')) as [Server['told']];
  return { child, told, ended };
}

test('one database is opened by one process; another is refused in a sentence', async () => {
  const first = await startServer();
  expect(first.told).toEqual({
    ready: true,
    port: expect.any(Number),
    isSandbox: true,
    deskToken: expect.any(String),
  });
  const second = await startServer();
  expect(second.told.refusal).toBe(`A server is already running on ${dataDirectory}: stop that one first.`);
  expect(await second.ended).toEqual([1, null]);
  first.child.kill('SIGTERM');
  expect(await first.ended).toEqual([0, null]);
});

test('it ends with the process that started it, and lets the database go', async () => {
  const parent = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { startServer } from './scripts/lib/server.mjs';
       const { child } = await startServer({ port: 0, log: ${JSON.stringify(path.join(folder, 'server.log'))} });
       process.stdout.write(String(child.pid));`,
    ],
    { cwd: repository, env: environment({}), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [pid] = (await once(parent.stdout, 'data')) as [Buffer];
  parent.kill('SIGKILL');
  while (isRunning(Number(pid))) await pause(50);
  const next = await startServer();
  expect(next.told).toMatchObject({ ready: true });
});

/** Signal 0 only asks whether a process is there. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('asked to stop it closes the database though a caller has not sent all of a call', async () => {
  const { child, told, ended } = await startServer();
  const { port } = told as { port: number };
  const caller = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(caller, 'connect');
  caller.write('POST /api/order/add HTTP/1.1\r\nhost: test\r\ncontent-length: 1000\r\n\r\n{');
  // Answered: so what was sent before on another connection has arrived.
  await (await fetch(`http://127.0.0.1:${port}/healthz`)).text();
  child.kill('SIGTERM');
  // With 1, or by a signal, it would have ended before the database was closed.
  expect(await ended).toEqual([0, null]);
  caller.destroy();
});

test('a folder that cannot be had is told in one sentence', async () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  const { told } = await startServer({ DATA_DIRECTORY: path.join(file, 'data') });
  expect(told.refusal).toBe(
    `The data cannot be kept in ${file}/data (ENOTDIR): set DATA_DIRECTORY to a folder in which this user may write.`,
  );
});

test('an unknown NODE_ENV is refused, and production is never advised to use the sandbox', async () => {
  expect((await startServer({ NODE_ENV: 'prod' })).told.refusal).toContain('NODE_ENV must be');
  const secrets = { APP_SECRET: 'a', CODE_PEPPER: 'b', DATA_KEY: 'c', SANDBOX: 'on' };
  const { told } = await startServer({ NODE_ENV: 'production', ...secrets });
  expect(told).toMatchObject({ ready: true, isSandbox: false });
});

test('the data are for nobody but the user of the server', () => {
  expect(statSync(dataDirectory).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(dataDirectory, 'database')).mode & 0o777).toBe(0o700);
});
