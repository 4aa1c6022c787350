import { PeriodBar } from '@/blocks/period-bar/PeriodBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { Pictured } from '@/components/pictured/Pictured';
import { Price } from '@/components/price/Price';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { lengthText, PLAN_TEXTS } from '@/domain/longPricing';
import { yuanText } from '@/domain/money';
import { cameToNothing } from '@/domain/orderLife';
import { longLife } from '@/domain/longLife';
import { format } from '@/domain/shanghaiTime';
import { go } from '@/page/navigate';
import { toPay } from '@/page/toPay';
import type { LongSummary } from '~types/api/orderLong';
import styles from './LongOrderCard.module.scss';

/** 第2期 ¥2850，11月27日前付; in red once it is late. */
function NextInstalment({ next }: { next: NonNullable<LongSummary['next']> }) {
  const { number, amount, due, is_overdue: isOverdue } = next;
  return (
    <Text as="p" size={14} tone={isOverdue ? 'danger' : 'secondary'} numeric>
      {`第${number}期 ¥${yuanText(amount)}，${isOverdue ? '已逾期' : `${format(due, 'M月D日')}前支付`}`}
    </Text>
  );
}

/** A long rental in the list of the line: state, car, months, what is paid next. */
export function LongOrderCard({ order }: { order: LongSummary }) {
  const { orderid, status, plan, months, next, from_time: from, to_time: to } = order;
  const payment = toPay(order);
  return (
    <Card as="article" pad={0} margin="none">
      <Element as="button" className={styles.open} onClick={() => void go('long.detail', { orderid })}>
        <Row justify="between" className={styles.head}>
          <Element as="strong">{order.status_text}</Element>
          <Icon name="chevron-right" size={18} />
        </Row>
        <Pictured
          picture={order.picture}
          title={order.title}
          facts={order.facts}
          dimmed={cameToNothing(longLife, status)}
        >
          <Text size={12} tone="secondary">
            {PLAN_TEXTS[plan]}
          </Text>
        </Pictured>
        {from && to ? (
          <PeriodBar
            fromTime={from}
            toTime={to}
            ends={{ from: '交车', to: '还车' }}
            length={lengthText(from, to, months)}
          />
        ) : null}
        {next ? <NextInstalment next={next} /> : null}
      </Element>
      <Row justify="between" className={styles.foot}>
        <Price fen={order.total} label="总价" />
        {payment ? (
          <Button kind="primary" onClick={payment.onClick}>
            {payment.text}
          </Button>
        ) : next ? (
          <Button
            kind={next.is_overdue ? 'primary' : 'plain'}
            onClick={() => void go('pay.long', { instalment_id: next.instalment_id })}
          >
            {`付第${next.number}期`}
          </Button>
        ) : null}
      </Row>
    </Card>
  );
}
