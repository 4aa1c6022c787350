import type { ReactNode } from 'react';
import { Element } from '../element/Element';
import { Grid } from '../grid/Grid';
import { Text } from '../text/Text';
import styles from './ChoicePills.module.scss';

/** Things under a heading, of which one is chosen. */
export interface ChoiceListProps<Item> {
  title: string;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  onChoose: (item: Item) => void;
}

/** A thing on a ground of its own, to be chosen by a tap. */
export function ChoicePill({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <Element as="button" className={styles.pill} onClick={onClick}>
      {children}
    </Element>
  );
}

/** Things as pills: the favourite ones, the ones chosen before. */
export function ChoicePills<Item extends { id: string }>({
  title,
  items,
  nameOf,
  onChoose,
}: ChoiceListProps<Item>) {
  if (items.length === 0) return null;
  return (
    <Element as="section" className={styles.section}>
      <Text as="h2" size={14} tone="secondary" className={styles.heading}>
        {title}
      </Text>
      <Grid as="ul" columns={4} gap={2}>
        {items.map(item => (
          <Element as="li" key={item.id}>
            <ChoicePill onClick={() => onChoose(item)}>{nameOf(item)}</ChoicePill>
          </Element>
        ))}
      </Grid>
    </Element>
  );
}
