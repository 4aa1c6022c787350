import { useMemo } from 'react';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Text } from '@/components/text/Text';
import { qrCode } from '../qrCode';
import styles from './PickupCode.module.scss';

/** 取车码: the number of the order, to be scanned by the site; it says nothing of the renter. */
export function PickupCode({ orderid }: { orderid: string }) {
  const picture = useMemo(() => qrCode(orderid), [orderid]);
  return (
    <Card heading="取车码">
      <Element
        role="img"
        aria-label={`取车码，订单号${orderid}`}
        className={styles.code}
        style={{ backgroundImage: `url("${picture}")` }}
      />
      <Text as="p" numeric className={styles.number}>
        {orderid}
      </Text>
      <Text as="p" size={12} tone="secondary" className={styles.number}>
        取车时请门店员工扫码
      </Text>
    </Card>
  );
}
