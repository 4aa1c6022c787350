import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { TagList } from '@/components/tag/TagList';
import { categoryText } from '@/domain/carWords';
import { definePage, type ScreenProps } from '@/page/definePage';
import { CarScreen, useRenewPeriod, type CarScreenContent } from '../../components/CarScreen';
import { DetailSection } from '../../components/DetailSection';
import { ObstacleCard } from '../../components/ObstacleCard';
import { SpecificationTable } from '../../components/SpecificationTable';

/** 车辆参数: all that is known of a car (specification §2, /cardetail/detail). */
function Specification({ params }: ScreenProps<'car.specification'>) {
  useDidShow(useRenewPeriod());
  return <CarScreen cartypeId={params.cartype_id}>{content => <Content {...content} />}</CarScreen>;
}

const Content = observer(function Content({ car, detail, ways }: CarScreenContent) {
  const { brand, series, model, category, tags } = detail.cartype;
  return (
    <>
      <ObstacleCard car={car} ways={ways} />
      <DetailSection title="车型">
        <SpecificationTable
          rows={[
            { name: '品牌', value: brand },
            { name: '车系', value: series },
            { name: '款型', value: model },
            { name: '类别', value: categoryText[category] },
          ]}
        />
      </DetailSection>
      <DetailSection title="参数">
        <SpecificationTable rows={detail.specification} />
      </DetailSection>
      {tags.length > 0 ? (
        <DetailSection title="配置">
          <TagList label="配置" tags={tags} />
        </DetailSection>
      ) : null}
    </>
  );
});

export default definePage('car.specification', Specification, 'wide');
