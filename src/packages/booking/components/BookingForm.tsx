import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { AgreementLinks } from '@/blocks/agreement-text/AgreementLinks';
import { CarSummary } from '@/blocks/car-summary/CarSummary';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { cancelPenalty } from '@/domain/cancellation';
import { holidayOn } from '@/domain/holidays';
import { groupTotal } from '@/domain/pricing';
import { serverNow } from '@/services/call';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { OrderQuote } from '~types/api/order';
import type { Booking } from '../stores/Booking';
import type { RenterForm } from '../stores/renterForm';
import styles from './BookingForm.module.scss';
import { DiscountList } from './DiscountList';
import { RenterFields } from './RenterFields';
import { ServiceList } from './ServiceList';
import { Trip } from './Trip';

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Element as="section" className={styles.card}>
      <Element as="h2" className={styles.heading}>
        {title}
      </Element>
      {children}
    </Element>
  );
}

interface BookingFormProps {
  booking: Booking;
  form: RenterForm;
  quote: OrderQuote;
  onOpen: (sheet: 'period' | 'safeTravel') => void;
}

/** Everything that is chosen or filled in before an order is made. */
export const BookingForm = observer(function BookingForm({ booking, form, quote, onOpen }: BookingFormProps) {
  const { fromTime, pickup } = useStore(SearchStore);
  // What it costs to cancel now, and at the last moment.
  const [early, late] = [serverNow(), fromTime].map(
    now =>
      cancelPenalty({
        status: 'AWAITING_PICKUP',
        paid: quote.bill.total,
        pickupTime: fromTime,
        now,
        hasDelivery: pickup.delivery !== undefined,
        isHoliday: holidayOn(fromTime) !== undefined,
        rentalFee: groupTotal(quote.bill, 'rental'),
      }).rule,
  );
  return (
    <>
      <Element as="section" className={styles.card}>
        <CarSummary cartype={quote.cartype} heading />
      </Element>
      <Element as="section" className={styles.card} aria-label="取还车">
        <Trip booking={booking} onEditPeriod={() => onOpen('period')} />
      </Element>
      {quote.notices.length > 0 ? (
        <Element as="ul" className={styles.notices} aria-label="预订提示">
          {quote.notices.map(notice => (
            <Element as="li" key={notice} className={styles.notice}>
              <Icon name="info" size={16} className={styles.mark} />
              <Element as="span" className={styles.text}>
                {notice}
              </Element>
            </Element>
          ))}
        </Element>
      ) : null}
      <Card title="取车人信息">
        <RenterFields form={form} />
      </Card>
      <Card title="保险与服务">
        <ServiceList booking={booking} onExplain={() => onOpen('safeTravel')} />
      </Card>
      <Card title="优惠">
        <DiscountList booking={booking} quote={quote} />
      </Card>
      <Element className={styles.terms}>
        <Element as="p">{`取消规则：支付前可随时取消；支付后，${early === late ? late : `${early}，${late}`}。`}</Element>
        <Element as="p">提交后车辆为您保留15分钟，请及时支付。</Element>
      </Element>
      <Element className={styles.agreements}>
        <AgreementLinks lead="提交订单即表示同意" />
      </Element>
    </>
  );
});
