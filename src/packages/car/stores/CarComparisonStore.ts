import { makeAutoObservable, observable } from 'mobx';
import { compareCars, COMPARED, type ComparisonRow } from '@/domain/carComparison';
import { sessionStorage } from '@/platform/storage';
import { Follower } from '@/stores/Follower';
import { persistFields } from '@/stores/persistence';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import type { CarTypeDetail, RentalSearch } from '~types/api/cartype';
import { getCarDetail } from '../services/cars';

interface ComparisonQuery {
  cartypeIds: readonly string[];
  rental: RentalSearch;
}

/**
 * 对比: up to four cars side by side at the prices of the search (issue 11). Which ones is kept for the session: they are
 * chosen on the list and looked at on a screen of their own.
 */
export class CarComparisonStore {
  /** The cars that are compared, in the order in which they were chosen. */
  cartypeIds: readonly string[] = [];
  /** The list is asked which cars to compare. */
  isChoosing = false;
  readonly cars = new Resource(
    ({ cartypeIds, rental }: ComparisonQuery) =>
      Promise.all(cartypeIds.map(id => getCarDetail({ ...rental, cartype_id: id }))),
    // Another time prices the same cars anew in place.
    { subjectOf: ({ cartypeIds }) => cartypeIds },
  );
  private readonly search: Follower<ComparisonQuery>;

  constructor(root: RootStore) {
    const search = root.get(SearchStore);
    this.search = new Follower<ComparisonQuery>({
      subject: () =>
        search.rental && this.canCompare ? { cartypeIds: this.cartypeIds, rental: search.rental } : undefined,
      prepare: search.requireSites,
      load: async query => void (await this.cars.load(query)),
    });
    makeAutoObservable<this, 'search'>(
      this,
      { cartypeIds: observable.ref, cars: false, search: false },
      { autoBind: true },
    );
    persistFields(this, {
      key: 'car_comparison',
      fields: ['cartypeIds'],
      storage: sessionStorage,
      accept: ({ cartypeIds }) =>
        Array.isArray(cartypeIds) && cartypeIds.every(id => typeof id === 'string')
          ? { cartypeIds: cartypeIds.slice(0, COMPARED.most) }
          : undefined,
    });
  }

  get canCompare(): boolean {
    return this.cartypeIds.length >= COMPARED.least;
  }

  get isFull(): boolean {
    return this.cartypeIds.length >= COMPARED.most;
  }

  /** The rows of the cars that are there; those that differ alone, where only they are wanted. */
  rows(isDifferentOnly: boolean): ComparisonRow[] {
    const cars: readonly CarTypeDetail[] = this.cars.data ?? [];
    return compareCars(cars).filter(({ differs }) => differs || !isDifferentOnly);
  }

  has(cartypeId: string): boolean {
    return this.cartypeIds.includes(cartypeId);
  }

  /** Takes a car in, or out again; a fifth one is not taken. */
  toggle(cartypeId: string): void {
    if (this.has(cartypeId)) this.cartypeIds = this.cartypeIds.filter(id => id !== cartypeId);
    else if (!this.isFull) this.cartypeIds = [...this.cartypeIds, cartypeId];
  }

  setChoosing(isChoosing: boolean): void {
    this.isChoosing = isChoosing;
  }

  /** Compares these cars, as an address names them. */
  take(cartypeIds: readonly string[]): void {
    this.cartypeIds = [...new Set(cartypeIds)].slice(0, COMPARED.most);
  }

  /** Prices the cars now and whenever they, place or time change, until the returned function is called. */
  watch(): () => void {
    return this.search.watch();
  }

  async load(): Promise<void> {
    await this.search.load();
  }
}
