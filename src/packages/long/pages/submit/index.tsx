import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { BillSheet } from '@/blocks/bill-view/BillSheet';
import { BillView } from '@/blocks/bill-view/BillView';
import { CarSummary } from '@/blocks/car-summary/CarSummary';
import { DepositTimeline } from '@/blocks/deposit-timeline/DepositTimeline';
import { PeriodBar } from '@/blocks/period-bar/PeriodBar';
import { CheckoutBar } from '@/checkout/components/CheckoutBar';
import { CouponCell } from '@/checkout/components/CouponCell';
import { LoginSheet } from '@/checkout/components/LoginSheet';
import { RefusalSheet } from '@/checkout/components/RefusalSheet';
import { UnpricedView } from '@/checkout/components/UnpricedView';
import { waysOut } from '@/checkout/waysOut';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Columns } from '@/components/columns/Columns';
import { Element } from '@/components/element/Element';
import { Price } from '@/components/price/Price';
import { SkeletonCards } from '@/components/skeleton/Skeleton';
import { Text } from '@/components/text/Text';
import { lengthText } from '@/domain/longPricing';
import { yuanText } from '@/domain/money';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { focusElement } from '@/platform/focus';
import { useIsWide } from '@/platform/wide';
import { RenterFields, renterFieldId } from '@/rental/components/RenterFields';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import type { LongQuote } from '~types/api/orderLong';
import { DeliveryCell } from '../../components/DeliveryCell';
import { preparationText } from '../../components/LongSearchCard';
import { MomentSheet } from '@/blocks/moment-sheet/MomentSheet';
import { PlanChoice } from '../../components/PlanChoice';
import { PlanTable } from '../../components/PlanTable';
import { ServiceSwitches } from '../../components/ServiceSwitches';
import { TermChips } from '../../components/TermChips';
import { LongBookingStore } from '../../stores/LongBookingStore';
import { LongSearchStore } from '../../stores/LongSearchStore';

const ends = { from: '交车', to: '还车' };

/** Everything that is chosen or filled in before a long rental is booked. */
const Form = observer(function Form({ quote, onEditTime }: { quote: LongQuote; onEditTime: () => void }) {
  const store = useStore(LongBookingStore);
  const search = useStore(LongSearchStore);
  const { draft } = store;
  return (
    <>
      <Card margin="screen">
        <CarSummary cartype={quote.cartype} heading>
          <Price fen={quote.monthly_price} suffix="/月" />
        </CarSummary>
      </Card>
      <Card margin="screen" heading="租期">
        <PeriodBar
          fromTime={search.fromTime}
          toTime={quote.to_time}
          ends={ends}
          length={lengthText(search.fromTime, quote.to_time, search.months)}
          onClick={onEditTime}
        />
        <TermChips label="租期" months={search.months} onChoose={search.chooseMonths} />
        <DeliveryCell
          city={search.city}
          site={quote.site}
          point={draft.delivery}
          onChoose={store.chooseDelivery}
        />
      </Card>
      <Card margin="screen" heading="取车人信息">
        <RenterFields form={store.renter} drivers={store.drivers} />
      </Card>
      <Card margin="screen" heading="月度服务">
        <ServiceSwitches chosen={draft.services} onToggle={store.toggleService} />
      </Card>
      <Card margin="screen" heading="优惠">
        <CouponCell checkout={store.checkout} onClick={() => void go('long.coupon')} />
      </Card>
      <Card margin="screen" heading="付款方式">
        <PlanChoice plan={draft.plan} quote={quote} onChoose={store.choosePlan} />
        {quote.plan.length > 1 ? <PlanTable plan={quote.plan} /> : null}
      </Card>
      <Card margin="screen" heading="押金（不计入合计）">
        <DepositTimeline deposits={quote.bill.deposits} returnTime={quote.to_time} taken="下单时" />
      </Card>
      <Card heading="预订须知">
        {[...quote.notices, `取消规则：${quote.cancel_rule}`].map(notice => (
          <Text as="p" size={12} tone="secondary" key={notice}>
            {notice}
          </Text>
        ))}
        <Text as="p" size={12} tone="secondary">
          提交订单即表示同意
          <Button kind="link" onClick={() => void go('long.agreement', {})}>
            《长租协议》
          </Button>
        </Text>
      </Card>
    </>
  );
});

/** 确认长租订单: car, months, who takes it, how it is paid (specification §2, /longrent_book/order_submit). */
const LongSubmit = observer(function LongSubmit({ params }: ScreenProps<'long.submit'>) {
  const store = useStore(LongBookingStore);
  const search = useStore(LongSearchStore);
  const { uid } = useStore(SessionStore);
  const isWide = useIsWide();
  const [sheet, setSheet] = useState<'bill' | 'time'>();
  const close = (): void => setSheet(undefined);
  const { checkout } = store;
  const quote = checkout.quote.data;
  useEffect(() => {
    store.open(params.cartype_id);
    store.drivers.renew();
    return checkout.watch();
    // What a visitor chose becomes the member's.
  }, [store, checkout, params.cartype_id, uid]);

  const submit = async (): Promise<void> => {
    const form = store.renter;
    await checkout.submit.run();
    const wrong = form.firstInvalid;
    if (wrong) focusElement(renterFieldId(wrong));
  };
  const ways = waysOut(checkout, () => void submit(), {
    PERIOD: () => {
      // What is left of the car is for fewer months.
      if (quote?.longest_months) search.chooseMonths(quote.longest_months);
      else setSheet('time');
    },
    DELIVERY: () => store.chooseDelivery(undefined),
    CARS: () => void go('long.cars', {}),
    ORDERS: () => void go('long.orders'),
    IDENTITY: () => void go('account.identify'),
  });
  return (
    <>
      {quote ? (
        <Columns
          aside={
            <>
              {isWide ? (
                <Card margin="screen" aria-label="费用明细">
                  <BillView bill={quote.bill} heading="h2" />
                </Card>
              ) : null}
              <CheckoutBar
                checkout={checkout}
                total={quote.bill.total}
                note={`首次支付¥${yuanText(quote.first_payment)}，含押金`}
                ways={ways}
                onShowBill={isWide ? undefined : () => setSheet('bill')}
                onSubmit={() => void submit()}
              />
            </>
          }
        >
          <Form quote={quote} onEditTime={() => setSheet('time')} />
        </Columns>
      ) : (
        <UnpricedView checkout={checkout} ways={ways} skeleton={<SkeletonCards />} />
      )}
      {/* What comes and goes has a place of its own: a mini-program sends all that stands beside it. */}
      <Element>
        {quote ? <BillSheet bill={quote.bill} open={sheet === 'bill'} onClose={close} /> : null}
      </Element>
      <LoginSheet checkout={checkout} mobile={store.renter.values.mobile} />
      <RefusalSheet checkout={checkout} ways={ways} />
      <MomentSheet
        open={sheet === 'time'}
        title="交车时间"
        word="交车"
        time={search.fromTime}
        earliest={search.earliest}
        lastDay={search.lastDay}
        note={preparationText(search)}
        onChoose={search.choosePickup}
        onClose={close}
      />
    </>
  );
});

export default definePage('long.submit', LongSubmit, 'wide');
