import { makeAutoObservable } from 'mobx';
import { distanceKm } from '@/domain/geo';
import { DEFAULT_TERM, LONG_TERMS, longEnd, termText } from '@/domain/longPricing';
import { addDays, dayOf, format, isTime, toIso, toMillis } from '@/domain/shanghaiTime';
import { sessionStorage } from '@/platform/storage';
import { serverNow } from '@/services/call';
import { persistFields } from '@/stores/persistence';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import type { City } from '~types/api/city';
import type { LongCity } from '~types/api/orderLong';
import { getLongCities } from '../services/longRental';

/** The time of day that is proposed for the pickup. */
const USUAL_CLOCK = '10:00';
/** Days of preparation where the city's are not known yet. */
const USUAL_PREPARATION = 1;
/** Days from the earliest pickup within which one may begin. */
export const PICKUP_DAYS = 60;

/** The filter of long rental as the specification names it (§3, filterState). */
export interface FilterState {
  from_time: string;
  /** 1个月 at first. */
  to_time: string;
  /** Days that preparing a car takes. */
  prepare_time: number;
  /** 11月26日 10:00. */
  format_time: string;
  /** The person chose the pickup themselves. */
  isChange: boolean;
}

/** Where, from when and for how long a car is rented by the month. Survives reload and login. */
export class LongSearchStore {
  readonly cities = new Resource(getLongCities);
  /** The chosen city; undefined: that of the self-drive search, where it has long rental. */
  chosenCity: City | undefined = undefined;
  /** ISO; undefined: as early as the car is prepared. */
  chosenFrom: string | undefined = undefined;
  months = DEFAULT_TERM;

  constructor(private readonly root: RootStore) {
    makeAutoObservable<this, 'root'>(this, { root: false, cities: false }, { autoBind: true });
    persistFields(this, {
      key: 'long_search',
      fields: ['chosenCity', 'chosenFrom', 'months'],
      storage: sessionStorage,
      personal: false,
      accept: ({ chosenCity, chosenFrom, months }) => ({
        ...(isCity(chosenCity) ? { chosenCity } : {}),
        ...(isTime(chosenFrom) ? { chosenFrom: toIso(chosenFrom) } : {}),
        months: LONG_TERMS.find(term => term === months) ?? DEFAULT_TERM,
      }),
    });
  }

  /** The city that is searched, as the server knows it once its cities are there. */
  get city(): City {
    return this.served ?? this.wantedCity;
  }

  /** The city of the self-drive search, in whose place another one is shown: it has no long rental. Undefined: none. */
  get replacedCity(): City | undefined {
    const { city } = this.root.get(SearchStore).pickup;
    return this.chosenCity === undefined && this.served && this.served.id !== city.id ? city : undefined;
  }

  /** Whether the city has long rental; undefined while its cities are not known. */
  get isServed(): boolean | undefined {
    return this.cities.data && this.served !== undefined;
  }

  /** Days that preparing a car takes in the city. */
  get prepareTime(): number {
    return this.served?.prepare_time ?? USUAL_PREPARATION;
  }

  /** The first day on which a car is ready, `YYYY-MM-DD`. */
  get firstDay(): string {
    return this.served ? dayOf(this.served.earliest) : addDays(dayOf(serverNow()), 1 + USUAL_PREPARATION);
  }

  /** The last day on which a rental may begin. */
  get lastDay(): string {
    return addDays(this.firstDay, PICKUP_DAYS);
  }

  /** ISO time from which a car is ready. */
  get earliest(): string {
    return this.served?.earliest ?? toIso(this.firstDay);
  }

  /** ISO time of the pickup: the chosen one, as long as a car can be ready by then. */
  get fromTime(): string {
    const { chosenFrom, earliest } = this;
    if (chosenFrom !== undefined && toMillis(chosenFrom) >= toMillis(earliest)) return chosenFrom;
    const usual = toIso(`${this.firstDay}T${USUAL_CLOCK}:00+08:00`);
    return toMillis(usual) >= toMillis(earliest) ? usual : earliest;
  }

  /** ISO time at which the last month ends. */
  get toTime(): string {
    return longEnd(this.fromTime, this.months);
  }

  /** Why the chosen pickup is another one now; undefined while it holds. */
  get renewal(): string | undefined {
    const { chosenFrom, fromTime, prepareTime } = this;
    if (chosenFrom === undefined || chosenFrom === fromTime) return undefined;
    return `车辆需要${prepareTime}天准备，交车时间已改为${format(fromTime, 'M月D日 HH:mm')}`;
  }

  get filterState(): FilterState {
    const { fromTime, months, prepareTime, chosenFrom } = this;
    return {
      from_time: fromTime,
      to_time: termText(months),
      prepare_time: prepareTime,
      format_time: format(fromTime, 'M月D日 HH:mm'),
      isChange: chosenFrom !== undefined,
    };
  }

  /** Finds the cities of the line where they are not known, for who can do nothing without; rejects like any call. */
  async requireCities(): Promise<void> {
    if (!this.cities.data) this.cities.set(await getLongCities());
  }

  chooseCity(city: City): void {
    this.chosenCity = city;
  }

  choosePickup(fromTime: string): void {
    this.chosenFrom = fromTime;
  }

  chooseMonths(months: number): void {
    this.months = months;
  }

  private get wantedCity(): City {
    return this.chosenCity ?? this.root.get(SearchStore).pickup.city;
  }

  /** The wanted city as the line has it; where nobody has chosen it, the nearest that the line has. */
  private get served(): LongCity | undefined {
    const { wantedCity } = this;
    const { cities = [] } = this.cities.data ?? {};
    const found = cities.find(({ id }) => id === wantedCity.id);
    return found ?? (this.chosenCity ? undefined : nearestOf(cities, wantedCity));
  }
}

/** The city whose centre is nearest to another's; undefined: there is none. */
function nearestOf<C extends City>(cities: readonly C[], { gps }: City): C | undefined {
  const far = ({ gps: centre }: C): number => distanceKm(centre, gps);
  return cities.reduce<C | undefined>(
    (nearest, city) => (nearest && far(nearest) <= far(city) ? nearest : city),
    undefined,
  );
}

/** Out of storage, where anything may stand. */
function isCity(stored: unknown): stored is City {
  const { id, city, gps } = (stored ?? {}) as Partial<City>;
  return typeof id === 'string' && typeof city === 'string' && typeof gps?.lng === 'number';
}
