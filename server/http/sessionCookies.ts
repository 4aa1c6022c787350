import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { LoginData } from '../../types/api/user';
import { SESSION_SECONDS } from '../kernel/members/sessionRepository';
import type { Settings } from '../settings';

/** Hosts without cookies, which keep the names themselves and send them in the Cookie header (decision 10). */
const hostsWithoutCookies: readonly string[] = ['weapp', 'alipay', 'qq'];

/**
 * Sets the session's cookies, or clears them for null, and returns what the answer's body may hold: the
 * token only for hosts without cookies (specification §3, login data; decision 10).
 *
 * SameSite=Lax: the browser sends the cookies with no POST of another site. What a sibling host sends, and forms
 * that need no cookie (a login), `callOrigin` refuses. `uid` stays readable for the app, which is logged in if and
 * only if it exists; only `token` opens anything.
 */
export function setSessionCookies(
  reply: FastifyReply,
  login: LoginData | null,
  deviceType: string,
  settings: Pick<Settings, 'cookieDomain' | 'production'>,
): LoginData {
  const body = login ?? { uid: '', user_id: '', token: '', isnew: 0 };
  if (hostsWithoutCookies.includes(deviceType)) return body;
  const options: CookieSerializeOptions = {
    path: '/',
    sameSite: 'lax',
    secure: settings.production,
    ...(settings.cookieDomain && { domain: settings.cookieDomain }),
  };
  for (const [name, value] of Object.entries(body)) {
    const own = { ...options, httpOnly: name === 'token' };
    if (login) reply.setCookie(name, String(value), { ...own, maxAge: SESSION_SECONDS });
    else reply.clearCookie(name, own);
  }
  return { ...body, token: '' };
}
