import { and, count, desc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { cartypes } from '../cartype/public';
import { reviewLikes, type ReviewRow, reviews, PAGE_SIZE } from '../review/public';

/** Characters from which a review has something to read. */
const WORTH_READING = 30;

/** A review of a car type and whether the asking member likes it. */
export interface RecommendedReviewRow {
  review: ReviewRow;
  liked: boolean;
}

const recommended = and(
  eq(reviews.subjectKind, 'CARTYPE'),
  eq(reviews.type, 'GOOD'),
  sql`char_length(${reviews.text}) >= ${WORTH_READING}`,
);

/**
 * A page of good reviews of car types that have something to read, most liked first, then newest, and how many there
 * are in all. Pages count from 1; `userId` is null for visitors.
 */
export async function findRecommendedReviews(
  db: Database,
  userId: string | null,
  page: number,
): Promise<{ reviews: RecommendedReviewRow[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        review: getTableColumns(reviews),
        liked: sql<boolean>`${isNotNull(reviewLikes.userId)}`,
      })
      .from(reviews)
      .innerJoin(cartypes, eq(cartypes.id, reviews.subjectId))
      .leftJoin(reviewLikes, and(eq(reviewLikes.reviewId, reviews.id), eq(reviewLikes.userId, userId ?? '')))
      .where(recommended)
      .orderBy(desc(reviews.likes), desc(reviews.createdAt), desc(reviews.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    db.select({ total: count() }).from(reviews).where(recommended),
  ]);
  return { reviews: rows, total: counted?.total ?? 0 };
}
