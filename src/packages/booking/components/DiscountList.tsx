import { observer } from 'mobx-react';
import { Cell } from '@/components/cell/Cell';
import { Checkbox } from '@/components/checkbox/Checkbox';
import { Element } from '@/components/element/Element';
import { yuanText } from '@/domain/money';
import type { OrderQuote } from '~types/api/order';
import type { Booking } from '../stores/Booking';
import styles from './DiscountList.module.scss';

interface DiscountListProps {
  booking: Booking;
  quote: OrderQuote;
  /** Opens the list of coupons. */
  onChooseCoupon: () => void;
}

/** 优惠: coupon, 悟空币 (100 are 1 yuan) and the long-rental discount. */
export const DiscountList = observer(function DiscountList({
  booking,
  quote,
  onChooseCoupon,
}: DiscountListProps) {
  const { draft, coupon, usableCoupons } = booking;
  const { usable, balance } = quote.wkcoin;
  const couponNote =
    coupon && !draft.isCouponOwn
      ? `${coupon.name}，已为您选用最优惠的一张`
      : (coupon?.name ?? quote.bill.couponRefusal);
  const couponValue = booking.couponSaving > 0 ? `-¥${yuanText(booking.couponSaving)}` : '';
  return (
    <>
      {usableCoupons.length > 0 || draft.couponId ? (
        <Cell
          title="优惠券"
          note={couponNote}
          value={
            couponValue ? (
              <Element as="span" className={styles.saved}>
                {couponValue}
              </Element>
            ) : (
              `${usableCoupons.length}张可用`
            )
          }
          onClick={onChooseCoupon}
        />
      ) : (
        <Cell title="优惠券" value="暂无可用" />
      )}
      {usable > 0 ? (
        <Checkbox checked={draft.useWkcoin} onChange={booking.setUseWkcoin}>
          <Element as="span" className={styles.name}>
            {`用${usable}枚悟空币抵¥${yuanText(usable)}`}
          </Element>
          <Element as="span" className={styles.note}>{`共有${balance}枚，100枚抵1元`}</Element>
        </Checkbox>
      ) : (
        <Cell
          title="悟空币"
          note="100枚抵1元"
          value={balance > 0 ? `共${balance}枚，本单不可用` : '暂无悟空币'}
        />
      )}
      {booking.hasLongRentalDiscount ? (
        <Checkbox checked={draft.useDiscount} onChange={booking.setUseDiscount}>
          <Element as="span" className={styles.name}>
            长租优惠
          </Element>
          <Element as="span" className={styles.note}>
            租满7天起，租车费自动打折
          </Element>
        </Checkbox>
      ) : null}
    </>
  );
});
