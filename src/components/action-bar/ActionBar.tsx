import type { ReactNode } from 'react';
import { Element } from '../element/Element';
import { Text } from '../text/Text';
import styles from './ActionBar.module.scss';

/** The bar at the bottom with the one main action of a screen, above the safe area. */
export function ActionBar({ children, info }: { children: ReactNode; info?: ReactNode }) {
  return (
    <Element className={styles.bar}>
      {info ? (
        <Text grow className={styles.info}>
          {info}
        </Text>
      ) : null}
      <Element className={info ? styles.action : styles.only}>{children}</Element>
    </Element>
  );
}
