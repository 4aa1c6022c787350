import { observer } from 'mobx-react';
import { CarSummary } from '@/blocks/car-summary/CarSummary';
import { Element } from '@/components/element/Element';
import { Price } from '@/components/price/Price';
import { RetryLine } from '@/components/retry-line/RetryLine';
import { Skeleton } from '@/components/skeleton/Skeleton';
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

/** What a car costs in Sanya in the renter's period: the cheapest of each class, with its total price. */
export const SanyaCars = observer(function SanyaCars({ onChoose }: SanyaCarsProps) {
  const { offers, cheapest, loadOffers } = useStore(SanyaStore);
  const { fromTime, toTime, periodText } = useStore(SearchStore);
  if (offers.data === undefined) {
    return offers.failure ? (
      <RetryLine text="暂时看不到价格" onRetry={() => void loadOffers()} />
    ) : (
      <Element role="status" aria-label="正在查价格" className={styles.cars}>
        {[0, 1, 2].map(index => (
          <Skeleton key={index} height={112} />
        ))}
      </Element>
    );
  }
  const day = (time: string): string => format(time, 'M月D日HH:mm');
  return (
    <>
      <Element as="p" className={styles.period}>
        {`${day(fromTime)} – ${day(toTime)}，共${periodText}`}
        {offers.data.site ? `，${offers.data.site.name}` : ''}
      </Element>
      {cheapest.length > 0 ? (
        <Element as="ul" className={styles.cars} aria-label="三亚现在能租的车">
          {cheapest.map(offer => (
            <Element as="li" key={offer.cartype.id}>
              <Element as="button" className={styles.car} onClick={() => onChoose(offer)}>
                <CarSummary cartype={offer.cartype}>
                  <Element as="span" className={styles.foot}>
                    <Element as="span" className={styles.category}>
                      {categoryText[offer.cartype.category]}
                    </Element>
                    <Price fen={offer.total_price} label="总价" />
                    <Element as="span" className={styles.daily}>
                      <Price fen={offer.daily_price} label="日均" size="small" />
                    </Element>
                  </Element>
                </CarSummary>
              </Element>
            </Element>
          ))}
        </Element>
      ) : (
        <Element as="p">这段时间的车已订完，换个时间再看看。</Element>
      )}
    </>
  );
});
