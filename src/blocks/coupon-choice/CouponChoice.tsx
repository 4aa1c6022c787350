import { couponThresholdText, couponWorthText } from '../coupon-card/CouponCard';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { Rest } from '@/components/row/Rest';
import { Text } from '@/components/text/Text';
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
        <Text as="span" tone="selected" block className={styles.worth}>
          <Text as="span" size={22} weight={700} tight block>
            {couponWorthText(coupon)}
          </Text>
          <Text as="span" size={12} tone="secondary" block>
            {couponThresholdText(coupon)}
          </Text>
        </Text>
      ) : null}
      <Rest as="span" block>
        <Text as="span" size={16} block className={styles.name}>
          {coupon?.name ?? '不使用优惠券'}
          {isBest ? (
            <Element as="span" className={styles.best}>
              推荐
            </Element>
          ) : null}
        </Text>
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
            <Text as="span" size={12} tone="secondary" block>
              {coupon.rule}
            </Text>
            <Text as="span" size={12} tone="secondary" block>
              {`${format(coupon.valid_to, 'YYYY年M月D日')}前有效`}
            </Text>
          </>
        ) : null}
      </Rest>
      {chosen ? <Icon name="circle-check" className={styles.mark} /> : null}
    </Element>
  );
}
