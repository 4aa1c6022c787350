import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CarSummary } from '@/blocks/car-summary/CarSummary';
import { PeriodBar } from '@/blocks/period-bar/PeriodBar';
import { VerificationCell } from '@/blocks/verification-cell/VerificationCell';
import { PaymentDone } from '@/checkout/components/PaymentDone';
import type { PaymentWords } from '@/checkout/paymentWords';
import { Card } from '@/components/card/Card';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { orderOfInstalment } from '@/domain/instalmentId';
import { lengthText } from '@/domain/longPricing';
import { yuanText } from '@/domain/money';
import { format } from '@/domain/shanghaiTime';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { OrderStore } from '@/stores/OrderStore';
import { useStore } from '@/stores/rootContext';
import type { PaymentSubject } from '~types/api/pay';
import type { LongDetail } from '~types/api/orderLong';
import { LongSubject } from '../../components/LongSubject';
import { kindOf, waysOn } from '../../subjects';
import styles from './LongPaid.module.scss';

/** What comes next: the handover and what to bring, or that all is settled. */
function nextOf(
  { kind }: PaymentSubject,
  order: LongDetail,
): Pick<PaymentWords, 'next' | 'paid'> | undefined {
  if (kind !== 'LONG') return undefined;
  if (order.status === 'AWAITING_DEPOSIT' || order.status === 'COMPLETED') {
    return { paid: '共支付', next: '费用已结清，押金按期退还' };
  }
  if (order.status !== 'PREPARING') return undefined;
  const { vehicle, violation } = order.bill.deposits;
  const deposits = vehicle + violation;
  const held = deposits > 0 ? `含押金¥${yuanText(deposits)}。` : '';
  const how = order.delivery ? '为您送车上门' : '到店取车';
  return {
    next: `${held}${format(order.from_time, 'M月D日 HH:mm')}${how}，请带好身份证和驾驶证`,
  };
}

/** What was paid for: the car and its months, and what is missing before the handover. */
function Booked({ order }: { order: LongDetail }) {
  const { from_time: from, to_time: to, months } = order;
  return (
    <Card pad={4} margin="none" as="div" className={styles.card}>
      <CarSummary cartype={order.cartype} />
      <PeriodBar
        fromTime={from}
        toTime={to}
        ends={{ from: '交车', to: '还车' }}
        length={lengthText(from, to, months)}
      />
      {order.status === 'PREPARING' ? (
        <VerificationCell auth={order.pending_auth} onClick={() => void go('account.identify')} />
      ) : null}
    </Card>
  );
}

const Paid = observer(function Paid({ subject }: { subject: PaymentSubject }) {
  const orderid = subject.kind === 'LONG' ? subject.id : orderOfInstalment(subject.id);
  const { detail } = useStore(OrderStore).of('LONG', orderid);
  useEffect(() => void detail.load(), [detail]);
  const { words } = kindOf(subject);
  return (
    <PaymentDone
      subject={subject}
      words={{ ...words, ...(detail.data && nextOf(subject, detail.data)) }}
      {...waysOn(subject)}
      onHome={() => void go('home')}
    >
      <ResourceView resource={detail}>{order => <Booked order={order} />}</ResourceView>
    </PaymentDone>
  );
});

/** A payment of a long rental has come (specification §2, /longrent_pay/success). */
function LongPaid({ params }: ScreenProps<'pay.longPaid'>) {
  return (
    <LongSubject route="pay.longPaid" params={params}>
      {subject => <Paid subject={subject} />}
    </LongSubject>
  );
}

export default definePage('pay.longPaid', LongPaid);
