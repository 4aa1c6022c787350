import { useEffect } from 'react';
import { CarSummary } from '@/blocks/car-summary/CarSummary';
import { PeriodBar } from '@/blocks/period-bar/PeriodBar';
import { PaymentDone } from '@/checkout/components/PaymentDone';
import { Card } from '@/components/card/Card';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Text } from '@/components/text/Text';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { OrderStore } from '@/stores/OrderStore';
import { useStore } from '@/stores/rootContext';
import { kindOf, rentalSubject, waysOn } from '../../subjects';
import styles from './Success.module.scss';

/** A rental order is paid: what was booked and what comes next. */
function RentalPaid({ params: { orderid } }: ScreenProps<'pay.success'>) {
  const { detail } = useStore(OrderStore).of('RENTAL', orderid);
  const subject = rentalSubject(orderid);
  useEffect(() => void detail.load(), [detail]);
  return (
    <PaymentDone
      subject={subject}
      words={kindOf(subject).words}
      {...waysOn(subject)}
      onHome={() => void go('home')}
    >
      <ResourceView resource={detail}>
        {order => (
          <Card pad={4} margin="none" as="div" className={styles.card}>
            <CarSummary cartype={order.cartype}>
              <Text tone="secondary">{order.site.name}</Text>
            </CarSummary>
            <PeriodBar fromTime={order.from_time} toTime={order.to_time} />
          </Card>
        )}
      </ResourceView>
    </PaymentDone>
  );
}

export default definePage('pay.success', RentalPaid);
