import { lazy, Suspense, type ReactNode } from 'react';
import { Element } from '@/components/element/Element';
import { useIsWide } from '@/platform/wide';
import styles from './WithFilters.module.scss';

// A phone never fetches it.
const FilterPanel = lazy(async () => ({ default: (await import('./FilterPanel')).FilterPanel }));

export function WithFilters({ children }: { children: ReactNode }) {
  const isWide = useIsWide();
  return (
    <Element className={styles.screen}>
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
