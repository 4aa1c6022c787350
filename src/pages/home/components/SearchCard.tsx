import { observer } from 'mobx-react';
import { useState } from 'react';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { PeriodBar } from '@/components/period-bar/PeriodBar';
import { SearchPeriodSheet } from '@/components/period-sheet/SearchPeriodSheet';
import { SwitchCell } from '@/components/switch-cell/SwitchCell';
import { shortCityName } from '@/domain/display';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SearchStore, type SearchSite } from '@/stores/SearchStore';
import styles from './SearchCard.module.scss';

interface PlaceRowProps {
  label: string;
  city: string;
  site: SearchSite | undefined;
  onCity: () => void;
  onSite: () => void;
}

/** City and site in one row: 北京 | 首都机场T3店. */
function PlaceRow({ label, city, site, onCity, onSite }: PlaceRowProps) {
  return (
    <Element className={styles.place}>
      <Element as="button" className={styles.city} aria-label={`${label}城市：${city}`} onClick={onCity}>
        {shortCityName(city)}
        <Icon name="chevron-down" size={16} />
      </Element>
      <Element
        as="button"
        className={styles.site}
        aria-label={`${label}门店：${site?.name ?? '请选择'}`}
        onClick={onSite}
      >
        <Element as="span" className={styles.label}>
          {label}
        </Element>
        <Element as="span" className={`${styles.name} ${site ? '' : styles.placeholder}`}>
          {site?.name ?? '机场 / 商圈 / 路口'}
        </Element>
      </Element>
    </Element>
  );
}

/** Where, when, go: the one question of the home page. */
export const SearchCard = observer(function SearchCard() {
  const search = useStore(SearchStore);
  const [isPeriodOpen, setPeriodOpen] = useState(false);
  const [isOneWay, setOneWay] = useState(search.returnSite !== undefined || search.returnCity !== undefined);

  const toggleOneWay = (): void => {
    if (isOneWay) search.chooseReturnSite(undefined);
    setOneWay(!isOneWay);
  };

  return (
    <Element as="section" className={styles.card} aria-label="租车搜索">
      <PlaceRow
        label="取车"
        city={search.city.city}
        site={search.site}
        onCity={() => void go('place.city')}
        onSite={() => void go('site.list')}
      />
      {isOneWay ? (
        <PlaceRow
          label="还车"
          city={(search.returnCity ?? search.city).city}
          site={search.returnSite}
          onCity={() => void go('place.city', { purpose: 'return' })}
          onSite={() => void go('site.list', { purpose: 'return' })}
        />
      ) : null}
      <SwitchCell title="在其他城市或门店还车" checked={isOneWay} onChange={toggleOneWay} />
      <PeriodBar fromTime={search.fromTime} toTime={search.toTime} onClick={() => setPeriodOpen(true)} />
      <Button kind="primary" block onClick={() => void go('car.list')}>
        去选车
      </Button>
      <SearchPeriodSheet open={isPeriodOpen} onClose={() => setPeriodOpen(false)} />
    </Element>
  );
});
