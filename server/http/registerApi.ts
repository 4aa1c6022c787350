import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from '../../types/api/call';
import { ErrorCode } from '../../src/domain/errorCode';
import { configuredHosts } from '../kernel/hosts/configuredHosts';
import type { SignShare } from '../kernel/hosts/shareSigner';
import { placeOf, type HostIdentities } from '../kernel/hosts/hostIdentity';
import { hashToken } from '../kernel/members/sessionRepository';
import { acceptToken } from '../kernel/members/sessionTokens';
import type { FileStore } from '../kernel/files/fileStore';
import type { Database } from '../db/database';
import type { Money } from '../kernel/money/money';
import type { SmsSender } from '../kernel/messages/smsSender';
import type { Settings } from '../settings';
import { admissionInDatabase, type Admission } from './admitCall';
import { answerSchemaOf } from './answerSchemas';
import { answerUnknownPath, success } from './answer';
import { callerAddress } from './callerAddress';
import { assertOwnOrigin } from './callOrigin';
import { deviceOf, setDeviceCookie } from './deviceCookie';
import type { Context, Endpoint, MemberContext } from './endpoint';
import { openEnvelope, type Opened } from './envelope';
import { Failure } from '../kernel/failure';
import { Lanes, type LaneSize } from './lanes';
import { postedFields, readSentFile } from './sentFile';
import { setSessionCookies } from './sessionCookies';

/** What the calls work with. */
export interface Services {
  db: Database;
  settings: Settings;
  sms: SmsSender;
  money: Money;
  /** Where the contents of files lie. */
  files: FileStore;
  /** Who tells which person uses a mini-program; those of the settings where nothing is said. */
  hosts?: HostIdentities;
  /** Who signs the cards of pages in WeChat; the account of the settings where nothing is said. */
  signShare?: SignShare;
  /** Who lets calls in; the database where nothing is said. */
  admission?: Admission;
  /** The server's time; tests set it. */
  clock: () => Date;
}

/** Endpoints by `METHOD /path`, whatever they are asked and answer. */
export type Endpoints = Readonly<Record<string, Endpoint<never, unknown>>>;

interface OpenCall extends Opened {
  now: Date;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the envelope is opened. */
    openCall: OpenCall | null;
    /** Code of the answer's envelope, for the log. */
    answerCode: number | null;
  }
}

/** Calls of one member under way: an app opens a screen with a handful, and no more of them queue for one order's lock. */
const OF_MEMBER: LaneSize = { atOnce: 4, waiting: 30 };

/** Costly calls of one address beyond those at once: several people may share one, and the others come in between. */
const COSTLY = { waiting: 20, rest: 100 };

/**
 * The other calls with which visitors of one address read: those of other addresses come in between. What changes
 * something or is a member's may wait for a host or a provider, and nobody at the address waits for that.
 */
const READING: LaneSize = { atOnce: 4, waiting: 200, rest: 1 };

/**
 * Turns every endpoint of the contract into a route (specification §7): opens the envelope and leaves the call's own
 * parameters where Fastify validates them against the endpoint's schema; lets few calls of an address and few of a member
 * run at a time, counts calls by address and knows the member. Answers `{code, msg, data}`.
 */
export async function registerApi(
  app: FastifyInstance,
  endpoints: Endpoints,
  services: Services,
): Promise<void> {
  const { db, settings, sms, money, files, clock, admission = admissionInDatabase } = services;
  const { hosts = configuredHosts(settings) } = services;
  const costlyCalls = new Lanes({ atOnce: settings.costlyCallsAtOnce, ...COSTLY });
  const readingCalls = new Lanes(READING);
  const callsOfMembers = new Lanes(OF_MEMBER);

  app.addHook('onRequest', async request => assertOwnOrigin(request, settings));
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.setNotFoundHandler(answerUnknownPath);

  /** Counts the call and knows who it is. */
  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<Context> => {
    if (!request.openCall) throw new Error('The envelope was not opened');
    const { version, nonce, now } = request.openCall;
    const { log } = request;
    const ip = callerAddress(request.ip);
    const { token = '' } = request.cookies;
    const tokenHash = token ? hashToken(token) : null;
    const shown = await admission.admit({ db, settings, ip, now }, { nonce, tokenHash });
    const known = shown && (await acceptToken(db, shown, now)) ? shown : null;
    const device = deviceOf(request);
    const userAgent = request.headers['user-agent'] ?? '';
    const place = placeOf(version.deviceType, userAgent);
    return {
      ...{ db, settings, version, now, sms, money, files, ip, log, device, place, userAgent },
      origin: settings.publicOrigin || `${request.protocol}://${request.host}`,
      address: request.ip.replace(/^::ffff:(?=\d+\.)/, ''),
      identify: async code => (code ? hosts.get(place)?.(code) : undefined),
      sentFile: () => readSentFile(request),
      member: known && known.member,
      session: known && { id: known.sessionId, token },
      setDevice: () => setDeviceCookie(reply, device, version.deviceType, settings),
      setSession: login => setSessionCookies(reply, login, version.deviceType, settings),
    };
  };

  for (const [name, endpoint] of Object.entries(endpoints)) {
    const [method = '', path = ''] = name.split(' ');
    const source = method === 'GET' ? 'query' : 'body';
    const answer = answerSchemaOf(name);
    const isReading = method === 'GET' && !endpoint.auth;
    const lanes = endpoint.costly ? costlyCalls : isReading ? readingCalls : undefined;
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
      // What is wrong with the parameters is told once the call is admitted.
      attachValidation: true,
      preValidation: async request => {
        const now = clock();
        try {
          const fields = source === 'query' ? request.query : await postedFields(request);
          request.openCall = { ...openEnvelope(fields, settings, now), now };
        } catch (error) {
          await admission.countRefused({ db, settings, ip: callerAddress(request.ip), now });
          throw error;
        }
        request[source] = request.openCall.params;
      },
      handler: (request, reply) => {
        const perform = async (): Promise<Answer<unknown>> => {
          const context = await admit(request, reply);
          const { member } = context;
          if (endpoint.auth && !member) throw new Failure(ErrorCode.NOT_LOGGED_IN, '请先登录');
          if (request.validationError) throw request.validationError;
          // Where an endpoint needs a member, visitors were refused.
          const handle = () => endpoint.handle(request[source] as never, context as MemberContext);
          const data = await (member
            ? callsOfMembers.run(member.id, handle)
            : endpoint.reads
              ? readingCalls.run(callerAddress(request.ip), handle)
              : handle());
          request.answerCode = ErrorCode.OK;
          return success(data);
        };
        return lanes ? lanes.run(callerAddress(request.ip), perform) : perform();
      },
    });
  }
}
