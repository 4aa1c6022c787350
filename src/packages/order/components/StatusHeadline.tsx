import { useEffect } from 'react';
import { Element } from '@/components/element/Element';
import { Text } from '@/components/text/Text';
import { toPayText } from '@/domain/amendment';
import { countdownText } from '@/domain/countdown';
import { yuanText } from '@/domain/money';
import { format, toMillis } from '@/domain/shanghaiTime';
import { useCountdown } from '@/blocks/countdown/useCountdown';
import type { Amendment } from '~types/api/amendment';
import type { RentalDetail } from '~types/api/rental';
import styles from './StatusHeadline.module.scss';

/** A change waits for its money. */
function unpaidHint({ kind, due, expires_at: end }: Amendment): string {
  const until = end === undefined ? '' : `请在${format(end, 'HH:mm')}前支付，`;
  return `${toPayText(kind, due)}，${until}超时订单保持不变`;
}

/** When what is held comes back: counted from the return as it was, not as it was booked. */
function depositHint({ deposits }: RentalDetail): string {
  const held = deposits.flatMap(({ name, state, release_by: day }) =>
    state === 'HELD' && day !== undefined ? [`${name}${format(day, 'M月D日')}前`] : [],
  );
  return `${held.join('、')}退还`;
}

const refundHint = ({ refunded }: RentalDetail): string => `退款¥${yuanText(refunded)}，原路退回`;

function cancelledHint(order: RentalDetail): string {
  if (order.refunded > 0) return refundHint(order);
  return order.paid > 0 ? `已收取违约金¥${yuanText(order.paid)}` : '订单已取消，没有产生费用';
}

/** Where the site has ended the order it says why. */
const withReason = ({ note }: RentalDetail, hint: string): string =>
  note === undefined ? hint : `${note}。${hint}`;

/** What the state means for the renter: the next thing to do, or how it ended. */
function hintOf(order: RentalDetail): string {
  const time = (iso: string): string => format(iso, 'M月D日 HH:mm');
  switch (order.status) {
    case 'UNPAID':
      if (order.confirming_payment !== undefined) return '正在确认支付结果，请不要重复支付';
      // Only where its time is over: it is about to be closed.
      return '支付时间已过，正在确认订单状态；如已付款，请不要重复支付';
    case 'CONFIRMING':
      return order.note ?? '门店正在确认您的订单';
    case 'AWAITING_PICKUP':
      if (order.amendment) return unpaidHint(order.amendment);
      return `${time(order.from_time)}${order.delivery ? '送车上门' : '取车'}，请带好身份证和驾驶证`;
    case 'IN_USE':
      return `请在${time(order.to_time)}前还车`;
    case 'RELET_UNPAID':
      return order.amendment ? unpaidHint(order.amendment) : '续租费用支付后生效';
    case 'AWAITING_RETURN':
      return '请到还车门店办理还车';
    case 'SETTLING':
      return order.note ?? '门店正在核对用车费用';
    case 'AWAITING_SUPPLEMENT':
      return order.note ?? '用车后费用还没有付清';
    case 'AWAITING_DEPOSIT':
      return depositHint(order);
    case 'AWAITING_REVIEW':
      return `${order.deposits.some(({ amount, kept }) => kept < amount) ? '押金已退还' : '费用已结清'}，说说这次用车怎么样`;
    case 'COMPLETED':
      return '行程已结束，感谢您的使用';
    case 'CANCELLED':
      return withReason(order, cancelledHint(order));
    case 'CLOSED':
      return withReason(order, order.refunded > 0 ? refundHint(order) : '订单已关闭，可以再次预订');
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
  const isWaiting = order.can_pay && order.confirming_payment === undefined;
  const end = isWaiting && order.expires_at !== undefined ? toMillis(order.expires_at) : undefined;
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
