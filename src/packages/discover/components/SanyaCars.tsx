import { observer } from 'mobx-react-lite';
import { CarSummary } from '@/blocks/car-summary/CarSummary';
import { WaiverTag } from '@/blocks/waiver-tag/WaiverTag';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { Price } from '@/components/price/Price';
import { RetryLine } from '@/components/retry-line/RetryLine';
import { Row } from '@/components/row/Row';
import { Skeleton } from '@/components/skeleton/Skeleton';
import { Tag } from '@/components/tag/Tag';
import { Text } from '@/components/text/Text';
import { categoryText } from '@/domain/carWords';
import { format } from '@/domain/shanghaiTime';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { CarOffer } from '~types/api/cartype';
import { SanyaStore } from '../stores/SanyaStore';
import styles from './SanyaCars.module.scss';

interface SanyaCarsProps {
  onChoose: (offer: CarOffer) => void;
}

/** What a car costs in Sanya in the renter's period: the cheapest of each class, with its daily and its total price, as in the list of cars. */
export const SanyaCars = observer(function SanyaCars({ onChoose }: SanyaCarsProps) {
  const { offers, cheapest, loadOffers } = useStore(SanyaStore);
  const { fromTime, toTime, periodText } = useStore(SearchStore);
  if (offers.data === undefined) {
    return offers.failure ? (
      <RetryLine text="暂时看不到价格" onRetry={() => void loadOffers()} />
    ) : (
      <Grid role="status" aria-label="正在查价格" gap={3}>
        {[0, 1, 2].map(index => (
          <Skeleton key={index} height={112} />
        ))}
      </Grid>
    );
  }
  const day = (time: string): string => format(time, 'M月D日HH:mm');
  return (
    <>
      <Text as="p" size={12} tone="secondary" className={styles.period}>
        {`${day(fromTime)} – ${day(toTime)}，共${periodText}`}
        {offers.data.site ? `，${offers.data.site.name}` : ''}
      </Text>
      {cheapest.length > 0 ? (
        <Grid as="ul" gap={3} aria-label="三亚现在能租的车">
          {cheapest.map(offer => (
            <Element as="li" key={offer.cartype.id}>
              <Card as="button" pad={4} margin="none" onClick={() => onChoose(offer)}>
                <CarSummary cartype={offer.cartype}>
                  <Row as="span" align="end" wrap className={styles.foot}>
                    <Tag tone="accent" className={styles.tag}>
                      {categoryText[offer.cartype.category]}
                    </Tag>
                    <WaiverTag offer={offer} className={styles.tag} />
                    <Element as="span" className={styles.prices}>
                      <Price fen={offer.daily_price} label="日均" />
                      <Element as="span" block>
                        <Price fen={offer.total_price} label="总价" size="small" />
                      </Element>
                    </Element>
                  </Row>
                </CarSummary>
              </Card>
            </Element>
          ))}
        </Grid>
      ) : (
        <Element as="p">这段时间的车已订完，换个时间再看看。</Element>
      )}
    </>
  );
});
