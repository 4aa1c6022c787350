import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { MomentSheet } from '@/blocks/moment-sheet/MomentSheet';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Grid } from '@/components/grid/Grid';
import { Text } from '@/components/text/Text';
import { format } from '@/domain/shanghaiTime';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { LongSearchStore } from '../stores/LongSearchStore';
import styles from './LongSearchCard.module.scss';
import { TermChips } from './TermChips';

/** Why the pickup is no earlier, and how early it can be. */
export const preparationText = ({
  prepareTime,
  firstDay,
}: Pick<LongSearchStore, 'prepareTime' | 'firstDay'>): string =>
  `备车需要${prepareTime}天，最早${format(firstDay, 'M月D日')}交车`;

/** Where, from when and for how long: the one question of the home of long rental. */
export const LongSearchCard = observer(function LongSearchCard() {
  const search = useStore(LongSearchStore);
  const [isOpen, setOpen] = useState(false);
  const { city, months, toTime, earliest, lastDay, renewal, filterState, isServed, replacedCity } = search;
  return (
    <>
      <Card margin="screen" aria-label="长租搜索">
        <Cell
          icon="map-pin"
          title={city.city}
          value="城市"
          note={replacedCity && `${replacedCity.city}暂时没有长租服务，先看${city.city}的车`}
          onClick={() => void go('long.city')}
        />
        <Cell
          icon="calendar"
          title={filterState.format_time}
          value="交车时间"
          note={renewal ?? preparationText(search)}
          onClick={() => setOpen(true)}
        />
        <Grid gap={3} className={styles.term}>
          <TermChips label="租期" months={months} onChoose={search.chooseMonths} />
          <Text as="p" size={14} tone="secondary" numeric aria-live="polite">
            {`${filterState.to_time}，到${format(toTime, 'YYYY年M月D日 HH:mm')}还车`}
          </Text>
          {isServed === false ? (
            <Text as="p" size={14} tone="danger" role="status">
              {`${city.city}暂时没有长租服务，换个城市看看`}
            </Text>
          ) : null}
          <Button kind="primary" block disabled={isServed === false} onClick={() => void go('long.cars', {})}>
            查看可租车型
          </Button>
        </Grid>
      </Card>
      <MomentSheet
        open={isOpen}
        title="交车时间"
        word="交车"
        time={filterState.from_time}
        earliest={earliest}
        lastDay={lastDay}
        note={preparationText(search)}
        onChoose={search.choosePickup}
        onClose={() => setOpen(false)}
      />
    </>
  );
});
