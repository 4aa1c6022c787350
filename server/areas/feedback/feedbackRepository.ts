import { and, asc, desc, eq, getTableColumns, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { users } from '../../kernel/members/schema';
import { feedbacks } from './schema';

export type FeedbackRow = typeof feedbacks.$inferSelect;

/** What a member hands in. */
export type NewFeedback = Omit<FeedbackRow, 'answer' | 'answeredAt'>;

/** What the member has sent under a key; undefined where it is new. */
export async function findFeedbackByKey(
  db: Database,
  userId: string,
  clientKey: string,
): Promise<FeedbackRow | undefined> {
  const [row] = await db
    .select()
    .from(feedbacks)
    .where(and(eq(feedbacks.userId, userId), eq(feedbacks.clientKey, clientKey)));
  return row;
}

/**
 * Keeps a feedback, in the place of what came under its key before and nobody has answered; undefined where somebody has.
 * One statement: of two at once the one that comes last stands.
 */
export async function putFeedback(tx: Database, feedback: NewFeedback): Promise<FeedbackRow | undefined> {
  const { kind, text, mobile, orderId } = feedback;
  const [row] = await tx
    .insert(feedbacks)
    .values(feedback)
    .onConflictDoUpdate({
      target: [feedbacks.userId, feedbacks.clientKey],
      set: { kind, text, mobile, orderId },
      setWhere: isNull(feedbacks.answeredAt),
    })
    .returning();
  return row;
}

/** A page of what a member has told, newest first, and how much there is in all. */
export async function pageOfFeedbacks(
  db: Database,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: FeedbackRow[]; total: number }> {
  const own = eq(feedbacks.userId, userId);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(feedbacks)
      .where(own)
      .orderBy(desc(feedbacks.createdAt), desc(feedbacks.id))
      .limit(limit)
      .offset(offset),
    db.$count(feedbacks, own),
  ]);
  return { rows, total };
}

/** The ids of all that a member has told. */
export async function feedbackIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db.select({ id: feedbacks.id }).from(feedbacks).where(eq(feedbacks.userId, userId));
  return rows.map(({ id }) => id);
}

/** A feedback with the number of its member, for the staff. */
export type FeedbackAtDesk = FeedbackRow & { memberMobile: string };

const atDesk = (db: Database) =>
  db
    .select({ ...getTableColumns(feedbacks), memberMobile: users.mobile })
    .from(feedbacks)
    .innerJoin(users, eq(users.id, feedbacks.userId));

/** What waits for an answer, longest first; with something to look for, all of that number or about that order, newest first. */
export const listForDesk = (db: Database, search: string, most: number): Promise<FeedbackAtDesk[]> =>
  search
    ? atDesk(db)
        .where(or(eq(users.mobile, search), eq(feedbacks.mobile, search), eq(feedbacks.orderId, search)))
        .orderBy(desc(feedbacks.createdAt), feedbacks.id)
        .limit(most)
    : atDesk(db)
        .where(isNull(feedbacks.answeredAt))
        .orderBy(asc(feedbacks.createdAt), feedbacks.id)
        .limit(most);

/** A feedback by id, for the staff. */
export async function findForDesk(db: Database, id: string): Promise<FeedbackAtDesk | undefined> {
  const [row] = await atDesk(db).where(eq(feedbacks.id, id));
  return row;
}

/** Notes the answer of the staff; false where there is one, or no such feedback. */
export async function answerFeedback(db: Database, id: string, answer: string, now: Date): Promise<boolean> {
  const answered = await db
    .update(feedbacks)
    .set({ answer, answeredAt: now })
    .where(and(eq(feedbacks.id, id), isNull(feedbacks.answeredAt)))
    .returning({ id: feedbacks.id });
  return answered.length > 0;
}
