import { CellText } from '../cell/CellText';
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
      <CellText title={title} note={note} className={styles.text} />
      <Element as="span" className={`${styles.track} ${checked ? styles.on : ''}`}>
        <Element as="span" className={styles.knob} />
      </Element>
    </Element>
  );
}
