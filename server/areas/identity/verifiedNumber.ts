import type { Database } from '../../db/database';
import { findAuth, findIdentity } from './identityRepository';
import { numberOf } from './numberOf';

/**
 * The number of the identity card by which a member was verified, for what compares it, and the day on which their licence
 * was issued first, `YYYY-MM-DD`; undefined where they were not.
 */
export async function verifiedDriver(
  db: Database,
  userId: string,
  dataKey: string,
): Promise<{ number: string; licenceSince: string } | undefined> {
  const [auth, row] = [await findAuth(db, userId), await findIdentity(db, userId)];
  if (!row || auth?.authStatus !== 'USER_AUTHED') return undefined;
  return { number: numberOf(row, dataKey), licenceSince: row.licenceSince };
}

/** The number alone. */
export const verifiedNumber = async (
  db: Database,
  userId: string,
  dataKey: string,
): Promise<string | undefined> => (await verifiedDriver(db, userId, dataKey))?.number;
