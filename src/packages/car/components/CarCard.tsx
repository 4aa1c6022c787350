import type { ReactNode } from 'react';
import { CarSummary } from '@/blocks/car-summary/CarSummary';
import { Element } from '@/components/element/Element';
import { Flash } from '@/components/flash/Flash';
import { Icon } from '@/components/icon/Icon';
import { Price } from '@/components/price/Price';
import { isBookable, refusalOf } from '@/domain/carFilter';
import type { CarOffer } from '~types/api/cartype';
import styles from './CarCard.module.scss';
import { OfferFoot } from './OfferFoot';

interface CarCardProps {
  offer: CarOffer;
  onClick: () => void;
  /** 送车上门: where the car is brought to. */
  broughtTo?: string | undefined;
  /** Below a car that cannot be booked: what can be had instead. */
  children?: ReactNode;
}

/** A car of the list: 日均¥128 · 总价¥562 with what the total includes (rental.md, details of flow 5). */
export function CarCard({ offer, onClick, broughtTo, children }: CarCardProps) {
  const { cartype } = offer;
  const refusal = refusalOf(offer);
  return (
    <Element className={styles.card}>
      <Element as="button" className={styles.body} onClick={onClick}>
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
        {broughtTo && !refusal ? (
          <Element className={styles.brought}>
            <Icon name="truck" size={16} className={styles.truck} />
            <Element as="span" className={styles.place}>{`送车至${broughtTo}`}</Element>
          </Element>
        ) : null}
        <OfferFoot
          refusal={refusal}
          notes={
            <>
              {offer.available <= 2 ? (
                <Element className={styles.few}>{`仅剩${offer.available}辆`}</Element>
              ) : null}
              {`含${offer.included.join('、')}`}
            </>
          }
          daily={
            <Flash of={offer.daily_price}>
              <Price fen={offer.daily_price} label="日均" size="large" />
            </Flash>
          }
          total={
            <Flash of={offer.total_price}>
              <Price fen={offer.total_price} label="总价" size="small" />
            </Flash>
          }
          pricesClassName={styles.prices}
        />
      </Element>
      {children}
    </Element>
  );
}
