import { observer } from 'mobx-react';
import { useEffect } from 'react';
import { Cell } from '@/components/cell/Cell';
import { Chips } from '@/components/chips/Chips';
import { Element } from '@/components/element/Element';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { SearchBox } from '@/components/search-box/SearchBox';
import { SiteCard } from '@/components/site-card/SiteCard';
import { StateView } from '@/components/state-view/StateView';
import { definePage, type ScreenProps } from '@/page/definePage';
import { back, go } from '@/page/navigate';
import { CityStore } from '@/stores/CityStore';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { SiteListStore } from '../../stores/SiteListStore';
import styles from './SiteList.module.scss';

/** The sites of the pickup city, or with `purpose=return` of the city of return. */
const SiteList = observer(function SiteList({ params }: ScreenProps<'site.list'>) {
  const search = useStore(SearchStore);
  const cities = useStore(CityStore);
  const store = useStore(SiteListStore);
  const isReturn = params.purpose === 'return';
  const city = isReturn ? (search.returnCity ?? search.city) : search.city;
  const chosen = isReturn ? search.returnSite : search.site;
  const location = cities.located?.id === city.id ? cities.position : undefined;
  const load = (): void => void store.load({ cityId: city.id, location });

  useEffect(() => {
    void store.load({ cityId: city.id, location });
  }, [store, city.id, location]);

  return (
    <>
      <Element className={styles.head}>
        <Cell
          title={isReturn ? '还车城市' : '取车城市'}
          value={city.city}
          onClick={() => void go('place.city', isReturn ? { purpose: 'return' } : {})}
        />
        <SearchBox
          id="site-search"
          placeholder="机场 / 商圈 / 路口"
          value={store.keyword}
          onChange={store.setKeyword}
        />
      </Element>
      <ResourceView resource={store.result} onRetry={load}>
        {({ areas }) => (
          <>
            {areas.length > 1 ? (
              <Element className={styles.areas}>
                <Chips
                  label="区域"
                  scrolls
                  items={areas.map(area => ({ key: area.id, text: `${area.name} ${area.count}` }))}
                  selected={store.areaId ? [store.areaId] : []}
                  onToggle={store.chooseArea}
                />
              </Element>
            ) : null}
            {store.shown.length === 0 ? (
              <StateView
                icon="search-x"
                title="没有找到门店"
                text={
                  store.keyword ? '换个关键词，或清空后再看看。' : `${city.city}暂时没有门店，换个城市试试。`
                }
              />
            ) : (
              <Element as="ul" className={styles.list} aria-label="门店">
                {store.shown.map(site => (
                  <Element as="li" key={site.id}>
                    <SiteCard
                      site={site}
                      chosen={site.id === chosen?.id}
                      onClick={() => {
                        if (isReturn) search.chooseReturnSite(site);
                        else search.chooseSite(site);
                        void back();
                      }}
                    />
                  </Element>
                ))}
              </Element>
            )}
          </>
        )}
      </ResourceView>
    </>
  );
});

export default definePage('site.list', SiteList);
