import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { SwitchCell } from '@/components/switch-cell/SwitchCell';
import { Card } from '@/components/card/Card';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { useRenewPeriod } from '../../components/CarScreen';
import { ComparisonTable } from '../../components/ComparisonTable';
import { CarComparisonStore } from '../../stores/CarComparisonStore';

/** 车型对比: two to four cars side by side, what differs marked, each booked from here (issue 11). */
const CarCompare = observer(function CarCompare({ params }: ScreenProps<'car.compare'>) {
  const store = useStore(CarComparisonStore);
  const [isDifferentOnly, setDifferentOnly] = useState(false);
  const { cartype_ids: named } = params;
  useEffect(() => {
    if (named !== undefined) store.take(named.split(',').filter(Boolean));
    return store.watch();
  }, [store, named]);
  useDidShow(useRenewPeriod());
  const choose = (): void => {
    store.setChoosing(true);
    void go('car.list');
  };
  if (!store.canCompare) {
    return (
      <StateView
        icon="car"
        title="选2至4款车来对比"
        text="在列表里勾选想比较的车，价格、配置和押金一眼看清。"
        action={{ text: '去选车', onClick: choose }}
      />
    );
  }
  return (
    <ResourceView resource={store.cars} onRetry={() => void store.load()}>
      {cars => (
        <>
          <Card margin="screen">
            <SwitchCell title="只看不同" checked={isDifferentOnly} onChange={setDifferentOnly} />
          </Card>
          <ComparisonTable
            cars={cars}
            rows={store.rows(isDifferentOnly)}
            onRemove={store.toggle}
            onAdd={store.isFull ? undefined : choose}
          />
        </>
      )}
    </ResourceView>
  );
});

export default definePage('car.compare', CarCompare);
