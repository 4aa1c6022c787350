import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { MarkSummary, MarkType } from '../../../types/api/mark';
import type { Database } from '../../db/database';
import { markLikes, marks } from './schema';
import { notFound } from '../../kernel/failure';

export type MarkRow = typeof marks.$inferSelect;

/** Whose reviews: a site's or a car type's. */
export type MarkSubject = Pick<MarkRow, 'subjectKind' | 'subjectId'>;

/** Reviews on a page (specification §3, marks). */
export const PAGE_SIZE = 10;

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
