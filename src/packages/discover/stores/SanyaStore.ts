import { makeAutoObservable } from 'mobx';
import { emptyFilter, filterCars, isBookable } from '@/domain/carFilter';
import { ApiError } from '@/services/ApiError';
import { getSites, searchCars } from '@/services/catalogue';
import { ChannelStore } from '@/stores/ChannelStore';
import { CityStore } from '@/stores/CityStore';
import { Follower } from '@/stores/Follower';
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

/** What is searched, whichever site of Sanya has the car. */
type Trip = Omit<RentalSearch, 'site_id' | 'credit'>;

interface Offers {
  site: Site | undefined;
  cars: CarOffer[];
}

/** 三亚自驾: the destination, and what a car costs there in the renter's period; a trip that begins there is priced
 * with its return and its way to the door (specification §2, /sanya). */
export class SanyaStore {
  readonly destination = new Resource(() => getDestination('sanya'));
  /** The offers of the nearest open site; no site, no offers. */
  readonly offers = new Resource((trip: Trip) => this.searchOffers(trip));

  private readonly search: Follower<Trip>;

  constructor(private readonly root: RootStore) {
    this.search = new Follower({ subject: () => this.trip, load: () => this.loadOffers() });
    makeAutoObservable<this, 'root' | 'search'>(
      this,
      { destination: false, offers: false, root: false, search: false },
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

  /** Prices the cars now and whenever the trip changes, until the returned function is called. */
  watch(): () => void {
    return this.search.watch();
  }

  /** Loads the offers of the trip; those of another one are prices that do not hold. */
  async loadOffers(): Promise<void> {
    this.root.get(SearchStore).renewPeriod();
    await this.offers.load(this.trip);
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
    if (site) this.root.get(SearchStore).takeAt(site);
  }

  private get isHere(): boolean {
    return this.root.get(SearchStore).pickup.city.id === cityId;
  }

  /** Who begins in another city and comes here gives up the places there. */
  private get trip(): Trip {
    const { fromTime, toTime, trip } = this.root.get(SearchStore);
    return { from_time: fromTime, to_time: toTime, ...(this.isHere ? trip : {}) };
  }

  private async searchOffers({ from_time, to_time }: Trip): Promise<Offers> {
    const search = this.root.get(SearchStore);
    const point = this.isHere ? search.pickup.origin : undefined;
    const { sites } = await getSites({ city_id: cityId, ...(point ? { location: point } : {}) });
    const site = sites.find(({ status }) => status === 'OPEN');
    if (!site) return { site: undefined, cars: [] };
    const { credit } = this.root.get(ChannelStore);
    const { cars } = await searchCars({
      site_id: site.id,
      from_time,
      to_time,
      ...(this.isHere ? search.tripAt(site) : {}),
      ...(credit ? { credit } : {}),
    });
    return { site, cars };
  }
}
