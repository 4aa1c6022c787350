import { makeAutoObservable, observable, runInAction } from 'mobx';
import { canDeliver } from '@/domain/delivery';
import { ErrorCode } from '@/domain/errorCode';
import { nextOpenHalfHour, AROUND_THE_CLOCK, isOpenAt } from '@/domain/openingHours';
import { defaultRentalPeriod, describePeriod, isPast } from '@/domain/rentalTime';
import { format, isTime, toIso, toMillis } from '@/domain/shanghaiTime';
import { sessionStorage } from '@/platform/storage';
import { ApiError } from '@/services/ApiError';
import { serverNow } from '@/services/call';
import { getSites } from '@/services/catalogue';
import type { DeliveryPoint, District, Place } from '~types/api/address';
import type { LngLat } from '~types/api/call';
import type { Alternative, RentalSearch } from '~types/api/cartype';
import type { City } from '~types/api/city';
import type { Site } from '~types/api/site';
import { CityStore, defaultCity } from './CityStore';
import { HistoryStore } from './HistoryStore';
import { persistFields } from './persistence';
import type { RootStore } from './RootStore';

/** A site as the search keeps it. */
export type SearchSite = Pick<Site, 'id' | 'name' | 'address' | 'hours' | 'city_id' | 'location'>;

/** The point from which sites are looked for (specification §3, car search filter: address, location). */
export type SearchPoint = DeliveryPoint;

/** Which end of the trip is chosen: `purpose=return` in an address is the return. */
export type TripEnd = 'pickup' | 'return';

/** The end that a screen was opened for. */
export const tripEndOf = (purpose: string | undefined): TripEnd =>
  purpose === 'return' ? 'return' : 'pickup';

/** The parameters that open a screen for an end of the trip. */
export const purposeOf = (end: TripEnd): { purpose?: string } =>
  end === 'return' ? { purpose: 'return' } : {};

const hasPoint = (point: unknown): boolean =>
  typeof (point as Partial<LngLat> | null | undefined)?.lng === 'number' &&
  typeof (point as Partial<LngLat>).lat === 'number';

function isCity(value: unknown): value is City {
  const city = value as Partial<City> | null | undefined;
  return typeof city?.id === 'string' && typeof city.city === 'string' && hasPoint(city.gps);
}

function isSearchSite(value: unknown): value is SearchSite {
  const site = value as Partial<SearchSite> | null | undefined;
  return (
    typeof site?.id === 'string' &&
    typeof site.name === 'string' &&
    typeof site.hours?.open === 'string' &&
    hasPoint(site.location)
  );
}

function isPoint(value: unknown): value is SearchPoint {
  const point = value as Partial<SearchPoint> | null | undefined;
  return typeof point?.name === 'string' && typeof point.address === 'string' && hasPoint(point.location);
}

const replaced = '取车时间已过，已为您换成默认时间';

const keptFields = [
  'city',
  'site',
  'address',
  'delivery',
  'returnCity',
  'returnSite',
  'returnAddress',
  'collection',
  'fromTime',
  'toTime',
  'isPeriodChosen',
] as const;

const accepts = {
  city: isCity,
  returnCity: isCity,
  site: isSearchSite,
  returnSite: isSearchSite,
  address: isPoint,
  returnAddress: isPoint,
  delivery: isPoint,
  collection: isPoint,
} as const;

/**
 * What is being searched: cities, sites, addresses and period (specification §3, car search filter). Survives reload
 * and login.
 */
export class SearchStore {
  city: City = defaultCity;
  site: SearchSite | undefined = undefined;
  /** From where the site was looked for; undefined when it was taken from the list. */
  address: SearchPoint | undefined = undefined;
  /** 送车上门: where the car is brought to. */
  delivery: DeliveryPoint | undefined = undefined;
  /** Only when the car is returned elsewhere. */
  returnCity: City | undefined = undefined;
  returnSite: SearchSite | undefined = undefined;
  returnAddress: SearchPoint | undefined = undefined;
  /** 上门取车: where the car is collected. */
  collection: DeliveryPoint | undefined = undefined;
  /** ISO times. */
  fromTime: string;
  toTime: string;
  /** The renter chose the period himself: closed hours are his choice then (rental.md, detail 4). */
  isPeriodChosen = false;

  /** The period that was kept is over, and the default one stands in: still to be said. */
  private isOutdated = false;

