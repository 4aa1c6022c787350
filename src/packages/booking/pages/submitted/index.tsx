import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CarSummary } from '@/blocks/car-summary/CarSummary';
import { PeriodBar } from '@/blocks/period-bar/PeriodBar';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Icon, type IconName } from '@/components/icon/Icon';
import { Price } from '@/components/price/Price';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Text } from '@/components/text/Text';
import { countdownText } from '@/domain/countdown';
import { toMillis } from '@/domain/shanghaiTime';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useCountdown } from '@/blocks/countdown/useCountdown';
import { OrderStore } from '@/stores/OrderStore';
import { useStore } from '@/stores/rootContext';
import type { RentalDetail } from '~types/api/rental';
import styles from './Submitted.module.scss';

interface Outcome {
  icon: IconName;
  title: string;
  text: string;
}

function outcomeOf({ status, status_text: word }: RentalDetail, seconds: number): Outcome {
  if (status === 'UNPAID') {
    return seconds > 0
      ? {
          icon: 'circle-check',
          title: '订单已提交',
          text: `请在${countdownText(seconds)}内完成支付，超时订单自动关闭`,
        }
      : { icon: 'clock', title: '保留时间已过', text: '超过15分钟未支付，车辆已释放，可以重新预订' };
  }
  if (status === 'CANCELLED' || status === 'CLOSED') {
    return { icon: 'circle-x', title: `订单${word}`, text: '车辆已释放，需要用车可以重新预订' };
  }
  return { icon: 'circle-check', title: '订单已支付', text: `当前状态：${word}` };
}

/** What became of the order so far, and what comes next. */
const Result = observer(function Result({ order }: { order: RentalDetail }) {
  const { orderid, expires_at: expiresAt } = order;
  const { detail } = useStore(OrderStore).of('RENTAL', orderid);
  const holdsCar = order.status === 'UNPAID' && expiresAt !== undefined;
  const seconds = useCountdown(holdsCar ? toMillis(expiresAt) : undefined);
  const isExpired = holdsCar && seconds === 0;
  useEffect(() => {
    // The time is over: the server says what became of the order.
    if (isExpired) void detail.load();
  }, [isExpired, detail]);
  const outcome = outcomeOf(order, seconds);
  return (
    <>
      <Element className={styles.outcome}>
        <Icon
          name={outcome.icon}
          size={48}
          className={outcome.icon === 'circle-check' ? styles.good : styles.mark}
        />
        <Text as="h2" size={22} weight={600}>
          {outcome.title}
        </Text>
        <Text as="p" role="timer" tone="secondary" numeric words>
          {outcome.text}
        </Text>
      </Element>
      <Element as="section" className={styles.card} aria-label="订单">
        <CarSummary cartype={order.cartype} />
        <PeriodBar fromTime={order.from_time} toTime={order.to_time} />
        <Cell title="订单号" note={orderid} />
        <Cell title="取车门店" value={order.site.name} />
        {order.return_site.name === order.site.name ? null : (
          <Cell title="还车门店" value={order.return_site.name} />
        )}
        {order.status === 'AWAITING_PICKUP' ? (
          <Cell
            title="取车提醒"
            note="证件、路线和门店电话，没有网络也能看"
            onClick={() => void go('booking.remind', { orderid })}
          />
        ) : null}
        <Cell
          title="费用明细"
          value={<Price fen={order.total} />}
          onClick={() => void go('booking.charges', { orderid })}
        />
      </Element>
      <ActionBar>
        <Button block onClick={() => void go('order.detail', { orderid })}>
          查看订单
        </Button>
        {order.can_pay && order.confirming_payment === undefined && !isExpired ? (
          <Button block kind="primary" onClick={() => void go('pay.cashier', { orderid })}>
            去支付
          </Button>
        ) : null}
      </ActionBar>
    </>
  );
});

/** 提交成功: the order is made, and its car held for 15 minutes. */
const Submitted = observer(function Submitted({ params }: ScreenProps<'booking.submitted'>) {
  const { detail } = useStore(OrderStore).of('RENTAL', params.orderid);
  // Every time the screen is shown: the order may have been paid meanwhile.
  useDidShow(() => void detail.load());
  return <ResourceView resource={detail}>{order => <Result order={order} />}</ResourceView>;
});

export default definePage('booking.submitted', Submitted);
