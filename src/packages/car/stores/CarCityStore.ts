import { makeAutoObservable } from 'mobx';
import { CityStore } from '@/stores/CityStore';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import type { City } from '~types/api/city';

/** The city whose cars are looked at, which an address may name (`city_id`) apart from the search's. */
export class CarCityStore {
  constructor(private readonly root: RootStore) {
    makeAutoObservable<this, 'root'>(this, { root: false }, { autoBind: true });
  }

  /** Undefined until the cities are loaded, and for an id that the service does not know. */
  cityOf(cityId: string): City | undefined {
    const { city } = this.root.get(SearchStore).pickup;
    return city.id === cityId ? city : this.root.get(CityStore).cityOf(cityId);
  }

  /** Loads the cities where the name of this one is not known yet. */
  async learnName(cityId: string): Promise<void> {
    if (!this.cityOf(cityId)) await this.root.get(CityStore).loadCities();
  }

  /** Makes it the city of the search; another one than before forgets the places. Answers whether it is now. */
  async enter(cityId: string): Promise<boolean> {
    await this.learnName(cityId);
    const search = this.root.get(SearchStore);
    const city = this.cityOf(cityId);
    if (city && city.id !== search.pickup.city.id) search.pickup.chooseCity(city);
    return city !== undefined;
  }
}
