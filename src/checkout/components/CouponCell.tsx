import { observer } from 'mobx-react-lite';
import { Cell } from '@/components/cell/Cell';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import type { Coupon } from '~types/api/account';
import type { AnyCheckout } from '../anyCheckout';
import { SavedAmount } from './SavedAmount';

interface Chosen {
  isVisitor: boolean;
  isOwn: boolean;
  /** How its amount comes about; undefined before it is priced. */
  rule: string | undefined;
}

function noteOf({ name, days }: Coupon, { isVisitor, isOwn, rule }: Chosen): string {
  if (isVisitor) return `${name}，新用户登录后可用`;
  // Of bought days one wants to know how many go, and how many stay.
  if (days && rule) return `${name}，${rule}`;
  return isOwn ? name : `${name}，已为您选用最优惠的一张`;
}

interface CouponCellProps {
  checkout: AnyCheckout;
  /** Opens the list. */
  onClick: () => void;
}

/** 优惠券: the chosen one and what it takes off. */
export const CouponCell = observer(function CouponCell({ checkout, onClick }: CouponCellProps) {
  const isVisitor = !useStore(SessionStore).isLoggedIn;
  const { draft, coupon, usableCoupons, unusableCoupons } = checkout;
  if (usableCoupons.length + unusableCoupons.length === 0 && draft.couponId === undefined) {
    // A member may have the code of one.
    return <Cell title="优惠券" value="暂无优惠券" {...(isVisitor ? {} : { onClick })} />;
  }
  const count = usableCoupons.length;
  const { lines = [], couponRefusal } = checkout.quote.data?.bill ?? {};
  const unused = couponRefusal ?? '未使用优惠券';
  const rule = lines.find(({ code }) => code === 'COUPON')?.rule;
  return (
    <Cell
      title="优惠券"
      note={coupon ? noteOf(coupon, { isVisitor, isOwn: draft.isCouponOwn, rule }) : unused}
      value={
        <SavedAmount fen={checkout.couponSaving}>{count > 0 ? `${count}张可用` : '本单不可用'}</SavedAmount>
      }
      onClick={onClick}
    />
  );
});
