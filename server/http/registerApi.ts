import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ErrorCode } from '../../src/domain/errorCode';
import { MINUTE } from '../../src/domain/shanghaiTime';
import { findSessionMember, hashToken } from '../areas/user/sessionRepository';
import type { Database } from '../db/database';
import type { SmsSender } from '../sandbox/smsSender';
import type { Settings } from '../settings';
import { answerUnknownPath, success } from './answer';
import type { Context, Endpoint, MemberContext } from './endpoint';
import { openEnvelope, type Opened } from './envelope';
import { Failure } from './failure';
import { spendNonce } from './nonces';
import { takeFromLimit } from './rateLimit';
import { setSessionCookies } from './sessionCookies';

/** What the calls work with. */
export interface Services {
  db: Database;
  settings: Settings;
  sms: SmsSender;
  /** The server's time; tests set it. */
  clock: () => Date;
}

/** Endpoints by `METHOD /path`, whatever they are asked and answer. */
export type Endpoints = Readonly<Record<string, Endpoint<never, unknown>>>;

interface OpenCall extends Opened {
  now: Date;
  member: Context['member'];
  sessionHash: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the envelope is opened. */
    openCall: OpenCall | null;
    /** Code of the answer's envelope, for the log. */
    answerCode: number | null;
  }
}

async function findMember(
  request: FastifyRequest,
  db: Database,
  now: Date,
): Promise<Pick<OpenCall, 'member' | 'sessionHash'>> {
  const { token } = request.cookies;
  if (!token) return { member: null, sessionHash: null };
  const sessionHash = hashToken(token);
  const member = await findSessionMember(db, sessionHash, now);
  return { member, sessionHash: member && sessionHash };
}

/**
 * Turns every endpoint of the contract into a route (specification §7): limits callers by address, opens the
 * envelope, knows the member, and leaves the call's own parameters where Fastify validates them against the
 * endpoint's schema. Answers `{code, msg, data}`.
 */
export async function registerApi(
  app: FastifyInstance,
  endpoints: Endpoints,
  services: Services,
): Promise<void> {
  const { db, settings, sms, clock } = services;

  app.addHook('onRequest', async (request, reply) => {
    const limit = { limit: settings.callsPerMinute, windowMs: MINUTE };
    const wait = await takeFromLimit(db, `calls:${request.ip}`, limit, clock());
    if (wait === 0) return;
    reply.header('retry-after', wait);
    throw new Failure(ErrorCode.TOO_MANY_REQUESTS, '操作太频繁了，请稍后再试', { retry_after: wait });
  });

  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.setNotFoundHandler(answerUnknownPath);

  for (const [name, endpoint] of Object.entries(endpoints)) {
    const [method = '', path = ''] = name.split(' ');
    const source = method === 'GET' ? 'query' : 'body';
    app.route({
      method,
      url: path.replace(/^\/api/, ''),
      schema: {
        summary: endpoint.summary,
        tags: [path.split('/')[2] ?? ''],
        ...(endpoint.auth && { security: [{ session: [] }] }),
        [source === 'query' ? 'querystring' : 'body']: endpoint.request,
      },
      preValidation: async request => {
        const now = clock();
        const opened = openEnvelope(request[source], settings, now);
        await spendNonce(db, opened.nonce, now);
        request.openCall = { ...opened, now, ...(await findMember(request, db, now)) };
        if (endpoint.auth && !request.openCall.member) throw new Failure(ErrorCode.NOT_LOGGED_IN, '请先登录');
        request[source] = opened.params;
      },
      handler: async (request, reply) => {
        if (!request.openCall) throw new Error('The envelope was not opened');
        const { version, now, member, sessionHash } = request.openCall;
        const context: Context = {
          db,
          settings,
          version,
          now,
          member,
          sessionHash,
          sms,
          ip: request.ip,
          log: request.log,
          setSession: login => setSessionCookies(reply, login, version.deviceType, settings),
        };
        // Where an endpoint needs a member, preValidation has refused visitors.
        const data = await endpoint.handle(request[source] as never, context as MemberContext);
        request.answerCode = ErrorCode.OK;
        return success(data);
      },
    });
  }
}
