import { useState } from 'react';
import { CarSummary } from '@/blocks/car-summary/CarSummary';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { Price } from '@/components/price/Price';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { carName } from '@/domain/carWords';
import { yuanText } from '@/domain/money';
import type { LongOffer } from '~types/api/orderLong';
import styles from './LongCarCard.module.scss';
import { PriceTable } from './PriceTable';

interface LongCarCardProps {
  offer: LongOffer;
  months: number;
  onBook: () => void;
}

/** Why a car cannot be had, in one line; undefined where it can. */
const refusalOf = ({ available, longest_months: months }: LongOffer): string | undefined =>
  available > 0 ? undefined : months ? `最多可租${months}个月` : '已租完';

/**
 * What a month costs for a term: an offer may have been asked for another one, as the cheap cars of a city are. Fen; the
 * price of the offer where no tier holds.
 */
const priceFor = ({ tiers, monthly_price: price }: LongOffer, months: number): number =>
  tiers.reduce((found, tier) => (tier.months <= months ? tier.monthly_price : found), price);

/** A car by the month: picture, price for the term that is asked for, and on demand what each term costs. */
export function LongCarCard({ offer, months, onBook }: LongCarCardProps) {
  const [isOpen, setOpen] = useState(false);
  const { cartype, deposit, tiers } = offer;
  const refusal = refusalOf(offer);
  return (
    <Card as="article" margin="none">
      <CarSummary cartype={cartype} heading dimmed={refusal !== undefined}>
        <Text size={12} tone="secondary" numeric>{`押金¥${yuanText(deposit)}`}</Text>
      </CarSummary>
      {/* What comes and goes has a place of its own: a mini-program sends all that stands beside it. */}
      <Element>{isOpen ? <PriceTable tiers={tiers} months={months} /> : null}</Element>
      <Row justify="between" align="center" wrap>
        <Element>
          <Element>
            <Price fen={priceFor(offer, months)} suffix="/月" size="large" />
          </Element>
          <Element
            as="button"
            className={styles.terms}
            aria-expanded={isOpen}
            // What is seen is part of what is heard.
            aria-label={`${carName(cartype)}${isOpen ? '收起租期价格' : '租期越长越便宜'}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? '收起租期价格' : '租期越长越便宜'}
            <Icon name="chevron-down" size={14} className={isOpen ? styles.turned : ''} />
          </Element>
        </Element>
        <Button
          kind={refusal ? 'plain' : 'primary'}
          disabled={refusal !== undefined && offer.longest_months === undefined}
          aria-label={refusal ? `${carName(cartype)}：${refusal}` : `租这款车：${carName(cartype)}`}
          onClick={onBook}
        >
          {refusal ?? '租这款车'}
        </Button>
      </Row>
    </Card>
  );
}
