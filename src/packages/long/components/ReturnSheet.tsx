import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PeriodCalendar } from '@/blocks/period-sheet/PeriodCalendar';
import { Button } from '@/components/button/Button';
import { Cell } from '@/components/cell/Cell';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Sheet } from '@/components/sheet/Sheet';
import { Text } from '@/components/text/Text';
import { yuanText } from '@/domain/money';
import { addDays, dayOf, format, toIso, toMillis } from '@/domain/shanghaiTime';
import { defineAction } from '@/page/defineAction';
import { serverNow } from '@/services/call';
import { OverlayStore } from '@/stores/OverlayStore';
import { useRoot } from '@/stores/rootContext';
import type { LongDetail } from '~types/api/orderLong';
import type { LongOrderStore } from '../stores/LongOrderStore';

interface ReturnSheetProps {
  open: boolean;
  order: LongDetail;
  store: LongOrderStore;
  onClose: () => void;
}

/** 提前还车: on which day, and what it comes to, before one agrees. */
export function ReturnSheet({ open, ...props }: ReturnSheetProps) {
  return open ? <EarlyReturn {...props} /> : null;
}

const EarlyReturn = observer(function EarlyReturn({ order, store, onClose }: Omit<ReturnSheetProps, 'open'>) {
  const overlay = useRoot().get(OverlayStore);
  // From tomorrow to the day before the end, at the time of day at which it ends.
  const first = addDays(dayOf(serverNow()), 1);
  const last = addDays(dayOf(order.to_time), -1);
  const [day, setDay] = useState(first);
  const clock = toMillis(order.to_time) - toMillis(dayOf(order.to_time));
  const time = toIso(toMillis(day) + clock);
  const [bringBack] = useState(() =>
    defineAction({
      confirm: () => ({
        title: '提前还车',
        content: '确认后租期按新的还车日结束，不能撤回。',
        confirmText: '确认提前还车',
      }),
      perform: async () => {
        await store.returnEarly();
        overlay.showToast('已改为提前还车');
        onClose();
      },
    }),
  );
  useEffect(() => void store.earlyReturn.load(time), [store, time]);
  const { earlyReturn } = store;
  const isFree = last < first;
  if (isFree) {
    return (
      <Sheet id="long-return" title="提前还车" open onClose={onClose}>
        <Text as="p">{`租期到${format(order.to_time, 'M月D日 HH:mm')}结束，到时直接还车即可。`}</Text>
      </Sheet>
    );
  }
  return (
    <Sheet
      id="long-return"
      title="提前还车"
      open
      tall
      onClose={onClose}
      footer={
        <Button
          kind="danger"
          block
          busy={bringBack.isRunning || earlyReturn.isLoading}
          disabled={!earlyReturn.data || earlyReturn.failure !== undefined}
          onClick={() => void bringBack.run()}
        >
          {`${format(time, 'M月D日 HH:mm')}还车`}
        </Button>
      }
    >
      <PeriodCalendar
        today={dayOf(serverNow())}
        from={day}
        to={day}
        edited={day}
        first={first}
        last={last}
        onChoose={setDay}
      />
      <ResourceView resource={earlyReturn} onRetry={() => void earlyReturn.load(time)}>
        {({ used, penalty, rule, paid, refund, owed }) => (
          <>
            <Cell title="已用租期费用" value={`¥${yuanText(used)}`} />
            <Cell title="违约金" note={rule} value={`¥${yuanText(penalty)}`} />
            <Cell title="已支付" value={`¥${yuanText(paid)}`} />
            {refund > 0 ? <Cell title="退款" note="原路退回" value={`¥${yuanText(refund)}`} /> : null}
            {owed > 0 ? <Cell title="还车时补付" note="计入尾款" value={`¥${yuanText(owed)}`} /> : null}
          </>
        )}
      </ResourceView>
    </Sheet>
  );
});
