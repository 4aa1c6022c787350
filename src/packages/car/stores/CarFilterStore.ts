import { makeAutoObservable, observable } from 'mobx';
import {
  conditionsOf,
  dropCondition,
  emptyFilter,
  isQuickFilterOn,
  readFilter,
  toggleQuickFilter,
  type CarFilter,
  type CarSort,
  type FilterCondition,
  type QuickFilter,
} from '@/domain/carFilter';
import { sessionStorage } from '@/platform/storage';
import { persistFields } from '@/stores/persistence';

/** Whether the cars are seen as a list, or their sites on the map. */
export type CarListMode = 'list' | 'map';

const modeOf = (stored: unknown): CarListMode => (stored === 'map' ? 'map' : 'list');

/** The sorts of the list with their words. */
export const sorts: readonly { key: CarSort; text: string }[] = [
  { key: 'RECOMMENDED', text: '推荐' },
  { key: 'PRICE_UP', text: '价格低' },
  { key: 'PRICE_DOWN', text: '价格高' },
  { key: 'SCORE', text: '评分' },
];

/**
 * How a renter looks at the cars: filter, order, list or map (specification §3, car search filter). Kept for the session
 * (specification §4, selected state keys): it survives reload, login and back.
 */
export class CarFilterStore {
  filter: CarFilter = emptyFilter;
  sort: CarSort = 'RECOMMENDED';
  mode: CarListMode = 'list';

  constructor() {
    // A filter is replaced, never changed.
    makeAutoObservable(this, { filter: observable.ref }, { autoBind: true });
    persistFields(this, {
      key: 'car_filter',
      fields: ['filter', 'sort', 'mode'],
      storage: sessionStorage,
      accept: stored => ({
        filter: readFilter(stored.filter),
        sort: sorts.find(({ key }) => key === stored.sort)?.key ?? 'RECOMMENDED',
        mode: modeOf(stored.mode),
      }),
    });
  }

  /** Number of conditions, for the button: 筛选（2）. */
  get conditionCount(): number {
    return conditionsOf(this.filter).length;
  }

  isOn(key: QuickFilter): boolean {
    return isQuickFilterOn(this.filter, key);
  }

  toggle(key: QuickFilter): void {
    this.filter = toggleQuickFilter(this.filter, key);
  }

  drop(condition: FilterCondition): void {
    this.filter = dropCondition(this.filter, condition);
  }

  apply(filter: CarFilter): void {
    this.filter = filter;
  }

  clear(): void {
    this.filter = emptyFilter;
  }

  chooseSort(sort: CarSort): void {
    this.sort = sort;
  }

  setMode(mode: CarListMode): void {
    this.mode = mode;
  }
}
