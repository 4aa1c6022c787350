import type { ReactNode } from 'react';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
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
    <Element as="section" className={styles.panel}>
      <Element className={styles.head}>
        <Icon name="search-x" size={28} className={styles.icon} />
        <Element className={styles.words} role="status">
          <Element as="h2" className={styles.title}>
            {title}
          </Element>
          {text ? (
            <Element as="p" className={styles.text}>
              {text}
            </Element>
          ) : null}
        </Element>
      </Element>
      {children}
      <Element className={styles.actions}>
        {actions.map(action => (
          <Element key={action.text} className={styles.action}>
            <Button block kind={action.isMain ? 'primary' : 'plain'} onClick={action.onClick}>
              {action.text}
            </Button>
          </Element>
        ))}
      </Element>
    </Element>
  );
}
