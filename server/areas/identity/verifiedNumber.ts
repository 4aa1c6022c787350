import type { Database } from '../../db/database';
import { findAuth, findIdentity } from './identityRepository';
import { numberOf } from './numberOf';

/** The number of the identity card by which a member was verified, for what compares it; undefined where they were not. */
export async function verifiedNumber(
  db: Database,
  userId: string,
  dataKey: string,
): Promise<string | undefined> {
  const [auth, row] = [await findAuth(db, userId), await findIdentity(db, userId)];
  return row && auth?.authStatus === 'USER_AUTHED' ? numberOf(row, dataKey) : undefined;
}
