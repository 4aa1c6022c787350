import { makeAutoObservable } from 'mobx';
import { compareCars, type ComparisonRow } from '@/domain/carComparison';
import { searchCity } from '@/services/catalogue';
import { Follower } from '@/stores/Follower';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import type { CarTypeDetail, CitySearch, RentalSearch } from '~types/api/cartype';
import type { Site } from '~types/api/site';
import { getCarDetail } from '../services/cars';
import { ComparedCarsStore } from './ComparedCarsStore';

interface ComparisonQuery {
  cartypeIds: readonly string[];
  query: CitySearch | RentalSearch;
}

/** Cars side by side, and where each of them is taken when they are those of the whole city. */
interface Comparison {
  cars: CarTypeDetail[];
  sites: Site[];
}

/** 对比: two to four cars side by side at the prices of the search (issue 11). */
export class CarComparisonStore {
  readonly comparison = new Resource((asked: ComparisonQuery) => this.compare(asked), {
    // Another time prices the same cars anew in place.
    subjectOf: ({ cartypeIds }) => cartypeIds,
  });
  private readonly search: Follower<ComparisonQuery>;

  constructor(private readonly root: RootStore) {
    const search = root.get(SearchStore);
    const compared = root.get(ComparedCarsStore);
    this.search = new Follower<ComparisonQuery>({
      subject: () =>
        search.carQuery && compared.canCompare
          ? { cartypeIds: compared.cartypeIds, query: search.carQuery }
          : undefined,
      prepare: search.requireSites,
      load: async asked => void (await this.comparison.load(asked)),
    });
    makeAutoObservable<this, 'root' | 'search'>(
      this,
      { root: false, comparison: false, search: false },
      { autoBind: true },
    );
  }

  /** The rows of the cars that are there. */
  get rows(): ComparisonRow[] {
    const { cars = [], sites } = this.comparison.data ?? {};
    return compareCars(cars, sites);
  }

  /** Goes on with a car where it is offered. */
  lookAt({ offer }: CarTypeDetail): void {
    const site = this.comparison.data?.sites.find(({ id }) => id === offer.site_id);
    if (site) this.root.get(SearchStore).lookAt(site);
  }

  /** Prices the cars now and whenever they, place or time change, until the returned function is called. */
  watch(): () => void {
    return this.search.watch();
  }

  async load(): Promise<void> {
    await this.search.load();
  }

  private async compare({ cartypeIds, query }: ComparisonQuery): Promise<Comparison> {
    const search = this.root.get(SearchStore);
    const detailsOf = (rentals: readonly (RentalSearch & { cartype_id: string })[]) =>
      Promise.all(rentals.map(getCarDetail));
    if (!('city_id' in query)) {
      return { cars: await detailsOf(cartypeIds.map(id => ({ ...query, cartype_id: id }))), sites: [] };
    }
    const { cars, sites } = await searchCity(query);
    const rentals = cartypeIds.flatMap(id => {
      const offer = cars.find(({ cartype }) => cartype.id === id);
      const site = sites.find(one => one.id === offer?.site_id);
      return site ? [{ ...search.rentalAt(site), cartype_id: id }] : [];
    });
    return { cars: await detailsOf(rentals), sites };
  }
}
