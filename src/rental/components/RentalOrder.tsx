import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { BillSheet } from '@/blocks/bill-view/BillSheet';
import { BillView } from '@/blocks/bill-view/BillView';
import { PeriodSheet } from '@/blocks/period-sheet/PeriodSheet';
import { CheckoutBar } from '@/checkout/components/CheckoutBar';
import { LoginSheet } from '@/checkout/components/LoginSheet';
import { RefusalSheet } from '@/checkout/components/RefusalSheet';
import { UnpricedView } from '@/checkout/components/UnpricedView';
import { waysOut } from '@/checkout/waysOut';
import { Card } from '@/components/card/Card';
import { Columns } from '@/components/columns/Columns';
import { Element } from '@/components/element/Element';
import { coverOf, excessText } from '@/domain/cover';
import { go } from '@/page/navigate';
import { focusElement } from '@/platform/focus';
import { useIsWide } from '@/platform/wide';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { SessionStore } from '@/stores/SessionStore';
import { purposeOf } from '@/stores/TripEnd';
import type { Booking } from '../Booking';
import type { BookingScreens } from '../bookingScreens';
import { BookingStore } from '../BookingStore';
import { BookingForm } from './BookingForm';
import { BookingSkeleton } from './BookingSkeleton';
import { ComeToSiteButton } from './ComeToSiteButton';
import { renterFieldId } from './RenterFields';
import { SafeTravelSheet } from './SafeTravelSheet';

/** What lies over the screen. */
type OrderSheet = 'bill' | 'period' | 'safeTravel';

interface RentalOrderProps {
  cartypeId: string;
  /** By which screens it is booked; the same object at every drawing. */
  screens: BookingScreens;
  /** What the entrance says of the deposits besides. */
  aboutDeposits?: ReactNode;
}

/**
 * 确认订单: who takes the car, what is insured, what it costs, and the one button that books it. Its screen has the store
 * look again each time that it is shown (`BookingStore.seeAgain`).
 */
export const RentalOrder = observer(function RentalOrder({
  cartypeId,
  screens,
  aboutDeposits,
}: RentalOrderProps) {
  const store = useStore(BookingStore);
  const { uid } = useStore(SessionStore);
  const [booking, setBooking] = useState<Booking>();
  useEffect(() => {
    const opened = store.open(cartypeId, screens);
    setBooking(opened);
    store.drivers.renew();
    return opened.checkout.watch();
    // What a visitor chose becomes the member's; another member finds nothing of it.
  }, [store, cartypeId, screens, uid]);
  return booking ? <Confirmation booking={booking} aboutDeposits={aboutDeposits} /> : <BookingSkeleton />;
});

const Confirmation = observer(function Confirmation({
  booking,
  aboutDeposits,
}: Pick<RentalOrderProps, 'aboutDeposits'> & { booking: Booking }) {
  const store = useStore(BookingStore);
  const search = useStore(SearchStore);
  const isWide = useIsWide();
  const [sheet, setSheet] = useState<OrderSheet>();
  const close = (): void => setSheet(undefined);
  const { checkout } = booking;
  const quote = checkout.quote.data;

  const submit = async (): Promise<void> => {
    // What was sent: after an order was made, the store holds an empty form.
    const form = store.renter;
    await checkout.submit.run();
    const wrong = form.firstInvalid;
    if (wrong) focusElement(renterFieldId(wrong));
  };
  const ways = waysOut(checkout, () => void submit(), {
    PERIOD: () => setSheet('period'),
    SITE: () => void go('site.list'),
    DELIVERY: () => void go('place.service', purposeOf(search.undeliverableEnd)),
    CARS: () => void go(booking.screens.cars),
    ORDERS: () => void go('orders'),
    PAY: () => void go(booking.screens.cashier, { orderid: quote?.held_by?.orderid ?? '' }),
    IDENTITY: () => void go('account.identify'),
  });
  const comeToSite = <ComeToSiteButton booking={booking} />;

  return (
    <>
      {quote ? (
        <>
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
                  note={excessText(coverOf(booking.draft.services))}
                  ways={ways}
                  onShowBill={isWide ? undefined : () => setSheet('bill')}
                  onSubmit={() => void submit()}
                />
              </>
            }
          >
            <BookingForm
              booking={booking}
              form={store.renter}
              drivers={store.drivers}
              quote={quote}
              aboutDeposits={aboutDeposits}
              onOpen={setSheet}
            />
          </Columns>
          {/* What comes and goes has a place of its own: a mini-program sends all that stands beside it. */}
          <Element>
            <BillSheet bill={quote.bill} open={sheet === 'bill'} onClose={close} />
            <SafeTravelSheet open={sheet === 'safeTravel'} onClose={close} />
          </Element>
        </>
      ) : (
        <UnpricedView
          checkout={checkout}
          ways={ways}
          skeleton={<BookingSkeleton />}
          withoutDelivery={comeToSite}
        />
      )}
      <LoginSheet checkout={checkout} mobile={store.renter.values.mobile} />
      <RefusalSheet
        checkout={checkout}
        ways={ways}
        withoutDelivery={comeToSite}
        onTake={alternative => void booking.takeAlternative(alternative)}
      />
      <PeriodSheet
        open={sheet === 'period'}
        period={search.period}
        hours={search.hours}
        onChoose={search.choosePeriod}
        onClose={close}
      />
    </>
  );
});
