import { observer } from 'mobx-react-lite';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { StateView } from '@/components/state-view/StateView';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go, returnTo } from '@/page/navigate';
import { routeOf } from '@/routes';
import { useStore } from '@/stores/rootContext';
import { OfCity } from '../../components/OfCity';
import { SeriesList } from '../../components/SeriesList';
import { WeddingStore, type ColumnRole } from '../../stores/WeddingStore';

/** The series of a brand, or of all, for the head car or for those that follow (specification §2, vehicle_system). */
const WeddingVehicleSystem = observer(function WeddingVehicleSystem({
  params: { role, brand },
}: ScreenProps<'wedding.vehicleSystem'>) {
  const store = useStore(WeddingStore);
  const forRole: ColumnRole = role === 'following' ? 'following' : 'head';
  const others = (): void => void go('wedding.brand', { role: forRole }, { replace: true });
  const choose = (seriesId: string): void => {
    store.choose(forRole, seriesId);
    void returnTo(routeOf('wedding.submit').url);
  };
  return (
    <OfCity>
      {() => {
        const series = store.seriesOf(brand);
        return series.length === 0 ? (
          <StateView
            icon="car"
            title="这个城市没有这个品牌的婚车"
            text="换个品牌看看，或在电话里告诉客服您想要的车。"
            action={{ text: '换个品牌', onClick: others }}
          />
        ) : (
          <>
            <Card margin="screen" pad={1} aria-label="品牌">
              <Cell title="品牌" value={brand ?? '全部品牌'} onClick={others} />
            </Card>
            <SeriesList
              series={series}
              action={forRole === 'head' ? '选作头车' : '选作跟车'}
              onChoose={choose}
            />
          </>
        );
      }}
    </OfCity>
  );
});

export default definePage('wedding.vehicleSystem', WeddingVehicleSystem);
