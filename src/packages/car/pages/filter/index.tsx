import { observer } from 'mobx-react';
import { useEffect } from 'react';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { FailedView, StateView } from '@/components/state-view/StateView';
import { conditionsOf, relaxationText } from '@/domain/carFilter';
import { definePage } from '@/page/definePage';
import { back, go } from '@/page/navigate';
import { focusElement } from '@/platform/focus';
import { useStore } from '@/stores/rootContext';
import { FilterSections, priceFieldId } from '../../components/FilterSections';
import { CarFilterDraftStore } from '../../stores/CarFilterDraftStore';
import { CarListStore } from '../../stores/CarListStore';
import styles from './Filter.module.scss';

/** 筛选: what of the list is shown, with the live count of cars that are left (rental.md, details of flow 8). */
const Filter = observer(function Filter() {
  const list = useStore(CarListStore);
  const store = useStore(CarFilterDraftStore);
  const { relaxation, count } = store;
  const load = (): void => void list.load();

  useEffect(() => {
    store.open();
    void list.ensureLoaded();
    return store.close;
  }, [store, list]);

  const apply = (): void => {
    const wrong = store.apply();
    if (wrong) focusElement(priceFieldId(wrong));
    // Opened by its address: there is no list to go back to.
    else void (list.isOpen ? back() : go('car.list', {}, { replace: true }));
  };

  if (list.hasNoSite) {
    return (
      <StateView
        icon="store"
        title="这座城市还没有可以取车的门店"
        text="换个城市再试试。"
        action={{ text: '换个城市', onClick: () => void go('place.city') }}
      />
    );
  }
  if (list.siteFailure) return <FailedView message={list.siteFailure} onRetry={load} />;
  return (
    <ResourceView resource={list.result} onRetry={load}>
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
