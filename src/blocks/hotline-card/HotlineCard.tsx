import { dial } from '@/platform/phone';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
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
      <Element className={styles.line}>
        <Element className={styles.text}>
          <Element as="p" className={styles.note}>
            客服热线
          </Element>
          <Element as="p" className={styles.number}>
            {hotline}
          </Element>
        </Element>
        <Button icon="phone" aria-label={`拨打客服热线${hotline}`} onClick={() => dial(hotline)}>
          拨打
        </Button>
      </Element>
      <Element as="p" className={styles.note}>
        {hours}
      </Element>
    </Element>
  );
}
