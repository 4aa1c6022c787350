import type { ReactNode } from 'react';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Icon } from '@/components/icon/Icon';
import { Rest } from '@/components/row/Rest';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import styles from './NothingToBook.module.scss';

interface NothingToBookProps {
  /** What is the matter. */
  title: string;
  /** Why. */
  text?: string | undefined;
  /** The changes that help at once. */
  children?: ReactNode;
  /** What can be done. */
  actions: readonly { text: string; isMain?: boolean; onClick: () => void }[];
}

/** Nothing can be booked: which it is, why, and what helps (rental.md, what users complain of). */
export function NothingToBook({ title, text, children, actions }: NothingToBookProps) {
  return (
    <Card pad={4} margin="screen">
      <Row align="start" className={styles.head}>
        <Icon name="search-x" size={28} className={styles.icon} />
        <Rest role="status">
          <Text as="h2" size={18} weight={600} tight>
            {title}
          </Text>
          {text ? (
            <Text as="p" tone="secondary" className={styles.text}>
              {text}
            </Text>
          ) : null}
        </Rest>
      </Row>
      {children}
      <Row align="stretch" wrap className={styles.actions}>
        {actions.map(action => (
          <Rest key={action.text} className={styles.action}>
            <Button block kind={action.isMain ? 'primary' : 'plain'} onClick={action.onClick}>
              {action.text}
            </Button>
          </Rest>
        ))}
      </Row>
    </Card>
  );
}
