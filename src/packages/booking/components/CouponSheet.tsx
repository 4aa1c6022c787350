import { observer } from 'mobx-react';
import { couponWorthText } from '@/components/coupon-card/CouponCard';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { Sheet } from '@/components/sheet/Sheet';
import { format } from '@/domain/shanghaiTime';
import type { Booking } from '../stores/Booking';
import styles from './CouponSheet.module.scss';

interface CouponSheetProps {
  booking: Booking;
  open: boolean;
  onClose: () => void;
}

/** The coupons that this booking can use, best first. */
export const CouponSheet = observer(function CouponSheet({ booking, open, onClose }: CouponSheetProps) {
  const { couponId } = booking.draft;
  const choose = (id: string | undefined): void => {
    booking.chooseCoupon(id);
    onClose();
  };
  const row = (id: string | undefined, worth: string, title: string, notes: readonly string[]) => (
    <Element as="li" key={id ?? ''}>
      <Element
        as="button"
        className={`${styles.coupon} ${id === couponId ? styles.chosen : ''}`}
        aria-pressed={id === couponId}
        onClick={() => choose(id)}
      >
        {worth ? (
          <Element as="span" className={styles.worth}>
            {worth}
          </Element>
        ) : null}
        <Element as="span" className={styles.text}>
          <Element as="span" className={styles.name}>
            {title}
          </Element>
          {notes.map(note => (
            <Element as="span" key={note} className={styles.note}>
              {note}
            </Element>
          ))}
        </Element>
        {id === couponId ? <Icon name="check" className={styles.mark} /> : null}
      </Element>
    </Element>
  );
  return (
    <Sheet id="coupons" title="选择优惠券" open={open} onClose={onClose}>
      <Element as="ul" className={styles.list}>
        {booking.usableCoupons.map(coupon =>
          row(coupon.id, couponWorthText(coupon), coupon.name, [
            coupon.rule,
            `${format(coupon.valid_to, 'YYYY年M月D日')}前有效`,
          ]),
        )}
        {row(undefined, '', '不使用优惠券', [])}
      </Element>
    </Sheet>
  );
});
