import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Grid } from '@/components/grid/Grid';
import { Text } from '@/components/text/Text';
import { format } from '@/domain/shanghaiTime';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { LongSearchStore } from '../stores/LongSearchStore';
import { MomentSheet } from '@/blocks/moment-sheet/MomentSheet';
import { TermChips } from './TermChips';

/** Why the earliest pickup is no earlier. */
export const preparationText = (days: number): string => `备车需要${days}天，最早的交车时间已按此安排`;

/** Where, from when and for how long: the one question of the home of long rental. */
export const LongSearchCard = observer(function LongSearchCard() {
  const search = useStore(LongSearchStore);
  const [isOpen, setOpen] = useState(false);
  const { city, months, toTime, earliest, lastDay, prepareTime, renewal, filterState, isServed } = search;
  return (
    <>
      <Card margin="screen" aria-label="长租搜索">
        <Cell icon="map-pin" title={city.city} value="城市" onClick={() => void go('long.city')} />
        <Cell
          icon="calendar"
          title={filterState.format_time}
          value="交车时间"
          note={renewal ?? preparationText(prepareTime)}
          onClick={() => setOpen(true)}
        />
        <Grid gap={3}>
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
        time={filterState.from_time}
        earliest={earliest}
        lastDay={lastDay}
        note={preparationText(prepareTime)}
        onChoose={search.choosePickup}
        onClose={() => setOpen(false)}
      />
    </>
  );
});
