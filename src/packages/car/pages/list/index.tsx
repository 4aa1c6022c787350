import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { Chips } from '@/components/chips/Chips';
import { ChoiceTabs } from '@/components/choice-tabs/ChoiceTabs';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { PeriodBar } from '@/components/period-bar/PeriodBar';
import { SearchPeriodSheet } from '@/components/period-sheet/SearchPeriodSheet';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { FailedView, StateView } from '@/components/state-view/StateView';
import type { CarSort } from '@/domain/carFilter';
import { definePage } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { CarCard } from '../../components/CarCard';
import { CarListStore } from '../../stores/CarListStore';
import styles from './CarList.module.scss';

const sorts: readonly { key: CarSort; text: string }[] = [
  { key: 'RECOMMENDED', text: '推荐' },
  { key: 'PRICE_UP', text: '价格低' },
  { key: 'PRICE_DOWN', text: '价格高' },
  { key: 'SCORE', text: '评分' },
];

/** The cars of a site for a period: compare and choose. */
const CarList = observer(function CarList() {
  const search = useStore(SearchStore);
  const store = useStore(CarListStore);
  const [isPeriodOpen, setPeriodOpen] = useState(false);
  const { site } = search;
  const returnName = search.returnSite?.name;

  useEffect(() => {
    search.renewPeriod();
    void store.load();
  }, [store, search, site?.id, search.returnSite?.id, search.fromTime, search.toTime]);

  return (
    <>
      <Element className={styles.search}>
        <Element
          as="button"
          className={styles.place}
          aria-label={`修改取车门店：${site?.name ?? search.city.city}`}
          onClick={() => void go('site.list')}
        >
          <Icon name="map-pin" size={16} />
          <Element as="span" className={styles.name}>
            {site?.name ?? `${search.city.city}的门店`}
            {returnName ? ` → ${returnName}` : ''}
          </Element>
          <Icon name="chevron-down" size={16} />
        </Element>
        <PeriodBar fromTime={search.fromTime} toTime={search.toTime} onClick={() => setPeriodOpen(true)} />
      </Element>
      <ChoiceTabs label="排序" items={sorts} current={store.sort} onSelect={store.chooseSort} />
      {store.siteFailure ? (
        <FailedView message={store.siteFailure} onRetry={() => void store.load()} />
      ) : (
        <ResourceView resource={store.result} onRetry={() => void store.load()}>
          {({ cars, reason_text: reason }) =>
            cars.length === 0 ? (
              <StateView
                icon="search-x"
                title="这里暂时没有可租的车"
                text={reason ?? '换一个门店或时间试试。'}
                action={{ text: '换个门店', onClick: () => void go('site.list') }}
              />
            ) : (
              <>
                <Element className={styles.filters}>
                  <Chips
                    label="车型类别"
                    scrolls
                    items={store.categoryChoices}
                    selected={store.categories}
                    onToggle={store.toggleCategory}
                  />
                </Element>
                <Element as="p" className={styles.count} role="status">
                  {reason ?? `${store.bookableCount}款车可预订，总价已含全部必选费用`}
                </Element>
                {store.shown.length === 0 ? (
                  <StateView
                    icon="search-x"
                    title="没有符合条件的车"
                    text="减少筛选条件再试试。"
                    action={{ text: '清空筛选', onClick: store.clearFilter }}
                  />
                ) : (
                  <Element
                    as="ul"
                    className={styles.list}
                    aria-label="车辆"
                    aria-busy={store.result.isLoading}
                  >
                    {store.shown.map(offer => (
                      <Element as="li" key={offer.cartype.id}>
                        <CarCard
                          offer={offer}
                          onClick={() => void go('car.detail', { cartype_id: offer.cartype.id })}
                        />
                      </Element>
                    ))}
                  </Element>
                )}
              </>
            )
          }
        </ResourceView>
      )}
      <SearchPeriodSheet open={isPeriodOpen} onClose={() => setPeriodOpen(false)} />
    </>
  );
});

export default definePage('car.list', CarList);
