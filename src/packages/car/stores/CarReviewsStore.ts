import { ReviewListStore } from '@/stores/ReviewListStore';
import { getCarReviews } from '../services/cars';

/** The reviews of a car type. */
export class CarReviewsStore {
  readonly reviews = new ReviewListStore(getCarReviews);
}
