import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import styles from './PlaceSection.module.scss';

interface PlaceSectionProps {
  title: string;
  /** At the right of the title. */
  action?: { text: string; label?: string; onClick: () => void };
  children: ReactNode;
}

/** A part of a screen with its heading. */
export function PlaceSection({ title, action, children }: PlaceSectionProps) {
  return (
    <Element as="section" className={styles.section}>
      <Row className={styles.head}>
        <Text as="h2" size={16} weight={600} grow>
          {title}
        </Text>
        {action ? (
          <Button
            kind="link"
            onClick={action.onClick}
            {...(action.label ? { 'aria-label': action.label } : {})}
          >
            {action.text}
          </Button>
        ) : null}
      </Row>
      {children}
    </Element>
  );
}

interface RowListProps<Item> {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

/** Rows one below the other on a card; what the rows read of a store is observed here. */
export const RowList = observer(function RowList<Item>({
  label,
  items,
  keyOf,
  children,
}: RowListProps<Item>) {
  return (
    <Card as="ul" pad="none" margin="none" className={styles.rows} aria-label={label}>
      {items.map(item => (
        <Element as="li" key={keyOf(item)} className={styles.item}>
          {children(item)}
        </Element>
      ))}
    </Card>
  );
});
