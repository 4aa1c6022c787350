import type { FastifyRequest } from 'fastify';
import { ErrorCode } from '../../src/domain/errorCode';
import { Failure } from '../kernel/failure';
import type { Settings } from '../settings';

/** Methods that change nothing: a link from another site may open the app. */
const READING: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** What browsers say of a call that our own page makes, or the person by hand. */
const OWN_SITES: readonly string[] = ['same-origin', 'none'];

/** Whether an origin is the host that is called; its scheme is the proxy's, where one ends https in front of us. */
function isHost(origin: string, host: string): boolean {
  const [scheme = ''] = origin.split('//');
  const called = `${scheme}//${host}`;
  return URL.canParse(origin) && URL.canParse(called) && new URL(origin).host === new URL(called).host;
}

/**
 * Refuses a call that changes something and comes from another web page: browsers add our cookies to it, whoever wrote
 * the page, and a form of a stranger could log a visitor into the stranger's account. Newer browsers say where a call
 * comes from (`Sec-Fetch-Site`), older ones name the page's origin; what tells neither is no web page (mini-programs,
 * apps) and has no cookies but those that it sends itself. FOREIGN_ORIGIN.
 */
export function assertOwnOrigin(
  { method, headers, host }: Pick<FastifyRequest, 'method' | 'headers' | 'host'>,
  { allowedOrigins }: Pick<Settings, 'allowedOrigins'>,
): void {
  if (READING.includes(method)) return;
  const { origin } = headers;
  if (origin !== undefined && allowedOrigins.includes(origin)) return;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && OWN_SITES.includes(String(site))) return;
  if (site === undefined && (origin === undefined || isHost(origin, host))) return;
  throw new Failure(ErrorCode.FOREIGN_ORIGIN, '请求来自其他网站，已为您拦截，请回到租车页面操作');
}
