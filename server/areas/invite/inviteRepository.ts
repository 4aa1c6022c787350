import { randomInt } from 'node:crypto';
import { and, count, desc, eq, inArray, or } from 'drizzle-orm';
import { CODE_ALPHABET, CODE_LENGTH } from '../../../src/domain/invitation';
import type { Database } from '../../db/database';
import { sessions, users } from '../../kernel/members/schema';
import { invitations, inviteCodes } from './schema';

export type InvitationRow = typeof invitations.$inferSelect;
export type MemberRow = typeof users.$inferSelect;

const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length))).join('');

/** How often a code is drawn anew that somebody has already: of 10^11 nobody draws two of them. */
const DRAWS = 3;

/** The code of a member, made when it is first asked for. */
export async function codeOf(db: Database, userId: string, now: Date): Promise<string> {
  for (let draw = 0; draw < DRAWS; draw += 1) {
    await db.insert(inviteCodes).values({ userId, code: newCode(), createdAt: now }).onConflictDoNothing();
    const [row] = await db
      .select({ code: inviteCodes.code })
      .from(inviteCodes)
      .where(eq(inviteCodes.userId, userId));
    if (row) return row.code;
  }
  throw new Error('No free invitation code was drawn');
}

/** Whose code it is. */
export async function inviterOf(db: Database, code: string): Promise<MemberRow | undefined> {
  const [row] = await db
    .select({ inviter: users })
    .from(inviteCodes)
    .innerJoin(users, eq(users.id, inviteCodes.userId))
    .where(eq(inviteCodes.code, code));
  return row?.inviter;
}

/** By whom a member was invited. */
export async function findInvitation(db: Database, inviteeId: string): Promise<InvitationRow | undefined> {
  const [row] = await db.select().from(invitations).where(eq(invitations.inviteeId, inviteeId));
  return row;
}

/** The same, under its lock. */
export async function lockInvitation(tx: Database, inviteeId: string): Promise<InvitationRow | undefined> {
  const [row] = await tx.select().from(invitations).where(eq(invitations.inviteeId, inviteeId)).for('update');
  return row;
}

/** Notes that somebody accepted; false when they had accepted one before. */
export async function insertInvitation(
  tx: Database,
  { inviteeId, inviterId }: Pick<InvitationRow, 'inviteeId' | 'inviterId'>,
  now: Date,
): Promise<boolean> {
  const added = await tx
    .insert(invitations)
    .values({ inviteeId, inviterId, acceptedAt: now })
    .onConflictDoNothing()
    .returning({ inviteeId: invitations.inviteeId });
  return added.length === 1;
}

/** Notes how an invitation ended, under its lock. */
export async function endInvitation(
  tx: Database,
  inviteeId: string,
  end: Partial<Pick<InvitationRow, 'rewardedAt' | 'refusedAt'>>,
): Promise<void> {
  await tx.update(invitations).set(end).where(eq(invitations.inviteeId, inviteeId));
}

/** Whether two members have a session on one device, or of one user of a host. */
export async function shareDevice(db: Database, one: string, other: string): Promise<boolean> {
  const ofOne = await db
    .select({ deviceHash: sessions.deviceHash, hostIdentity: sessions.hostIdentity })
    .from(sessions)
    .where(eq(sessions.userId, one));
  const devices = ofOne.map(({ deviceHash }) => deviceHash);
  const identities = ofOne.flatMap(({ hostIdentity }) => (hostIdentity === null ? [] : [hostIdentity]));
  const [row] = await db
    .select({ found: count() })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, other),
        or(inArray(sessions.deviceHash, devices), inArray(sessions.hostIdentity, identities)),
      ),
    );
  return (row?.found ?? 0) > 0;
}

/** Whom a member has invited, the latest first. */
export const listFriends = (
  db: Database,
  inviterId: string,
  page: { offset: number; limit: number },
): Promise<{ invitation: InvitationRow; friend: MemberRow }[]> =>
  db
    .select({ invitation: invitations, friend: users })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.inviteeId))
    .where(eq(invitations.inviterId, inviterId))
    .orderBy(desc(invitations.acceptedAt), invitations.inviteeId)
    .limit(page.limit)
    .offset(page.offset);

/** How many a member has invited, and for how many of them both have their coupon. */
export async function countFriends(
  db: Database,
  inviterId: string,
): Promise<{ total: number; rewarded: number }> {
  const [row] = await db
    .select({ total: count(), rewarded: count(invitations.rewardedAt) })
    .from(invitations)
    .where(eq(invitations.inviterId, inviterId));
  return row ?? { total: 0, rewarded: 0 };
}
