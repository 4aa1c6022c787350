import { Element } from '@/components/element/Element';
import { Price } from '@/components/price/Price';
import { refusalOf } from '@/domain/carFilter';
import { formatDistance } from '@/domain/geo';
import type { CarProduct } from '~types/api/cartype';
import styles from './ProductCard.module.scss';

/** A car type at one site: distance, stock, daily and total price. What cannot be booked says why. */
export function ProductCard({ product, onClick }: { product: CarProduct; onClick: () => void }) {
  const { site, offer } = product;
  const refusal = site.status === 'CLOSED' ? (site.notice ?? '门店暂停营业') : refusalOf(offer);
  return (
    <Element
      as="button"
      className={`${styles.card} ${refusal ? styles.off : ''}`}
      disabled={refusal !== undefined}
      onClick={onClick}
    >
      <Element as="span" className={styles.head}>
        <Element as="strong" className={styles.name}>
          {site.name}
        </Element>
        <Element as="span" className={styles.distance}>
          {formatDistance(site.distance)}
        </Element>
      </Element>
      <Element as="span" className={styles.address}>
        {site.address}
      </Element>
      <Element as="span" className={styles.foot}>
        <Element as="span" className={styles.notes}>
          {refusal ? (
            <Element as="span" className={styles.refusal}>
              {refusal}
            </Element>
          ) : (
            `可订${offer.available}辆`
          )}
        </Element>
        <Element as="span" className={styles.prices}>
          <Price fen={offer.daily_price} label="日均" size="large" />
          <Element as="span" className={styles.total}>
            <Price fen={offer.total_price} label="总价" size="small" />
          </Element>
        </Element>
      </Element>
    </Element>
  );
}
