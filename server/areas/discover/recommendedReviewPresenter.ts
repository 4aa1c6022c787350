import type { RecommendedMark } from '../../../types/api/mark';
import { carPictureUrl } from '../../media/pictureUrls';
import { presentReview } from '../review/public';
import type { RecommendedReviewRow } from './recommendedReviews';

/** A recommended review in its wire form, with what it is about. */
export const presentRecommendedReview = ({ review, liked }: RecommendedReviewRow): RecommendedMark => ({
  ...presentReview(review),
  cartype_id: review.subjectId,
  picture: carPictureUrl(review.subjectId).small,
  likes: review.likes,
  liked,
});
