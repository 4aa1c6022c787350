import { Element } from '../element/Element';
import { useNearness } from '../long-list/useNearness';
import { Row } from '../row/Row';
import { Text } from '../text/Text';
import type { ChoiceListProps } from './ChoicePills';
import styles from './ChoiceRows.module.scss';

/** Pixels of a row, as in the style sheet. */
const ROW_HEIGHT = 52;

/** The id of a group on its screen, to scroll to it. */
export const groupId = (title: string): string => `initial-${title}`;

interface ChoiceRowsProps<Item> extends ChoiceListProps<Item> {
  /** Drawn before anything is known of the screen. */
  isFirst?: boolean;
}

/** Things one below the other, under their heading; far from what is seen only the room that they take. */
export function ChoiceRows<Item extends { id: string }>({
  title,
  items,
  nameOf,
  onChoose,
  isFirst = false,
}: ChoiceRowsProps<Item>) {
  const id = `choices-${title}`;
  const { isNear, height } = useNearness(id, isFirst);
  return (
    <Element as="section" id={groupId(title)}>
      <Text as="h2" size={14} tone="secondary" className={styles.initial}>
        {title}
      </Text>
      {isNear ? (
        <Element as="ul" id={id} className={styles.rows}>
          {items.map(item => (
            <Element as="li" key={item.id}>
              <Row as="button" className={styles.row} onClick={() => onChoose(item)}>
                {nameOf(item)}
              </Row>
            </Element>
          ))}
        </Element>
      ) : (
        <Element id={id} style={{ height: `${height || ROW_HEIGHT * items.length}px` }} />
      )}
    </Element>
  );
}
