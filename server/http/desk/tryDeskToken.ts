import { MINUTE } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { takeFromLimit, waitFor } from '../rateLimit';
import { isDeskToken } from './deskToken';

/** Enough to mistype a token; it may be a short word that somebody has chosen. */
const WRONG = { limit: 10, windowMs: 15 * MINUTE };

/** Who shows a token: `ip` is the address whose tries are counted. */
interface Visitor {
  db: Database;
  ip: string;
  now: Date;
}

/**
 * Whether somebody shows the token of the desk. Wrong ones are counted; after too many of an address the right one opens
 * nothing either, so that going on tells nothing: `wait` is then the seconds until it may try again, else 0.
 */
export async function tryDeskToken(
  { db, ip, now }: Visitor,
  shown: string,
  token: string,
): Promise<{ isRight: boolean; wait: number }> {
  const isRight = isDeskToken(shown, token);
  const key = `desk-tries:${ip}`;
  const wait = await (isRight ? waitFor : takeFromLimit)(db, key, WRONG, now);
  return { isRight: isRight && wait === 0, wait };
}
