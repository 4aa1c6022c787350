import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Endpoint, RequestOf } from '../../../types/api';
import type { Answer } from '../../../types/api/call';
import type { TestServer, TestSession } from '../support/testServer';

/** A booking at some server. */
export type Book = (
  request: RequestOf<'POST /api/order/add'>,
  session: TestSession,
) => Promise<Answer<unknown>>;

/** A server process of its own (`bookingProcess.ts`) that listens on a port. */
export interface ServerProcess {
  port: string;
  hasEnded(): boolean;
  stop(): Promise<void>;
}

/** Starts a server process on a PostgreSQL. */
export async function startServerProcess(databaseUrl: string): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'bookingProcess.ts')], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  return {
    port: await portOf(child),
    hasEnded,
    async stop() {
      if (hasEnded()) return;
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}

async function portOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The server process has no output');
  const ended = once(child, 'exit').then(() => {
    throw new Error('The server process ended before it listened');
  });
  const [line] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer];
  ended.catch(() => undefined);
  return line.toString().trim();
}

/** Calls over HTTP, as a client of `server` signs it. */
export const callingAt =
  (server: TestServer, port: string) =>
  async <E extends Endpoint & `POST ${string}`>(
    endpoint: E,
    request: RequestOf<E>,
    session: TestSession,
  ): Promise<Answer<unknown>> => {
    const answer = await fetch(`http://127.0.0.1:${port}${endpoint.replace('POST ', '')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: session.cookie },
      body: JSON.stringify(server.envelope(request)),
    });
    return (await answer.json()) as Answer<unknown>;
  };

/** Books over HTTP, as a client of `server` signs it. */
export const bookingAt =
  (server: TestServer, port: string): Book =>
  (request, session) =>
    callingAt(server, port)('POST /api/order/add', request, session);
