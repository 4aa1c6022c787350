import { makeAutoObservable, observable } from 'mobx';
import { rememberCity, rememberDistrict } from '@/domain/history';
import { localStorage } from '@/platform/storage';
import type { District, Place } from '~types/api/address';
import type { CarType } from '~types/api/cartype';
import type { City } from '~types/api/city';
import { kept, type KeptItem } from './persistence';
import type { RootStore } from './RootStore';
import { SessionStore } from './SessionStore';
import { hasText, isCarType, storedList } from './storedList';

const longest = 9;

type Lists = Pick<HistoryStore, 'cities' | 'districts' | 'places' | 'cars'>;

const keptLists: Readonly<Record<keyof Lists, KeptItem>> = {
  cities: kept({ key: 'city_history', storage: localStorage, personal: true }),
  districts: kept({ key: 'district_history', storage: localStorage, personal: true }),
  places: kept({ key: 'place_history', storage: localStorage, personal: true }),
  cars: kept({ key: 'car_history', storage: localStorage, personal: true }),
};
const lists = ['cities', 'districts', 'places', 'cars'] as const;

const hasPoint = (point: unknown): boolean =>
  typeof (point as { lng?: unknown } | null | undefined)?.lng === 'number';

const isCity = (value: unknown): value is City =>
  hasText(value, 'id', 'city') && hasPoint((value as Partial<City>).gps);
const isDistrict = (value: unknown): value is District =>
  hasText(value, 'id', 'name', 'type') && hasPoint((value as Partial<District>).location);
const isPlace = (value: unknown): value is Place =>
  hasText(value, 'id', 'name', 'city_id', 'kind') && hasPoint((value as Partial<Place>).location);

/**
 * What was chosen and looked at on this device: newest first, without duplicates, cities and places by id, districts by
 * name and only if it is not 请选择 (specification §5). Never what a person typed; the log-out forgets it all, since it
 * tells where somebody goes, and so does another member's login.
 */
export class HistoryStore {
  cities: City[] = [];
  districts: District[] = [];
  places: Place[] = [];
  /** Car types that were looked at. */
  cars: CarType[] = [];

  constructor(root: RootStore) {
    this.restore();
    makeAutoObservable(
      this,
      { cities: observable.ref, districts: observable.ref, places: observable.ref, cars: observable.ref },
      { autoBind: true },
    );
    const session = root.get(SessionStore);
    // What another member left on the device is gone by then.
    session.onOtherMember(this.restore);
    session.onLogOut(() => lists.forEach(this.forget));
  }

  /** Those of some cities that were chosen before. */
  citiesAmong(cities: readonly City[]): City[] {
    return this.cities.filter(({ id }) => cities.some(city => city.id === id));
  }

  /** Places of one city. */
  placesOf(cityId: string): Place[] {
    return this.places.filter(place => place.city_id === cityId);
  }

  rememberCity(city: City): void {
    this.save('cities', rememberCity(this.cities, city));
  }

  rememberDistrict(district: District): void {
    this.save('districts', rememberDistrict(this.districts, district));
  }

  rememberPlace(place: Place): void {
    this.save('places', rememberCity(this.places, place));
  }

  rememberCar(cartype: CarType): void {
    this.save('cars', rememberCity(this.cars, cartype));
  }

  /** Forgets one of the lists. */
  forget(name: keyof Lists): void {
    this.save(name, []);
  }

  private restore(): void {
    this.cities = storedList(keptLists.cities, isCity, longest);
    this.districts = storedList(keptLists.districts, isDistrict, longest);
    this.places = storedList(keptLists.places, isPlace, longest);
    this.cars = storedList(keptLists.cars, isCarType, longest);
  }

  private save<Name extends keyof Lists>(name: Name, list: Lists[Name]): void {
    Object.assign(this, { [name]: list.slice(0, longest) });
    keptLists[name].write(this[name]);
  }
}
