import { and, asc, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, or, sum } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { notFound } from '../../kernel/failure';
import { users } from '../../kernel/members/schema';
import { coupons, type CouponRow } from '../account/public';
import { campaignClaims, campaignGroupMembers, campaignGroups, campaigns } from './schema';

export type CampaignRow = typeof campaigns.$inferSelect;
export type GroupRow = typeof campaignGroups.$inferSelect;

/** An activity with the coupons that running groups wait for. */
export interface StockedCampaign {
  campaign: CampaignRow;
  reserved: number;
}

/** A group with its activity's title and who is in it, in the order in which they came. */
export interface WholeGroup {
  group: GroupRow;
  campaignTitle: string;
  members: { userId: string; nickname: string }[];
}

/** Groups and coupons of a member that are shown. */
const MOST_OWN = 20;
/** Groups that the desk lists. */
const MOST_LISTED = 50;

/** The coupons that running groups of some activities wait for, by activity. */
async function reservedBy(
  db: Database,
  campaignIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: campaignGroups.campaignId, reserved: sum(campaignGroups.size).mapWith(Number) })
    .from(campaignGroups)
    .where(
      and(
        inArray(campaignGroups.campaignId, [...campaignIds]),
        isNull(campaignGroups.completedAt),
        gt(campaignGroups.endsAt, now),
      ),
    )
    .groupBy(campaignGroups.campaignId);
  return new Map(rows.map(({ id, reserved }) => [id, reserved]));
}

async function stocked(db: Database, rows: readonly CampaignRow[], now: Date): Promise<StockedCampaign[]> {
  if (rows.length === 0) return [];
  const reserved = await reservedBy(
    db,
    rows.map(({ id }) => id),
    now,
  );
  return rows.map(campaign => ({ campaign, reserved: reserved.get(campaign.id) ?? 0 }));
}

/** The activities of a city and of every city, in their order; the coupons of brands' shops are none. */
export async function listCampaigns(db: Database, cityId: string, now: Date): Promise<StockedCampaign[]> {
  const rows = await db
    .select()
    .from(campaigns)
    .where(and(isNotNull(campaigns.rank), or(isNull(campaigns.cityId), eq(campaigns.cityId, cityId))))
    .orderBy(asc(campaigns.rank), campaigns.id);
  return stocked(db, rows, now);
}

/** An activity; NOT_FOUND. */
export async function findCampaign(db: Database, id: string, now: Date): Promise<StockedCampaign> {
  const [found] = await stocked(db, await db.select().from(campaigns).where(eq(campaigns.id, id)), now);
  if (!found) throw notFound('这个活动');
  return found;
}

/** Takes the lock of an activity, by which its stock and its groups change, and reads it anew; NOT_FOUND. */
export async function lockCampaign(tx: Database, id: string, now: Date): Promise<StockedCampaign> {
  const rows = await tx.select().from(campaigns).where(eq(campaigns.id, id)).for('update');
  const [found] = await stocked(tx, rows, now);
  if (!found) throw notFound('这个活动');
  return found;
}

/** Counts coupons as taken, under the lock of their activity. */
export async function countTaken(tx: Database, { id, taken }: CampaignRow, more: number): Promise<void> {
  await tx
    .update(campaigns)
    .set({ taken: taken + more })
    .where(eq(campaigns.id, id));
}

/** Whether a member has had the coupon of an activity. */
export async function hasClaimed(db: Database, campaignId: string, userId: string): Promise<boolean> {
  const own = and(eq(campaignClaims.campaignId, campaignId), eq(campaignClaims.userId, userId));
  return (await db.$count(campaignClaims, own)) > 0;
}

/** Writes down that a member has the coupon of an activity. */
export async function insertClaim(tx: Database, row: typeof campaignClaims.$inferInsert): Promise<void> {
  await tx.insert(campaignClaims).values(row);
}

/** What coupons a member has by activities and shops of brands, taken last first; those that they gave away are gone. */
export const listClaimedCoupons = (db: Database, userId: string, campaignId?: string): Promise<CouponRow[]> =>
  db
    .select(getTableColumns(coupons))
    .from(campaignClaims)
    .innerJoin(coupons, and(eq(coupons.id, campaignClaims.couponId), eq(coupons.userId, userId)))
    .where(
      and(
        eq(campaignClaims.userId, userId),
        isNull(coupons.recipient),
        campaignId === undefined ? undefined : eq(campaignClaims.campaignId, campaignId),
      ),
    )
    .orderBy(desc(campaignClaims.createdAt), coupons.id)
    .limit(MOST_OWN);

