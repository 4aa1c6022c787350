import type { ReactNode } from 'react';
import { yuanText } from '@/domain/money';
import { format } from '@/domain/shanghaiTime';
import type { Coupon } from '~types/api/account';
import { Element } from '@/components/element/Element';
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
      <Element as="span" className={styles.words}>
        {couponWorthText({ kind, value })}
      </Element>
    );
  }
  return (
    <Element as="span">
      {kind === 'AMOUNT' ? (
        <Element as="span" className={styles.unit}>
          ¥
        </Element>
      ) : null}
      <Element as="span" className={styles.figure}>
        {kind === 'AMOUNT' ? yuanText(value) : (100 - value) / 10}
      </Element>
      {kind === 'PERCENT' ? (
        <Element as="span" className={styles.unit}>
          折
        </Element>
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
        <Element as="span" className={styles.threshold}>
          {couponThresholdText(coupon)}
        </Element>
      </Element>
      <Element className={styles.body}>
        <Element as="h2" className={styles.name}>
          {coupon.name}
        </Element>
        <Element as="p" className={styles.rule}>
          {coupon.rule}
        </Element>
        <Element as="p" className={styles.rule}>
          {`有效期至${format(coupon.valid_to, 'YYYY年M月D日 HH:mm')}`}
        </Element>
        {coupon.refusal ? (
          <Element as="p" className={styles.refusal}>
            {coupon.refusal}
          </Element>
        ) : null}
        {action ? <Element className={styles.action}>{action}</Element> : null}
      </Element>
    </Element>
  );
}
