import type { ReactNode } from 'react';
import { CarSummary } from '@/blocks/car-summary/CarSummary';
import { WaiverTag } from '@/blocks/waiver-tag/WaiverTag';
import { Element } from '@/components/element/Element';
import { Flash } from '@/components/flash/Flash';
import { Icon } from '@/components/icon/Icon';
import { Price } from '@/components/price/Price';
import { Row } from '@/components/row/Row';
import { Tag } from '@/components/tag/Tag';
import { Text } from '@/components/text/Text';
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
          <Row align="stretch" wrap className={styles.tags}>
            <Tag tone="accent" className={styles.score}>{`${offer.score.toFixed(1)}分`}</Tag>
            <WaiverTag offer={offer} className={styles.tag} />
            {cartype.tags.slice(0, 2).map(tag => (
              <Tag key={tag} className={styles.tag}>
                {tag}
              </Tag>
            ))}
          </Row>
        </CarSummary>
        {broughtTo && !refusal ? (
          <Row className={styles.brought}>
            <Icon name="truck" size={16} className={styles.truck} />
            <Text as="span" truncate className={styles.place}>{`送车至${broughtTo}`}</Text>
          </Row>
        ) : null}
        <OfferFoot
          refusal={refusal}
          notes={
            <>
              {offer.available <= 2 ? <Text tone="danger">{`仅剩${offer.available}辆`}</Text> : null}
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
