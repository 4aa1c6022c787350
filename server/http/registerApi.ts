import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ErrorCode } from '../../src/domain/errorCode';
import { hashToken } from '../kernel/members/sessionRepository';
import type { Database } from '../db/database';
import type { Money } from '../kernel/money/money';
import type { SmsSender } from '../kernel/messages/smsSender';
import type { Settings } from '../settings';
import { admitCall, countRefusedCall } from './admitCall';
import { answerSchemaOf } from './answerSchemas';
import { answerUnknownPath, success } from './answer';
import { assertOwnOrigin } from './callOrigin';
import type { Context, Endpoint, MemberContext } from './endpoint';
import { openEnvelope, type Opened } from './envelope';
import { Failure } from '../kernel/failure';
import { setSessionCookies } from './sessionCookies';

/** What the calls work with. */
export interface Services {
  db: Database;
  settings: Settings;
  sms: SmsSender;
  money: Money;
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

/** The hash by which the session of a caller's token is stored; null for a caller without a token. */
const tokenHashOf = ({ cookies: { token } }: FastifyRequest): string | null =>
  token ? hashToken(token) : null;

/**
 * Turns every endpoint of the contract into a route (specification §7): opens the envelope, limits callers by
 * address, knows the member, and leaves the call's own parameters where Fastify validates them against the
 * endpoint's schema. Answers `{code, msg, data}`.
 */
export async function registerApi(
  app: FastifyInstance,
  endpoints: Endpoints,
  services: Services,
): Promise<void> {
  const { db, settings, sms, money, clock } = services;

  app.addHook('onRequest', async request => assertOwnOrigin(request, settings));
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.setNotFoundHandler(answerUnknownPath);

  for (const [name, endpoint] of Object.entries(endpoints)) {
    const [method = '', path = ''] = name.split(' ');
    const source = method === 'GET' ? 'query' : 'body';
    const answer = answerSchemaOf(name);
    app.route({
      method,
      url: path.replace(/^\/api/, ''),
      schema: {
        summary: endpoint.summary,
        tags: [path.split('/')[2] ?? ''],
        ...(endpoint.auth && { security: [{ session: [] }] }),
        [source === 'query' ? 'querystring' : 'body']: endpoint.request,
        ...(answer && { response: { 200: answer } }),
      },
      preValidation: async request => {
        const now = clock();
        const caller = { db, settings, ip: request.ip, now };
        let opened: Opened;
        try {
          opened = openEnvelope(request[source], settings, now);
        } catch (error) {
          await countRefusedCall(caller);
          throw error;
        }
        const tokenHash = tokenHashOf(request);
        const member = await admitCall(caller, { nonce: opened.nonce, tokenHash });
        request.openCall = { ...opened, now, member, sessionHash: member && tokenHash };
        if (endpoint.auth && !member) throw new Failure(ErrorCode.NOT_LOGGED_IN, '请先登录');
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
          money,
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
