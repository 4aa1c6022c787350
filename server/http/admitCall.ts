import { and, eq, gt, sql } from 'drizzle-orm';
import { ErrorCode } from '../../src/domain/errorCode';
import type { Database } from '../db/database';
import { prepared } from '../db/prepared';
import { nonces, sessions, users } from '../db/schema';
import type { Member } from './endpoint';
import { Failure } from './failure';

/** Notes a nonce; no row when it is there already. */
const spend = (db: Database) =>
  db
    .insert(nonces)
    .values({ nonce: sql.placeholder('nonce'), createdAt: sql.placeholder('createdAt') })
    .onConflictDoNothing()
    .returning({ nonce: nonces.nonce });

const admissionOfVisitor = prepared(db => spend(db).prepare('admission_of_visitor'));

/** Every call of a member asks both, so one statement does: it notes the nonce and finds whose the live session is. */
const admissionOfMember = prepared(db => {
  const spent = db.$with('spent').as(spend(db));
  return db
    .with(spent)
    .select({ id: users.id, mobile: users.mobile })
    .from(spent)
    .leftJoin(
      sessions,
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .leftJoin(users, eq(users.id, sessions.userId))
    .prepare('admission_of_member');
});

/**
 * Notes a call's nonce and tells whose live session its token is (`tokenHash` null: a visitor's). Throws NONCE_REUSED
 * when the nonce was seen before, by this process or another (decision 8).
 */
export async function admitCall(
  db: Database,
  { nonce, tokenHash }: { nonce: string; tokenHash: string | null },
  now: Date,
): Promise<Member | null> {
  const noted = { nonce, createdAt: now };
  const reused = (): Failure => new Failure(ErrorCode.NONCE_REUSED, '请求重复了，请再试一次');
  if (tokenHash === null) {
    const [spent] = await admissionOfVisitor(db).execute(noted);
    if (!spent) throw reused();
    return null;
  }
  const [row] = await admissionOfMember(db).execute({ ...noted, tokenHash, now: now.toISOString() });
  if (!row) throw reused();
  const { id, mobile } = row;
  return id !== null && mobile !== null ? { id, mobile } : null;
}
