import { PeriodLength } from '@/blocks/period-bar/PeriodLength';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { Text } from '@/components/text/Text';
import { format } from '@/domain/shanghaiTime';
import { endName, type PeriodEnd, type PeriodState } from './periodEditing';
import styles from './PeriodSummary.module.scss';

interface PeriodSummaryProps {
  period: PeriodState;
  onEdit: (end: PeriodEnd) => void;
}

/** Both ends of a period and its length between them; tapping an end switches to it (rental.md, detail 2). */
export function PeriodSummary({ period, onEdit }: PeriodSummaryProps) {
  const { from, to, editing } = period;
  const end = (name: PeriodEnd, time: number) => (
    <Element
      as="button"
      className={`${styles.end} ${editing === name ? styles.edited : ''}`}
      aria-pressed={editing === name}
      onClick={() => onEdit(name)}
    >
      <Text
        as="span"
        size={12}
        {...(editing === name ? { tone: 'selected', weight: 600 } : { tone: 'secondary' })}
        block
      >
        {endName(name)}
      </Text>
      <Text as="span" size={16} weight={600} numeric block className={styles.line}>
        {format(time, 'M月D日')}
      </Text>
      <Text as="span" size={14} numeric block className={styles.line}>
        {format(time, 'ddd HH:mm')}
      </Text>
    </Element>
  );
  return (
    <Element className={styles.summary} role="group" aria-label="取车和还车时间">
      {end('pickup', from)}
      <Element className={styles.length} aria-live="polite">
        <Text as="span" size={12} tone="ink" tight block className={styles.text}>
          <PeriodLength from={from} to={to} />
        </Text>
        <Icon name="arrow-right" size={16} />
      </Element>
      {end('return', to)}
    </Element>
  );
}
