import { describePeriod } from '@/domain/rentalTime';
import { format } from '@/domain/shanghaiTime';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { endName, type PeriodEnd, type PeriodState } from './periodEditing';
import styles from './PeriodSummary.module.scss';

interface PeriodSummaryProps {
  period: PeriodState;
  onEdit: (end: PeriodEnd) => void;
}

/** Both ends of a period and its length between them; tapping an end switches to it (rental.md, detail 2). */
export function PeriodSummary({ period, onEdit }: PeriodSummaryProps) {
  const { from, to, editing } = period;
  // Days and hours each stay whole when the narrow middle breaks into lines.
  const parts = `共${describePeriod(from, to)}`.match(/共?\d+\D+/g) ?? [];
  const end = (name: PeriodEnd, time: number) => (
    <Element
      as="button"
      className={`${styles.end} ${editing === name ? styles.edited : ''}`}
      aria-pressed={editing === name}
      onClick={() => onEdit(name)}
    >
      <Element as="span" className={styles.name}>
        {endName(name)}
      </Element>
      <Element as="span" className={styles.date}>
        {format(time, 'M月D日')}
      </Element>
      <Element as="span" className={styles.clock}>
        {format(time, 'ddd HH:mm')}
      </Element>
    </Element>
  );
  return (
    <Element className={styles.summary} role="group" aria-label="取车和还车时间">
      {end('pickup', from)}
      <Element className={styles.length} aria-live="polite">
        <Element as="span" className={styles.text}>
          {parts.map(part => (
            <Element as="span" key={part} className={styles.whole}>
              {part}
            </Element>
          ))}
        </Element>
        <Icon name="arrow-right" size={16} />
      </Element>
      {end('return', to)}
    </Element>
  );
}
