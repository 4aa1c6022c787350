import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useIsWide } from '@/platform/wide';
import { useStore } from '@/stores/rootContext';
import { CarHead } from '../../components/CarHead';
import { CarScreen, useRenewPeriod, type CarScreenContent } from '../../components/CarScreen';
import { DetailSection } from '../../components/DetailSection';
import { ReviewsPreview } from '../../components/ReviewsPreview';
import { ObstacleCard } from '../../components/ObstacleCard';
import { PriceCard } from '../../components/PriceCard';
import { RuleList } from '../../components/RuleList';
import { SpecificationTable } from '../../components/SpecificationTable';
import { TripCard } from '../../components/TripCard';
import { CarDetailStore } from '../../stores/CarDetailStore';

/** Rows of the specification that the screen shows of all that there are. */
const previewRows = 6;

/** 车型详情: pictures, price for place and time, parameters, rules and reviews; leads to the booking (specification §2). */
function CarDetailScreen({ params }: ScreenProps<'car.detail'>) {
  const car = useStore(CarDetailStore).of(params.cartype_id);
  const renewPeriod = useRenewPeriod();
  useDidShow(() => {
    renewPeriod();
    void car.seeAgain();
  });
  return (
    <CarScreen cartypeId={params.cartype_id} aside={content => <Costs {...content} />}>
      {content => <Content {...content} />}
    </CarScreen>
  );
}

const Costs = observer(function Costs({ car, detail }: Pick<CarScreenContent, 'car' | 'detail'>) {
  return car.isPriced ? <PriceCard detail={detail} isLoading={car.detail.isLoading} /> : null;
});

const Content = observer(function Content({ car, detail, onEditPeriod, ways }: CarScreenContent) {
  const isWide = useIsWide();
  return (
    <>
      <CarHead detail={detail} dimmed={car.isGone} />
      <ObstacleCard car={car} ways={ways} />
      <TripCard onEditPeriod={onEditPeriod} />
      {isWide ? null : <Costs car={car} detail={detail} />}
      <DetailSection
        title="车辆参数"
        more={{
          text: '全部参数',
          onClick: () => void go('car.specification', { cartype_id: car.cartypeId }),
        }}
      >
        <SpecificationTable rows={detail.specification.slice(0, previewRows)} />
      </DetailSection>
      <DetailSection title="用车规则">
        <RuleList rules={detail.rules} />
      </DetailSection>
      <ReviewsPreview
        cartypeId={car.cartypeId}
        summary={detail.marks}
        reviews={car.newestReviews.data ?? []}
      />
    </>
  );
});

export default definePage('car.detail', CarDetailScreen, 'wide');
