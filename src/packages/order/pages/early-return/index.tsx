import { useState } from 'react';
import { StateView } from '@/components/state-view/StateView';
import { EARLY_RETURN_RULE } from '@/domain/earlyReturn';
import { yuanText } from '@/domain/money';
import { DAY, format, MINUTE, toIso, toMillis } from '@/domain/shanghaiTime';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { serverNow } from '@/services/call';
import { useRoot } from '@/stores/rootContext';
import type { AmendmentCheck } from '~types/api/amendment';
import type { RentalDetail } from '~types/api/rental';
import { EndForm } from '../../components/EndForm';
import { OwnOrder } from '../../components/OwnOrder';
import { checkEarlyReturn, returnEarly } from '../../services/amendments';
import { AmendStore } from '../../stores/AmendStore';

const HALF_HOUR = 30 * MINUTE;
/** Days that are one tap away. */
const DAYS = [1, 2, 3];

/** What it keeps and gives back, exactly. */
function askReturn({ after, difference, penalty }: AmendmentCheck) {
  const kept = penalty > 0 ? `收取违约金¥${yuanText(penalty)}，` : '';
  const back = difference < 0 ? `结算时退回¥${yuanText(-difference)}` : '租车费用不变';
  return {
    title: '确认提前还车',
    content: `请在${format(after.to_time, 'M月D日 HH:mm')}前还车。${kept}${back}。`,
    confirmText: '确认提前还车',
    cancelText: '再想想',
  };
}

function EarlyReturnForm({ order }: { order: RentalDetail }) {
  const root = useRoot();
  const { orderid, to_time: end } = order;
  const [soonest] = useState(() => Math.ceil(serverNow().getTime() / HALF_HOUR) * HALF_HOUR + HALF_HOUR);
  const first = Math.max(soonest, toMillis(order.from_time) + HALF_HOUR);
  const proposals = [
    { text: '尽快还车', to_time: toIso(first) },
    ...DAYS.map(count => ({ text: `提前${count}天`, to_time: toIso(toMillis(end) - count * DAY) })),
  ].filter(
    ({ to_time }, index) => toMillis(to_time) < toMillis(end) && (index === 0 || toMillis(to_time) > first),
  );
  const [store] = useState(
    () =>
      new AmendStore(
        root,
        { check: checkEarlyReturn, confirm: returnEarly },
        { orderid, to_time: toIso(first) },
      ),
  );
  if (proposals.length === 0) {
    return (
      <StateView
        icon="clock"
        title="马上就到还车时间了"
        text="不用办理提前还车，请直接到还车门店还车。"
        action={{ text: '查看订单', onClick: () => void go('order.detail', { orderid }) }}
      />
    );
  }
  return (
    <EndForm
      order={order}
      store={store}
      proposals={proposals}
      bounds={{ after: first - 1, last: toMillis(end) - 1 }}
      words={{
        confirm: '提前还车',
        done: '还车时间已提前',
        rule: `${EARLY_RETURN_RULE}作为违约金，其余在还车结算时原路退回。`,
      }}
      ask={askReturn}
    />
  );
}

/** 提前还车: an earlier return of a car that is out, with what comes back and what it costs. */
function EarlyReturnScreen({ params: { orderid } }: ScreenProps<'order.earlyReturn'>) {
  return (
    <OwnOrder orderid={orderid} kind="EARLY_RETURN">
      {order => <EarlyReturnForm order={order} />}
    </OwnOrder>
  );
}

export default definePage('order.earlyReturn', EarlyReturnScreen);
