import { observer } from 'mobx-react-lite';
import { CouponCell } from '@/checkout/components/CouponCell';
import { SavedAmount } from '@/checkout/components/SavedAmount';
import { Cell } from '@/components/cell/Cell';
import { yuanText } from '@/domain/money';
import { go } from '@/page/navigate';
import type { OrderQuote } from '~types/api/rental';
import type { Booking } from '../Booking';
import { BestDiscounts } from './BestDiscounts';

interface DiscountListProps {
  booking: Booking;
  quote: OrderQuote;
}

/** 优惠 at booking: the coupon, and 悟空币 with the long-rental discount, each on a screen of its own. */
export const DiscountList = observer(function DiscountList({ booking, quote }: DiscountListProps) {
  const { usable } = quote.wkcoin;
  const isCoinLeft = usable > 0 && !booking.draft.useWkcoin;
  const company = booking.lineOf('COMPANY');
  const saving = booking.savingOf('WKCOIN') + booking.savingOf('LONG_RENTAL');
  return (
    <>
      {company ? (
        <Cell title="企业优惠" note={company.rule} value={<SavedAmount fen={-company.amount} />} />
      ) : null}
      <BestDiscounts booking={booking} />
      <CouponCell checkout={booking.checkout} onClick={() => void go('booking.coupon')} />
      <Cell
        title="悟空币和长租优惠"
        note={isCoinLeft ? `${usable}枚悟空币可抵¥${yuanText(usable)}` : undefined}
        value={<SavedAmount fen={saving}>查看</SavedAmount>}
        onClick={() => void go('booking.discount')}
      />
    </>
  );
});
