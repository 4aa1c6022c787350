import { makeAutoObservable } from 'mobx';
import { Follower } from '@/stores/Follower';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import type { DataOf, RequestOf } from '~types/api';
import type { CarCategory } from '~types/api/cartype';
import { getLongCars } from '../services/longRental';
import { LongSearchStore } from './LongSearchStore';

type CarQuery = RequestOf<'GET /api/product/get_long_cartypes'>;
export type LongSort = NonNullable<CarQuery['sort']>;

/** The cars of a city by the month, filtered and in an order. */
export class LongCarsStore {
  readonly cars: Resource<DataOf<'GET /api/product/get_long_cartypes'>, CarQuery>;
  brand: string | undefined = undefined;
  category: CarCategory | undefined = undefined;
  tag: string | undefined = undefined;
  sort: LongSort = 'DEFAULT';
  private readonly following: Follower<CarQuery>;

  constructor(private readonly root: RootStore) {
    // What is filtered or sorted anew stays until the answer is there; another city or time begins anew.
    this.cars = new Resource(getLongCars, {
      subjectOf: ({ city_id, from_time, months }) => [city_id, from_time, months],
    });
    this.following = new Follower({
      subject: () => this.query,
      prepare: () => root.get(LongSearchStore).requireCities(),
      load: async query => {
        await this.cars.load(query);
      },
    });
    makeAutoObservable<this, 'root' | 'following'>(
      this,
      { root: false, cars: false, following: false },
      { autoBind: true },
    );
  }

  /** What is asked for; undefined until the cities of the line are known. */
  get query(): CarQuery | undefined {
    const { city, fromTime, months, isServed } = this.root.get(LongSearchStore);
    if (isServed === undefined) return undefined;
    const { brand, category, tag, sort } = this;
    return {
      city_id: city.id,
      from_time: fromTime,
      months,
      ...(brand === undefined ? {} : { brand }),
      ...(category === undefined ? {} : { category }),
      ...(tag === undefined ? {} : { tag }),
      sort,
    };
  }

  /** Why nothing could be asked for, one sentence; undefined while all is well. */
  get failure(): string | undefined {
    return this.following.failure;
  }

  get isFiltered(): boolean {
    return this.brand !== undefined || this.category !== undefined || this.tag !== undefined;
  }

  /** Asks now and whenever the query changes, until the returned function is called. */
  watch(): () => void {
    return this.following.watch();
  }

  load(): void {
    void this.following.load();
  }

  setBrand(brand: string | undefined): void {
    this.brand = brand;
  }

  setCategory(category: CarCategory | undefined): void {
    this.category = category;
  }

  setTag(tag: string | undefined): void {
    this.tag = tag;
  }

  setSort(sort: LongSort): void {
    this.sort = sort;
  }

  /** All cars again. */
  clear(): void {
    this.brand = undefined;
    this.category = undefined;
    this.tag = undefined;
  }
}
