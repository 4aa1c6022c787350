import { makeAutoObservable } from 'mobx';
import { compareCars, type ComparisonRow } from '@/domain/carComparison';
import { ErrorCode } from '@/domain/errorCode';
import { codeOf } from '@/services/ApiError';
import { searchCity } from '@/services/catalogue';
import { Follower } from '@/stores/Follower';
import { OverlayStore } from '@/stores/OverlayStore';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import type { CarTypeDetail, CitySearch, RentalSearch } from '~types/api/cartype';
import type { Site } from '~types/api/site';
import { getCarDetail } from '../services/cars';
import { COMPARED, ComparedCarsStore } from './ComparedCarsStore';

interface ComparisonQuery {
  cartypeIds: readonly string[];
  query: CitySearch | RentalSearch;
}

/** Cars side by side, and where each of them is taken when they are those of the whole city. */
interface Comparison {
  cars: CarTypeDetail[];
  sites: Site[];
  /** Where they were looked for, in words. */
  here: string;
  isCity: boolean;
}

/** Too few cars of a comparison are there. */
export interface Shortage extends Pick<Comparison, 'here' | 'isCity'> {
  asked: number;
  found: number;
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

/** The cars that are there, in their order. */
async function findCars(
  requests: readonly (RentalSearch & { cartype_id: string })[],
): Promise<CarTypeDetail[]> {
  const cars = await Promise.all(requests.map(findCar));
  return cars.filter(car => car !== undefined);
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
      load: query => this.loadCars(query),
    });
    makeAutoObservable<this, 'search' | 'root'>(
      this,
      { comparison: false, search: false, root: false },
      { autoBind: true },
    );
  }

  /** The rows of the cars that are there. */
  get rows(): ComparisonRow[] {
    const { cars = [], sites } = this.comparison.data ?? {};
    return compareCars(cars, sites);
  }

  /** Too few of the cars are there to be compared; undefined while enough are. */
  get shortage(): Shortage | undefined {
    const { data, query } = this.comparison;
    if (!data || !query || data.cars.length >= COMPARED.least) return undefined;
    const { cars, here, isCity } = data;
    return { asked: query.cartypeIds.length, found: cars.length, here, isCity };
  }

  /** Compares the same cars in the whole city, each at the nearest site that has it. */
  compareInCity(): void {
    this.root.get(SearchStore).pickup.chooseWholeCity();
  }

  /** Goes on with a car where it is offered. */
  lookAt({ offer }: CarTypeDetail): void {
    const site = this.comparison.data?.sites.find(({ id }) => id === offer.site_id);
    if (site) this.root.get(SearchStore).lookAt(site, offer.cartype.id);
  }

  /** Prices the cars now and whenever they, place or time change, until the returned function is called. */
  watch(): () => void {
    return this.search.watch();
  }

  async load(): Promise<void> {
    await this.search.load();
  }

  private async compare({ cartypeIds, query }: ComparisonQuery): Promise<Comparison> {
    const { pickup } = this.root.get(SearchStore);
    const { city } = pickup.city;
    if (!('city_id' in query)) {
      const here = pickup.chosenSite?.name ?? city;
      const cars = await findCars(cartypeIds.map(id => ({ ...query, cartype_id: id })));
      return { cars, sites: [], here, isCity: false };
    }
    const { cars, sites } = await searchCity(query);
    const requests = cartypeIds.flatMap(id => {
      const offer = cars.find(({ cartype }) => cartype.id === id);
      const site = sites.find(one => one.id === offer?.site_id);
      return site ? [{ ...this.root.get(SearchStore).rentalAt(site), cartype_id: id }] : [];
    });
    return { cars: await findCars(requests), sites, here: city, isCity: true };
  }

  /**
   * Cars that are not there, such as after another place was chosen, are compared no more: the list shows no box to take
   * them out. Where too few would be left, as with a link that somebody sent, all stay and may be found elsewhere.
   */
  private async loadCars(asked: ComparisonQuery): Promise<void> {
    const { cars } = (await this.comparison.load(asked)) ?? {};
    if (!cars || cars.length === asked.cartypeIds.length || cars.length < COMPARED.least) return;
    this.root.get(ComparedCarsStore).take(cars.map(({ cartype }) => cartype.id));
    const count = asked.cartypeIds.length - cars.length;
    const here = 'city_id' in asked.query ? '这座城市' : '这家门店';
    this.root.get(OverlayStore).showToast(`${here}没有其中${count}款车，已移出对比`);
  }
}
