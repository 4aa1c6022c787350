import type { RecommendedMark } from '../../../types/api/mark';
import type { Context } from '../../http/endpoint';
import { carPictureUrl } from '../../media/pictureUrls';
import { presentReviews } from '../review/public';
import type { RecommendedReviewRow } from './recommendedReviews';

/** Recommended reviews in their wire form, with what they are about. */
export async function presentRecommendedReviews(
  rows: readonly RecommendedReviewRow[],
  context: Pick<Context, 'db' | 'settings' | 'now'>,
): Promise<RecommendedMark[]> {
  const marks = await presentReviews(
    rows.map(({ review }) => review),
    context,
  );
  return rows.flatMap(({ review, liked }, index) => {
    const mark = marks[index];
    if (!mark) return [];
    const { subjectId, likes } = review;
    return [{ ...mark, cartype_id: subjectId, picture: carPictureUrl(subjectId).small, likes, liked }];
  });
}
