import { observer } from 'mobx-react';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { Rest } from '@/components/row/Rest';
import { format } from '@/domain/shanghaiTime';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { UpcomingPickupStore } from '@/stores/UpcomingPickupStore';
import styles from './UpcomingPickup.module.scss';

/** The car that is taken within 24 hours: leads to what to bring and where to go (rental.md, detail 14). */
export const UpcomingPickup = observer(function UpcomingPickup() {
  const store = useStore(UpcomingPickupStore);
  if (!store.order) return null;
  const { orderid, from_time: from, cartype, site_name: site } = store.order;
  return (
    <Element as="button" className={styles.pickup} onClick={() => void go('booking.remind', { orderid })}>
      <Icon name="bell" className={styles.icon} />
      <Rest as="span" block>
        <Element as="strong" className={styles.title}>
          {`${format(from, 'M月D日HH:mm')}取车`}
        </Element>
        <Element as="span" className={styles.note}>
          {`${cartype.brand}${cartype.series} · ${site}`}
        </Element>
      </Rest>
      <Icon name="chevron-right" size={18} />
    </Element>
  );
});
