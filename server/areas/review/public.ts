/** All that other areas may use of reviews. */
export { reviewData } from './personalData';
export { presentReviews, REVIEW_PHOTOS } from './presentReviews';
export { reviewQuery } from './reviewQuery';
export {
  addReviews,
  PAGE_SIZE,
  findReviews,
  hasReviewsOf,
  newestSaid,
  reviewsOfOrder,
  setLiked,
  summarizeReviews,
  type ReviewRow,
} from './reviewRepository';
export { reviewLikes, reviews } from './schema';
