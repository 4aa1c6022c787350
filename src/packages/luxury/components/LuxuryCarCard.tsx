import type { ReactNode } from 'react';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { Picture } from '@/components/picture/Picture';
import { Price } from '@/components/price/Price';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { isBookable, refusalOf } from '@/domain/carFilter';
import { carFacts, carName } from '@/domain/carWords';
import { accelerationText, luxuryClass } from '@/domain/luxury';
import { yuanText } from '@/domain/money';
import { remedyText } from '@/domain/remedy';
import { siteWorth } from '@/domain/siteWords';
import type { CarOffer } from '~types/api/cartype';
import type { LuxuryCar } from '~types/api/luxury';
import type { Site } from '~types/api/site';
import styles from './LuxuryCarCard.module.scss';

interface LuxuryCarCardProps {
  car: LuxuryCar;
  /** Where it is offered. */
  site: Site | undefined;
  onBook: (offer: CarOffer) => void;
  onLook: (offer: CarOffer) => void;
  /** It cannot be booked: somebody finds one. */
  onAsk: () => void;
  /** An order of who looks holds the last one. */
  onPay: (orderid: string) => void;
}

/** A figure with what it is of. */
function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Element as="li">
      <Text as="span" size={16} weight={600} numeric tight block>
        {children}
      </Text>
      <Text as="span" size={12} tone="secondary" tight block>
        {name}
      </Text>
    </Element>
  );
}

/** Where it stands, or why it cannot be booked. */
function standingOf(offer: CarOffer | undefined, site: Site | undefined): string {
  if (!offer) return '本城暂无现车，可为您调车';
  return refusalOf(offer) ?? (site ? `${site.name} · ${siteWorth(site)}` : '本城有现车');
}

/** A luxury car: picture, power, 0–100, deposit, price by day, and the way to it (`design/lines.md`, luxury). */
export function LuxuryCarCard({ car, site, onBook, onLook, onAsk, onPay }: LuxuryCarCardProps) {
  const { cartype, car_class: value, horsepower, acceleration, deposit, offer } = car;
  const name = carName(cartype);
  const canBook = offer !== undefined && isBookable(offer);
  const held = offer?.held_by;
  return (
    <Card as="article" margin="none">
      <Element className={styles.picture}>
        <Picture src={cartype.picture.large} alt="" />
      </Element>
      <Text as="h3" size={18} weight={600} tight>
        {name}
      </Text>
      <Text as="p" size={12} tone="secondary" words>
        {`${luxuryClass(value).text} · ${carFacts(cartype)}`}
      </Text>
      <Grid as="ul" columns={3} gap={2} className={styles.figures} aria-label={`${name}的性能和押金`}>
        <Figure name="最大马力">{`${horsepower}匹`}</Figure>
        <Figure name="零到百公里">{accelerationText(acceleration)}</Figure>
        <Figure name="押金">{`¥${yuanText(deposit)}`}</Figure>
      </Grid>
      <Text as="p" size={12} tone={canBook ? 'secondary' : 'danger'} words>
        {standingOf(offer, site)}
      </Text>
      <Row justify="between" align="center" wrap className={styles.foot}>
        {canBook ? (
          <Price fen={offer.daily_price} label="日均" size="large" />
        ) : (
          <Price fen={offer?.daily_price ?? luxuryClass(value).perDay} suffix="/天起" />
        )}
        <Row className={styles.ways}>
          {canBook ? (
            <Button kind="link" aria-label={`看详情：${name}`} onClick={() => onLook(offer)}>
              看详情
            </Button>
          ) : null}
          {held ? (
            <Button kind="link" aria-label={`${remedyText.PAY}：${name}`} onClick={() => onPay(held.orderid)}>
              {remedyText.PAY}
            </Button>
          ) : null}
          {canBook ? (
            <Button kind="primary" aria-label={`立即预订：${name}`} onClick={() => onBook(offer)}>
              立即预订
            </Button>
          ) : (
            <Button aria-label={`请客服找车：${name}`} onClick={onAsk}>
              请客服找车
            </Button>
          )}
        </Row>
      </Row>
    </Card>
  );
}
