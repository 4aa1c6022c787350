import { and, count, desc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { MarkSummary, MarkType } from '../../../types/api/mark';
import type { Database } from '../../db/database';
import { cartypes, markLikes, marks } from '../../db/schema';
import { notFound } from '../../http/failure';

export type MarkRow = typeof marks.$inferSelect;

/** Whose reviews: a site's or a car type's. */
export type MarkSubject = Pick<MarkRow, 'subjectKind' | 'subjectId'>;

/** Reviews on a page (specification §3, marks). */
const PAGE_SIZE = 10;

/** Characters from which a review has something to read. */
const WORTH_READING = 30;

const about = ({ subjectKind, subjectId }: MarkSubject, type: MarkType) =>
  and(
    eq(marks.subjectKind, subjectKind),
    eq(marks.subjectId, subjectId),
    type === 'ALL' ? undefined : eq(marks.type, type),
  );

/** A page of reviews of one type, newest first, and how many there are in all. Pages count from 1. */
export async function findMarks(
  db: Database,
  subject: MarkSubject,
  type: MarkType,
  page: number,
): Promise<{ marks: MarkRow[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(marks)
      .where(about(subject, type))
      .orderBy(desc(marks.createdAt), desc(marks.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    db.select({ total: count() }).from(marks).where(about(subject, type)),
  ]);
  return { marks: rows, total: counted?.total ?? 0 };
}

/** Mean score with one decimal and the number of reviews of each type. */
export async function summarizeMarks(db: Database, subject: MarkSubject): Promise<MarkSummary> {
  const rows = await db
    .select({ type: marks.type, number: count(), sum: sql`sum(${marks.score})`.mapWith(Number) })
    .from(marks)
    .where(about(subject, 'ALL'))
    .groupBy(marks.type);
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

/**
 * Keeps whether a member likes a review and answers how many do. A like counts once, however often and parallel it is
 * sent: only the call that adds or removes the member's row moves the count, in the same transaction. NOT_FOUND.
 */
export const setLiked = (db: Database, markId: number, userId: string, liked: boolean): Promise<number> =>
  db.transaction(async tx => {
    const [known] = await tx.select({ id: marks.id }).from(marks).where(eq(marks.id, markId));
    if (!known) throw notFound('这条评价');
    const changed = liked
      ? await tx.insert(markLikes).values({ markId, userId }).onConflictDoNothing().returning()
      : await tx
          .delete(markLikes)
          .where(and(eq(markLikes.markId, markId), eq(markLikes.userId, userId)))
          .returning();
    const [counted] = await tx
      .update(marks)
      .set({ likes: sql`${marks.likes} + ${liked ? changed.length : -changed.length}` })
      .where(eq(marks.id, markId))
      .returning({ likes: marks.likes });
    return counted?.likes ?? 0;
  });
