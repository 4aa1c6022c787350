import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PeriodBar } from '@/blocks/period-bar/PeriodBar';
import { EndSheet } from '@/blocks/period-sheet/EndSheet';
import { Card } from '@/components/card/Card';
import { Chips } from '@/components/chips/Chips';
import { Grid } from '@/components/grid/Grid';
import { Text } from '@/components/text/Text';
import { toMillis } from '@/domain/shanghaiTime';
import type { Confirmation } from '@/stores/OverlayStore';
import type { AmendmentCheck, EndWish } from '~types/api/amendment';
import type { RentalDetail } from '~types/api/rental';
import type { AmendStore } from '../stores/AmendStore';
import { AmendmentPrice } from './AmendmentPrice';
import { ConfirmBar } from './ConfirmBar';

interface EndFormProps {
  order: RentalDetail;
  store: AmendStore<EndWish>;
  /** Ends that are one tap away: what they are called, and the ISO time. */
  proposals: readonly { text: string; to_time: string }[];
  /** What can be chosen: later than `after`, and not later than `last`; milliseconds. */
  bounds: { after: number; last: number };
  /** What is confirmed, and said once it holds. */
  words: { confirm: string; done: string; rule: string };
  ask?: (check: AmendmentCheck) => Confirmation | undefined;
}

/** Another end of a rental that is under way: proposals, the calendar, what it costs, and the confirmation. */
export const EndForm = observer(function EndForm(props: EndFormProps) {
  const { order, store, proposals, bounds, words, ask } = props;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => store.load(), [store]);
  const { to_time: end } = store.wish;
  const chosen = proposals.filter(({ to_time }) => toMillis(to_time) === toMillis(end));
  const choose = (to_time: string): void => store.choose({ to_time });
  return (
    <>
      <Card aria-label="还车时间">
        <PeriodBar fromTime={order.from_time} toTime={end} onClick={() => setOpen(true)} />
        <Grid gap={2}>
          <Chips
            label="快捷选择"
            items={proposals.map(({ text, to_time }) => ({ key: to_time, text }))}
            selected={chosen.map(({ to_time }) => to_time)}
            onToggle={choose}
          />
          <Text as="p" size={12} tone="secondary">
            {words.rule}
          </Text>
        </Grid>
      </Card>
      <AmendmentPrice store={store} later onLatest={choose} />
      <ConfirmBar store={store} text={words.confirm} done={words.done} {...(ask && { ask })} />
      <EndSheet
        open={isOpen}
        from={order.from_time}
        to={end}
        bounds={bounds}
        hours={order.return_site.hours}
        onChoose={choose}
        onClose={() => setOpen(false)}
      />
    </>
  );
});
