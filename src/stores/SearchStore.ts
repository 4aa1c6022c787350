import { makeAutoObservable, runInAction } from 'mobx';
import { rememberCity } from '@/domain/history';
import { defaultRentalPeriod, describePeriod, isPast } from '@/domain/rentalTime';
import { isTime, toIso, toMillis } from '@/domain/shanghaiTime';
import { localStorage, sessionStorage } from '@/platform/storage';
import { serverNow } from '@/services/call';
import { getSites } from '@/services/catalogue';
import type { RentalSearch } from '~types/api/cartype';
import type { City } from '~types/api/city';
import type { Site } from '~types/api/site';
import { CityStore, defaultCity } from './CityStore';
import { persistFields, readJson } from './persistence';
import type { RootStore } from './RootStore';

/** A site as the search keeps it. */
export type SearchSite = Pick<Site, 'id' | 'name' | 'address' | 'hours' | 'city_id'>;

const historyKey = 'city_history';
const historyLength = 9;

function isCity(value: unknown): value is City {
  const city = value as Partial<City> | null | undefined;
  return typeof city?.id === 'string' && typeof city.city === 'string' && typeof city.gps?.lng === 'number';
}

function isSearchSite(value: unknown): value is SearchSite {
  const site = value as Partial<SearchSite> | null | undefined;
  return (
    typeof site?.id === 'string' && typeof site.name === 'string' && typeof site.hours?.open === 'string'
  );
}

/**
 * What is being searched: city, site, return site and period (specification §3, car search filter). Survives
 * reload and login.
 */
export class SearchStore {
  city: City = defaultCity;
  site: SearchSite | undefined = undefined;
  /** Only when the car is returned elsewhere. */
  returnCity: City | undefined = undefined;
  returnSite: SearchSite | undefined = undefined;
  /** ISO times. */
  fromTime: string;
  toTime: string;
  /** Cities chosen before, newest first, without duplicates (specification §5). */
  cityHistory: City[] = [];

  constructor(private readonly root: RootStore) {
    const period = defaultRentalPeriod(serverNow());
    this.fromTime = period.from;
    this.toTime = period.to;
    makeAutoObservable<this, 'root'>(this, { root: false }, { autoBind: true });
    persistFields(this, {
      key: 'search',
      fields: ['city', 'site', 'returnCity', 'returnSite', 'fromTime', 'toTime'],
      storage: sessionStorage,
      accept: stored => ({
        ...(isCity(stored.city) ? { city: stored.city } : {}),
        ...(isSearchSite(stored.site) ? { site: stored.site } : {}),
        ...(isCity(stored.returnCity) ? { returnCity: stored.returnCity } : {}),
        ...(isSearchSite(stored.returnSite) ? { returnSite: stored.returnSite } : {}),
        ...(isTime(stored.fromTime) && isTime(stored.toTime) && !isPast(stored.fromTime, serverNow())
          ? { fromTime: toIso(stored.fromTime), toTime: toIso(stored.toTime) }
          : {}),
      }),
    });
    const history = readJson(localStorage, historyKey);
    if (Array.isArray(history)) this.cityHistory = history.filter(isCity).slice(0, historyLength);
  }

  /** 3天2小时. */
  get periodText(): string {
    return describePeriod(this.fromTime, this.toTime);
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
    };
  }

  /** Chooses the pickup city; another city forgets the sites. */
  chooseCity(city: City): void {
    if (city.id !== this.city.id) {
      this.site = undefined;
      this.returnCity = undefined;
      this.returnSite = undefined;
    }
    this.city = city;
    this.cityHistory = rememberCity(this.cityHistory, city).slice(0, historyLength);
    localStorage.set(historyKey, JSON.stringify(this.cityHistory));
  }

  chooseSite(site: SearchSite): void {
    this.site = site;
  }

  chooseReturnCity(city: City): void {
    if (city.id !== this.returnCity?.id) this.returnSite = undefined;
    this.returnCity = city;
  }

  chooseReturnSite(site: SearchSite | undefined): void {
    this.returnSite = site;
    if (!site) this.returnCity = undefined;
  }

  choosePeriod(fromTime: string, toTime: string): void {
    this.fromTime = fromTime;
    this.toTime = toTime;
  }

  /** A period that time has overtaken becomes the default one; tells whether that happened. */
  renewPeriod(): boolean {
    const now = serverNow();
    if (!isPast(this.fromTime, now) && toMillis(this.toTime) > toMillis(this.fromTime)) return false;
    const period = defaultRentalPeriod(now);
    this.choosePeriod(period.from, period.to);
    return true;
  }

  /** Takes the first open site of the city when none is chosen; rejects like any call. */
  async ensureSite(): Promise<void> {
    if (this.site) return;
    const { city } = this;
    const { position } = this.root.get(CityStore);
    const { sites } = await getSites({ city_id: city.id, ...(position ? { location: position } : {}) });
    runInAction(() => {
      if (!this.site && this.city.id === city.id)
        this.site = sites.find(site => site.status === 'OPEN') ?? sites[0];
    });
  }

  /** Clearing keeps the chosen times and resets the rest (specification §4). */
  clear(): void {
    this.city = defaultCity;
    this.site = undefined;
    this.returnCity = undefined;
    this.returnSite = undefined;
  }
}
