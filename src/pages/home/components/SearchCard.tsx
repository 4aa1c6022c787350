import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { PeriodBar } from '@/blocks/period-bar/PeriodBar';
import { PeriodSheet } from '@/blocks/period-sheet/PeriodSheet';
import { RetryLine } from '@/components/retry-line/RetryLine';
import { SwitchCell } from '@/components/switch-cell/SwitchCell';
import { go } from '@/page/navigate';
import { CityStore } from '@/stores/CityStore';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { HomeStore } from '../stores/HomeStore';
import { PlaceRow } from './PlaceRow';
import styles from './SearchCard.module.scss';

/** Where, when, go: the one question of the home page. */
export const SearchCard = observer(function SearchCard() {
  const search = useStore(SearchStore);
  const cities = useStore(CityStore);
  const home = useStore(HomeStore);
  const [isPeriodOpen, setPeriodOpen] = useState(false);
  const [wantsOneWay, setWantsOneWay] = useState(false);
  // A return elsewhere may also be chosen on other screens.
  const isOneWay = wantsOneWay || search.return.isChosen;

  const toggleOneWay = (): void => {
    if (isOneWay) search.return.clear();
    setWantsOneWay(!isOneWay);
  };

  return (
    <>
      <Element as="section" className={styles.card} aria-label="租车搜索">
        <PlaceRow end="pickup">
          <Element
            as="button"
            className={styles.locate}
            disabled={cities.isLocating}
            aria-busy={cities.isLocating}
            onClick={() => void home.locate()}
          >
            <Icon name="locate" />
            {cities.isLocating ? '定位中' : '定位'}
          </Element>
        </PlaceRow>
        {cities.gpsProblem ? (
          <RetryLine
            text={`${cities.gpsProblem}。现在显示${search.pickup.city.city}`}
            busy={cities.isLocating}
            action={cities.mustAllow ? '去设置' : '重试'}
            onRetry={() => void home.locate()}
          />
        ) : null}
        {isOneWay ? <PlaceRow end="return" /> : null}
        <SwitchCell title="在其他城市或门店还车" checked={isOneWay} onChange={toggleOneWay} />
        <PeriodBar fromTime={search.fromTime} toTime={search.toTime} onClick={() => setPeriodOpen(true)} />
        {home.periodNotice ? (
          <Element as="p" role="status" className={styles.notice}>
            {home.periodNotice}
          </Element>
        ) : null}
        <Button kind="primary" block onClick={() => void go('car.list')}>
          去选车
        </Button>
      </Element>
      <PeriodSheet
        open={isPeriodOpen}
        period={search.period}
        hours={search.hours}
        onChoose={search.choosePeriod}
        onClose={() => setPeriodOpen(false)}
      />
    </>
  );
});
