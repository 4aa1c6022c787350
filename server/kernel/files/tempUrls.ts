import { createHmac, timingSafeEqual } from 'node:crypto';
import type { TempUrl } from '../../../types/api/file';
import { HOUR, MINUTE, toIso } from '../../../src/domain/shanghaiTime';

/** For how long an address is good, milliseconds: as long as somebody looks at a screen. */
const LIFE = 10 * MINUTE;

/** The same of an address that stands in an export: as long as it takes to save all of its photos. */
export const EXPORT_LIFE = HOUR;

/** Where files are read. */
export const READ_PATH = '/api/file/operation/read';

const signatureOf = (key: string, id: string, expires: string): Buffer =>
  createHmac('sha256', key).update(`file:${id}:${expires}`).digest();

/** The address of a file for whoever may read it, for `life` milliseconds; `key` is the server's own. */
export function tempUrl(id: string, key: string, now: Date, life = LIFE): TempUrl {
  const until = now.getTime() + life;
  const sign = signatureOf(key, id, String(until)).toString('base64url');
  return {
    file_id: id,
    url: `${READ_PATH}?id=${id}&expires=${until}&sign=${sign}`,
    expires_at: toIso(until),
  };
}

/** The file that an address of `tempUrl` opens; undefined for one that is over, or that we did not make. */
export function fileOfUrl(query: unknown, key: string, now: Date): string | undefined {
  const { id, expires, sign } = (query ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || typeof expires !== 'string' || typeof sign !== 'string') return undefined;
  const given = Buffer.from(sign, 'base64url');
  const expected = signatureOf(key, id, expires);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return Number(expires) > now.getTime() ? id : undefined;
}
