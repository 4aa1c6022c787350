import { DAY } from '../../../src/domain/shanghaiTime';
import { readToken, signToken } from '../secrets/signedToken';
import type { Subject } from './accounts';

/** What such tokens are signed for. */
const USE = 'pay-link';

/** For how long a link to pay is good, milliseconds: who has paid by it still sees what became of it. */
const LIFE = DAY;

/**
 * What gives leave to pay for a subject of somebody else, whoever holds it; `key` is the server's own. One that is sent
 * ahead of the day on which something is due lives longer.
 */
export function payLink(
  { kind, id }: Subject,
  key: string,
  now: Date,
  life = LIFE,
): { token: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + life);
  return { token: signToken(USE, `${expiresAt.getTime()}:${kind}:${id}`, key), expiresAt };
}

/** The subject that a token of `payLink` lets be paid; undefined for one that is over, or that we did not make. */
export function subjectOfPayLink(token: string, key: string, now: Date): Subject | undefined {
  const [until, kind, id] = (readToken(USE, token, key) ?? '').split(':');
  if (kind === undefined || id === undefined) return undefined;
  return Number(until) > now.getTime() ? { kind, id } : undefined;
}
