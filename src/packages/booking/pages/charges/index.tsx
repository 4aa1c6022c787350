import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { BillView } from '@/blocks/bill-view/BillView';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { yuanText } from '@/domain/money';
import { definePage, type ScreenProps } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import { useStore } from '@/stores/rootContext';
import { LatestBooking } from '../../components/LatestBooking';
import { ChargesStore } from '../../stores/ChargesStore';
import styles from './Charges.module.scss';

/** The bill of an order, with what was paid and refunded. */
const OrderCharges = observer(function OrderCharges({ orderid }: { orderid: string }) {
  const { charges } = useStore(ChargesStore);
  useEffect(() => {
    void charges.load(orderid);
  }, [charges, orderid]);
  return (
    <ResourceView resource={charges}>
      {({ bill, paid, refunded }) => (
        <Card pad={4} margin="none" as="div" className={styles.card}>
          <BillView bill={bill} heading="h2" />
          {paid > 0 ? <Cell title="已支付" value={`¥${yuanText(paid)}`} /> : null}
          {refunded > 0 ? <Cell title="已退款" value={`¥${yuanText(refunded)}`} /> : null}
        </Card>
      )}
    </ResourceView>
  );
});

/** 费用明细: of an order, or of what is being booked. */
function Charges({ params }: ScreenProps<'booking.charges'>) {
  const { orderid } = params;
  if (orderid !== undefined) {
    return (
      <MembersOnly text="登录后查看费用明细" returnUrl={urlOf(routeOf('booking.charges'), { orderid })}>
        <OrderCharges orderid={orderid} />
      </MembersOnly>
    );
  }
  return (
    <LatestBooking empty="选好车以后，可以在这里查看每一项费用。">
      {(booking, { bill }) => (
        <Card
          pad={4}
          margin="none"
          as="div"
          className={styles.card}
          aria-busy={booking.checkout.quote.isLoading}
        >
          <BillView bill={bill} heading="h2" />
        </Card>
      )}
    </LatestBooking>
  );
}

export default definePage('booking.charges', Charges);
