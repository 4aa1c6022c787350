import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings';
import { keepsCookiesItself, ownCookie } from './sessionCookies';

/** Days for which a device is told apart from others after it last asked for a login code: no browser keeps a cookie longer. */
export const DEVICE_DAYS = 400;

/** What a device shows to be told apart from others, 128 random bits: its own secret. A new one where it shows none. */
export const deviceOf = ({ cookies: { device } }: Pick<FastifyRequest, 'cookies'>): string =>
  device || randomBytes(16).toString('base64url');

/** Has the device keep what tells it apart; returns what the answer's body may hold: the text for hosts without cookies. */
export function setDeviceCookie(
  reply: FastifyReply,
  device: string,
  deviceType: string,
  settings: Pick<Settings, 'cookieDomain' | 'production'>,
): string {
  if (keepsCookiesItself(deviceType)) return device;
  reply.setCookie('device', device, {
    ...ownCookie(settings),
    httpOnly: true,
    maxAge: DEVICE_DAYS * 24 * 60 * 60,
  });
  return '';
}
