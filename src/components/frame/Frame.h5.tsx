import { useIsWide } from '@/platform/wide';
import { classNames } from '../element/classNames';
import { Element } from '../element/Element';
import type { FrameProps } from './Frame';
import styles from './Frame.module.scss';

export function Frame({ id, header, children, tabBar, overlays, look, wide }: FrameProps) {
  const isWide = useIsWide();
  return (
    <Element id={id} className={classNames(styles.frame, look)}>
      {isWide ? (
        <Element className={styles.top}>
          <Element className={styles.bar}>
            {tabBar}
            {header}
          </Element>
        </Element>
      ) : (
        header
      )}
      <Element as="main" className={classNames(styles.main, wide && styles.wide)}>
        {children}
      </Element>
      {isWide ? null : tabBar}
      {overlays}
    </Element>
  );
}
