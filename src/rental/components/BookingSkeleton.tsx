import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { Row } from '@/components/row/Row';
import { Skeleton, SkeletonPicture } from '@/components/skeleton/Skeleton';
import styles from './BookingSkeleton.module.scss';

/** The booking screen before its first price: car, trip, renter and services as grey blocks. */
export function BookingSkeleton() {
  return (
    <Grid role="status" aria-label="正在加载" gap={3} className={styles.cards}>
      <Card as="div" pad={4} margin="none">
        <Row align="stretch">
          <SkeletonPicture />
          <Element className={styles.lines}>
            <Skeleton height={20} width="70%" />
            <Skeleton height={14} width="50%" />
          </Element>
        </Row>
      </Card>
      {[3, 4, 6].map(count => (
        <Card as="div" key={count} pad={4} margin="none" className={styles.lines}>
          <Skeleton height={22} width="40%" />
          {Array.from({ length: count }, (_, index) => (
            <Skeleton key={index} height={32} />
          ))}
        </Card>
      ))}
    </Grid>
  );
}
