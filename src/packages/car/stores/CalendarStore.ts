import { makeAutoObservable } from 'mobx';
import {
  nearestRange,
  periodOf,
  pickupProblem,
  rangeProblem,
  type DayRange,
  type RentalCalendar,
} from '@/domain/calendarChoice';
import { bestStretch } from '@/domain/calendarMarks';
import { tapDay } from '@/domain/periodChoice';
import { dayOf, format, toMillis } from '@/domain/shanghaiTime';
import { serverNow } from '@/services/call';
import { Follower } from '@/stores/Follower';
import { OverlayStore } from '@/stores/OverlayStore';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import type { RequestOf } from '~types/api';
import type { StockCalendarDay } from '~types/api/cartype';
import { getCalendar } from '../services/cars';

type CalendarQuery = RequestOf<'GET /api/cartype/get_calendar'>;

const lengthOf = ({ from, to }: DayRange): number => toMillis(to) - toMillis(from);

/**
 * Choosing the days of a rental by their prices: first the pickup, then the return, at the times of day that the search
 * has (specification §2, /cardetail/calendar). A day has the price of the rental that begins on it: choosing a longer or
 * a shorter one prices all of them anew.
 */
export class CalendarStore {
  readonly calendar = new Resource((query: CalendarQuery) => getCalendar(query), {
    subjectOf: ({ site_id, cartype_id }) => [site_id, cartype_id],
  });
  /** Days of pickup and return, `YYYY-MM-DD`; undefined while they are to be chosen. */
  from: string | undefined = undefined;
  to: string | undefined = undefined;
  /** Why the day that was tapped cannot be the pickup. */
  refusal: string | undefined = undefined;
  /** Without a chosen site the car is priced where it is nearest. */
  private readonly site: Follower<CalendarQuery>;
  private cartypeId = '';
  /** The rental for which the days are priced, ISO times; its length counts, not its days. */
  private priced: DayRange;

  constructor(private readonly root: RootStore) {
    const search = root.get(SearchStore);
    this.priced = search.period;
    this.site = new Follower({
      subject: () => {
        const { from: from_time, to: to_time } = this.priced;
        const rental = search.rentalOf(this.cartypeId);
        return rental && { ...rental, from_time, to_time, cartype_id: this.cartypeId };
      },
      prepare: () => search.requireSitesOf(this.cartypeId),
      load: query => this.loadDays(query),
    });
    makeAutoObservable<this, 'root' | 'site'>(
      this,
      { root: false, site: false, calendar: false },
      { autoBind: true },
    );
  }

  get days(): StockCalendarDay[] {
    return this.calendar.data?.days ?? [];
  }

  /** Why not even the site is known, one sentence. */
  get siteFailure(): string | undefined {
    return this.site.failure;
  }

  /** No day has a car left. */
  get isSoldOut(): boolean {
    return this.days.every(({ available }) => available === 0);
  }

  /** Both ends, once they are chosen. */
  get range(): DayRange | undefined {
    return this.from && this.to ? { from: this.from, to: this.to } : undefined;
  }

  /** Why what was chosen cannot be rented, one sentence; undefined when it can, or while an end is open. */
  get problem(): string | undefined {
    return this.refusal ?? (this.range && rangeProblem(this.rentalCalendar, this.range));
  }

  /** The nearest range that can be rented, where the chosen one cannot. */
  get nearest(): DayRange | undefined {
    return this.range && this.problem !== undefined
      ? nearestRange(this.rentalCalendar, this.range)
      : undefined;
  }

  /** What the chosen days cost; undefined while they cannot be rented, or are priced for another length. */
  get price(): StockCalendarDay | undefined {
    const { calendar, period, from } = this;
    const isCurrent = !calendar.isLoading && calendar.failure === undefined;
    if (!period || !isCurrent || lengthOf(period) !== lengthOf(this.priced)) return undefined;
    return this.days.find(({ day }) => day === from);
  }

  /** The rental for which the days on the screen are priced, ISO times; undefined before the first. */
  get pricedPeriod(): DayRange | undefined {
    const { query } = this.calendar;
    return query && { from: query.from_time, to: query.to_time };
  }

  /** The cheapest rental of the length that the days are priced for; undefined where none stands out. */
  get best(): DayRange | undefined {
    return this.pricedPeriod && bestStretch(this.rentalCalendar, this.pricedPeriod);
  }

  /** The period that 选这几天 takes over, ISO times; undefined while there is none that can be rented. */
  get period(): DayRange | undefined {
    return this.range && this.problem === undefined ? periodOf(this.range, this.rentalCalendar) : undefined;
  }

  /**
   * Opens the calendar of a car type with the days of the search, and anew for another site, until the returned function
   * is called; a past period is rolled first.
   */
  open(cartypeId: string): () => void {
    const search = this.root.get(SearchStore);
    const renewed = search.renewPeriod();
    if (renewed) this.root.get(OverlayStore).showToast(renewed);
    this.cartypeId = cartypeId;
    this.priced = search.period;
    this.chooseRange({ from: dayOf(search.fromTime), to: dayOf(search.toTime) });
    const stop = this.site.watch();
    return () => {
      stop();
      this.calendar.clear();
    };
  }

  /** Loads the days again. */
  async load(): Promise<void> {
    await this.site.load();
  }

  /** The first tap is the pickup, the second the return; one before the pickup begins anew. */
  chooseDay(day: string): void {
    const { from, to } = tapDay({ from: this.from, to: this.to }, day);
    this.refusal = to === undefined ? pickupProblem(this.rentalCalendar, from) : undefined;
    this.from = this.refusal === undefined ? from : undefined;
    this.to = to;
    if (to !== undefined) this.priceLength();
  }

  chooseRange(range: DayRange): void {
    this.refusal = undefined;
    this.from = range.from;
    this.to = range.to;
    this.priceLength();
  }

  /** A rental of another length costs something else on every day. */
  private priceLength(): void {
    const { period, priced } = this;
    if (period && lengthOf(period) !== lengthOf(priced)) this.priced = period;
  }

  private async loadDays(query: CalendarQuery): Promise<void> {
    await this.calendar.load(query);
    this.dropDaysOutside();
  }

  private get rentalCalendar(): RentalCalendar {
    const { fromTime, toTime } = this.root.get(SearchStore);
    return {
      days: this.days,
      fromClock: format(fromTime, 'HH:mm'),
      toClock: format(toTime, 'HH:mm'),
      now: serverNow(),
    };
  }

  /** Days that the calendar does not have cannot be seen: both ends are to be chosen then. */
  private dropDaysOutside(): void {
    const isInside = (day: string | undefined): boolean => this.days.some(other => other.day === day);
    if (this.days.length === 0 || (isInside(this.from) && isInside(this.to))) return;
    this.from = undefined;
    this.to = undefined;
  }
}
