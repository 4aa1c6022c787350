import type { ReactNode } from 'react';
import { classNames } from '@/components/element/classNames';
import { Element } from '@/components/element/Element';
import styles from './Bubble.module.scss';

/** What is said in a conversation: by the help at the left, by oneself (`mine`) at the right. */
export function Bubble({ mine = false, children }: { mine?: boolean; children: ReactNode }) {
  return (
    <Element className={classNames(styles.row, mine && styles.right)}>
      <Element className={classNames(styles.bubble, mine && styles.mine)}>{children}</Element>
    </Element>
  );
}
