import { makeAutoObservable } from 'mobx';
import { compareCars, type ComparisonRow } from '@/domain/carComparison';
import { ErrorCode } from '@/domain/errorCode';
import { codeOf } from '@/services/ApiError';
import { Follower } from '@/stores/Follower';
import { OverlayStore } from '@/stores/OverlayStore';
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

/** A car as it can be rented; undefined where the site has none of it. */
async function findCar(request: RentalSearch & { cartype_id: string }): Promise<CarTypeDetail | undefined> {
  try {
    return await getCarDetail(request);
  } catch (problem) {
    if (codeOf(problem) === ErrorCode.NOT_FOUND) return undefined;
    throw problem;
  }
}

/** The cars that the site has, in their order. */
async function findCars({ cartypeIds, rental }: ComparisonQuery): Promise<CarTypeDetail[]> {
  const cars = await Promise.all(cartypeIds.map(id => findCar({ ...rental, cartype_id: id })));
  return cars.filter(car => car !== undefined);
}

/** 对比: two to four cars side by side at the prices of the search (issue 11). */
export class CarComparisonStore {
  readonly cars = new Resource(
    findCars,
    // Another time prices the same cars anew in place.
    { subjectOf: ({ cartypeIds }) => cartypeIds },
  );
  private readonly search: Follower<ComparisonQuery>;

  constructor(private readonly root: RootStore) {
    const search = root.get(SearchStore);
    const compared = root.get(ComparedCarsStore);
    this.search = new Follower<ComparisonQuery>({
      subject: () =>
        search.rental && compared.canCompare
          ? { cartypeIds: compared.cartypeIds, rental: search.rental }
          : undefined,
      prepare: search.requireSites,
      load: query => this.loadCars(query),
    });
    makeAutoObservable<this, 'search' | 'root'>(
      this,
      { cars: false, search: false, root: false },
      { autoBind: true },
    );
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

  /** Cars that the site does not have, such as after another place was chosen, are compared no more: the list shows no box to take them out. */
  private async loadCars(query: ComparisonQuery): Promise<void> {
    const cars = await this.cars.load(query);
    if (!cars || cars.length === query.cartypeIds.length) return;
    this.root.get(ComparedCarsStore).take(cars.map(({ cartype }) => cartype.id));
    const count = query.cartypeIds.length - cars.length;
    this.root.get(OverlayStore).showToast(`这家门店没有其中${count}款车，已移出对比`);
  }
}
