import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { LoginData } from '../../types/api/user';
import { SESSION_SECONDS } from '../kernel/members/sessionRepository';
import type { Settings } from '../settings';

/** Hosts without cookies, which keep the names themselves and send them in the Cookie header (decision 10). */
const hostsWithoutCookies: readonly string[] = ['weapp', 'alipay', 'qq'];

/** Whether the host keeps no cookies, and is told their values in the body. */
export const keepsCookiesItself = (deviceType: string): boolean => hostsWithoutCookies.includes(deviceType);

/** SameSite=Lax: the browser sends the cookie with no POST of another site. */
export const ownCookie = ({
  cookieDomain,
  production,
}: Pick<Settings, 'cookieDomain' | 'production'>): CookieSerializeOptions => ({
  path: '/',
  sameSite: 'lax',
  secure: production,
  ...(cookieDomain && { domain: cookieDomain }),
});

/**
 * Sets the session's cookies, or clears them for null, and returns what the answer's body may hold: the
 * token only for hosts without cookies (specification §3, login data; decision 10).
 *
 * What a sibling host sends, and forms that need no cookie (a login), `callOrigin` refuses. `uid` stays readable for the
 * app, which is logged in if and only if it exists; only `token` opens anything.
 */
export function setSessionCookies(
  reply: FastifyReply,
  login: LoginData | null,
  deviceType: string,
  settings: Pick<Settings, 'cookieDomain' | 'production'>,
): LoginData {
  const body = login ?? { uid: '', user_id: '', token: '', isnew: 0 };
  if (keepsCookiesItself(deviceType)) return body;
  for (const [name, value] of Object.entries(body)) {
    const own = { ...ownCookie(settings), httpOnly: name === 'token' };
    if (login) reply.setCookie(name, String(value), { ...own, maxAge: SESSION_SECONDS });
    else reply.clearCookie(name, own);
  }
  return { ...body, token: '' };
}
