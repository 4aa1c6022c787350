import { makeAutoObservable } from 'mobx';
import { getActivities, getBanners } from '@/services/catalogue';
import { Resource } from '@/stores/Resource';

/** What the home page shows besides the search: banners and activities of the city. */
export class HomeStore {
  readonly banners = new Resource((cityId: string) => getBanners(cityId));
  readonly activities = new Resource((cityId: string) => getActivities(cityId));

  constructor() {
    makeAutoObservable(this, { banners: false, activities: false });
  }

  /** Loads what belongs to a city; a failure leaves the space empty, since the search does not need it. */
  async loadCity(cityId: string): Promise<void> {
    await Promise.all([this.banners.load(cityId), this.activities.load(cityId)]);
  }
}
