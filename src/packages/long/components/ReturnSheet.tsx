import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { DayCalendar } from '@/blocks/period-sheet/DayCalendar';
import { Button } from '@/components/button/Button';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
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
import styles from './ReturnSheet.module.scss';

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
  // From tomorrow, and from the day after the handover, to the day before the end, at the time of day at which it ends.
  const tomorrow = addDays(dayOf(serverNow()), 1);
  const second = addDays(dayOf(order.from_time), 1);
  const first = second > tomorrow ? second : tomorrow;
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
        <>
          <ResourceView resource={earlyReturn} onRetry={() => void earlyReturn.load(time)}>
            {({ used, penalty, rule, paid, refund, owed }) => (
              <Element className={styles.figures}>
                {/* What it comes to is seen on a low screen, too; what it follows from is scrolled to. */}
                {refund > 0 ? <Cell title="退款" note="原路退回" value={`¥${yuanText(refund)}`} /> : null}
                {owed > 0 ? (
                  <Cell title="还需支付" note="确认后在付款计划里支付" value={`¥${yuanText(owed)}`} />
                ) : null}
                <Cell title="违约金" note={rule} value={`¥${yuanText(penalty)}`} />
                <Cell title="已用租期费用" value={`¥${yuanText(used)}`} />
                <Cell title="已付租金" value={`¥${yuanText(paid)}`} />
              </Element>
            )}
          </ResourceView>
          <Button
            kind="danger"
            block
            busy={bringBack.isRunning || earlyReturn.isLoading}
            disabled={!earlyReturn.data || earlyReturn.failure !== undefined}
            onClick={() => void bringBack.run()}
          >
            {`确认${format(time, 'M月D日 HH:mm')}还车`}
          </Button>
        </>
      }
    >
      <DayCalendar
        today={dayOf(serverNow())}
        day={day}
        first={first}
        last={last}
        word="还车"
        onChoose={setDay}
      />
    </Sheet>
  );
});
