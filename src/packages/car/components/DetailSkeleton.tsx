import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Skeleton } from '@/components/skeleton/Skeleton';
import styles from './DetailSkeleton.module.scss';

/** A car's screen in the shape of what comes; says 正在加载 to a screen reader. */
export function DetailSkeleton() {
  return (
    <Element role="status" aria-label="正在加载">
      <Element className={styles.head}>
        <Skeleton height={208} />
        <Skeleton height={28} width="50%" className={styles.line} />
        <Skeleton height={16} width="70%" className={styles.line} />
        <Skeleton height={16} width="40%" className={styles.line} />
      </Element>
      {[136, 168, 208].map(height => (
        <Card key={height} pad={4} margin="screen" as="div">
          <Skeleton height={height} />
        </Card>
      ))}
    </Element>
  );
}
