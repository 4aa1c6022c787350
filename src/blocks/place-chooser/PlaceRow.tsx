import type { ReactNode } from 'react';
import { classNames } from '@/components/element/classNames';
import { Element } from '@/components/element/Element';
import { Icon, type IconName } from '@/components/icon/Icon';
import { Rest } from '@/components/row/Rest';
import { Text } from '@/components/text/Text';
import styles from './PlaceRow.module.scss';

interface PlaceRowProps {
  icon: IconName;
  name: string;
  /** Below the name: the address and what else helps to tell it apart. */
  notes?: readonly string[];
  /** At the right: a distance, a number of sites. */
  value?: ReactNode;
  /** It is being chosen. */
  busy?: boolean;
  /** For rows of which one is taken before it is confirmed; absent where a tap acts at once. */
  chosen?: boolean;
  /** It cannot be chosen. */
  disabled?: boolean;
  onClick: () => void;
}

/** Something to choose on the map: a place, a district, where the device is. */
export function PlaceRow({
  icon,
  name,
  notes = [],
  value,
  busy = false,
  chosen,
  disabled = false,
  onClick,
}: PlaceRowProps) {
  const isOff = busy || disabled;
  return (
    <Element
      as="button"
      className={classNames(styles.row, chosen && styles.chosen, isOff && styles.off)}
      aria-busy={busy}
      disabled={isOff}
      {...(chosen === undefined ? {} : { 'aria-pressed': chosen })}
      onClick={onClick}
    >
      <Icon name={icon} className={styles.icon} />
      <Rest as="span" block>
        <Text as="span" size={16} block className={styles.name}>
          {name}
        </Text>
        {notes.filter(Boolean).map(note => (
          <Text as="span" key={note} size={12} tone="secondary" block className={styles.note}>
            {note}
          </Text>
        ))}
      </Rest>
      {value === undefined || busy ? null : (
        <Text as="span" size={12} tone="secondary" numeric className={styles.value}>
          {value}
        </Text>
      )}
      {chosen ? <Icon name="circle-check" className={styles.check} /> : null}
      {busy ? <Element as="span" className={styles.spinner} aria-hidden /> : null}
    </Element>
  );
}
