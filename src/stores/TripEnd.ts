import { makeAutoObservable, observable, runInAction } from 'mobx';
import { ErrorCode } from '@/domain/errorCode';
import { sessionStorage } from '@/platform/storage';
import { ApiError } from '@/services/ApiError';
import { nearestSite } from '@/services/catalogue';
import type { DeliveryPoint, District, Place } from '~types/api/address';
import type { LngLat } from '~types/api/call';
import type { City } from '~types/api/city';
import type { Site } from '~types/api/site';
import { CityStore } from './CityStore';
import { HistoryStore } from './HistoryStore';
import { kept, persistFields } from './persistence';
import type { RootStore } from './RootStore';
import { SessionStore } from './SessionStore';

/** A site as the search keeps it. */
export type SearchSite = Pick<Site, 'id' | 'name' | 'address' | 'hours' | 'city_id' | 'location'>;

/** The point from which sites are looked for (specification §3, car search filter: address, location). */
export type SearchPoint = DeliveryPoint;

/** Where the device is, as a point to look for sites from (BD-09). */
export const myPosition = (location: LngLat): SearchPoint => ({ name: '我的位置', address: '', location });

/** Which end of the trip is chosen: `purpose=return` in an address is the return. */
export type EndName = 'pickup' | 'return';

/** The end that a screen was opened for. */
export const endNameOf = (purpose: string | undefined): EndName =>
  purpose === 'return' ? 'return' : 'pickup';

/** The parameters that open a screen for an end of the trip. */
export const purposeOf = (end: EndName): { purpose?: string } =>
  end === 'return' ? { purpose: 'return' } : {};

const hasPoint = (point: unknown): boolean =>
  typeof (point as Partial<LngLat> | null | undefined)?.lng === 'number' &&
  typeof (point as Partial<LngLat>).lat === 'number';

