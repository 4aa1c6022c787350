import { eq, sql } from 'drizzle-orm';
import type { User } from '../../../types/api/user';
import type { Database } from '../../db/database';
import { prepared } from '../../db/prepared';
import { users } from './schema';

const authOf = prepared(db =>
  db
    .select({ status: users.authStatus, status_code: users.authStatusCode, comments: users.authComments })
    .from(users)
    .where(eq(users.id, sql.placeholder('memberId')))
    .prepare('auth_of_member'),
);

/** How a member stands with being verified (specification §3, user auth); throws where there is none. */
export async function readAuth(db: Database, memberId: string): Promise<User['auth']> {
  const [row] = await authOf(db).execute({ memberId });
  if (!row) throw new Error('There is no such member');
  return row;
}
