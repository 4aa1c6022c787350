/** All that other areas may use of reviews. */
export { presentReview } from './reviewPresenter';
export { reviewQuery } from './reviewQuery';
export { PAGE_SIZE, findReviews, setLiked, summarizeReviews, type ReviewRow } from './reviewRepository';
export { reviewLikes, reviews } from './schema';
