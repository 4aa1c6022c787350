import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { SwitchCell } from '@/components/switch-cell/SwitchCell';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { useRenewPeriod } from '../../components/CarScreen';
import { ComparisonTable } from '../../components/ComparisonTable';
import { CarComparisonStore, type Shortage } from '../../stores/CarComparisonStore';
import { ComparedCarsStore } from '../../stores/ComparedCarsStore';
import styles from './CarCompare.module.scss';

/** The cars of a link are not where the visitor looks: what is so, and where they may be. */
const TooFew = observer(function TooFew({
  shortage: { asked, found, here, isCity },
  onChoose,
}: {
  shortage: Shortage;
  onChoose: () => void;
}) {
  const store = useStore(CarComparisonStore);
  const { pickup } = useStore(SearchStore);
  return (
    <StateView
      icon="car"
      title={found === 0 ? `${here}没有这${asked}款车` : `${here}只有其中${found}款车`}
      text={isCity ? '换个城市，或在这里选其他车来对比。' : '同城其他门店可能有，可以在全城范围内对比。'}
      action={
        isCity
          ? { text: '换个城市', onClick: () => void go('place.city') }
          : { text: `在${pickup.wholeCityName}对比`, onClick: store.compareInCity }
      }
    >
      <Button kind="link" onClick={onChoose}>
        选其他车
      </Button>
    </StateView>
  );
});

/** 车型对比: two to four cars side by side, what differs marked, each booked from here (issue 11). */
const CarCompare = observer(function CarCompare({ params }: ScreenProps<'car.compare'>) {
  const store = useStore(CarComparisonStore);
  const compared = useStore(ComparedCarsStore);
  const [isDifferentOnly, setDifferentOnly] = useState(false);
  const { cartype_ids: named } = params;
  useEffect(() => {
    if (named !== undefined) compared.take(named.split(',').filter(Boolean));
    return store.watch();
  }, [store, compared, named]);
  useDidShow(useRenewPeriod());
  const choose = (): void => {
    compared.setChoosing(true);
    void go('car.list');
  };
  const remove = (cartypeId: string): void => {
    compared.toggle(cartypeId);
    // The address follows: it names what is seen, also for who reloads or hands it on.
    void go('car.compare', { cartype_ids: compared.cartypeIds.join(',') }, { replace: true });
  };
  if (!compared.canCompare) {
    return (
      <StateView
        icon="car"
        title="选2至4款车来对比"
        text="在列表里勾选想比较的车，价格、配置和押金一眼看清。"
        action={{ text: '去选车', onClick: choose }}
      />
    );
  }
  const { shortage } = store;
  if (shortage) return <TooFew shortage={shortage} onChoose={choose} />;
  return (
    <ResourceView resource={store.comparison} onRetry={() => void store.load()}>
      {({ cars }) => (
        <Element className={styles.screen}>
          <Element className={styles.switch}>
            <SwitchCell title="只看不同" checked={isDifferentOnly} onChange={setDifferentOnly} />
          </Element>
          <ComparisonTable
            cars={cars}
            rows={store.rows}
            isDifferentOnly={isDifferentOnly}
            onLook={store.lookAt}
            onRemove={remove}
            onAdd={compared.isFull ? undefined : choose}
          />
        </Element>
      )}
    </ResourceView>
  );
});

export default definePage('car.compare', CarCompare);
