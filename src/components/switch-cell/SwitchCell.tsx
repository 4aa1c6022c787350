import { Element } from '../element/Element';
import styles from './SwitchCell.module.scss';

interface SwitchCellProps {
  title: string;
  /** Below the title: what the switch does. */
  note?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A row of a list that is switched on and off. */
export function SwitchCell({ title, note, checked, onChange }: SwitchCellProps) {
  return (
    <Element
      as="button"
      role="switch"
      className={styles.cell}
      aria-checked={checked}
      onClick={() => onChange(!checked)}
    >
      <Element as="span" className={styles.text}>
        <Element as="span" className={styles.title}>
          {title}
        </Element>
        {note ? (
          <Element as="span" className={styles.note}>
            {note}
          </Element>
        ) : null}
      </Element>
      <Element as="span" className={`${styles.track} ${checked ? styles.on : ''}`}>
        <Element as="span" className={styles.knob} />
      </Element>
    </Element>
  );
}
