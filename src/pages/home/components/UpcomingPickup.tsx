import { observer } from 'mobx-react';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { Rest } from '@/components/row/Rest';
import { format } from '@/domain/shanghaiTime';
import { go } from '@/page/navigate';
import { orderLineOf } from '@/stores/orderLines';
import { useStore } from '@/stores/rootContext';
import { UpcomingPickupStore } from '@/stores/UpcomingPickupStore';
import styles from './UpcomingPickup.module.scss';

/** The order that begins within 24 hours: leads to what to bring and where to go (rental.md, detail 14). */
export const UpcomingPickup = observer(function UpcomingPickup() {
  const { upcoming } = useStore(UpcomingPickupStore);
  if (!upcoming) return null;
  const { order, from, screen } = upcoming;
  const { orderid, line, title, places } = order;
  return (
    <Element as="button" className={styles.pickup} onClick={() => void go(screen, { orderid })}>
      <Icon name="bell" className={styles.icon} />
      <Rest as="span" block>
        <Element as="strong" className={styles.title}>
          {`${format(from, 'M月D日HH:mm')}${orderLineOf(line).ends.from}`}
        </Element>
        <Element as="span" className={styles.note}>
          {[title, ...places.slice(0, 1)].join(' · ')}
        </Element>
      </Rest>
      <Icon name="chevron-right" size={18} />
    </Element>
  );
});
