import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { Skeleton } from '@/components/skeleton/Skeleton';
import styles from './PlaceSkeleton.module.scss';

const rows = [1, 2, 3, 4, 5] as const;

/** Rows in the shape of places that come. */
export function PlaceSkeleton() {
  return (
    <Grid role="status" aria-label="正在加载" gap={2} className={styles.rows}>
      {rows.map(row => (
        <Element key={row} className={styles.row}>
          <Skeleton height={18} width="50%" />
          <Skeleton height={14} width="80%" />
        </Element>
      ))}
    </Grid>
  );
}
