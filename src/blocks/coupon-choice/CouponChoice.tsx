import { couponThresholdText, couponWorthText } from '../coupon-card/CouponCard';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { yuanText } from '@/domain/money';
import { format } from '@/domain/shanghaiTime';
import type { Coupon } from '~types/api/account';
import styles from './CouponChoice.module.scss';

interface CouponChoiceProps {
  /** Absent: 不使用优惠券. */
  coupon?: Coupon;
  chosen?: boolean;
  /** The one that takes off most. */
  isBest?: boolean;
  /** What it takes off, fen; undefined where that is not known. */
  saving?: number | undefined;
  onChoose?: () => void;
}

/** A coupon to choose for an order; one that cannot be used is grey and says why. */
export function CouponChoice({
  coupon,
  chosen = false,
  isBest = false,
  saving,
  onChoose,
}: CouponChoiceProps) {
  const refusal = coupon?.refusal;
  return (
    <Element
      as="button"
      className={`${styles.coupon} ${chosen ? styles.chosen : ''} ${refusal ? styles.off : ''}`}
      disabled={refusal !== undefined}
      aria-pressed={chosen}
      {...(onChoose ? { onClick: onChoose } : {})}
    >
      {coupon ? (
        <Element as="span" className={styles.worth}>
          <Element as="span" className={styles.figure}>
            {couponWorthText(coupon)}
          </Element>
          <Element as="span" className={styles.note}>
            {couponThresholdText(coupon)}
          </Element>
        </Element>
      ) : null}
      <Element as="span" className={styles.text}>
        <Element as="span" className={styles.name}>
          {coupon?.name ?? '不使用优惠券'}
          {isBest ? (
            <Element as="span" className={styles.best}>
              推荐
            </Element>
          ) : null}
        </Element>
        {saving === undefined ? null : (
          <Element as="span" className={styles.saving}>{`本单可省¥${yuanText(saving)}`}</Element>
        )}
        {refusal ? (
          <Element as="span" className={styles.refusal}>
            {refusal}
          </Element>
        ) : null}
        {coupon ? (
          <>
            <Element as="span" className={styles.note}>
              {coupon.rule}
            </Element>
            <Element as="span" className={styles.note}>
              {`${format(coupon.valid_to, 'YYYY年M月D日')}前有效`}
            </Element>
          </>
        ) : null}
      </Element>
      {chosen ? <Icon name="circle-check" className={styles.mark} /> : null}
    </Element>
  );
}
