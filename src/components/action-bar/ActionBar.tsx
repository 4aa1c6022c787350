import type { ReactNode } from 'react';
import { classNames } from '../element/classNames';
import { Element } from '../element/Element';
import { Rest } from '../row/Rest';
import { Row } from '../row/Row';
import styles from './ActionBar.module.scss';

interface ActionBarProps {
  children: ReactNode;
  /** Left of the action: what it costs. */
  info?: ReactNode;
  /** What stands there is as wide as the bar in a wide window too, at the foot of the screen: a field to type in. */
  fills?: boolean;
}

/** The bar at the bottom with the one main action of a screen, above the safe area. */
export function ActionBar({ children, info, fills = false }: ActionBarProps) {
  return (
    <Row className={classNames(styles.bar, !info && styles.free, fills && styles.foot)}>
      {info ? <Rest className={styles.info}>{info}</Rest> : null}
      <Element className={info ? styles.action : classNames(styles.only, fills && styles.fills)}>
        {children}
      </Element>
    </Row>
  );
}
