import { Element } from '@/components/element/Element';
import styles from './PersonCounter.module.scss';

interface PersonCounterProps {
  /** Whom it counts: 投保人数. */
  label: string;
  count: number;
  most: number;
  onChange: (count: number) => void;
}

/** A number of people with − and +, from 1 up. */
export function PersonCounter({ label, count, most, onChange }: PersonCounterProps) {
  const step = (text: string, name: string, to: number) => (
    <Element
      as="button"
      className={styles.step}
      aria-label={name}
      disabled={to < 1 || to > most}
      onClick={() => onChange(to)}
    >
      {text}
    </Element>
  );
  return (
    <Element className={styles.counter} role="group" aria-label={label}>
      <Element as="span" className={styles.label}>
        {label}
      </Element>
      {step('−', '减少1人', count - 1)}
      <Element as="span" className={styles.count} role="status">
        {`${count}人`}
      </Element>
      {step('+', '增加1人', count + 1)}
    </Element>
  );
}
