import type { ReactNode } from 'react';
import { Element } from '../element/Element';
import { Icon, type IconName } from '../icon/Icon';
import { Text } from '../text/Text';
import { CellText } from './CellText';
import styles from './Cell.module.scss';

interface CellProps {
  title: string;
  /** Right of the title. */
  value?: ReactNode;
  /** Below the title. */
  note?: string | undefined;
  icon?: IconName;
  /** Makes the row a button with a chevron. */
  onClick?: () => void;
}

/** A row of a list: a title with a value, a button when it leads somewhere. */
export function Cell({ title, value, note, icon, onClick }: CellProps) {
  return (
    <Element
      as={onClick ? 'button' : 'div'}
      className={`${styles.cell} ${note ? styles.noted : ''} ${onClick ? styles.leads : ''}`}
      {...(onClick ? { onClick } : {})}
    >
      {icon ? <Icon name={icon} className={styles.icon} /> : null}
      <CellText title={title} note={note} className={styles.text} />
      {value === undefined ? null : (
        <Text as="span" size={14} tone="secondary" block className={styles.value}>
          {value}
        </Text>
      )}
      {onClick ? <Icon name="chevron-right" size={18} className={styles.chevron} /> : null}
    </Element>
  );
}
