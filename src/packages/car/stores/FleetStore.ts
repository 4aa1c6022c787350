import { makeAutoObservable } from 'mobx';
import { searchCarTypes } from '@/domain/carSearch';
import { categoryText } from '@/domain/carWords';
import { OverlayStore } from '@/stores/OverlayStore';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import type { RequestOf } from '~types/api';
import type { CarCategory, CarType, FleetCarType } from '~types/api/cartype';
import { getFleet } from '../services/cars';
import { CarCityStore } from './CarCityStore';

/** The car types of a city, by category, brand and series (specification §2, /cartype). */
export class FleetStore {
  readonly fleet = new Resource((request: RequestOf<'GET /api/cartype/get_cartypes'>) => getFleet(request), {
    subjectOf: ({ city_id }) => city_id,
  });
  keyword = '';
  /** Undefined: all of them. */
  category: CarCategory | undefined = undefined;

  constructor(private readonly root: RootStore) {
    makeAutoObservable<this, 'root'>(this, { root: false, fleet: false }, { autoBind: true });
  }

  /**
   * Loads a city for the trip of the search; another city than before begins anew, another time prices it in place. Who
   * begins in another city gives up the places of this one.
   */
  async load(cityId: string): Promise<void> {
    const search = this.root.get(SearchStore);
    const renewed = search.renewPeriod();
    if (renewed) this.root.get(OverlayStore).showToast(renewed);
    const isHere = cityId === search.pickup.city.id;
    const period = { from_time: search.fromTime, to_time: search.toTime };
    const request = { city_id: cityId, ...period, ...(isHere ? search.trip : {}) };
    if (!this.fleet.isAbout(request)) this.showAll();
    await Promise.all([this.fleet.load(request), this.root.get(CarCityStore).learnName(cityId)]);
  }

  /** The categories that the city has. */
  get categories(): CarCategory[] {
    const present = new Set((this.fleet.data?.cartypes ?? []).map(({ cartype }) => cartype.category));
    return (Object.keys(categoryText) as CarCategory[]).filter(category => present.has(category));
  }

  /** Nothing narrows what is shown. */
  get isWhole(): boolean {
    return this.keyword.trim() === '' && this.category === undefined;
  }

  /** A car type as the city has it; undefined where it has none, or is not known yet. */
  itemOf(cartypeId: string): FleetCarType | undefined {
    return this.fleet.data?.cartypes.find(({ cartype }) => cartype.id === cartypeId);
  }

  /** Those of some cars that the city has. */
  among(cars: readonly CarType[]): CarType[] {
    const here = new Set((this.fleet.data?.cartypes ?? []).map(({ cartype }) => cartype.id));
    return cars.filter(({ id }) => here.has(id));
  }

  /** What is shown, category by category. */
  get groups(): { category: CarCategory; items: FleetCarType[] }[] {
    const found = searchCarTypes(this.fleet.data?.cartypes ?? [], this.keyword);
    return this.categories
      .filter(category => this.category === undefined || this.category === category)
      .map(category => ({
        category,
        items: found.filter(({ cartype }) => cartype.category === category),
      }))
      .filter(({ items }) => items.length > 0);
  }

  setKeyword(keyword: string): void {
    this.keyword = keyword;
  }

  /** Shows one category; the one that is shown already gives way to all. */
  chooseCategory(category: CarCategory): void {
    this.category = category === this.category ? undefined : category;
  }

  /** Everything again. */
  showAll(): void {
    this.keyword = '';
    this.category = undefined;
  }
}
