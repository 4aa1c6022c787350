import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { MarkSummary, MarkType } from '../../../types/api/mark';
import type { Database } from '../../db/database';
import { reviewLikes, reviews } from './schema';
import { notFound } from '../../kernel/failure';

export type ReviewRow = typeof reviews.$inferSelect;

/** Whose reviews: a site's, a car type's or a line's. */
export type ReviewSubject = Pick<ReviewRow, 'subjectKind' | 'subjectId'>;

/** Reviews on a page (specification §3, marks). */
export const PAGE_SIZE = 10;

const about = ({ subjectKind, subjectId }: ReviewSubject, type: MarkType) =>
  and(
    eq(reviews.subjectKind, subjectKind),
    eq(reviews.subjectId, subjectId),
    type === 'ALL' ? undefined : eq(reviews.type, type),
  );

/** A page of reviews of one type, newest first, and how many there are in all. Pages count from 1. */
export async function findReviews(
  db: Database,
  subject: ReviewSubject,
  type: MarkType,
  page: number,
): Promise<{ reviews: ReviewRow[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(reviews)
      .where(about(subject, type))
      .orderBy(desc(reviews.createdAt), desc(reviews.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    db.select({ total: count() }).from(reviews).where(about(subject, type)),
  ]);
  return { reviews: rows, total: counted?.total ?? 0 };
}

/** The newest reviews of something in which something is said, so many at most. */
export const newestSaid = (db: Database, subject: ReviewSubject, limit: number): Promise<ReviewRow[]> =>
  db
    .select()
    .from(reviews)
    .where(and(about(subject, 'ALL'), ne(reviews.text, '')))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit);

/** Whether anybody has said anything of something. */
export const hasReviewsOf = async (db: Database, subject: ReviewSubject): Promise<boolean> =>
  (await db.$count(reviews, about(subject, 'ALL'))) > 0;

/** Publishes reviews. */
export async function addReviews(
  tx: Database,
  rows: readonly Omit<typeof reviews.$inferInsert, 'id' | 'likes'>[],
): Promise<void> {
  await tx.insert(reviews).values([...rows]);
}

/** What was said after an order, of its car and its site. */
export const reviewsOfOrder = (db: Database, orderId: string): Promise<ReviewRow[]> =>
  db.select().from(reviews).where(eq(reviews.orderId, orderId)).orderBy(reviews.id);

/** Mean score with one decimal and the number of reviews of each type. */
export async function summarizeReviews(db: Database, subject: ReviewSubject): Promise<MarkSummary> {
  const rows = await db
    .select({ type: reviews.type, number: count(), sum: sql`sum(${reviews.score})`.mapWith(Number) })
    .from(reviews)
    .where(about(subject, 'ALL'))
    .groupBy(reviews.type);
  const counts: MarkSummary['counts'] = { GOOD: 0, NEUTRAL: 0, BAD: 0 };
  let total = 0;
  let sum = 0;
  for (const row of rows) {
    counts[row.type] = row.number;
    total += row.number;
    sum += row.sum;
  }
  return { average: total === 0 ? 0 : Math.round((sum / total) * 10) / 10, total, counts };
}

/**
 * Keeps whether a member likes a review and answers how many do. A like counts once, however often and parallel it is
 * sent: only the call that adds or removes the member's row moves the count, in the same transaction. NOT_FOUND.
 */
export const setLiked = (db: Database, reviewId: number, userId: string, liked: boolean): Promise<number> =>
  db.transaction(async tx => {
    const [known] = await tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.id, reviewId));
    if (!known) throw notFound('这条评价');
    const changed = liked
      ? await tx.insert(reviewLikes).values({ reviewId, userId }).onConflictDoNothing().returning()
      : await tx
          .delete(reviewLikes)
          .where(and(eq(reviewLikes.reviewId, reviewId), eq(reviewLikes.userId, userId)))
          .returning();
    const [counted] = await tx
      .update(reviews)
      .set({ likes: sql`${reviews.likes} + ${liked ? changed.length : -changed.length}` })
      .where(eq(reviews.id, reviewId))
      .returning({ likes: reviews.likes });
    return counted?.likes ?? 0;
  });
