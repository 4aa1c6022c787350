import type { Mark } from '../../../types/api/mark';
import type { Context } from '../../http/endpoint';
import { listFilesOf } from '../../kernel/files/fileRepository';
import { tempUrl } from '../../kernel/files/tempUrls';
import { presentReview } from './reviewPresenter';
import type { ReviewRow } from './reviewRepository';

/** What refers to the photos of a review: the order after which it was written. */
export const REVIEW_PHOTOS = 'REVIEW';

/** Reviews in their wire form, with the photos that came with them. Whoever reads a review may see those. */
export async function presentReviews(
  rows: readonly ReviewRow[],
  { db, settings, now }: Pick<Context, 'db' | 'settings' | 'now'>,
): Promise<Mark[]> {
  const orderIds = rows.flatMap(({ orderId }) => orderId ?? []);
  const photos = orderIds.length > 0 ? await listFilesOf(db, REVIEW_PHOTOS, orderIds) : [];
  return rows.map(row => {
    const own = photos.filter(({ subjectId }) => subjectId === row.orderId);
    return presentReview(
      row,
      own.map(({ id }) => tempUrl(id, settings.codePepper, now).url),
    );
  });
}
