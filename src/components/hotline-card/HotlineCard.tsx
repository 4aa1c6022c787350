import { dial } from '@/platform/phone';
import { Button } from '../button/Button';
import { Element } from '../element/Element';
import { Icon } from '../icon/Icon';
import styles from './HotlineCard.module.scss';

interface HotlineCardProps {
  hotline: string;
  /** When somebody answers. */
  hours: string;
}

/** The customer service's telephone with its hours: one tap dials. */
export function HotlineCard({ hotline, hours }: HotlineCardProps) {
  return (
    <Element as="section" className={styles.card} aria-label="客服热线">
      <Element className={styles.disc}>
        <Icon name="headset" size={22} />
      </Element>
      <Element className={styles.text}>
        <Element as="p" className={styles.number}>
          {hotline}
        </Element>
        <Element as="p" className={styles.hours}>
          {hours}
        </Element>
      </Element>
      <Button icon="phone" aria-label={`拨打客服热线${hotline}`} onClick={() => dial(hotline)}>
        拨打
      </Button>
    </Element>
  );
}
