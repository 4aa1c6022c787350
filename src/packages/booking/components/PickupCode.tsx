import { QrCode } from '@/blocks/qr-code/QrCode';
import { Card } from '@/components/card/Card';
import { Text } from '@/components/text/Text';
import styles from './PickupCode.module.scss';

/** 取车码: the number of the order, to be scanned by the site; it says nothing of the renter. */
export function PickupCode({ orderid }: { orderid: string }) {
  return (
    <Card heading="取车码">
      <QrCode text={orderid} label={`取车码，订单号${orderid}`} />
      <Text as="p" numeric className={styles.number}>
        {orderid}
      </Text>
      <Text as="p" size={12} tone="secondary" className={styles.number}>
        取车时请门店员工扫码
      </Text>
    </Card>
  );
}
