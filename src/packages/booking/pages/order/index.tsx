import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { SearchPeriodSheet } from '@/blocks/period-sheet/SearchPeriodSheet';
import { FailedView, StateView } from '@/components/state-view/StateView';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { focusElement } from '@/platform/focus';
import { OverlayStore } from '@/stores/OverlayStore';
import { useStore } from '@/stores/rootContext';
import { purposeOf, SearchStore } from '@/stores/SearchStore';
import { BillSheet } from '../../components/BillSheet';
import { BookingBar } from '../../components/BookingBar';
import { BookingForm } from '../../components/BookingForm';
import { BookingSkeleton } from '../../components/BookingSkeleton';
import { ComeToSiteButton } from '../../components/ComeToSiteButton';
import { RefusalSheet } from '../../components/RefusalSheet';
import { remedyTexts } from '../../components/remedyTexts';
import { renterFieldId } from '../../components/RenterFields';
import { SafeTravelSheet } from '../../components/SafeTravelSheet';
import type { Booking } from '../../stores/Booking';
import { BookingStore } from '../../stores/BookingStore';
import { isMendable, refusalOf, type Remedy } from '../../stores/refusal';

/** What lies over the screen. */
type OrderSheet = 'bill' | 'period' | 'safeTravel';

/** 确认订单: who takes the car, what is insured, what it costs, and the one button that books it. */
function Order({ params }: ScreenProps<'booking.order'>) {
  const store = useStore(BookingStore);
  const [booking, setBooking] = useState<Booking>();
  useEffect(() => {
    const opened = store.open(params.cartype_id);
    setBooking(opened);
    return opened.watch();
  }, [store, params.cartype_id]);
  return booking ? <Confirmation booking={booking} /> : <BookingSkeleton />;
}

const Confirmation = observer(function Confirmation({ booking }: { booking: Booking }) {
  const store = useStore(BookingStore);
  const search = useStore(SearchStore);
  const overlay = useStore(OverlayStore);
  const [sheet, setSheet] = useState<OrderSheet>();
  const close = (): void => setSheet(undefined);
  const quote = booking.quote.data;

  useDidShow(() => {
    const renewed = search.renewPeriod();
    if (renewed) overlay.showToast(renewed);
  });

  const submit = async (): Promise<void> => {
    // What was sent: after an order was made, the store holds an empty form.
    const form = store.renter;
    await booking.submit.run();
    const wrong = form.firstInvalid;
    if (wrong) focusElement(renterFieldId(wrong));
  };
  const solve = (remedy: Remedy): void => {
    // A submit that is tried again keeps what was said until it is answered.
    if (remedy === 'ACCEPT' || (remedy === 'RETRY' && booking.refusal)) return void submit();
    booking.dismissRefusal();
    if (remedy === 'RETRY') void booking.price();
    if (remedy === 'PERIOD') setSheet('period');
    if (remedy === 'SITE') void go('site.list');
    if (remedy === 'PLACE') void go('place.service', purposeOf(booking.undeliverableEnd));
    if (remedy === 'CARS') void go('car.list');
  };

  return (
    <>
      {quote ? (
        <>
          <BookingForm booking={booking} form={store.renter} quote={quote} onOpen={setSheet} />
          <BookingBar
            booking={booking}
            quote={quote}
            onShowBill={() => setSheet('bill')}
            onSubmit={() => void submit()}
            onRemedy={solve}
          />
          <BillSheet bill={quote.bill} open={sheet === 'bill'} onClose={close} />
          <SafeTravelSheet open={sheet === 'safeTravel'} onClose={close} />
        </>
      ) : (
        <Unpriced booking={booking} onRemedy={solve} />
      )}
      <RefusalSheet booking={booking} onRemedy={solve} />
      <SearchPeriodSheet open={sheet === 'period'} onClose={close} />
    </>
  );
});

interface UnpricedProps {
  booking: Booking;
  onRemedy: (remedy: Remedy) => void;
}

/** Before the first price, or when there is none to be had. */
const Unpriced = observer(function Unpriced({ booking, onRemedy }: UnpricedProps) {
  const { failure, problem } = booking.quote;
  const message = booking.siteFailure ?? failure;
  if (message === undefined) return <BookingSkeleton />;
  const refusal = refusalOf(problem);
  const remedy = booking.siteFailure ? 'RETRY' : refusal.remedy;
  if (remedy === 'RETRY') return <FailedView message={message} onRetry={() => onRemedy('RETRY')} />;
  return (
    <StateView
      icon="circle-alert"
      title="暂时不能预订"
      text={message}
      action={
        isMendable(refusal)
          ? { text: '看看替代方案', onClick: booking.explain }
          : { text: remedyTexts[remedy], onClick: () => onRemedy(remedy) }
      }
    >
      {remedy === 'PLACE' ? <ComeToSiteButton booking={booking} /> : null}
    </StateView>
  );
});

export default definePage('booking.order', Order);
