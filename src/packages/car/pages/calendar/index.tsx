import { observer } from 'mobx-react';
import { useEffect, useRef } from 'react';
import { Element } from '@/components/element/Element';
import { monthOf, monthsBetween } from '@/components/period-sheet/calendarDays';
import { ScrollArea, type ArrowKey } from '@/components/period-sheet/ScrollArea';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { FailedView, StateView } from '@/components/state-view/StateView';
import { addDays, format, weekdayOf } from '@/domain/shanghaiTime';
import { definePage, type ScreenProps } from '@/page/definePage';
import { back, go } from '@/page/navigate';
import { scrollToElement } from '@/platform/scroll';
import { useStore } from '@/stores/rootContext';
import { purposeOf, SearchStore } from '@/stores/SearchStore';
import type { StockCalendarDay } from '~types/api/cartype';
import { CalendarBar } from '../../components/CalendarBar';
import { CalendarLegend } from '../../components/CalendarLegend';
import { CalendarSkeleton } from '../../components/CalendarSkeleton';
import { dayOfPriceId, PriceMonth, priceDayId, priceMonthId } from '../../components/PriceMonth';
import { CalendarStore } from '../../stores/CalendarStore';
import styles from './Calendar.module.scss';

/** 价格日历: what the car costs on each of the next 90 days; choosing days by it (specification §2, /cardetail/calendar). */
const PriceCalendar = observer(function PriceCalendar({ params }: ScreenProps<'car.calendar'>) {
  const search = useStore(SearchStore);
  const store = useStore(CalendarStore);
  const load = (): void => void store.load();
  useEffect(() => store.open(params.cartype_id), [store, params.cartype_id]);

  const take = (): void => {
    if (!store.period) return;
    search.choosePeriod(store.period.from, store.period.to);
    void back();
  };

  if (store.siteFailure) return <FailedView message={store.siteFailure} onRetry={load} />;
  return (
    <ResourceView resource={store.calendar} onRetry={load} skeleton={<CalendarSkeleton />}>
      {({ days }) =>
        store.isSoldOut ? (
          <StateView
            icon="calendar"
            title="近期都订完了"
            text={`${search.site?.name ?? '这家门店'}近${days.length}天没有这款车，换个地点试试。`}
            action={{ text: '换个地点', onClick: () => void go('place.address', purposeOf('pickup')) }}
          />
        ) : (
          <>
            <Element className={styles.head}>
              <Element as="p">{search.site?.name}</Element>
              <Element as="p" className={styles.clocks}>
                {`${format(search.fromTime, 'HH:mm')}取车，${format(search.toTime, 'HH:mm')}还车`}
              </Element>
            </Element>
            <CalendarLegend />
            <Months store={store} days={days} />
            <CalendarBar store={store} onTake={take} />
          </>
        )
      }
    </ResourceView>
  );
});

const Months = observer(function Months({
  store,
  days,
}: {
  store: CalendarStore;
  days: readonly StockCalendarDay[];
}) {
  const first = days[0]?.day ?? '';
  const last = days[days.length - 1]?.day ?? '';
  const byDay = new Map(days.map(day => [day.day, day]));
  const tabStop = store.from && byDay.has(store.from) ? store.from : first;
  const shown = useRef(monthOf(tabStop));
  useEffect(() => {
    // A rental of a later month begins there and not with today.
    if (shown.current !== monthOf(first)) scrollToElement(priceMonthId(shown.current));
  }, [first]);
  const lead = (key: ArrowKey, id: string): string | undefined => {
    const day = dayOfPriceId(id);
    if (!day) return undefined;
    const next = {
      ArrowLeft: addDays(day, -1),
      ArrowRight: addDays(day, 1),
      ArrowUp: addDays(day, -7),
      ArrowDown: addDays(day, 7),
      Home: addDays(day, -weekdayOf(day)),
      End: addDays(day, 6 - weekdayOf(day)),
    }[key];
    return priceDayId(next < first ? first : next > last ? last : next);
  };
  return (
    <ScrollArea axis="x" className={styles.months} target={priceDayId(tabStop)} onArrow={lead}>
      {monthsBetween(first, last).map(month => (
        <PriceMonth
          key={month}
          month={month}
          days={byDay}
          first={first}
          from={store.from}
          to={store.to}
          tabStop={tabStop}
          onChoose={store.chooseDay}
        />
      ))}
    </ScrollArea>
  );
});

export default definePage('car.calendar', PriceCalendar);
