import { makeAutoObservable, runInAction } from 'mobx';
import { messageOf } from '@/services/ApiError';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import type { RentalSearch } from '~types/api/cartype';
import { getCarDetail } from '../services/cars';

/** One car type at the chosen site and period. */
export class CarDetailStore {
  readonly detail = new Resource((request: RentalSearch & { cartype_id: string }) => getCarDetail(request));
  /** Why not even the site is known. */
  siteFailure: string | undefined = undefined;
  private cartypeId = '';

  constructor(private readonly root: RootStore) {
    makeAutoObservable<this, 'root' | 'cartypeId'>(
      this,
      { root: false, cartypeId: false, detail: false },
      { autoBind: true },
    );
  }

  /** Loads a car; another one than before begins with nothing on the screen. */
  async load(cartypeId: string): Promise<void> {
    const search = this.root.get(SearchStore);
    if (cartypeId !== this.cartypeId) this.detail.clear();
    this.cartypeId = cartypeId;
    this.siteFailure = undefined;
    try {
      await search.ensureSite();
    } catch (problem) {
      runInAction(() => {
        this.siteFailure = messageOf(problem);
      });
      return;
    }
    if (search.rental) await this.detail.load({ ...search.rental, cartype_id: cartypeId });
  }
}
