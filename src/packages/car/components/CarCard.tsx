import { CarSummary } from '@/components/car-summary/CarSummary';
import { Element } from '@/components/element/Element';
import { Price } from '@/components/price/Price';
import { isBookable } from '@/domain/carFilter';
import type { CarOffer } from '~types/api/cartype';
import styles from './CarCard.module.scss';

/** Why a car cannot be booked as it stands. */
function refusalOf(offer: CarOffer): string | undefined {
  if (offer.available === 0) return '该时段已订完';
  return offer.minimum_days === undefined ? undefined : `节假日${offer.minimum_days}天起租`;
}

/** A car of the list: 日均¥128 · 总价¥562 with what the total includes. */
export function CarCard({ offer, onClick }: { offer: CarOffer; onClick: () => void }) {
  const { cartype } = offer;
  const refusal = refusalOf(offer);
  return (
    <Element as="button" className={styles.card} onClick={onClick}>
      <CarSummary cartype={cartype} dimmed={!isBookable(offer)}>
        <Element className={styles.tags}>
          <Element as="span" className={styles.score}>{`${offer.score.toFixed(1)}分`}</Element>
          {cartype.tags.slice(0, 2).map(tag => (
            <Element as="span" key={tag} className={styles.tag}>
              {tag}
            </Element>
          ))}
        </Element>
      </CarSummary>
      <Element className={styles.foot}>
        <Element className={styles.included}>
          {refusal ? (
            <Element as="span" className={styles.refusal}>
              {refusal}
            </Element>
          ) : offer.available <= 2 ? (
            <Element as="span" className={styles.few}>{`仅剩${offer.available}辆`}</Element>
          ) : (
            offer.included.join('、')
          )}
        </Element>
        <Element className={styles.prices}>
          <Price fen={offer.daily_price} label="日均" size="large" />
          <Element as="span" className={styles.total}>
            <Price fen={offer.total_price} label="总价" size="small" />
          </Element>
        </Element>
      </Element>
    </Element>
  );
}
