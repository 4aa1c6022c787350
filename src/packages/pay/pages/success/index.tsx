import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CarSummary } from '@/blocks/car-summary/CarSummary';
import { PeriodBar } from '@/blocks/period-bar/PeriodBar';
import { VerificationCell } from '@/blocks/verification-cell/VerificationCell';
import { PaymentDone } from '@/checkout/components/PaymentDone';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Steps } from '@/components/steps/Steps';
import { Text } from '@/components/text/Text';
import { pickupSteps } from '@/domain/pickupSteps';
import { definePage, type ScreenProps } from '@/page/definePage';
import { keepPickup } from '@/page/keepPickup';
import { go } from '@/page/navigate';
import { OrderStore } from '@/stores/OrderStore';
import { useRoot, useStore } from '@/stores/rootContext';
import type { RentalDetail } from '~types/api/rental';
import { kindOf, rentalSubject, waysOn } from '../../subjects';
import styles from './Success.module.scss';

/** 接下来: the three next things, and where they can be read again. */
function NextThings({ order }: { order: RentalDetail }) {
  const steps = pickupSteps(order);
  if (steps.length === 0) return null;
  return (
    <Card heading="接下来">
      <Steps steps={steps} />
      <VerificationCell auth={order.pending_auth} onClick={() => void go('account.identify')} />
      <Cell
        icon="bell"
        title="取车提醒"
        note="证件、路线和门店电话，没有网络也能看"
        onClick={() => void go('booking.remind', { orderid: order.orderid })}
      />
    </Card>
  );
}

/** A rental order is paid: what was booked and what comes next. */
const RentalPaid = observer(function RentalPaid({ params: { orderid } }: ScreenProps<'pay.success'>) {
  const { detail } = useStore(OrderStore).of('RENTAL', orderid);
  const subject = rentalSubject(orderid);
  const { words } = kindOf(subject);
  const root = useRoot();
  useEffect(() => void detail.load(), [detail]);
  const { data } = detail;
  useEffect(() => {
    if (data) void keepPickup(root, data);
  }, [root, data]);
  return (
    <PaymentDone
      subject={subject}
      words={data && data.handovers.length > 0 ? { ...words, paid: '共支付', next: '费用已结清' } : words}
      {...waysOn(subject)}
      onHome={() => void go('home')}
    >
      <ResourceView resource={detail}>
        {order => (
          <>
            <Card pad={4} margin="none" as="div" className={styles.card}>
              <CarSummary cartype={order.cartype}>
                <Text tone="secondary">{order.site.name}</Text>
              </CarSummary>
              <PeriodBar fromTime={order.from_time} toTime={order.to_time} />
            </Card>
            <NextThings order={order} />
          </>
        )}
      </ResourceView>
    </PaymentDone>
  );
});

export default definePage('pay.success', RentalPaid);
