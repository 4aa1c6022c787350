import { Element } from '../element/Element';
import styles from './ChoicePills.module.scss';

/** Things under a heading, of which one is chosen. */
export interface ChoiceListProps<Item> {
  title: string;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  onChoose: (item: Item) => void;
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
      <Element as="h2" className={styles.heading}>
        {title}
      </Element>
      <Element as="ul" className={styles.pills}>
        {items.map(item => (
          <Element as="li" key={item.id}>
            <Element as="button" className={styles.pill} onClick={() => onChoose(item)}>
              {nameOf(item)}
            </Element>
          </Element>
        ))}
      </Element>
    </Element>
  );
}
