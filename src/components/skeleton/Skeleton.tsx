import { Card } from '../card/Card';
import { Element } from '../element/Element';
import { Grid } from '../grid/Grid';
import { PictureColumn } from '../pictured/PictureColumn';
import styles from './Skeleton.module.scss';

interface SkeletonProps {
  /** Pixels. */
  height?: number;
  /** CSS length, default the whole width. */
  width?: string;
  className?: string;
}

/** A grey block in the shape of what comes. */
export function Skeleton({ height = 16, width = '100%', className = '' }: SkeletonProps) {
  return (
    <Element
      className={`${styles.block} ${className}`}
      style={{ height: `${height}px`, width }}
      aria-hidden
    />
  );
}

/** A grey block where the picture of a car comes, at the left of what is said of it. */
export function SkeletonPicture() {
  return (
    <PictureColumn>
      <Skeleton height={84} />
    </PictureColumn>
  );
}

/** Cards in the shape of a list that comes; says 正在加载 to a screen reader. */
export function SkeletonCards({ count = 4 }: { count?: number }) {
  return (
    <Grid role="status" aria-label="正在加载" gap={3} className={styles.cards}>
      {Array.from({ length: count }, (_, index) => (
        <Card as="div" key={index} pad={4} margin="none" className={styles.card}>
          <SkeletonPicture />
          <Grid gap={2} className={styles.lines}>
            <Skeleton height={18} width="70%" />
            <Skeleton height={14} width="50%" />
            <Skeleton height={20} width="40%" />
          </Grid>
        </Card>
      ))}
    </Grid>
  );
}