/** Whether something out of storage is a city with its place. */
export function isCity(value: unknown): value is City {
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

const accepts = {
  chosenCity: isCity,
  site: isSearchSite,
  isSitePassing: (value: unknown): value is boolean => value === true,
  passingCar: (value: unknown): value is string => typeof value === 'string',
  address: isPoint,
  delivery: isPoint,
} as const;

/** What is kept of an end: its city and site, and apart from them the points, which may be somebody's home. */
const openFields = ['chosenCity', 'site', 'isSitePassing', 'passingCar'] as const;
const personalFields = ['address', 'delivery'] as const;

/** Those of the named fields that were stored and are what they should be. */
const accepted =
  <Name extends keyof typeof accepts>(names: readonly Name[]) =>
  (stored: Partial<Record<Name, unknown>>): Partial<Pick<TripEnd, Name>> =>
    Object.fromEntries(
      names.flatMap(name => (accepts[name](stored[name]) ? [[name, stored[name]]] : [])),
    ) as Partial<Pick<TripEnd, Name>>;

interface TripEndOptions {
  name: EndName;
  /** The city while none is chosen for this end. */
  usualCity: () => City;
  /** From where the nearest site is looked for, BD-09, while nothing says it; absent: the city's first site is taken. */
  usualOrigin?: (city: City) => LngLat;
  /** What a visit begins with: this end of the trip that was last ordered, out of storage, where anything may stand. */
  usual?: unknown;
  /** A city was chosen: another one than before, or the same again. */
  onCity?: (city: City, isAnother: boolean) => void;
}

/**
 * Where the car is taken, or returned (specification §3, car search filter). Survives reload and login, in the session
 * storage under `search_<name>`; where the car is brought to does not survive the log-out.
 */
export class TripEnd {
  readonly name: EndName;
  /** Undefined: the usual one, which is Beijing at the pickup, and at the return the city of the pickup. */
  chosenCity: City | undefined = undefined;
  /** Undefined at the return: the car comes back to where it was taken. */
  site: SearchSite | undefined = undefined;
  /** Nobody chose the site: it came with the car that is looked at. */
  isSitePassing = false;
  /** The car type that brought it; undefined where it is nobody's own. */
  passingCar: string | undefined = undefined;
  /** From where the site was looked for; undefined when it was taken from the list. */
  address: SearchPoint | undefined = undefined;
  /** 送车上门, 上门取车: where the car is brought to, or collected. */
  delivery: DeliveryPoint | undefined = undefined;
  private readonly begun: Pick<TripEnd, 'chosenCity' | 'site'>;

  constructor(
    private readonly root: RootStore,
    private readonly options: TripEndOptions,
  ) {
    this.name = options.name;
    makeAutoObservable<this, 'root' | 'options' | 'begun'>(
      this,
      {
        root: false,
        options: false,
        begun: false,
        name: false,
        // Replaced, never changed: plain objects, which may be spread on engines with and without Proxy.
        chosenCity: observable.ref,
        site: observable.ref,
        address: observable.ref,
        delivery: observable.ref,
      },
      { autoBind: true },
    );
    const place = { key: `search_${this.name}`, storage: sessionStorage, personal: false };
    // What was chosen in this visit is never mixed with what is usual.
    if (kept(place).read() === undefined) this.beginAsUsual();
    const { chosenCity, site } = this;
    this.begun = { chosenCity, site };
    persistFields(this, {
      ...place,
      fields: openFields,
      personal: false,
      accept: accepted(openFields),
    });
    persistFields(this, {
      key: `search_${this.name}_points`,
      fields: personalFields,
      storage: sessionStorage,
      personal: true,
      accept: accepted(personalFields),
    });
    root.get(SessionStore).onLogOut(this.forgetPoints);
  }

  get city(): City {
    return this.chosenCity ?? this.options.usualCity();
  }

  /** Where distances are measured from, BD-09; undefined: from the city's centre. */
  get origin(): LngLat | undefined {
    if (this.address) return this.address.location;
    const { located, position } = this.root.get(CityStore);
    return located?.id === this.city.id ? position : undefined;
  }

  /** From what distances are measured, in words: a place, the person, or the middle of the city. */
  get originName(): string {
    return this.address?.name ?? (this.origin ? '您' : '市中心');
  }

  /** The site that was chosen. */
  get chosenSite(): SearchSite | undefined {
    return this.isSitePassing ? undefined : this.site;
  }

  /** No site of the city was chosen: each car is looked at where it is nearest (issue 11, 北京全城). */
  get isWholeCity(): boolean {
    return this.chosenSite === undefined;
  }

  /** 北京全城: what the city as a whole is called. */
  get wholeCityName(): string {
    return `${this.city.city}全城`;
  }

  /** What is said of a city that has no site at all. */
  get noSiteText(): string {
    return `${this.city.city}还没有可以${this.name === 'return' ? '还车' : '取车'}的门店`;
  }

  /** Something was chosen for this end. */
  get isChosen(): boolean {
    return this.site !== undefined || this.chosenCity !== undefined;
  }

  /** It is as the visit began. */
  get isUntouched(): boolean {
    const { begun, city, site } = this;
    return city.id === (begun.chosenCity ?? this.options.usualCity()).id && site === begun.site;
  }

  /** What was chosen, for who keeps it: who ordered a car of the whole city looks through the whole city again. */
  get choice(): Pick<TripEnd, 'chosenCity' | 'site' | (typeof personalFields)[number]> {
    const { chosenCity, chosenSite: site, address, delivery } = this;
    return { chosenCity, site, address, delivery };
  }

  /** Chooses the city; another one forgets the places. */
  chooseCity(city: City): void {
    const isAnother = city.id !== this.city.id;
    if (isAnother) this.clear();
    this.chosenCity = city;
    this.options.onCity?.(city, isAnother);
  }

  /** Chooses a site from a list. Who comes to another site than before has the car neither brought nor collected. */
  chooseSite(site: SearchSite): void {
    if (site.id !== this.site?.id) this.delivery = undefined;
    this.takeSite(site);
  }

  /** Chooses the whole city: no site, and no point of it. */
  chooseWholeCity(): void {
    this.site = undefined;
    this.isSitePassing = false;
    this.passingCar = undefined;
    this.forgetPoints();
  }

  /** Takes a site that was chosen, or that only comes with the car which is looked at (`car`: which, if it is its own). */
  takeSite(site: SearchSite, isPassing = false, car?: string): void {
    this.site = site;
    this.isSitePassing = isPassing;
    this.passingCar = isPassing ? car : undefined;
  }

  /**
   * Chooses a point of the city, such as where the device is, and with it the nearest open site; rejects like any call,
   * and then nothing has changed.
   */
  async choosePoint(point: SearchPoint): Promise<void> {
    const { city } = this;
    const site = await nearestSite(city, point.location);
    if (site && this.city.id === city.id) this.comeFrom(point, site);
  }

  /** Chooses a point of the city and the site that is nearest to it. */
  comeFrom(point: SearchPoint, site: SearchSite): void {
    this.takeSite(site);
    this.address = point;
    // Who comes from there to the site has the car neither brought nor collected, even if the site stays the same.
    this.delivery = undefined;
  }

  /**
   * Chooses a place of the city and with it the nearest open site; rejects like any call, and then nothing has changed.
   */
  async choosePlace(place: Place): Promise<void> {
    await this.choosePoint({ name: place.name, address: place.address, location: place.location });
    this.root.get(HistoryStore).rememberPlace(place);
  }

  /** Chooses a district of the city and with it the open site nearest to its centre; rejects like any call. */
  async chooseDistrict(district: District): Promise<void> {
    await this.choosePoint({ name: district.name, address: '', location: district.location });
    this.root.get(HistoryStore).rememberDistrict(district);
  }

  /**
   * Has the car brought to a place (送车上门), or collected there (上门取车), by the nearest open site; undefined takes
   * that back. Rejects like any call. Whether the site comes so far, the server says.
   */
  async chooseDelivery(point: DeliveryPoint | undefined): Promise<void> {
    if (point) await this.choosePoint(point);
    runInAction(() => {
      this.delivery = point;
    });
  }

  /** Takes the nearest open site of the city where there is none, without choosing it; rejects like any call. */
  async ensureSite(): Promise<void> {
    if (this.site) return;
    const { city } = this;
    const site = await nearestSite(city, this.origin ?? this.options.usualOrigin?.(city));
    runInAction(() => {
      if (site && !this.site && this.city.id === city.id) this.takeSite(site, true);
    });
  }

  /** Like `ensureSite`, for who can do nothing without one: a city that has none rejects too, with CITY_NOT_SERVED. */
  async requireSite(): Promise<void> {
    await this.ensureSite();
    if (this.site) return;
    throw new ApiError(-1, `${this.noSiteText}，请换个城市`, ErrorCode.CITY_NOT_SERVED);
  }

  /** Nothing is chosen: at the return, the car comes back to where it was taken. */
  clear(): void {
    this.chosenCity = undefined;
    this.chooseWholeCity();
  }

  private beginAsUsual(): void {
    const { usual } = this.options;
    if (usual === null || typeof usual !== 'object') return;
    Object.assign(this, accepted(['chosenCity', 'site', ...personalFields])(usual));
  }

  /** The site stays, and the car is neither brought there from anywhere nor looked for from anywhere. */
  private forgetPoints(): void {
    this.address = undefined;
    this.delivery = undefined;
  }
}
