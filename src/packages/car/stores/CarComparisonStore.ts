import { makeAutoObservable } from 'mobx';
import { compareCars, type ComparisonRow } from '@/domain/carComparison';
import { Follower } from '@/stores/Follower';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import type { CarTypeDetail, RentalSearch } from '~types/api/cartype';
import { getCarDetail } from '../services/cars';
import { ComparedCarsStore } from './ComparedCarsStore';

interface ComparisonQuery {
  cartypeIds: readonly string[];
  rental: RentalSearch;
}

/** 对比: two to four cars side by side at the prices of the search (issue 11). */
export class CarComparisonStore {
  readonly cars = new Resource(
    ({ cartypeIds, rental }: ComparisonQuery) =>
      Promise.all(cartypeIds.map(id => getCarDetail({ ...rental, cartype_id: id }))),
    // Another time prices the same cars anew in place.
    { subjectOf: ({ cartypeIds }) => cartypeIds },
  );
  private readonly search: Follower<ComparisonQuery>;

  constructor(root: RootStore) {
    const search = root.get(SearchStore);
    const compared = root.get(ComparedCarsStore);
    this.search = new Follower<ComparisonQuery>({
      subject: () =>
        search.rental && compared.canCompare
          ? { cartypeIds: compared.cartypeIds, rental: search.rental }
          : undefined,
      prepare: search.requireSites,
      load: async query => void (await this.cars.load(query)),
    });
    makeAutoObservable<this, 'search'>(this, { cars: false, search: false }, { autoBind: true });
  }

  /** The rows of the cars that are there. */
  get rows(): ComparisonRow[] {
    const cars: readonly CarTypeDetail[] = this.cars.data ?? [];
    return compareCars(cars);
  }

  /** Prices the cars now and whenever they, place or time change, until the returned function is called. */
  watch(): () => void {
    return this.search.watch();
  }

  async load(): Promise<void> {
    await this.search.load();
  }
}