  constructor(private readonly root: RootStore) {
    const period = defaultRentalPeriod(serverNow());
    this.fromTime = period.from;
    this.toTime = period.to;
    makeAutoObservable<this, 'root' | 'isOutdated'>(
      this,
      // Points are replaced, never changed: plain objects, which may be spread on engines with and without Proxy.
      { root: false, isOutdated: false, delivery: observable.ref, collection: observable.ref },
      { autoBind: true },
    );
    persistFields(this, {
      key: 'search',
      fields: keptFields,
      storage: sessionStorage,
      accept: stored => {
        const isKept = isTime(stored.fromTime) && isTime(stored.toTime);
        this.isOutdated = isKept && isPast(stored.fromTime as string, serverNow());
        return {
          ...Object.fromEntries(
            Object.entries(accepts).flatMap(([name, accept]) => {
              const value = stored[name as keyof typeof accepts];
              return accept(value) ? [[name, value]] : [];
            }),
          ),
          ...(isKept && !this.isOutdated
            ? {
                fromTime: toIso(stored.fromTime as string),
                toTime: toIso(stored.toTime as string),
                isPeriodChosen: stored.isPeriodChosen === true,
              }
            : {}),
        };
      },
    });
  }

  /** 3天2小时. */
  get periodText(): string {
    return describePeriod(this.fromTime, this.toTime);
  }

  /** The city of an end of the trip. */
  cityAt(end: TripEnd): City {
    return end === 'return' ? (this.returnCity ?? this.city) : this.city;
  }

  /** The site that was chosen for an end of the trip. */
  siteAt(end: TripEnd): SearchSite | undefined {
    return end === 'return' ? this.returnSite : this.site;
  }

  /** Where distances of an end of the trip are measured from, BD-09; undefined: from the city's centre. */
  pointAt(end: TripEnd): LngLat | undefined {
    const chosen = end === 'return' ? this.returnAddress : this.address;
    if (chosen) return chosen.location;
    const { located, position } = this.root.get(CityStore);
    return located?.id === this.cityAt(end).id ? position : undefined;
  }

  /** The end of the trip to which no car can be brought, or from which none is collected. */
  get undeliverableEnd(): TripEnd {
    const { site, delivery, collection } = this;
    const isTooFar = delivery && site && !canDeliver(site.location, delivery.location);
    return collection && !isTooFar ? 'return' : 'pickup';
  }

  /** The search as the server takes it; undefined until a site is chosen. */
  get rental(): RentalSearch | undefined {
    if (!this.site) return undefined;
    return {
      site_id: this.site.id,
      ...(this.returnSite && this.returnSite.id !== this.site.id
        ? { return_site_id: this.returnSite.id }
        : {}),
      from_time: this.fromTime,
      to_time: this.toTime,
      ...(this.delivery ? { delivery: { ...this.delivery } } : {}),
      ...(this.collection ? { collection: { ...this.collection } } : {}),
    };
  }

  /** Chooses the pickup city; another city forgets the places. */
  chooseCity(city: City): void {
    if (city.id !== this.city.id) this.forgetPlaces();
    this.city = city;
    this.root.get(HistoryStore).rememberCity(city);
  }

  /** Chooses a site from a list. Who fetches the car there has it not brought. */
  chooseSite(site: SearchSite): void {
    if (site.id !== this.site?.id) this.delivery = undefined;
    this.site = site;
  }

  chooseReturnCity(city: City): void {
    if (city.id !== this.cityAt('return').id) {
      this.returnSite = undefined;
      this.returnAddress = undefined;
      this.collection = undefined;
    }
    this.returnCity = city;
  }

  /** Undefined: the car comes back to where it was taken. */
  chooseReturnSite(site: SearchSite | undefined): void {
    if (site?.id !== this.returnSite?.id) this.collection = undefined;
    this.returnSite = site;
    if (site) return;
    this.returnCity = undefined;
    this.returnAddress = undefined;
  }

  chooseCityAt(end: TripEnd, city: City): void {
    if (end === 'return') this.chooseReturnCity(city);
    else this.chooseCity(city);
  }

  chooseSiteAt(end: TripEnd, site: SearchSite): void {
    if (end === 'return') this.chooseReturnSite(site);
    else this.chooseSite(site);
  }

  /**
   * Chooses a point of the end's city, such as where the device is, and with it the nearest open site; rejects like any
   * call, and then nothing has changed.
   */
  async choosePoint(end: TripEnd, point: SearchPoint): Promise<void> {
    const city = this.cityAt(end);
    const site = await this.nearestSite(city, point.location);
    runInAction(() => {
      if (!site || this.cityAt(end).id !== city.id) return;
      this.chooseSiteAt(end, site);
      // Who comes from there to the site has the car neither brought nor collected, even if the site stays the same.
      if (end === 'return') Object.assign(this, { returnAddress: point, collection: undefined });
      else Object.assign(this, { address: point, delivery: undefined });
    });
  }

