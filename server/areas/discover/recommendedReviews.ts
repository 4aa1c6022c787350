import { and, count, desc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { cartypes } from '../cartype/public';
import { markLikes, type MarkRow, marks, PAGE_SIZE } from '../mark/public';

/** Characters from which a review has something to read. */
const WORTH_READING = 30;

/** A review of a car type with the car type's picture and whether the asking member likes it. */
export interface RecommendedMarkRow {
  mark: MarkRow;
  body: string;
  colour: string;
  liked: boolean;
}

const recommended = and(
  eq(marks.subjectKind, 'CARTYPE'),
  eq(marks.type, 'GOOD'),
  sql`char_length(${marks.text}) >= ${WORTH_READING}`,
);

/**
 * A page of good reviews of car types that have something to read, most liked first, then newest, and how many there
 * are in all. Pages count from 1; `userId` is null for visitors.
 */
export async function findRecommendedMarks(
  db: Database,
  userId: string | null,
  page: number,
): Promise<{ marks: RecommendedMarkRow[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        mark: getTableColumns(marks),
        body: cartypes.body,
        colour: cartypes.colour,
        liked: sql<boolean>`${isNotNull(markLikes.userId)}`,
      })
      .from(marks)
      .innerJoin(cartypes, eq(cartypes.id, marks.subjectId))
      .leftJoin(markLikes, and(eq(markLikes.markId, marks.id), eq(markLikes.userId, userId ?? '')))
      .where(recommended)
      .orderBy(desc(marks.likes), desc(marks.createdAt), desc(marks.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    db.select({ total: count() }).from(marks).where(recommended),
  ]);
  return { marks: rows, total: counted?.total ?? 0 };
}
