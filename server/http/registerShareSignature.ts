import type { FastifyInstance } from 'fastify';
import { configuredShare } from '../kernel/hosts/configuredHosts';
import type { Services } from './registerApi';

/** A name that a page gave its function, and nothing else that a script could hold. */
const FUNCTION_NAME = /^[A-Za-z_$][\w$]{0,63}$/;
/** No address of ours is longer. */
const URL_LENGTH = 2048;

/** What is asked for, where it may be; no script would read an envelope that says what is wrong. */
function readAsked(query: Readonly<Record<string, unknown>>): { url: string; callback: string } | undefined {
  const { code, url, callback } = query;
  if (code !== 'wechat' || typeof url !== 'string' || typeof callback !== 'string') return undefined;
  const [page = ''] = url.split('#');
  if (url.length > URL_LENGTH || !URL.canParse(page) || !FUNCTION_NAME.test(callback)) return undefined;
  return { url: page, callback };
}

/**
 * `GET /share/signature` (specification §7) with `code` (the messenger: `wechat`), `url` and `callback`: JSONP, as messengers'
 * pages ask for it; answers `appId`, `timestamp`, `nonceStr`
 * and `configSign` for an address of ours, without its hash. 400 for another's address, 503 where the messenger gives nothing to
 * sign with: a page then stays without a card of its own.
 */
export function registerShareSignature(app: FastifyInstance, { settings, clock, signShare }: Services): void {
  const sign = signShare ?? configuredShare(settings);
  app.get('/share/signature', { schema: { hide: true } }, async (request, reply) => {
    const asked = readAsked(request.query as Readonly<Record<string, unknown>>);
    const here = settings.publicOrigin || `${request.protocol}://${request.host}`;
    if (!asked || ![here, ...settings.allowedOrigins].includes(new URL(asked.url).origin))
      return reply.code(400).send();
    const signature = await sign?.(asked.url, clock());
    if (!signature) return reply.code(503).send();
    return reply
      .header('Cache-Control', 'no-store')
      .type('application/javascript; charset=utf-8')
      .send(`/**/${asked.callback}(${JSON.stringify(signature)});`);
  });
}
