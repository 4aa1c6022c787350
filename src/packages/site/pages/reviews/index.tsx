import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ReviewList } from '@/blocks/review-list/ReviewList';
import { definePage, type ScreenProps } from '@/page/definePage';
import { useStore } from '@/stores/rootContext';
import { SiteReviewsStore } from '../../stores/SiteReviewsStore';

/** 门店评价: all, good, neutral, bad (specification §2, /site/detail/judge_list). */
const SiteReviews = observer(function SiteReviews({ params }: ScreenProps<'site.reviews'>) {
  const store = useStore(SiteReviewsStore);
  useEffect(() => store.open(params.id), [store, params.id]);
  return <ReviewList store={store.reviews} summary={store.site.data?.marks} />;
});

export default definePage('site.reviews', SiteReviews);
