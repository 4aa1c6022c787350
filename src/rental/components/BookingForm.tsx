import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { AgreementLinks } from '@/blocks/agreement-text/AgreementLinks';
import { CarSummary } from '@/blocks/car-summary/CarSummary';
import { DepositTimeline } from '@/blocks/deposit-timeline/DepositTimeline';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { Rest } from '@/components/row/Rest';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { cancelTerms } from '@/domain/cancellation';
import { holidayOn } from '@/domain/holidays';
import { serverNow } from '@/services/call';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { OrderQuote } from '~types/api/rental';
import { icons } from './icons';
import type { Booking } from '../Booking';
import type { UsualDrivers } from '../UsualDrivers';
import type { RenterForm } from '../renterForm';
import styles from './BookingForm.module.scss';
import { DiscountList } from './DiscountList';
import { RenterFields } from './RenterFields';
import { ServiceList } from './ServiceList';
import { Trip } from './Trip';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card margin="screen">
      <Text as="h2" size={18} weight={600} className={styles.heading}>
        {title}
      </Text>
      {children}
    </Card>
  );
}

interface BookingFormProps {
  booking: Booking;
  form: RenterForm;
  drivers: UsualDrivers;
  quote: OrderQuote;
  /** What is said of the deposits besides. */
  aboutDeposits?: ReactNode;
  onOpen: (sheet: 'period' | 'safeTravel') => void;
}

/** Everything that is chosen or filled in before an order is made. */
export const BookingForm = observer(function BookingForm({
  booking,
  form,
  drivers,
  quote,
  aboutDeposits,
  onOpen,
}: BookingFormProps) {
  const { fromTime, toTime, pickup } = useStore(SearchStore);
  const cancelling = {
    pickupTime: fromTime,
    hasDelivery: pickup.delivery !== undefined,
    isHoliday: holidayOn(fromTime) !== undefined,
  };
  return (
    <>
      <Card margin="screen">
        <CarSummary cartype={quote.cartype} heading />
      </Card>
      <Card margin="screen" aria-label="取还车">
        <Trip booking={booking} onEditPeriod={() => onOpen('period')} />
      </Card>
      {quote.notices.length > 0 ? (
        <Element as="ul" className={styles.notices} aria-label="预订提示">
          {quote.notices.map(notice => (
            <Row as="li" key={notice} align="start" className={styles.notice}>
              <Icon name={icons.info} size={16} className={styles.mark} />
              <Rest as="span">{notice}</Rest>
            </Row>
          ))}
        </Element>
      ) : null}
      <Part title="取车人信息">
        <RenterFields form={form} drivers={drivers} />
      </Part>
      <Part title="保险与服务">
        <ServiceList booking={booking} onExplain={() => onOpen('safeTravel')} />
      </Part>
      <Part title="押金（不计入合计）">
        <DepositTimeline deposits={quote.bill.deposits} returnTime={toTime} />
        {aboutDeposits}
      </Part>
      <Part title="优惠">
        <DiscountList booking={booking} quote={quote} />
      </Part>
      <Text size={12} tone="secondary" className={styles.terms}>
        <Element as="p">{`取消规则：支付前可随时取消；支付后，${cancelTerms(cancelling, serverNow())}。`}</Element>
        <Element as="p">酒驾、无证驾驶、由未登记的人驾驶等情形，保险不予赔付，费用由您承担。</Element>
        <Element as="p">提交后车辆为您保留15分钟，请及时支付。</Element>
      </Text>
      <Text size={12} className={styles.agreements}>
        <AgreementLinks
          lead={
            <Text as="span" tone="secondary">
              提交订单即表示同意
            </Text>
          }
        />
      </Text>
    </>
  );
});
