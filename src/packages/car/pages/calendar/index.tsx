import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Element } from '@/components/element/Element';
import { monthOf, monthsBetween } from '@/components/month-grid/calendarDays';
import { dayId, leadAmongDays, monthId } from '@/components/month-grid/calendarIds';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Row } from '@/components/row/Row';
import { ScrollArea } from '@/components/scroll-area/ScrollArea';
import { FailedView, StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { priceLevelOf } from '@/domain/calendarMarks';
import { describePeriod } from '@/domain/rentalTime';
import { format } from '@/domain/shanghaiTime';
import { definePage, type ScreenProps } from '@/page/definePage';
import { back, go } from '@/page/navigate';
import { scrollToElement } from '@/platform/scroll';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { purposeOf } from '@/stores/TripEnd';
import type { StockCalendarDay } from '~types/api/cartype';
import { CalendarBar } from '../../components/CalendarBar';
import { CalendarLegend } from '../../components/CalendarLegend';
import { CalendarSkeleton } from '../../components/CalendarSkeleton';
import { priceCalendar, PriceMonth } from '../../components/PriceMonth';
import { CalendarStore } from '../../stores/CalendarStore';
import styles from './Calendar.module.scss';

/** 价格日历: what the rental costs if it begins on each of the next 90 days; choosing days by it (specification §2, /cardetail/calendar). */
const PriceCalendar = observer(function PriceCalendar({ params }: ScreenProps<'car.calendar'>) {
  const search = useStore(SearchStore);
  const store = useStore(CalendarStore);
  const load = (): void => void store.load();
  const priced = store.pricedPeriod ?? search.period;
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
            text={`${search.pickup.site?.name ?? '这家门店'}近${days.length}天没有这款车，换个地点试试。`}
            action={{ text: '换个地点', onClick: () => void go('place.address', purposeOf('pickup')) }}
          />
        ) : (
          <>
            <Row align="stretch" justify="between" wrap className={styles.head}>
              <Element as="p">{search.pickup.site?.name}</Element>
              <Text as="p" tone="secondary" numeric>
                {`${format(search.fromTime, 'HH:mm')}取车，${format(search.toTime, 'HH:mm')}还车`}
              </Text>
            </Row>
            <CalendarLegend length={describePeriod(priced.from, priced.to)} />
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
  const { best } = store;
  const levelOf = priceLevelOf(days);
  const byDay = new Map(days.map(day => [day.day, day]));
  const tabStop = store.from && byDay.has(store.from) ? store.from : first;
  const shown = useRef(monthOf(tabStop));
  useEffect(() => {
    // A rental of a later month begins there and not with today.
    if (shown.current !== monthOf(first)) scrollToElement(monthId(priceCalendar, shown.current));
  }, [first]);
  return (
    <ScrollArea
      axis="x"
      className={styles.months}
      target={dayId(priceCalendar, tabStop)}
      onArrow={leadAmongDays(priceCalendar, first, last)}
    >
      {monthsBetween(first, last).map(month => (
        <PriceMonth
          key={month}
          month={month}
          days={byDay}
          first={first}
          from={store.from}
          to={store.to}
          best={best}
          levelOf={levelOf}
          tabStop={tabStop}
          onChoose={store.chooseDay}
        />
      ))}
    </ScrollArea>
  );
});

export default definePage('car.calendar', PriceCalendar);
