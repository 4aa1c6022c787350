import { makeAutoObservable, runInAction } from 'mobx';
import { categoryText, filterCars, isBookable, type CarSort } from '@/domain/carFilter';
import { messageOf } from '@/services/ApiError';
import { searchCars } from '@/services/catalogue';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import type { CarCategory, CarOffer, Transmission } from '~types/api/cartype';

/** The cars of the chosen site and period, with what the renter filters and how he sorts. */
export class CarListStore {
  readonly result = new Resource(searchCars);
  categories: CarCategory[] = [];
  transmission: Transmission | undefined = undefined;
  sort: CarSort = 'RECOMMENDED';
  /** Why not even the site is known. */
  siteFailure: string | undefined = undefined;

  constructor(private readonly root: RootStore) {
    makeAutoObservable<this, 'root'>(this, { root: false, result: false }, { autoBind: true });
  }

  /** Loads the offers of the present search; a visit without a site takes the first of the city. */
  async load(): Promise<void> {
    const search = this.root.get(SearchStore);
    this.siteFailure = undefined;
    try {
      await search.ensureSite();
    } catch (problem) {
      runInAction(() => {
        this.siteFailure = messageOf(problem);
      });
      return;
    }
    if (search.rental) await this.result.load(search.rental);
  }

  get offers(): CarOffer[] {
    return this.result.data?.cars ?? [];
  }

  get shown(): CarOffer[] {
    return filterCars(
      this.offers,
      { categories: this.categories, transmission: this.transmission },
      this.sort,
    );
  }

  /** Cars that can be booked as they stand. */
  get bookableCount(): number {
    return this.shown.filter(isBookable).length;
  }

  get isFiltered(): boolean {
    return this.categories.length > 0 || this.transmission !== undefined;
  }

  /** The categories that the site has, for the quick filters. */
  get categoryChoices(): { key: CarCategory; text: string }[] {
    const present = new Set(this.offers.map(offer => offer.cartype.category));
    return (Object.keys(categoryText) as CarCategory[])
      .filter(key => present.has(key))
      .map(key => ({ key, text: categoryText[key] }));
  }

  toggleCategory(category: CarCategory): void {
    this.categories = this.categories.includes(category)
      ? this.categories.filter(other => other !== category)
      : [...this.categories, category];
  }

  chooseSort(sort: CarSort): void {
    this.sort = sort;
  }

  clearFilter(): void {
    this.categories = [];
    this.transmission = undefined;
  }
}
