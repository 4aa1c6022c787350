import { observer } from 'mobx-react';
import { useEffect } from 'react';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Text } from '@/components/text/Text';
import { definePage, type ScreenProps } from '@/page/definePage';
import { back } from '@/page/navigate';
import { scrollToElement } from '@/platform/scroll';
import { CityStore } from '@/stores/CityStore';
import { HistoryStore } from '@/stores/HistoryStore';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { City } from '~types/api/city';
import { CityPill, CityPills } from '../../components/CityPills';
import { CityRows } from '../../components/CityRows';
import { locateTimeout } from '../../components/CurrentPosition';
import { FoundCities } from '../../components/FoundCities';
import { SearchHead } from '../../components/SearchHead';
import { CityChoiceStore } from '../../stores/CityChoiceStore';
import styles from './City.module.scss';

/** Where the device is, or a way to find out. */
const LocatedCity = observer(function LocatedCity({ onChoose }: { onChoose: (city: City) => void }) {
  const store = useStore(CityStore);
  const search = useStore(SearchStore);
  return (
    <Element as="section" className={styles.section}>
      <Text as="h2" size={14} tone="secondary" className={styles.heading}>
        当前定位
      </Text>
      {store.located ? (
        <CityPill onClick={() => store.located && onChoose(store.located)}>
          <Icon name="map-pin" size={16} />
          {store.located.city}
        </CityPill>
      ) : (
        <>
          <Button icon="locate" busy={store.isLocating} onClick={() => void store.locate(locateTimeout)}>
            {store.isLocating ? '正在定位' : store.isGpsFail ? '定位失败，重新定位' : '定位我的城市'}
          </Button>
          {store.isGpsFail && !store.isLocating ? (
            <Text as="p" role="status" tone="secondary" className={styles.hint}>
              {`没有定位到您的城市，先为您显示${search.city.city}。您也可以在下面选城市。`}
            </Text>
          ) : null}
        </>
      )}
    </Element>
  );
});

/** City chooser: search by name, pinyin and initials, hot cities, history, the whole list by initial. */
const CityChoice = observer(function CityChoice({ params }: ScreenProps<'place.city'>) {
  const search = useStore(SearchStore);
  const cities = useStore(CityStore);
  const history = useStore(HistoryStore);
  const store = useStore(CityChoiceStore);
  const isReturn = params.purpose === 'return';
  // Where one may return depends on where one takes the car; where one may take it, on nothing.
  const from = isReturn ? search.city.id : undefined;

  useEffect(() => {
    store.setKeyword('');
    void (from === undefined ? cities.loadCities() : store.returnCities.load(from));
  }, [store, cities, from]);

  const choose = (city: City): void => {
    if (isReturn) search.chooseReturnCity(city);
    else search.chooseCity(city);
    void back();
  };

  return (
    <>
      <SearchHead
        id="city-search"
        placeholder="城市名、拼音或首字母"
        value={store.keyword}
        onChange={store.setKeyword}
      />
      <ResourceView resource={isReturn ? store.returnCities : cities.cities}>
        {({ cfg_citys: all }) => {
          if (store.keyword.trim()) return <FoundCities cities={store.found(all)} onChoose={choose} />;
          const groups = isReturn ? store.returnGroups : store.groups;
          return (
            <>
              {isReturn ? null : (
                <>
                  <LocatedCity onChoose={choose} />
                  <CityPills title="历史城市" cities={history.cities} onChoose={choose} />
                  <CityPills
                    title="热门城市"
                    cities={cities.cities.data?.hot_citys ?? []}
                    onChoose={choose}
                  />
                </>
              )}
              <Element as="nav" className={styles.index} aria-label="按首字母查找">
                {groups.map(({ initial }) => (
                  <Element
                    as="button"
                    key={initial}
                    className={styles.letter}
                    onClick={() => scrollToElement(`initial-${initial}`)}
                  >
                    {initial}
                  </Element>
                ))}
              </Element>
              {groups.map((group, index) => (
                <CityRows
                  key={group.initial}
                  title={group.initial}
                  cities={group.cities}
                  isFirst={index === 0}
                  onChoose={choose}
                />
              ))}
            </>
          );
        }}
      </ResourceView>
    </>
  );
});

export default definePage('place.city', CityChoice);
