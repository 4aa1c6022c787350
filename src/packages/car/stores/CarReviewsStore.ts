import { ReviewListStore } from '@/stores/ReviewListStore';
import type { RootStore } from '@/stores/RootStore';
import { getCarReviews } from '../services/cars';
import { CarDetailStore } from './CarDetailStore';

/** The reviews of a car type, whose figures come with the car. */
export class CarReviewsStore {
  readonly reviews: ReviewListStore;

  constructor(root: RootStore) {
    this.reviews = new ReviewListStore(getCarReviews, id => {
      const car = root.get(CarDetailStore).of(id);
      if (car.obstacle?.remedy === 'RETRY') void car.load();
    });
  }
}
