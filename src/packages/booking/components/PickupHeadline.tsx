import { Element } from '@/components/element/Element';
import { Text } from '@/components/text/Text';
import { untilPickupText } from '@/domain/pickup';
import { format, toMillis } from '@/domain/shanghaiTime';
import { useCountdown } from '@/blocks/countdown/useCountdown';
import { serverNow } from '@/services/call';
import type { PickupCard } from '@/stores/pickupCards';
import styles from './PickupHeadline.module.scss';

/** When the car is taken, and how long that is from now. */
export function PickupHeadline({ card }: { card: PickupCard }) {
  // Ticks: the words are those of the moment.
  useCountdown(toMillis(card.from_time));
  return (
    <Element as="section" className={styles.headline} aria-label="取车时间">
      <Text as="h2" size={22} weight={600} tight className={styles.when}>
        {`${format(card.from_time, 'M月D日 ddd HH:mm')}${card.delivery ? '送车上门' : '取车'}`}
      </Text>
      <Text as="p" role="timer" tone="selected" numeric className={styles.left}>
        {untilPickupText(card.from_time, serverNow())}
      </Text>
      {card.status === 'CONFIRMING' ? <Element as="p">门店正在确认订单，确认后即可按时取车。</Element> : null}
    </Element>
  );
}
