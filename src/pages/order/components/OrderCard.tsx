import { observer } from 'mobx-react';
import { useEffect } from 'react';
import { CarSummary } from '@/blocks/car-summary/CarSummary';
import { PeriodBar } from '@/blocks/period-bar/PeriodBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { Price } from '@/components/price/Price';
import { Row } from '@/components/row/Row';
import { SkeletonCards } from '@/components/skeleton/Skeleton';
import { Text } from '@/components/text/Text';
import { countdownText } from '@/domain/countdown';
import { can, hasEnded } from '@/domain/orderLife';
import { lifeOf } from '@/domain/orderLines';
import { toMillis } from '@/domain/shanghaiTime';
import { go } from '@/page/navigate';
import { useCountdown } from '@/page/useCountdown';
import type { Order } from '@/stores/OrderStore';
import type { OrderSummary } from '~types/api/order';
import styles from './OrderCard.module.scss';

interface OrderCardProps {
  order: Order;
  /** The time to pay has run out while the card was on the screen. */
  onExpire: () => void;
}

/** An order of the list: state, car, period, sites, total; an unpaid one with the time left and 去支付. */
export const OrderCard = observer(function OrderCard({ order: { summary }, onExpire }: OrderCardProps) {
  return summary ? <Summary order={summary} onExpire={onExpire} /> : <SkeletonCards count={1} />;
});

function Summary({ order, onExpire }: { order: OrderSummary; onExpire: () => void }) {
  const end = order.expires_at === undefined ? undefined : toMillis(order.expires_at);
  const seconds = useCountdown(end);
  const isHeld = end === undefined || seconds > 0;
  useEffect(() => {
    if (!isHeld) onExpire();
  }, [isHeld, onExpire]);
  const life = lifeOf(order.line);
  const isDue = can(life, order.status, 'pay') && isHeld;
  const isOver = hasEnded(life, order.status);
  const sites = [order.site_name, order.return_site_name].filter(
    (name, index, all) => all.indexOf(name) === index,
  );
  return (
    <Card as="article" pad={0} margin="none">
      <Element
        as="button"
        className={styles.open}
        onClick={() => void go('order.detail', { orderid: order.orderid })}
      >
        <Row wrap className={styles.head}>
          <Element
            as="strong"
            className={`${styles.status} ${isDue ? styles.due : ''} ${isOver ? styles.ended : ''}`}
          >
            {order.status_text}
          </Element>
          {isDue && end !== undefined ? (
            <Text as="span" size={12} tone="danger" numeric role="timer">
              {`请在${countdownText(seconds)}内支付`}
            </Text>
          ) : null}
          <Icon name="chevron-right" size={18} className={styles.chevron} />
        </Row>
        <CarSummary cartype={order.cartype} dimmed={isOver && order.status !== 'COMPLETED'}>
          <Text tone="secondary" className={styles.site}>
            {sites.join(' → ')}
          </Text>
        </CarSummary>
        <PeriodBar fromTime={order.from_time} toTime={order.to_time} />
      </Element>
      <Row justify="between" className={styles.foot}>
        <Price fen={order.total} label="总价" />
        {isDue ? (
          <Button kind="primary" onClick={() => void go('pay.cashier', { orderid: order.orderid })}>
            去支付
          </Button>
        ) : null}
      </Row>
    </Card>
  );
}
