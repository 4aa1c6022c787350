import { CarSummary } from '@/blocks/car-summary/CarSummary';
import { Element } from '@/components/element/Element';
import { Price } from '@/components/price/Price';
import type { FleetCarType } from '~types/api/cartype';
import styles from './FleetCard.module.scss';

/** A car type of a city's fleet: from which price a day, and how many sites have it. */
export function FleetCard({ item, onClick }: { item: FleetCarType; onClick: () => void }) {
  const { cartype, site_count: sites, from_price: price } = item;
  return (
    <Element as="button" className={styles.card} onClick={onClick}>
      <CarSummary cartype={cartype} dimmed={sites === 0}>
        <Element className={styles.foot}>
          <Element as="span" className={styles.sites}>
            {sites > 0 ? `${sites}家门店` : '暂无门店'}
          </Element>
          <Price fen={price} suffix="起/天" />
        </Element>
      </CarSummary>
    </Element>
  );
}
