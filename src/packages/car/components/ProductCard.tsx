import { Element } from '@/components/element/Element';
import { Price } from '@/components/price/Price';
import { SiteHead } from '@/blocks/site-card/SiteHead';
import { refusalOf } from '@/domain/carFilter';
import type { CarProduct } from '~types/api/cartype';
import { OfferFoot } from './OfferFoot';
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
      <SiteHead site={site} />
      <OfferFoot
        refusal={refusal}
        notes={<Element className={styles.available}>{`可订${offer.available}辆`}</Element>}
        daily={<Price fen={offer.daily_price} label="日均" size="large" />}
        total={<Price fen={offer.total_price} label="总价" size="small" />}
      />
    </Element>
  );
}
