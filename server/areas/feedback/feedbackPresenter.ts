import type { Feedback } from '../../../types/api/feedback';
import { toIso } from '../../../src/domain/shanghaiTime';
import type { Context } from '../../http/endpoint';
import { listFilesOf } from '../../kernel/files/fileRepository';
import { tempUrl } from '../../kernel/files/tempUrls';
import type { FeedbackRow } from './feedbackRepository';

/** What refers to the photos of a feedback: it, by its id. */
export const FEEDBACK_FILES = 'FEEDBACK';

/** Feedback in its wire form, with the photos that came with it, for who wrote it. */
export async function presentFeedbacks(
  rows: readonly FeedbackRow[],
  { db, settings, now }: Pick<Context, 'db' | 'settings' | 'now'>,
): Promise<Feedback[]> {
  if (rows.length === 0) return [];
  const files = await listFilesOf(
    db,
    FEEDBACK_FILES,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, kind, text, orderId, createdAt, answer, answeredAt }) => {
    const own = files.filter(({ subjectId }) => subjectId === id);
    return {
      ...{ id, kind, text },
      ...(own.length > 0 && { pictures: own.map(file => tempUrl(file.id, settings.codePepper, now).url) }),
      ...(orderId !== null && { orderid: orderId }),
      created_at: toIso(createdAt),
      ...(answer !== null && answeredAt && { answer: { text: answer, at: toIso(answeredAt) } }),
    };
  });
}
