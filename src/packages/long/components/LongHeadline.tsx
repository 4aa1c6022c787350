import { useEffect } from 'react';
import { useCountdown } from '@/blocks/countdown/useCountdown';
import { Card } from '@/components/card/Card';
import { Text } from '@/components/text/Text';
import { countdownText } from '@/domain/countdown';
import { yuanText } from '@/domain/money';
import { format, toMillis } from '@/domain/shanghaiTime';
import type { LongDetail } from '~types/api/orderLong';

const timeText = (iso: string): string => format(iso, 'M月D日 HH:mm');

/** The instalment that is paid next, where it is asked for by now. */
function instalmentHint({ instalments }: LongDetail): string | undefined {
  const next = instalments.find(one => one.is_next && one.to_pay > 0);
  if (!next) return undefined;
  const amount = `第${next.number}期¥${yuanText(next.to_pay)}`;
  return next.standing === 'OVERDUE'
    ? `${amount}已逾期，请尽快支付`
    : `${amount}请在${format(next.due, 'M月D日')}前支付`;
}

/** What the state means for the renter: the next thing to do, or how it ended. */
function hintOf(order: LongDetail): string {
  switch (order.status) {
    case 'UNPAID':
      return order.confirming_payment === undefined
        ? '支付时间已过，正在确认订单状态；如已付款，请不要重复支付'
        : '正在确认支付结果，请不要重复支付';
    case 'PREPARING':
      return `车辆正在准备，${timeText(order.from_time)}${order.delivery ? '送车上门' : '到店取车'}，请带好身份证和驾驶证`;
    case 'IN_USE':
      return instalmentHint(order) ?? `租期到${timeText(order.to_time)}`;
    case 'EXCHANGING':
      return instalmentHint(order) ?? '原车在保养或维修，先用替换的车';
    case 'AWAITING_RETURN':
      return '租期已到，请到门店还车';
    case 'TAIL_UNPAID':
      return `尾款¥${yuanText(order.to_pay)}待支付，付清后退押金`;
    case 'AWAITING_DEPOSIT':
      return '费用已结清，押金按期退还';
    case 'COMPLETED':
      return '行程已结束，感谢您的使用';
    case 'CANCELLED':
      return order.refunded > 0 ? `退款¥${yuanText(order.refunded)}，原路退回` : '订单已取消，没有产生费用';
    case 'CLOSED':
      return order.refunded > 0 ? `退款¥${yuanText(order.refunded)}，原路退回` : '订单已关闭，可以再次预订';
  }
}

interface LongHeadlineProps {
  order: LongDetail;
  /** The time to pay has run out while the screen was open. */
  onExpire: () => void;
}

/** The order's state in large letters, and what it means. */
export function LongHeadline({ order, onExpire }: LongHeadlineProps) {
  const isWaiting = order.status === 'UNPAID' && order.confirming_payment === undefined;
  const end = isWaiting && order.expires_at !== undefined ? toMillis(order.expires_at) : undefined;
  const seconds = useCountdown(end);
  const isExpired = end !== undefined && seconds === 0;
  useEffect(() => {
    if (isExpired) onExpire();
  }, [isExpired, onExpire]);
  return (
    <Card margin="screen" aria-label="订单状态">
      <Text as="h2" size={22} weight={600} tight>
        {order.status_text}
      </Text>
      {seconds > 0 ? (
        <Text as="p" tone="secondary" role="timer">
          {`请在${countdownText(seconds)}内支付¥${yuanText(order.first_payment)}，超时订单自动关闭`}
        </Text>
      ) : (
        <Text as="p" tone="secondary">
          {hintOf(order)}
        </Text>
      )}
    </Card>
  );
}
