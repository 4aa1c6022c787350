import { observer } from 'mobx-react-lite';
import { CouponCell } from '@/checkout/components/CouponCell';
import { SavedAmount } from '@/checkout/components/SavedAmount';
import { TotalBar } from '@/checkout/components/TotalBar';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { SwitchCell } from '@/components/switch-cell/SwitchCell';
import { Text } from '@/components/text/Text';
import { yuanText } from '@/domain/money';
import { LONG_RENTAL_DISCOUNTS } from '@/domain/pricing';
import { WKCOIN_RULE } from '@/domain/rewards';
import { definePage } from '@/page/definePage';
import { go } from '@/page/navigate';
import type { Booking } from '@/rental/Booking';
import { BestDiscounts } from '@/rental/components/BestDiscounts';
import type { OrderQuote } from '~types/api/rental';
import { backToOrder } from '@/rental/components/backToOrder';
import { LatestBooking } from '../../components/LatestBooking';
import styles from './Discount.module.scss';

interface PartProps {
  booking: Booking;
  quote: OrderQuote;
}

/** A percentage off, as a Chinese reader knows it: 5 is 9.5折. */
const foldText = (percent: number): string => `${(100 - percent) / 10}折`;

/** Days from which a rental is a long one. */
const shortest = Math.min(...LONG_RENTAL_DISCOUNTS.map(({ days }) => days));

/** 悟空币 (specification §3, calcUsewk): the balance, how they pay, and what they take off here. */
const Coins = observer(function Coins({ booking, quote }: PartProps) {
  const { balance, usable } = quote.wkcoin;
  return (
    <Card pad={1} aria-label="悟空币">
      {usable > 0 ? (
        <SwitchCell
          title="使用悟空币"
          note={`共${balance}枚，本单可用${usable}枚，抵¥${yuanText(usable)}`}
          checked={booking.draft.useWkcoin}
          onChange={booking.setUseWkcoin}
        />
      ) : (
        <Cell title="悟空币" value={balance > 0 ? `共${balance}枚，本单不可用` : '暂无悟空币'} />
      )}
      <Cell
        title="已抵扣"
        note={WKCOIN_RULE}
        value={<SavedAmount fen={booking.savingOf('WKCOIN')}>¥0</SavedAmount>}
      />
    </Card>
  );
});

/** 长租优惠 (specification §3, calcDiscount): its steps, the one that this rental reaches, and what it takes off. */
const LongRental = observer(function LongRental({ booking, quote }: PartProps) {
  const { days } = quote.bill;
  const reached = LONG_RENTAL_DISCOUNTS.find(step => days >= step.days);
  return (
    <Card pad={1} aria-label="长租优惠">
      <SwitchCell
        title="长租优惠"
        note={`本单共${days}天，${reached ? `租车费享${foldText(reached.percent)}` : `租满${shortest}天起租车费自动打折`}`}
        checked={booking.draft.useDiscount}
        onChange={booking.setUseDiscount}
      />
      <Grid as="ul" columns={3} gap={2} className={styles.steps}>
        {[...LONG_RENTAL_DISCOUNTS].reverse().map(step => (
          <Element
            as="li"
            key={step.days}
            className={`${styles.step} ${step === reached ? styles.reached : ''}`}
            {...(step === reached ? { 'aria-current': 'true' as const } : {})}
          >
            <Text as="span" size={14} block>{`满${step.days}天`}</Text>
            <Text as="span" size={16} weight={600} block>
              {foldText(step.percent)}
            </Text>
          </Element>
        ))}
      </Grid>
      <Cell title="已优惠" value={<SavedAmount fen={booking.savingOf('LONG_RENTAL')}>¥0</SavedAmount>} />
    </Card>
  );
});

const Discounts = observer(function Discounts({ booking, quote }: PartProps) {
  return (
    <>
      <Element aria-busy={booking.checkout.quote.isLoading}>
        <Card pad={1} aria-label="优惠券">
          <CouponCell checkout={booking.checkout} onClick={() => void go('booking.coupon')} />
        </Card>
        <Coins booking={booking} quote={quote} />
        <LongRental booking={booking} quote={quote} />
        <Card pad={1} aria-label="合计优惠">
          <BestDiscounts booking={booking} />
          <Cell title="合计优惠" value={<SavedAmount fen={booking.saving}>¥0</SavedAmount>} />
        </Card>
      </Element>
      <TotalBar checkout={booking.checkout} onDone={() => void backToOrder(booking)} />
    </>
  );
});

/** 优惠: coupon, 悟空币 and long-rental discount; every change shows its price at once. */
function Discount() {
  return (
    <LatestBooking empty="选好车以后，可以在这里选用优惠。">
      {(booking, quote) => <Discounts booking={booking} quote={quote} />}
    </LatestBooking>
  );
}

export default definePage('booking.discount', Discount);
