import { Element } from '@/components/element/Element';
import { Icon, type IconName } from '@/components/icon/Icon';
import { go } from '@/page/navigate';
import styles from './Shortcuts.module.scss';

const shortcuts: readonly { text: string; icon: IconName; open: () => Promise<void> }[] = [
  { text: '长租', icon: 'calendar', open: () => go('long.home') },
  { text: '周期购', icon: 'ticket', open: () => go('cycle.home') },
  { text: '接送机', icon: 'user', open: () => go('charter.home') },
  { text: '万能用车', icon: 'truck', open: () => go('universal.home') },
  { text: '送车上门', icon: 'map-pin', open: () => go('place.service') },
  { text: '全部车型', icon: 'car', open: () => go('car.cartypes') },
  { text: '租客评价', icon: 'message-circle', open: () => go('discover.reviews') },
  { text: '发现', icon: 'compass', open: () => go('discover.home') },
];

/** Other ways to a car, and what is rented otherwise than by the day: two rows of icons. */
export function Shortcuts() {
  return (
    <Element as="ul" className={styles.shortcuts} aria-label="更多服务">
      {shortcuts.map(({ text, icon, open }) => (
        <Element as="li" key={text}>
          <Element as="button" className={styles.shortcut} onClick={() => void open()}>
            <Icon name={icon} size={24} className={styles.icon} />
            <Element as="span" block className={styles.text}>
              {text}
            </Element>
          </Element>
        </Element>
      ))}
    </Element>
  );
}
