import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PeriodBar } from '@/blocks/period-bar/PeriodBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { Pictured } from '@/components/pictured/Pictured';
import { Price } from '@/components/price/Price';
import { Row } from '@/components/row/Row';
import { SkeletonCards } from '@/components/skeleton/Skeleton';
import { Text } from '@/components/text/Text';
import { countdownText } from '@/domain/countdown';
import { cameToNothing, hasEnded } from '@/domain/orderLife';
import { lifeOf } from '@/domain/orderLines';
import { toMillis } from '@/domain/shanghaiTime';
import { go } from '@/page/navigate';
import { toPay } from '@/page/toPay';
import { useCountdown } from '@/blocks/countdown/useCountdown';
import { nextWay, orderLineOf } from '@/stores/orderLines';
import type { Order } from '@/stores/OrderStore';
import type { OrderSummary } from '~types/api/order';
import styles from './OrderCard.module.scss';

interface OrderCardProps {
  order: Order;
  /** The time to pay has run out while the card was on the screen. */
  onExpire: () => void;
}

/** An order of the list: state, what was ordered, places, period, total; one that waits for money with the time left and the way there. */
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
  const payment = isHeld || order.confirming_payment !== undefined ? toPay(order) : undefined;
  // Whose result is unknown is paid, perhaps, and what is paid is not red for a change of it.
  const isDue =
    payment !== undefined &&
    order.confirming_payment === undefined &&
    life.states[order.status]?.stage === 'TO_PAY';
  const isOver = hasEnded(life, order.status);
  const { ends, screens } = orderLineOf(order.line);
  const { orderid, from_time: from, to_time: to, length } = order;
  const next = payment ? undefined : nextWay(order);
  return (
    <Card as="article" pad={0} margin="none">
      <Element as="button" className={styles.open} onClick={() => void go(screens.view, { orderid })}>
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
        {order.note === undefined ? null : (
          <Text
            as="span"
            size={14}
            tone={order.is_late ? 'danger' : 'secondary'}
            block
            className={styles.note}
          >
            {order.note}
          </Text>
        )}
        <Pictured
          picture={order.picture}
          title={order.title}
          facts={order.facts}
          dimmed={cameToNothing(life, order.status)}
        >
          <Text tone="secondary" className={styles.site}>
            {order.places.join(' → ')}
          </Text>
        </Pictured>
        {from && to ? <PeriodBar fromTime={from} toTime={to} ends={ends} length={length} /> : null}
      </Element>
      <Row justify="between" className={styles.foot}>
        <Price fen={order.total} label="总价" />
        {payment ? (
          <Button kind="primary" onClick={payment.onClick}>
            {payment.text}
          </Button>
        ) : null}
        {next ? <Button onClick={() => void go(next.screen, { orderid })}>{next.text}</Button> : null}
      </Row>
    </Card>
  );
}