  /**
   * Chooses a place of the end's city and with it the nearest open site; rejects like any call, and then nothing has
   * changed.
   */
  async choosePlace(end: TripEnd, place: Place): Promise<void> {
    await this.choosePoint(end, { name: place.name, address: place.address, location: place.location });
    this.root.get(HistoryStore).rememberPlace(place);
  }

  /** Chooses a district of the end's city and with it the open site nearest to its centre; rejects like any call. */
  async chooseDistrict(end: TripEnd, district: District): Promise<void> {
    await this.choosePoint(end, { name: district.name, address: '', location: district.location });
    this.root.get(HistoryStore).rememberDistrict(district);
  }

  /**
   * Has the car brought to a place (送车上门), or collected there (上门取车), by the nearest open site; undefined takes
   * that back. Rejects like any call. Whether the site comes so far, the server says.
   */
  async chooseDelivery(end: TripEnd, point: DeliveryPoint | undefined): Promise<void> {
    if (point) await this.choosePoint(end, point);
    runInAction(() => {
      if (end === 'return') this.collection = point;
      else this.delivery = point;
    });
  }

  choosePeriod(fromTime: string, toTime: string): void {
    this.fromTime = fromTime;
    this.toTime = toTime;
    this.isPeriodChosen = true;
  }

  /** Takes over an alternative as it is (rental.md, what users complain of). */
  applyAlternative({ search, site }: Alternative): void {
    // The site that changed may be that of the return.
    if (site.id === search.site_id) this.site = site;
    else this.returnSite = site;
    if (search.return_site_id === undefined) this.returnSite = undefined;
    this.delivery = search.delivery;
    this.collection = search.collection;
    this.choosePeriod(search.from_time, search.to_time);
  }

  /**
   * A pickup that time has overtaken rolls to the next open half-hour, with the same duration; a period that is over
   * becomes the default one; and a pickup that nobody chose rolls out of the site's closed hours. Answers the sentence
   * that says so (rental.md, detail 1), undefined when nothing changed.
   */
  renewPeriod(): string | undefined {
    const now = serverNow();
    const duration = toMillis(this.toTime) - toMillis(this.fromTime);
    const hours = this.site?.hours ?? AROUND_THE_CLOCK;
    const rollTo = (start: string | number, why: string): string => {
      this.fromTime = nextOpenHalfHour(hours, start).time;
      this.toTime = toIso(toMillis(this.fromTime) + duration);
      return `${why}，已顺延至${format(this.fromTime, 'M月D日HH:mm')}`;
    };
    if (this.isOutdated) {
      this.isOutdated = false;
      return replaced;
    }
    if (duration <= 0 || isPast(this.toTime, now)) {
      const period = defaultRentalPeriod(now);
      this.fromTime = period.from;
      this.toTime = period.to;
      this.isPeriodChosen = false;
      return replaced;
    }
    if (isPast(this.fromTime, now)) return rollTo(now.getTime(), '取车时间已过');
    if (!this.isPeriodChosen && !isOpenAt(hours, this.fromTime)) {
      return rollTo(this.fromTime, '门店当时未营业');
    }
    return undefined;
  }

  /** Takes the nearest open site of the city when none is chosen; rejects like any call. */
  async ensureSite(): Promise<void> {
    if (this.site) return;
    const { city } = this;
    const site = await this.nearestSite(city, this.pointAt('pickup'));
    runInAction(() => {
      if (!this.site && this.city.id === city.id) this.site = site;
    });
  }

  /** Like `ensureSite`, for who can do nothing without one: a city that has none rejects too, with CITY_NOT_SERVED. */
  async requireSite(): Promise<void> {
    await this.ensureSite();
    if (this.site) return;
    const text = `${this.city.city}还没有可以取车的门店，请换个城市`;
    throw new ApiError(-1, text, ErrorCode.CITY_NOT_SERVED);
  }

  /** The open site of a city nearest to a point (BD-09), without one the city's first; rejects like any call. */
  async nearestSite(city: City, location: LngLat | undefined): Promise<Site | undefined> {
    const { sites } = await getSites({ city_id: city.id, ...(location ? { location } : {}) });
    return sites.find(site => site.status === 'OPEN') ?? sites[0];
  }

  /** Clearing keeps the chosen times and resets the rest (specification §4). */
  clear(): void {
    this.city = defaultCity;
    this.forgetPlaces();
  }

  private forgetPlaces(): void {
    this.site = undefined;
    this.address = undefined;
    this.delivery = undefined;
    this.returnCity = undefined;
    this.returnSite = undefined;
    this.returnAddress = undefined;
    this.collection = undefined;
  }
}
