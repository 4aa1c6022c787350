import { randomUUID } from 'node:crypto';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyFormbody from '@fastify/formbody';
import fastifyHelmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { answerError, answerNothing, answerUnknownPath } from './http/answer';
import { COMPRESSED_FROM, compressAnswers } from './http/compressAnswers';
import { addContractTypes } from './http/answerSchemas';
import { loggerOptions, logRequest, type LogStream } from './http/log';
import type { DeskSection } from './http/desk/deskSection';
import { registerDesk } from './http/desk/registerDesk';
import { registerApi, type Endpoints, type Services } from './http/registerApi';
import { registerDocs } from './http/registerDocs';
import { registerHealth } from './http/registerHealth';
import { registerNotifications } from './http/registerNotifications';
import { registerShareSignature } from './http/registerShareSignature';
import { securityHeaders } from './http/securityHeaders';
import { registerSentFiles } from './http/sentFile';
import { registerFiles } from './media/registerFiles';
import { registerMedia, type DrawPicture } from './media/registerMedia';
import { registerSandbox } from './sandbox/registerSandbox';
import { inlineScripts } from './web/inlineScripts';
import { registerWeb } from './web/registerWeb';

const BODY_LIMIT = 256 * 1024;

/**
 * How long a caller may take to send a call, or leave its answer unread, milliseconds. Node notices an unread answer at
 * the second look, so that one may stay for up to twice as long.
 */
const PATIENCE = 30_000;

/** Calls of one connection, which then makes another: what is sent ahead is all read, and its answers wait in memory. */
const CALLS_OF_CONNECTION = 100;

/** What the server is built from. */
export interface AppParts extends Services {
  endpoints: Endpoints;
  /** Who draws what is under /media; without it nothing is there. */
  drawPicture?: DrawPicture;
  /** What the staff does at the desk; without it, and in production, there is none. */
  desk?: { sections: readonly DeskSection[]; token: string };
  logStream?: LogStream;
  /** How long a caller may take to send a call, or leave its answer unread, milliseconds; tests are less patient. */
  patience?: number;
}

/** The whole server, ready to listen: the API, its document, pictures, the sandbox and the built app. */
export async function buildApp({
  endpoints,
  drawPicture = () => undefined,
  desk,
  logStream,
  patience = PATIENCE,
  ...services
}: AppParts): Promise<FastifyInstance> {
  const { db, settings, money } = services;
  const app = Fastify({
    logger: loggerOptions(settings, logStream),
    disableRequestLogging: true,
    genReqId: () => randomUUID(),
    trustProxy: settings.trustedProxies || false,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    requestTimeout: patience,
    connectionTimeout: patience,
    maxRequestsPerSocket: CALLS_OF_CONNECTION,
    // Node swaps the two when the headers may take longer than the whole call.
    http: { headersTimeout: patience, connectionsCheckingInterval: patience / 10 },
    exposeHeadRoutes: false,
    // A malformed address reaches no route.
    frameworkErrors: (_error, request, reply) => answerNothing(request, reply),
    // Parameters arrive as JSON with their types: a text is never taken for a number.
    ajv: { customOptions: { coerceTypes: false } },
  });
  app.decorateRequest('openCall', null);
  app.decorateRequest('answerCode', null);
  app.setErrorHandler(answerError);
  app.addHook('onResponse', async (request, reply) => logRequest(request, reply));
  // What a call left to tell a provider is told before the database closes.
  app.addHook('onClose', () => money.settled());

  await app.register(fastifyHelmet, securityHeaders(settings, inlineScripts(settings.webDirectory)));
  compressAnswers(app);
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    threshold: COMPRESSED_FROM,
    globalDecompression: false,
  });
  await app.register(fastifyCookie);
  await app.register(fastifyFormbody);
  await registerSentFiles(app);
  addContractTypes(app);
  if (!settings.production) await registerDocs(app);

  registerHealth(app, db, settings.dataDirectory);
  await app.register(api => registerApi(api, endpoints, services), { prefix: '/api' });
  await app.register(notifications => registerNotifications(notifications, services), { prefix: '/notify' });
  registerShareSignature(app, services);
  registerFiles(app, services);
  registerMedia(app, settings.dataDirectory, drawPicture);
  if (settings.sandbox) registerSandbox(app, services);
  if (desk && settings.sandbox && !settings.production) {
    await app.register(part => registerDesk(part, { ...services, ...desk }), { prefix: '/desk' });
  }
  if (settings.webDirectory) await app.register(web => registerWeb(web, settings.webDirectory));
  else app.setNotFoundHandler(answerUnknownPath);
  return app;
}
