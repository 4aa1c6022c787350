import { lazy, Suspense, type ReactNode } from 'react';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { focusFirstIn } from '@/platform/focus';
import { useIsWide } from '@/platform/wide';
import { carsId } from './carsId';
import styles from './WithFilters.module.scss';

// A phone never fetches it.
const FilterPanel = lazy(async () => ({ default: (await import('./FilterPanel')).FilterPanel }));

export function WithFilters({ children }: { children: ReactNode }) {
  const isWide = useIsWide();
  return (
    <Element className={styles.screen}>
      {isWide ? (
        <Element className={`visually-hidden ${styles.skip}`}>
          <Button onClick={() => focusFirstIn(carsId)}>跳到车辆列表</Button>
        </Element>
      ) : null}
      {isWide ? (
        <Element className={styles.filters}>
          <Suspense fallback={null}>
            <FilterPanel />
          </Suspense>
        </Element>
      ) : null}
      <Element className={styles.cars}>{children}</Element>
    </Element>
  );
}
