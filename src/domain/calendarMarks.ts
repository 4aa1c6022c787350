import type { StockCalendarDay } from '../../types/api/cartype';
import { rangeProblem, type DayRange, type RentalCalendar } from './calendarChoice';
import { addDays, DAY, dayOf, toMillis } from './shanghaiTime';

/** A day that costs so many percent of the cheapest one is dear: holidays and what touches them, no common weekend. */
const DEAR_PERCENT = 120;

/** How the price of a day stands among all days of its calendar. */
export type PriceLevel = 'LOW' | 'USUAL' | 'HIGH';

/** How each day's price stands among those of a calendar; where all cost the same, as usual. */
export function priceLevelOf(
  days: readonly Pick<StockCalendarDay, 'price'>[],
): (day: Pick<StockCalendarDay, 'price' | 'isLowest'>) => PriceLevel {
  const lowest = Math.min(...days.map(({ price }) => price));
  return ({ price, isLowest }) => {
    if (isLowest) return 'LOW';
    return price * 100 >= lowest * DEAR_PERCENT ? 'HIGH' : 'USUAL';
  };
}

/**
 * The cheapest rental of the calendar's length that can be had, the first of several (issue 11: the best stretch is
 * marked, not every weekday). `priced` is the rental for which the days are priced, ISO times. Undefined where none can
 * be had, or all cost the same.
 */
export function bestStretch(calendar: RentalCalendar, priced: DayRange): DayRange | undefined {
  const { days } = calendar;
  const length = Math.round((toMillis(dayOf(priced.to)) - toMillis(dayOf(priced.from))) / DAY);
  const last = days[days.length - 1]?.day ?? '';
  const stretches = days
    .map(({ day, price }) => ({ price, range: { from: day, to: addDays(day, length) } }))
    .filter(({ range }) => range.to <= last && rangeProblem(calendar, range) === undefined);
  const prices = stretches.map(({ price }) => price);
  const lowest = Math.min(...prices);
  return lowest < Math.max(...prices) ? stretches.find(({ price }) => price === lowest)?.range : undefined;
}
