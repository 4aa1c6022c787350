import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ReviewList } from '@/blocks/review-list/ReviewList';
import { definePage, type ScreenProps } from '@/page/definePage';
import { useStore } from '@/stores/rootContext';
import { CarDetailStore } from '../../stores/CarDetailStore';
import { CarReviewsStore } from '../../stores/CarReviewsStore';

/** 车型评价: all, good, neutral, bad (specification §2, /cardetail/judge_list). */
const CarReviews = observer(function CarReviews({ params }: ScreenProps<'car.reviews'>) {
  const { reviews } = useStore(CarReviewsStore);
  const car = useStore(CarDetailStore).of(params.cartype_id);
  useEffect(() => {
    reviews.open(params.cartype_id);
    // The figures are not needed to read the reviews, so that their failure only leaves them out.
    return car.watch();
  }, [reviews, car, params.cartype_id]);
  return <ReviewList store={reviews} summary={car.detail.data?.marks} />;
});

export default definePage('car.reviews', CarReviews);
