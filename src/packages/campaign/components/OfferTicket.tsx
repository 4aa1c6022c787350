import { couponThresholdText, couponWorthText } from '@/blocks/coupon-card/CouponCard';
import { Element } from '@/components/element/Element';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import type { Campaign } from '~types/api/campaign';
import styles from './OfferTicket.module.scss';

/** The coupon that an activity gives: what it is worth and where it counts, and how many are left. */
export function OfferTicket({ campaign }: { campaign: Pick<Campaign, 'coupon' | 'left' | 'total'> }) {
  const { coupon, left, total } = campaign;
  return (
    <Element>
      <Element className={styles.ticket}>
        <Element className={styles.worth}>
          <Text as="span" size={22} weight={700} numeric tight>
            {couponWorthText(coupon)}
          </Text>
          <Text as="span" size={12} words block>
            {couponThresholdText(coupon)}
          </Text>
        </Element>
        <Element className={styles.words}>
          <Text as="h3" size={16} weight={600}>
            {coupon.name}
          </Text>
          <Text as="p" size={12} tone="secondary">
            {coupon.rule}
          </Text>
          <Text as="p" size={12} tone="secondary">
            {`领取后${coupon.valid_days}天内有效`}
          </Text>
        </Element>
      </Element>
      <Element className={styles.bar} aria-hidden>
        <Element
          as="span"
          className={styles.filled}
          style={{ width: `${Math.ceil((left / total) * 100)}%` }}
        />
      </Element>
      <Row justify="between" className={styles.stock}>
        <Text size={12} tone="secondary" numeric role="status">
          {left > 0 ? `还剩${left}张` : '已领完'}
        </Text>
        <Text size={12} tone="secondary" numeric>
          {`共${total}张`}
        </Text>
      </Row>
    </Element>
  );
}
