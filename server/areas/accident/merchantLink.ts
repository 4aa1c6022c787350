import { MERCHANT_LINK_DAYS } from '../../../src/domain/accident';
import { DAY } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { notFound, type Failure } from '../../kernel/failure';
import { readToken, signToken } from '../../kernel/secrets/signedToken';
import { findAnyAccident, type AccidentRow, type ShownAccident } from './accidentRepository';

/** What such tokens are signed for. */
const USE = 'repair-shop';

/** Until when a link that is sent now is good. */
export const linkUntilOf = (now: Date): Date => new Date(now.getTime() + MERCHANT_LINK_DAYS * DAY);

/** The token of the link that a repair shop has by now; undefined where none was sent, or it is over. */
export function tokenOf(
  { id, round, linkUntil }: Pick<AccidentRow, 'id' | 'round' | 'linkUntil'>,
  key: string,
  now: Date,
): string | undefined {
  if (linkUntil === null || linkUntil <= now) return undefined;
  return signToken(USE, `${linkUntil.getTime()}:${id}:${round}`, key);
}

/** The page that a repair shop opens by its link. */
export const linkOf = (origin: string, token: string): string =>
  `${origin}/insure_apply/merchant?token=${token}`;

/** A link that is over, forged, or in whose place another one was sent: they cannot be told apart. */
export const linkUnknown = (): Failure => notFound('这个定损链接，可能已过期，请联系给您发链接的理赔专员');

/** The accident that a token is of, if that is what it says, unlocked. */
export function idOfToken(token: string, key: string): string | undefined {
  return readToken(USE, token, key)?.split(':')[1];
}

/** Whether a token is the one that a repair shop has by now. */
export function isCurrent(token: string, accident: AccidentRow, key: string, now: Date): boolean {
  const isOver = accident.state === 'WITHDRAWN';
  const [until, id, round] = readToken(USE, token, key)?.split(':') ?? [];
  return (
    !isOver &&
    id === accident.id &&
    round === String(accident.round) &&
    accident.linkUntil !== null &&
    until === String(accident.linkUntil.getTime()) &&
    accident.linkUntil > now
  );
}

/** The accident of the repair shop that holds the link. NOT_FOUND. */
export async function readLinked(
  db: Database,
  token: string,
  { key, now }: { key: string; now: Date },
): Promise<ShownAccident> {
  const id = idOfToken(token, key);
  const found = id === undefined ? undefined : await findAnyAccident(db, id);
  if (!found || !isCurrent(token, found.accident, key, now)) throw linkUnknown();
  return found;
}
