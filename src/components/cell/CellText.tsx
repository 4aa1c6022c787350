import { Element } from '../element/Element';
import { Text } from '../text/Text';
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
      <Text as="span" size={16} block>
        {title}
      </Text>
      {note ? (
        <Text as="span" size={12} tone="secondary" block>
          {note}
        </Text>
      ) : null}
    </Element>
  );
}
