import { makeAutoObservable, observable } from 'mobx';
import { FavouritesStore } from '@/stores/FavouritesStore';
import type { RootStore } from '@/stores/RootStore';
import type { CarType } from '~types/api/cartype';

/**
 * 我的收藏 as its screen shows it: a car that is taken out stays in its place, so that it can be put back, until the screen
 * is opened anew.
 */
export class FavouriteListStore {
  /** What the screen showed when a car was last taken out. */
  private seen: readonly CarType[] = [];
  private readonly favourites: FavouritesStore;

  constructor(root: RootStore) {
    this.favourites = root.get(FavouritesStore);
    makeAutoObservable<this, 'seen' | 'favourites'>(
      this,
      { seen: observable.ref, favourites: false },
      { autoBind: true },
    );
  }

  /** Those that are kept and those that were taken out here, each where it stood; new ones come first. */
  get cars(): readonly CarType[] {
    const isSeen = ({ id }: CarType): boolean => this.seen.some(one => one.id === id);
    return [...this.favourites.all.filter(cartype => !isSeen(cartype)), ...this.seen];
  }

  /** Begins with those that are kept. */
  open(): void {
    this.seen = [];
  }

  /** Takes a car out, or puts it back where it stood. */
  set(cartype: CarType, isKept: boolean): void {
    this.seen = this.cars;
    void this.favourites.set(cartype, isKept);
  }
}
