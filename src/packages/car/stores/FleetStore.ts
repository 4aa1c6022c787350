import { makeAutoObservable } from 'mobx';
import { searchCarTypes } from '@/domain/carFilter';
import { categoryText } from '@/domain/carWords';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import type { CarCategory, FleetCarType } from '~types/api/cartype';
import { getFleet } from '../services/cars';
import { CarCityStore } from './CarCityStore';

/** The car types of a city, by category, brand and series (specification §2, /cartype). */
export class FleetStore {
  readonly fleet = new Resource(getFleet);
  keyword = '';
  /** Undefined: all of them. */
  category: CarCategory | undefined = undefined;

  constructor(private readonly root: RootStore) {
    makeAutoObservable<this, 'root'>(this, { root: false, fleet: false }, { autoBind: true });
  }

  /** Loads a city; another one than before begins anew. */
  async load(cityId: string): Promise<void> {
    if (!this.fleet.isAbout(cityId)) this.showAll();
    await Promise.all([this.fleet.load(cityId), this.root.get(CarCityStore).learnName(cityId)]);
  }

  /** The categories that the city has. */
  get categories(): CarCategory[] {
    const present = new Set((this.fleet.data?.cartypes ?? []).map(({ cartype }) => cartype.category));
    return (Object.keys(categoryText) as CarCategory[]).filter(category => present.has(category));
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
