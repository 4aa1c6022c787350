import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { Pictured } from '@/components/pictured/Pictured';
import { Price } from '@/components/price/Price';
import { Row } from '@/components/row/Row';
import { carName } from '@/domain/carWords';
import type { WeddingSeries } from '~types/api/worksheet';
import styles from './SeriesList.module.scss';

interface SeriesListProps {
  series: readonly WeddingSeries[];
  /** On the button of each: 选这款车. */
  action: string;
  onChoose: (seriesId: string) => void;
}

/** Vehicle series with their pictures and day prices, of which one is chosen. */
export function SeriesList({ series, action, onChoose }: SeriesListProps) {
  return (
    <Grid as="ul" columns="cards" gap={3} className={styles.list}>
      {series.map(one => (
        <Element as="li" key={one.series_id}>
          <Card as="article" margin="none">
            <Pictured
              picture={one.picture}
              title={carName(one)}
              facts={`${one.seats}座 · ${one.note}`}
              heading
            />
            <Row justify="between" align="center" wrap>
              <Price fen={one.day_price} suffix="/天" />
              <Button aria-label={`${action}：${carName(one)}`} onClick={() => onChoose(one.series_id)}>
                {action}
              </Button>
            </Row>
          </Card>
        </Element>
      ))}
    </Grid>
  );
}
