import type { ReactNode } from 'react';
import { Element } from '../element/Element';
import styles from './Frame.module.scss';

/** A screen and what frames it. */
export interface FrameProps {
  /** Unique among the screens that are open. */
  id?: string;
  header?: ReactNode;
  children: ReactNode;
  tabBar?: ReactNode;
  /** Toast, dialog, menu. */
  overlays?: ReactNode;
  /** Classes that choose its tokens: elder mode, dark scheme, accent. */
  look: string;
  /** It has columns in a wide window; else it keeps to lines that an eye follows. */
  wide?: boolean;
}

/** The frame of every screen: header, the screen itself, tab bar, and what lies over them. */
export function Frame({ id, header, children, tabBar, overlays, look }: FrameProps) {
  return (
    <Element id={id} className={`${styles.frame} ${look}`}>
      {header}
      <Element as="main" className={styles.main}>
        {children}
      </Element>
      {tabBar}
      {/* In a place of their own: a mini-program sends all that stands beside what comes and goes. */}
      <Element>{overlays}</Element>
    </Element>
  );
}
