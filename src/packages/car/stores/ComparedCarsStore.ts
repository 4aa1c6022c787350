import { makeAutoObservable, observable } from 'mobx';
import { sessionStorage } from '@/platform/storage';
import { OverlayStore } from '@/stores/OverlayStore';
import { persistFields } from '@/stores/persistence';
import type { RootStore } from '@/stores/RootStore';

/** As many cars as stand beside each other at least and at most. */
export const COMPARED = { least: 2, most: 4 } as const;

/**
 * Which cars are compared, chosen on the list and kept for the session (issue 11). What they cost and are, the screen
 * that shows it asks for (`CarComparisonStore`): the list needs to load none of it.
 */
export class ComparedCarsStore {
  /** In the order in which they were chosen. */
  cartypeIds: readonly string[] = [];
  /** The list is asked which cars to compare. */
  isChoosing = false;

  constructor(private readonly root: RootStore) {
    makeAutoObservable<this, 'root'>(this, { root: false, cartypeIds: observable.ref }, { autoBind: true });
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

  has(cartypeId: string): boolean {
    return this.cartypeIds.includes(cartypeId);
  }

  /** Takes a car in, or out again; a fifth one is not taken, and that is said. */
  toggle(cartypeId: string): void {
    if (this.has(cartypeId)) this.cartypeIds = this.cartypeIds.filter(id => id !== cartypeId);
    else if (!this.isFull) this.cartypeIds = [...this.cartypeIds, cartypeId];
    else this.root.get(OverlayStore).showToast(`最多对比${COMPARED.most}款，取消一款再选`);
  }

  setChoosing(isChoosing: boolean): void {
    this.isChoosing = isChoosing;
  }

  /** Compares these cars, as an address names them. */
  take(cartypeIds: readonly string[]): void {
    this.cartypeIds = [...new Set(cartypeIds)].slice(0, COMPARED.most);
  }
}
