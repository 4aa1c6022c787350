import { ApiError } from '@/services/ApiError';
import { CityStore } from './CityStore';
import type { RootStore } from './RootStore';
import { SearchStore } from './SearchStore';
import type { EndName } from './TripEnd';
import type { Site } from '~types/api/site';

/** Takes a site into the search. */
export class SiteChoiceStore {
  constructor(private readonly root: RootStore) {}

  /**
   * Chooses a site for an end of the trip. A site of another city, which a link may lead to, takes its city with it;
   * when that city is not to be had, it rejects with one sentence and nothing changes.
   */
  async choose(end: EndName, site: Site): Promise<void> {
    const search = this.root.get(SearchStore);
    if (site.city_id !== search[end].city.id) {
      const cities = this.root.get(CityStore);
      if (!cities.cityOf(site.city_id)) await cities.loadCities();
      const city = cities.cityOf(site.city_id);
      if (!city) throw new ApiError(-1, '这家店在其他城市，暂时选不了，请稍后再试');
      search[end].chooseCity(city);
    }
    search[end].chooseSite(site);
  }
}
