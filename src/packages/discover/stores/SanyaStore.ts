import { makeAutoObservable } from 'mobx';
import { emptyFilter, filterCars, isBookable } from '@/domain/carFilter';
import { ApiError } from '@/services/ApiError';
import { getSites, searchCars } from '@/services/catalogue';
import { ChannelStore } from '@/stores/ChannelStore';
import { CityStore } from '@/stores/CityStore';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import type { CarCategory, CarOffer, RentalSearch } from '~types/api/cartype';
import type { Site } from '~types/api/site';
import { getDestination } from '../services/discover';

/** 三亚. */
const cityId = '460200';
/** The classes of which people take a car to the island, each shown by its cheapest. */
const categories: readonly CarCategory[] = ['SUV', 'SPORTS', 'MPV', 'ECONOMY', 'NEW_ENERGY'];

type Period = Pick<RentalSearch, 'from_time' | 'to_time'>;

/** 三亚自驾: the destination, and what a car costs there in the renter's period (specification §2, /sanya). */
export class SanyaStore {
  readonly destination = new Resource(() => getDestination('sanya'));
  /** The offers of the nearest open site; no site, no offers. */
  readonly offers = new Resource((period: Period) => this.searchOffers(period));

  constructor(private readonly root: RootStore) {
    makeAutoObservable<this, 'root'>(
      this,
      { destination: false, offers: false, root: false },
      { autoBind: true },
    );
  }

  /** The cheapest car of each class that can be booked in the period. */
  get cheapest(): CarOffer[] {
    const cars = (this.offers.data?.cars ?? []).filter(isBookable);
    return categories.flatMap(category =>
      filterCars(cars, { ...emptyFilter, categories: [category] }, 'PRICE_UP').slice(0, 1),
    );
  }

  /** Loads the offers of the search's period; those of another one are prices that do not hold. */
  async loadOffers(): Promise<void> {
    const search = this.root.get(SearchStore);
    search.renewPeriod();
    await this.offers.load({ from_time: search.fromTime, to_time: search.toTime });
  }

  /** Chooses Sanya for the search; rejects with an `ApiError`. */
  async chooseCity(): Promise<void> {
    const cities = this.root.get(CityStore);
    if (!cities.cities.data) await cities.loadCities();
    const city = cities.cityOf(cityId);
    if (!city) throw new ApiError(-1, cities.cities.failure ?? '三亚暂时没有开通服务');
    this.root.get(SearchStore).pickup.chooseCity(city);
  }

  /** Chooses Sanya with the site whose prices are shown; rejects with an `ApiError`. */
  async chooseOffered(): Promise<void> {
    await this.chooseCity();
    const site = this.offers.data?.site;
    if (site) this.root.get(SearchStore).pickup.chooseSite(site);
  }

  private async searchOffers(period: Period): Promise<{ site: Site | undefined; cars: CarOffer[] }> {
    const search = this.root.get(SearchStore);
    const point = search.pickup.city.id === cityId ? search.pickup.origin : undefined;
    const { sites } = await getSites({ city_id: cityId, ...(point ? { location: point } : {}) });
    const site = sites.find(({ status }) => status === 'OPEN');
    if (!site) return { site: undefined, cars: [] };
    const { credit } = this.root.get(ChannelStore);
    const { cars } = await searchCars({ site_id: site.id, ...period, ...(credit ? { credit } : {}) });
    return { site, cars };
  }
}
