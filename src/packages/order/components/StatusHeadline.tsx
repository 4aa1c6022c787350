import { useEffect } from 'react';
import { Element } from '@/components/element/Element';
import { Text } from '@/components/text/Text';
import { countdownText } from '@/domain/countdown';
import { yuanText } from '@/domain/money';
import { format, toMillis } from '@/domain/shanghaiTime';
import { useCountdown } from '@/blocks/countdown/useCountdown';
import type { RentalDetail } from '~types/api/rental';
import styles from './StatusHeadline.module.scss';

/** What the state means for the renter: the next thing to do, or how it ended. */
function hintOf(order: RentalDetail): string {
  const time = (iso: string): string => format(iso, 'M月D日 HH:mm');
  switch (order.status) {
    // Only where its time is over: it is about to be closed, or a payment is under way and nobody knows yet how it ends.
    case 'UNPAID':
      return '支付时间已过，正在确认订单状态；如已付款，请不要重复支付';
    case 'CONFIRMING':
      return '门店正在确认您的订单';
    case 'AWAITING_PICKUP':
      return `${time(order.from_time)}${order.delivery ? '送车上门' : '取车'}，请带好身份证和驾驶证`;
    case 'IN_USE':
      return `请在${time(order.to_time)}前还车`;
    case 'RELET_UNPAID':
      return '续租费用支付后生效';
    case 'AWAITING_RETURN':
      return '请到还车门店办理还车';
    case 'SETTLING':
      return '门店正在核对用车费用';
    case 'AWAITING_SUPPLEMENT':
      return '有费用需要补交，请完成支付';
    case 'AWAITING_DEPOSIT':
      return order.bill.deposits.releaseText;
    case 'AWAITING_REVIEW':
    case 'COMPLETED':
      return '行程已结束，感谢您的使用';
    case 'CANCELLED':
      if (order.refunded > 0) return `退款¥${yuanText(order.refunded)}，原路退回`;
      return order.paid > 0 ? `已收取违约金¥${yuanText(order.paid)}` : '订单已取消，没有产生费用';
    case 'CLOSED':
      return '订单已关闭，可以再次预订';
  }
}

/** Where the focus goes when what had it is gone with the state that the order was in. */
export const headlineId = 'order-status';

interface StatusHeadlineProps {
  order: RentalDetail;
  /** The time to pay has run out while the screen was open. */
  onExpire: () => void;
}

/** The order's state in large letters, with the time left while it is unpaid. */
export function StatusHeadline({ order, onExpire }: StatusHeadlineProps) {
  const end = order.can_pay && order.expires_at !== undefined ? toMillis(order.expires_at) : undefined;
  const seconds = useCountdown(end);
  const isExpired = end !== undefined && seconds === 0;
  useEffect(() => {
    if (isExpired) onExpire();
  }, [isExpired, onExpire]);
  return (
    <Element as="section" className={styles.headline} aria-label="订单状态">
      <Text as="h2" id={headlineId} tabIndex={-1} size={22} weight={600} tight>
        {order.status_text}
      </Text>
      {seconds > 0 ? (
        <Element as="p" className={styles.hint} role="timer">
          请在
          <Text as="strong" tone="danger" numeric className={styles.left}>
            {countdownText(seconds)}
          </Text>
          内完成支付，超时订单自动关闭
        </Element>
      ) : (
        <Element as="p" className={styles.hint}>
          {hintOf(order)}
        </Element>
      )}
    </Element>
  );
}
