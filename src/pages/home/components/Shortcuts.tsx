import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { go } from '@/page/navigate';
import styles from './Shortcuts.module.scss';

const shortcuts = [
  { text: '长租', icon: 'calendar', screen: 'long.home' },
  { text: '周期购', icon: 'ticket', screen: 'cycle.home' },
  { text: '接送机', icon: 'user', screen: 'charter.home' },
  { text: '婚车', icon: 'heart', screen: 'wedding.home' },
  { text: '豪车', icon: 'star', screen: 'luxury.home' },
  { text: '代步车', icon: 'car', screen: 'scooter.home' },
  { text: '万能用车', icon: 'truck', screen: 'universal.home' },
  { text: '明星店', icon: 'store', screen: 'campaign.brand' },
  { text: '送车上门', icon: 'map-pin', screen: 'place.service' },
  { text: '全部车型', icon: 'list', screen: 'car.cartypes' },
  { text: '租客评价', icon: 'message-circle', screen: 'discover.reviews' },
  { text: '发现', icon: 'compass', screen: 'discover.home' },
] as const;

/** Other ways to a car, and what is rented otherwise than by the day: three rows of icons. */
export function Shortcuts() {
  return (
    <Element as="ul" className={styles.shortcuts} aria-label="更多服务">
      {shortcuts.map(({ text, icon, screen }) => (
        <Element as="li" key={text}>
          <Element as="button" className={styles.shortcut} onClick={() => void go(screen)}>
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
