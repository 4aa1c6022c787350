import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { PeriodSheet } from '@/blocks/period-sheet/PeriodSheet';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { conditionsOf, relaxationText } from '@/domain/carFilter';
import { definePage } from '@/page/definePage';
import { back, go } from '@/page/navigate';
import { focusElement } from '@/platform/focus';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { FilterSections, priceFieldId } from '../../components/FilterSections';
import { ListObstacle } from '../../components/ListObstacle';
import { CarFilterDraftStore } from '../../stores/CarFilterDraftStore';
import { CarListStore } from '../../stores/CarListStore';
import styles from './Filter.module.scss';

/** 筛选: what of the list is shown, with the live count of cars that are left (rental.md, details of flow 8). */
const Filter = observer(function Filter() {
  const search = useStore(SearchStore);
  const list = useStore(CarListStore);
  const store = useStore(CarFilterDraftStore);
  const { relaxation, count } = store;
  const [isPeriodOpen, setPeriodOpen] = useState(false);
  const query = JSON.stringify(search.carQuery);

  useEffect(() => {
    store.open();
    return store.close;
  }, [store]);
  useEffect(() => {
    void list.ensureLoaded();
  }, [list, search.return.city.id, query]);

  const apply = (): void => {
    const wrong = store.apply();
    if (wrong) focusElement(priceFieldId(wrong));
    // Opened by its address: there is no list to go back to.
    else void (list.isOpen ? back() : go('car.list', {}, { replace: true }));
  };

  if (list.endWithoutSite || list.obstacle) {
    return (
      <>
        <ListObstacle onEditPeriod={() => setPeriodOpen(true)} />
        <PeriodSheet
          open={isPeriodOpen}
          period={search.period}
          hours={search.hours}
          onChoose={search.choosePeriod}
          onClose={() => setPeriodOpen(false)}
        />
      </>
    );
  }
  return (
    <ResourceView resource={list.result} onRetry={() => void list.load()}>
      {({ cars }) =>
        cars.length === 0 ? (
          <StateView
            icon="search-x"
            title="这里没有可以筛选的车"
            text="换个门店再看看。"
            action={{ text: '换个门店', onClick: () => void go('site.list') }}
          />
        ) : (
          <>
            <FilterSections />
            <Element className={styles.bar}>
              {relaxation ? (
                <Element className={styles.relaxation}>
                  <Button kind="link" onClick={() => store.drop(relaxation.condition)}>
                    {relaxationText(relaxation)}
                  </Button>
                </Element>
              ) : null}
              <Element className={styles.actions}>
                <Button
                  disabled={conditionsOf(store.filter).length === 0 && !store.firstWrongEnd}
                  onClick={store.reset}
                >
                  重置
                </Button>
                <Button kind="primary" onClick={apply}>
                  {count > 0 ? `查看${count}款车` : '没有符合的车'}
                </Button>
              </Element>
              <Element className="visually-hidden" role="status">
                {count > 0 ? `有${count}款车` : '没有符合的车'}
              </Element>
            </Element>
          </>
        )
      }
    </ResourceView>
  );
});

export default definePage('car.filter', Filter);
