import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { MarkSummary, MarkType } from '../../../types/api/mark';
import type { Database } from '../../db/database';
import { marks } from '../../db/schema';

export type MarkRow = typeof marks.$inferSelect;

/** Whose reviews: a site's or a car type's. */
export type MarkSubject = Pick<MarkRow, 'subjectKind' | 'subjectId'>;

/** Reviews on a page (specification §3, marks). */
const PAGE_SIZE = 10;

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
