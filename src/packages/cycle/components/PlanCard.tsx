import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Price } from '@/components/price/Price';
import { Rest } from '@/components/row/Rest';
import { Row } from '@/components/row/Row';
import { Tag } from '@/components/tag/Tag';
import { Text } from '@/components/text/Text';
import { yuanText } from '@/domain/money';
import type { CyclePlanOffer } from '~types/api/cycle';
import styles from './PlanCard.module.scss';

interface PlanCardProps {
  offer: CyclePlanOffer;
  onBuy: () => void;
}

/** A plan: what a day of it costs beside the ordinary price, when its days can be used, what they make, and the way to it. */
export function PlanCard({ offer, onBuy }: PlanCardProps) {
  const { name, text, days, valid_days: validDays, rule, total, day_price, ordinary_day_price } = offer;
  const saving = days * ordinary_day_price - total;
  return (
    <Card as="article" margin="none">
      <Row wrap>
        <Text as="h3" size={18} weight={600} className={styles.apart}>
          {name}
        </Text>
        <Tag className={styles.apart}>{`${days}天`}</Tag>
        {saving > 0 ? <Tag tone="danger">{`省¥${yuanText(saving)}`}</Tag> : null}
      </Row>
      <Text as="p" size={14} tone="secondary">
        {text}
      </Text>
      <Text as="p" size={12} tone="secondary">
        {rule}
      </Text>
      <Row justify="between" className={styles.foot}>
        <Rest>
          <Row wrap align="baseline">
            <Element as="span" className={styles.day}>
              <Price fen={day_price} size="large" suffix="/天" />
            </Element>
            {ordinary_day_price > day_price ? (
              <Text as="span" size={12} tone="secondary" className={styles.ordinary}>
                {`单日原价¥${yuanText(ordinary_day_price)}`}
              </Text>
            ) : null}
          </Row>
          <Text as="p" size={12} tone="secondary" words>
            {`${days}天共¥${yuanText(total)}，${validDays}天内有效`}
          </Text>
        </Rest>
        <Button kind="primary" aria-label={`购买${name}`} onClick={onBuy}>
          购买
        </Button>
      </Row>
    </Card>
  );
}
