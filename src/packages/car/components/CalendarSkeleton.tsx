import { Element } from '@/components/element/Element';
import { Skeleton } from '@/components/skeleton/Skeleton';
import styles from './CalendarSkeleton.module.scss';

/** Two months in the shape of what comes; says 正在加载 to a screen reader. */
export function CalendarSkeleton() {
  return (
    <Element role="status" aria-label="正在加载" className={styles.months}>
      {['first', 'second'].map(month => (
        <Element key={month} className={styles.month}>
          <Skeleton height={22} width="40%" />
          {[1, 2, 3, 4].map(week => (
            <Skeleton key={week} height={52} className={styles.week} />
          ))}
        </Element>
      ))}
    </Element>
  );
}
