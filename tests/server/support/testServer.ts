import { createHmac, randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp } from '../../../server/app';
import { areas } from '../../../server/areas';
import { desks } from '../../../server/areas/desks';
import { createMoney } from '../../../server/createMoney';
import type { Money } from '../../../server/kernel/money/money';
import { logInMember } from '../../../server/areas/user/logInMember';
import type { Database, OpenDatabase } from '../../../server/db/database';
import { drawPicture } from '../../../server/demo/pictures/drawPicture';
import type { Endpoints } from '../../../server/http/registerApi';
import type { LogStream } from '../../../server/http/log';
import { createFileStore, type FileStore } from '../../../server/kernel/files/fileStore';
import type { HostIdentities } from '../../../server/kernel/hosts/hostIdentity';
import type { SignShare } from '../../../server/kernel/hosts/shareSigner';
import { sandboxSmsSender } from '../../../server/kernel/messages/smsSender';
import { readSettings, type Settings } from '../../../server/settings';
import { format } from '../../../src/domain/shanghaiTime';
import { signatureBase } from '../../../src/domain/signature';
import type { DataOf, Endpoint, RequestOf } from '../../../types/api';
import type { Answer, Envelope, Version } from '../../../types/api/call';
import type { LoginData } from '../../../types/api/user';
import { openTestDatabase, type TestData } from './testDatabase';

export interface TestServerOptions {
  /** Demo data of that many cities (the largest first; 110000 is always there); default none. */
  seed?: { cities: number };
  settings?: Partial<Settings>;
  /** A database that is open already, instead of a fresh one. */
  database?: OpenDatabase;
  /** Hosts that tell who uses a mini-program. */
  hosts?: HostIdentities;
  /** Who signs the cards of pages in a messenger. */
  signShare?: SignShare;
  /** Made-up endpoints in the place of the areas'. */
  endpoints?: Endpoints;
  /** Reads the log, which is silent otherwise. */
  logStream?: LogStream;
}

/** A logged-in member as a client holds him. */
export interface TestSession {
  /** `Cookie` header. */
  cookie: string;
  login: LoginData;
}

export interface CallOptions {
  /** Whose cookies are sent: a session's, a device's, or none. */
  session?: Pick<TestSession, 'cookie'>;
  /** Address of the caller. */
  from?: string;
  version?: Partial<Version>;
}

export const testVersion: Version = {
  channel: '',
  appVersion: '5.3.9',
  deviceOSVersion: '',
  deviceType: 'h5',
  city: '北京',
  city_id: '110000',
  location: '',
};

/** What opens the desk of a test server. */
export const DESK_TOKEN = 'token-of-the-desk';

/** A server in this process, on a database of its own; `close` it in afterAll. */
export class TestServer {
  /** Set it to move the server's clock; undefined: the real one. */
  now: Date | undefined;

  /** What money has told the log. */
  readonly reports: unknown[] = [];

  constructor(
    readonly app: FastifyInstance,
    readonly db: Database,
    readonly settings: Settings,
    readonly money: Money,
    readonly files: FileStore,
    /** Address of the test's PostgreSQL, for a second process; empty on PGlite. */
    readonly databaseUrl: string,
    readonly close: () => Promise<void>,
  ) {}

  /** The server's time. */
  clock = (): Date => this.now ?? new Date();

  /** The signed envelope of a call, as a client makes it; `changes` are made after signing. */
  envelope(
    params: object,
    { version, ...changes }: Partial<Envelope> & { version?: Partial<Version> } = {},
  ): Envelope {
    const unsigned = {
      appid: this.settings.appId,
      nonce: randomUUID(),
      timestamp: format(this.clock(), 'YYYY-MM-DD HH:mm:ss'),
      request_resource: 'MOBILE' as const,
      params: JSON.stringify({ ...params, version: { ...testVersion, ...version } }),
    };
    return { ...unsigned, sign: this.sign(unsigned), ...changes };
  }

  sign(envelope: Omit<Envelope, 'sign'>): string {
    return createHmac('sha256', this.settings.appSecret).update(signatureBase(envelope)).digest('hex');
  }