/** Groups with who is in them. */
async function whole(
  db: Database,
  groups: readonly { group: GroupRow; campaignTitle: string }[],
): Promise<WholeGroup[]> {
  if (groups.length === 0) return [];
  const rows = await db
    .select({
      groupId: campaignGroupMembers.groupId,
      userId: campaignGroupMembers.userId,
      nickname: users.nickname,
    })
    .from(campaignGroupMembers)
    .innerJoin(users, eq(users.id, campaignGroupMembers.userId))
    .where(
      inArray(
        campaignGroupMembers.groupId,
        groups.map(({ group }) => group.id),
      ),
    )
    .orderBy(asc(campaignGroupMembers.place));
  return groups.map(one => ({
    ...one,
    members: rows
      .filter(({ groupId }) => groupId === one.group.id)
      .map(({ userId, nickname }) => ({ userId, nickname })),
  }));
}

const groupsWithTitle = (db: Database) =>
  db
    .select({ group: getTableColumns(campaignGroups), campaignTitle: campaigns.title })
    .from(campaignGroups)
    .innerJoin(campaigns, eq(campaigns.id, campaignGroups.campaignId));

/** A group by what its link carries; undefined where there is none. */
export async function findGroupIfAny(db: Database, code: string): Promise<WholeGroup | undefined> {
  const [found] = await whole(db, await groupsWithTitle(db).where(eq(campaignGroups.code, code)));
  return found;
}

/** A group by what its link carries; NOT_FOUND. */
export async function findGroup(db: Database, code: string): Promise<WholeGroup> {
  const found = await findGroupIfAny(db, code);
  if (!found) throw notFound('这个团');
  return found;
}

/** Groups for the desk, newest first; `code`: what the link to one carries, empty for all. */
export async function listGroups(db: Database, code: string): Promise<WholeGroup[]> {
  const rows = await groupsWithTitle(db)
    .where(code === '' ? undefined : eq(campaignGroups.code, code))
    .orderBy(desc(campaignGroups.createdAt), campaignGroups.id)
    .limit(MOST_LISTED);
  return whole(db, rows);
}

/** The groups of a member, or those of one activity, newest first. */
export async function listGroupsOf(db: Database, userId: string, campaignId?: string): Promise<WholeGroup[]> {
  const rows = await groupsWithTitle(db)
    .innerJoin(
      campaignGroupMembers,
      and(eq(campaignGroupMembers.groupId, campaignGroups.id), eq(campaignGroupMembers.userId, userId)),
    )
    .where(campaignId === undefined ? undefined : eq(campaignGroups.campaignId, campaignId))
    .orderBy(desc(campaignGroups.createdAt), campaignGroups.id)
    .limit(MOST_OWN);
  return whole(db, rows);
}

/** Writes a group down with its founder, under the lock of its activity. */
export async function insertGroup(tx: Database, group: GroupRow & { founderId: string }): Promise<void> {
  await tx.insert(campaignGroups).values(group);
  await insertMember(tx, {
    groupId: group.id,
    userId: group.founderId,
    place: 1,
    createdAt: group.createdAt,
  });
}

/** Writes down that somebody is in a group, under the lock of its activity. */
export async function insertMember(
  tx: Database,
  row: typeof campaignGroupMembers.$inferInsert,
): Promise<void> {
  await tx.insert(campaignGroupMembers).values(row);
}

/** The place of who comes next into a group: after the last one, though others have left. */
export async function nextPlace(tx: Database, groupId: string): Promise<number> {
  const [last] = await tx
    .select({ place: campaignGroupMembers.place })
    .from(campaignGroupMembers)
    .where(eq(campaignGroupMembers.groupId, groupId))
    .orderBy(desc(campaignGroupMembers.place))
    .limit(1);
  return (last?.place ?? 0) + 1;
}

/** Writes down that a group is complete, under the lock of its activity. */
export async function completeGroup(tx: Database, id: string, now: Date): Promise<void> {
  await tx.update(campaignGroups).set({ completedAt: now }).where(eq(campaignGroups.id, id));
}

/** Ends a group that still runs, under the lock of its activity; false where it does not. */
export async function endGroup(tx: Database, id: string, now: Date): Promise<boolean> {
  const ended = await tx
    .update(campaignGroups)
    .set({ endsAt: now })
    .where(and(eq(campaignGroups.id, id), isNull(campaignGroups.completedAt), gt(campaignGroups.endsAt, now)))
    .returning({ id: campaignGroups.id });
  return ended.length > 0;
}
