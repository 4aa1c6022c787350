import { Element } from '../element/Element';
import styles from './CellText.module.scss';

interface CellTextProps {
  title: string;
  /** Below the title. */
  note?: string | undefined;
  className?: string | undefined;
}

/** What a row of a list says, of `Cell` and `SwitchCell`: a title with a note below. */
export function CellText({ title, note, className = '' }: CellTextProps) {
  return (
    <Element as="span" className={`${styles.text} ${className}`}>
      <Element as="span" className={styles.title}>
        {title}
      </Element>
      {note ? (
        <Element as="span" className={styles.note}>
          {note}
        </Element>
      ) : null}
    </Element>
  );
}