  /** What `app.inject` needs for a call with any envelope. */
  request(endpoint: string, envelope: object, session?: Pick<TestSession, 'cookie'>): InjectOptions {
    const [method, url] = endpoint.split(' ');
    const fields = method === 'GET' ? { query: { ...envelope } } : { payload: envelope };
    return {
      method: method as 'GET' | 'POST',
      url,
      ...fields,
      headers: session ? { cookie: session.cookie } : {},
    };
  }

  /** One call of the contract, signed as a client signs it; answers the whole envelope `{code, msg, data}`. */
  async call<E extends Endpoint>(
    endpoint: E,
    params: RequestOf<E>,
    { session, from, version }: CallOptions = {},
  ): Promise<Answer<DataOf<E>>> {
    const request = this.request(endpoint, this.envelope(params, { version }), session);
    const answer = await this.app.inject({ ...request, ...(from && { remoteAddress: from }) });
    return answer.json<Answer<DataOf<E>>>();
  }

  /**
   * Does something at the desk with something of a section, as the staff does: reads the page, fills its form in and sends
   * it, with a photo where there is one. Answers what the page then says.
   */
  async desk(
    section: string,
    id: string,
    action: string,
    fields: Readonly<Record<string, string | number>> = {},
    photo?: Buffer,
  ): Promise<string> {
    const page = await this.app.inject({
      url: `/desk/${section}/${id}`,
      headers: { cookie: `desk=${DESK_TOKEN}` },
    });
    const [, seen] = /name="seen" value="([^"]+)"/.exec(page.body) ?? [];
    const form = photo ? new FormData() : new URLSearchParams();
    form.set('key', randomUUID());
    if (seen !== undefined) form.set('seen', seen);
    for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
    if (form instanceof FormData && photo) form.set('photo', new Blob([new Uint8Array(photo)]), 'photo.jpg');
    const body = new Response(form);
    const headers = {
      cookie: `desk=${DESK_TOKEN}`,
      'content-type': body.headers.get('content-type') ?? '',
    };
    const payload = Buffer.from(await body.arrayBuffer());
    const url = `/desk/${section}/${id}/${action}`;
    const sent = await this.app.inject({ method: 'POST', url, headers, payload });
    if (sent.statusCode !== 303) return /role="alert">([^<]*)/.exec(sent.body)?.[1] ?? sent.body;
    return new URL(sent.headers.location ?? '', 'http://desk').searchParams.get('done') ?? '';
  }

  /** Logs a member in on a device of its own, without the SMS, whose limits a test would run into; the first time makes the member. */
  async login(mobile: string, channel = '', deviceName = 'Mac'): Promise<TestSession> {
    const device = { deviceHash: randomUUID(), deviceName, hostIdentity: null };
    const { dataKey } = this.settings;
    const login = await logInMember(this.db, { mobile, channel }, device, { now: this.clock(), dataKey });
    return { cookie: `token=${login.token}`, login };
  }
}

/** Starts a server for a test file: `const server = await startTestServer({ seed: { cities: 3 } })`. */
export async function startTestServer({
  seed,
  settings: own,
  database,
  endpoints = areas,
  logStream,
  hosts,
  signShare,
}: TestServerOptions = {}): Promise<TestServer> {
  const data: TestData = seed ?? 'empty';
  const { db, url, close } = database ? { ...database, url: '' } : await openTestDatabase(data);
  const settings: Settings = {
    ...readSettings({}),
    dataDirectory: ':memory:',
    webDirectory: '',
    logLevel: logStream ? 'trace' : 'silent',
    // Tests of the limits set their own.
    callsPerMinute: 1_000_000,
    codesPerHour: 1_000_000,
    bookingsPerHour: 1_000_000,
    ...own,
  };
  const clock = (): Date => server.clock();
  const money = createMoney(settings, { db, clock, report: problem => server.reports.push(problem) });
  const files = createFileStore(settings.dataDirectory);
  const app = await buildApp({
    db,
    settings,
    endpoints,
    drawPicture,
    desk: { sections: desks, token: DESK_TOKEN },
    sms: sandboxSmsSender(db),
    money,
    files,
    clock,
    logStream,
    ...(hosts && { hosts }),
    ...(signShare && { signShare }),
  });
  const server: TestServer = new TestServer(app, db, settings, money, files, url, async () => {
    await app.close();
    await close();
  });
  return server;
}
