import type { ReactNode } from 'react';
import { Element } from '@/components/element/Element';
import { Rest } from '@/components/row/Rest';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { yuanText } from '@/domain/money';
import { format } from '@/domain/shanghaiTime';
import type { Coupon } from '~types/api/account';
import styles from './CouponCard.module.scss';

type CouponWorth = Pick<Coupon, 'kind' | 'value'>;

/** What a coupon is worth, in a word: ¥50, 9折, 首日免租. */
export function couponWorthText({ kind, value }: CouponWorth): string {
  if (kind === 'AMOUNT') return `¥${yuanText(value)}`;
  return kind === 'PERCENT' ? `${(100 - value) / 10}折` : '首日免租';
}

/** From which rental fee a coupon counts: 满¥300可用, 无门槛. */
export function couponThresholdText({ threshold }: Pick<Coupon, 'threshold'>): string {
  return threshold > 0 ? `满¥${yuanText(threshold)}可用` : '无门槛';
}

function Worth({ kind, value }: CouponWorth) {
  if (kind === 'FIRST_DAY') {
    return (
      <Text as="span" size={16} weight={700} tight>
        {couponWorthText({ kind, value })}
      </Text>
    );
  }
  return (
    <Element as="span">
      {kind === 'AMOUNT' ? (
        <Text as="span" size={14} weight={600} className={styles.unit}>
          ¥
        </Text>
      ) : null}
      <Text as="span" size={28} weight={700} numeric className={styles.figure}>
        {kind === 'AMOUNT' ? yuanText(value) : (100 - value) / 10}
      </Text>
      {kind === 'PERCENT' ? (
        <Text as="span" size={14} weight={600} className={styles.unit}>
          折
        </Text>
      ) : null}
    </Element>
  );
}

interface CouponCardProps {
  coupon: Coupon;
  /** Right of the texts: 去使用, a mark of choice, 已使用. */
  action?: ReactNode;
}

/** A coupon: what it is worth, from which fee, its rule and until when. One that cannot be used is grey and says why. */
export function CouponCard({ coupon, action }: CouponCardProps) {
  const isUsable = coupon.status === 0 && coupon.refusal === undefined;
  return (
    <Element as="article" className={`${styles.card} ${isUsable ? '' : styles.off}`}>
      <Element className={styles.worth}>
        <Worth kind={coupon.kind} value={coupon.value} />
        <Text as="span" size={12} block>
          {couponThresholdText(coupon)}
        </Text>
      </Element>
      <Rest className={styles.body}>
        <Text as="h2" size={16} weight={600} className={styles.name}>
          {coupon.name}
        </Text>
        <Text as="p" size={12} tone="secondary">
          {coupon.rule}
        </Text>
        <Text as="p" size={12} tone="secondary">
          {`有效期至${format(coupon.valid_to, 'YYYY年M月D日 HH:mm')}`}
        </Text>
        {coupon.refusal ? (
          <Text as="p" size={12} tone="danger">
            {coupon.refusal}
          </Text>
        ) : null}
        {action ? (
          <Row align="stretch" justify="end" className={styles.action}>
            {action}
          </Row>
        ) : null}
      </Rest>
    </Element>
  );
}
