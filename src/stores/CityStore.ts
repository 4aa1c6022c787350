import { makeAutoObservable, observable, runInAction } from 'mobx';
import { searchCities } from '@/domain/citySearch';
import { matchCity } from '@/domain/geo';
import { locate, type DevicePosition } from '@/platform/location';
import { LocationError } from '@/platform/LocationError';
import { hasSettings, openSettings } from '@/platform/settings';
import { localStorage } from '@/platform/storage';
import { messageOf } from '@/services/ApiError';
import { getCities, getLocatedCity, getReturnCities } from '@/services/catalogue';
import type { LngLat } from '~types/api/call';
import type { City } from '~types/api/city';
import { kept } from './persistence';
import { Resource } from './Resource';

/** Geolocation outside the home page waits up to 10 seconds (specification §9). */
export const locateTimeout = 10_000;

/** Default city (specification §3): Beijing. */
export const defaultCity: City = {
  id: '110000',
  city: '北京',
  code: 'BJ',
  pinyin: 'bei jing',
  gps: { lng: 116.40387, lat: 39.91488 },
};

interface Cities {
  cfg_citys: City[];
  hot_citys: City[];
  version: number;
}

const keptCities = kept({ key: 'cities', storage: localStorage });
/** The device was located here before: it was allowed. */
const allowedKey = 'locating';
/** The located result is used after 300 ms (specification §4), so that the list does not jump under a finger. */
const settleDelay = 300;

function storedCities(): Cities | undefined {
  const stored = keptCities.read() as Partial<Cities> | null | undefined;
  return Array.isArray(stored?.cfg_citys) && Array.isArray(stored.hot_citys) ? (stored as Cities) : undefined;
}

/** The cities of the service and the one in which the device is (specification §3, city state). */
export class CityStore {
  /** Kept on the device: the city page works offline. */
  readonly cities = new Resource<Cities>(async () => {
    const cities = await getCities();
    keptCities.write(cities);
    return cities;
  });
  /** Cities to which a car taken in a city may be returned, by the id of that city. */
  readonly returnCities = new Resource(getReturnCities);
  /** Where the device is, BD-09. */
  position: LngLat | undefined = undefined;
  located: City | undefined = undefined;
  isLocating = false;
  /** Why locating failed, one sentence; undefined while all is well. */
  gpsProblem: string | undefined = undefined;
  /** The person has refused, and this host has settings in which they may allow it after all. */
  mustAllow = false;

  constructor() {
    makeAutoObservable(
      this,
      // Replaced, never changed: plain objects, which the search keeps and stores.
      { cities: false, returnCities: false, position: observable.ref, located: observable.ref },
      { autoBind: true },
    );
    const stored = storedCities();
    if (stored) this.cities.set(stored);
  }

  /** Locating failed: the city stays that is shown, at first the default one (specification §8; decision 19). */
  get isGpsFail(): boolean {
    return this.gpsProblem !== undefined;
  }

  cityOf(id: string): City | undefined {
    return this.cities.data?.cfg_citys.find(city => city.id === id);
  }

  isHot(city: City): boolean {
    return this.cities.data?.hot_citys.some(({ id }) => id === city.id) ?? false;
  }

  /** What a text finds among cities by name, pinyin or initials; of equal matches the hot cities come first. */
  search(cities: readonly City[], text: string): City[] {
    const ordered = [...cities].sort((a, b) => Number(this.isHot(b)) - Number(this.isHot(a)));
    return searchCities(ordered, text);
  }

  async loadCities(): Promise<void> {
    await this.cities.load();
  }

  /** The last attempt on this device succeeded: a later visit may locate without a tap (look.md: own consent). */
  mayLocateAgain(): boolean {
    return localStorage.get(allowedKey) !== undefined;
  }

  /**
   * Finds the device and its city: the configured one of the name that the host gives, else that in whose area the device
   * is (decision 19). On failure it falls back to the default city and flags isGpsFail (specification §4). Who has refused
   * and asks again is led to the settings of the host first. `timeout` in milliseconds (§9).
   */
  async locate(timeout: number): Promise<City> {
    this.isLocating = true;
    try {
      if (this.mustAllow) await openSettings();
      const position = await locate(timeout);
      const settled = new Promise(resolve => setTimeout(resolve, settleDelay));
      const [city] = await Promise.all([this.cityAt(position), settled]);
      localStorage.set(allowedKey, 'allowed');
      runInAction(() => {
        this.position = { lng: position.lng, lat: position.lat };
        this.located = city;
        this.gpsProblem = undefined;
        this.mustAllow = false;
      });
      return city;
    } catch (problem) {
      // Refused, not to be had, too slow, or in no city of the service: the person chooses the city by hand.
      localStorage.remove(allowedKey);
      runInAction(() => {
        const isOfDevice = problem instanceof LocationError;
        this.gpsProblem = isOfDevice ? problem.message : messageOf(problem);
        this.mustAllow = isOfDevice && problem.isRefused && hasSettings;
        this.located = undefined;
      });
      return defaultCity;
    } finally {
      runInAction(() => {
        this.isLocating = false;
      });
    }
  }

  private async cityAt({ city: name, lng, lat }: DevicePosition): Promise<City> {
    if (name && !this.cities.data) await this.loadCities();
    const named = name ? matchCity(name, this.cities.data?.cfg_citys ?? []) : undefined;
    return named ?? (await getLocatedCity({ lng, lat })).city;
  }
}
