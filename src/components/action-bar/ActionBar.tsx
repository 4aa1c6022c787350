import type { ReactNode } from 'react';
import { classNames } from '../element/classNames';
import { Element } from '../element/Element';
import { Rest } from '../row/Rest';
import { Row } from '../row/Row';
import styles from './ActionBar.module.scss';

/** The bar at the bottom with the one main action of a screen, above the safe area. */
export function ActionBar({ children, info }: { children: ReactNode; info?: ReactNode }) {
  return (
    <Row className={classNames(styles.bar, !info && styles.free)}>
      {info ? <Rest className={styles.info}>{info}</Rest> : null}
      <Element className={info ? styles.action : styles.only}>{children}</Element>
    </Row>
  );
}
