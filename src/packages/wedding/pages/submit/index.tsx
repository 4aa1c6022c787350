import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { DemandForm } from '@/blocks/demand-form/DemandForm';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Stepper } from '@/components/stepper/Stepper';
import { evenHint, WEDDING_NUMBER, WEDDING_TIME } from '@/domain/wedding';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SentDemand } from '@/stores/SentDemand';
import { OfCity } from '../../components/OfCity';
import { SeriesCell } from '../../components/SeriesCell';
import { WeddingCalendar } from '../../components/WeddingCalendar';
import { WeddingColumn } from '../../components/WeddingColumn';
import { WeddingDayCell } from '../../components/WeddingDayCell';
import { WeddingStore } from '../../stores/WeddingStore';

/** How many cars follow, with what custom says of how many there are in all. */
const Following = observer(function Following() {
  const { line, number } = useStore(WeddingStore);
  const { name, label, min, max, unit } = WEDDING_NUMBER;
  return (
    <Stepper
      {...{ min, max, unit }}
      title={label}
      note={evenHint(number)}
      value={number}
      onChange={value => line.form.set(name, value)}
    />
  );
});

/** The calendar, in a place of its own: a mini-program sends all that stands beside what comes and goes. */
const Calendar = observer(function Calendar({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { form } = useStore(WeddingStore).line;
  const value = form.values.get(WEDDING_TIME.name);
  return (
    <Element>
      {isOpen ? (
        <WeddingCalendar
          time={typeof value === 'string' ? value : undefined}
          onChoose={time => form.set(WEDDING_TIME.name, time)}
          onClose={onClose}
        />
      ) : null}
    </Element>
  );
});

/** The column as it will drive, when and where, and what it costs about (specification §2, /marriage_car/submit). */
const WeddingSubmit = observer(function WeddingSubmit({ params: { head } }: ScreenProps<'wedding.submit'>) {
  const store = useStore(WeddingStore);
  const sent = useStore(SentDemand);
  const [isChoosingDay, setChoosingDay] = useState(false);
  // What only this line draws of its form, by the names of the fields.
  const own = {
    head_series_id: <SeriesCell role="head" />,
    number: <Following />,
    series_id: <SeriesCell role="following" />,
    take_time: <WeddingDayCell onOpen={() => setChoosingDay(true)} />,
  };
  useEffect(() => {
    if (head !== undefined) store.choose('head', head);
  }, [store, head]);
  return (
    <OfCity>
      {() => (
        <>
          {store.head ? (
            <Card margin="screen" heading="我的车队">
              <WeddingColumn />
            </Card>
          ) : null}
          <DemandForm
            form={store.line.form}
            heading="婚礼用车"
            own={own}
            onSent={receipt => {
              sent.keep(receipt);
              void go('demand.sent', {}, { replace: true });
            }}
          />
          <Calendar isOpen={isChoosingDay} onClose={() => setChoosingDay(false)} />
        </>
      )}
    </OfCity>
  );
});

export default definePage('wedding.submit', WeddingSubmit);
