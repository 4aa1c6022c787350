import { useState } from 'react';
import { LAST_BOOKABLE_DAY } from '@/domain/holidays';
import { reletTime } from '@/domain/rentalTime';
import { addDays, DAY, toIso, toMillis } from '@/domain/shanghaiTime';
import { definePage, type ScreenProps } from '@/page/definePage';
import { serverNow } from '@/services/call';
import { useRoot } from '@/stores/rootContext';
import type { RentalDetail } from '~types/api/rental';
import { EndForm } from '../../components/EndForm';
import { OwnOrder } from '../../components/OwnOrder';
import { checkRelet, relet } from '../../services/amendments';
import { AmendStore } from '../../stores/AmendStore';

/** Days that are one tap away. */
const DAYS = [1, 2, 3, 7];

function ReletForm({ order }: { order: RentalDetail }) {
  const root = useRoot();
  const { orderid, to_time: end } = order;
  const now = serverNow().getTime();
  // Half an hour more (specification §4), where that is still to come.
  const half = { text: '30分钟', to_time: reletTime(end) };
  const days = DAYS.map(count => ({ text: `${count}天`, to_time: toIso(toMillis(end) + count * DAY) }));
  const proposals = [half, ...days].filter(({ to_time }) => toMillis(to_time) > now);
  const [store] = useState(() => {
    const to_time = proposals[0]?.to_time ?? toIso(now + DAY);
    return new AmendStore(root, { check: checkRelet, confirm: relet }, { orderid, to_time });
  });
  return (
    <EndForm
      order={order}
      store={store}
      proposals={proposals}
      bounds={{ after: Math.max(now, toMillis(end)), last: toMillis(addDays(LAST_BOOKABLE_DAY, 1)) - 1 }}
      words={{
        confirm: '确认续租',
        done: '续租成功',
        rule: '按整个租期重新计价，减去已支付的费用；已过还车时间的，从原还车时间算起。',
      }}
    />
  );
}

/** 续租: a later return of a car that is out. */
function ReletScreen({ params: { orderid } }: ScreenProps<'order.relet'>) {
  return (
    <OwnOrder orderid={orderid} kind="RELET">
      {order => <ReletForm order={order} />}
    </OwnOrder>
  );
}

export default definePage('order.relet', ReletScreen);
