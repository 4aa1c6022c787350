import { randomUUID } from 'node:crypto';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { ThirdPartyClaim } from '../../../../types/api/thirdParty';
import { CLAIM_LIFE } from '../../../../src/domain/thirdParty';
import type { Database } from '../../../db/database';
import { users } from '../../../kernel/members/schema';
import { hashToken } from '../../../kernel/members/sessionRepository';
import type { UserRow } from '../userRepository';
import { spentClaims, thirdPartyBindings } from './schema';

export type BindingRow = typeof thirdPartyBindings.$inferSelect;

/** An account elsewhere as it is stored. */
const accountHash = ({ channel, type, openid }: ThirdPartyClaim): string =>
  hashToken(`${channel}&${type}&${openid}`);

/** To whom an account is bound. */
export async function ownerOfAccount(db: Database, claim: ThirdPartyClaim): Promise<UserRow | undefined> {
  const [row] = await db
    .select({ owner: users })
    .from(thirdPartyBindings)
    .innerJoin(users, eq(users.id, thirdPartyBindings.userId))
    .where(eq(thirdPartyBindings.accountHash, accountHash(claim)));
  return row?.owner;
}

/** Binds an account to a member; false where it is bound already. */
export async function insertBinding(
  tx: Database,
  userId: string,
  claim: ThirdPartyClaim,
  now: Date,
): Promise<boolean> {
  const { channel, type } = claim;
  const added = await tx
    .insert(thirdPartyBindings)
    .values({ id: randomUUID(), userId, channel, type, accountHash: accountHash(claim), createdAt: now })
    .onConflictDoNothing()
    .returning({ id: thirdPartyBindings.id });
  return added.length > 0;
}

/** What is bound to a member, the latest first. */
export const listBindings = (db: Database, userId: string): Promise<BindingRow[]> =>
  db
    .select()
    .from(thirdPartyBindings)
    .where(eq(thirdPartyBindings.userId, userId))
    .orderBy(desc(thirdPartyBindings.createdAt), thirdPartyBindings.id);

/** Ends a binding if it is the member's; false when they have none of that id. */
export async function deleteBinding(db: Database, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(thirdPartyBindings)
    .where(and(eq(thirdPartyBindings.id, id), eq(thirdPartyBindings.userId, userId)))
    .returning({ id: thirdPartyBindings.id });
  return ended.length > 0;
}

/** Whether a claim was used. */
export async function isSpent(db: Database, { signed_request }: ThirdPartyClaim): Promise<boolean> {
  const rows = await db
    .select({ hash: spentClaims.hash })
    .from(spentClaims)
    .where(eq(spentClaims.hash, hashToken(signed_request)));
  return rows.length > 0;
}

/** Uses a claim; false when it was used before. Of several at once one succeeds. */
export async function spendClaim(
  tx: Database,
  { signed_request }: ThirdPartyClaim,
  now: Date,
): Promise<boolean> {
  const spent = await tx
    .insert(spentClaims)
    .values({ hash: hashToken(signed_request), spentAt: now })
    .onConflictDoNothing()
    .returning({ hash: spentClaims.hash });
  return spent.length > 0;
}

/** Forgets claims that would be refused as too old anyway: a time may lie ahead and then behind. */
export async function purgeSpentClaims(db: Database, now: Date): Promise<void> {
  await db.delete(spentClaims).where(lt(spentClaims.spentAt, new Date(now.getTime() - 2 * CLAIM_LIFE)));
}
