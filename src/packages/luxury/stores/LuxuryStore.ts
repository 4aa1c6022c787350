import { makeAutoObservable } from 'mobx';
import { canEstimateLuxury, LUXURY_FIELDS, luxuryEstimate } from '@/domain/luxury';
import { DemandLine } from '@/stores/DemandLine';
import { Follower } from '@/stores/Follower';
import { OverlayStore } from '@/stores/OverlayStore';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import type { CarOffer, CitySearch } from '~types/api/cartype';
import type { City } from '~types/api/city';
import type { Site } from '~types/api/site';
import type { LuxuryWish } from '~types/api/worksheet';
import { addLuxury, getLuxuryCars, getLuxuryCities } from '../services/luxury';

/**
 * Luxury cars (specification §2, /luxury_car): those of the city and the times of the search, which ordinary bookings go
 * by, and what is asked for where one cannot be booked.
 */
export class LuxuryStore {
  readonly line: DemandLine<LuxuryWish>;
  readonly cities = new Resource(getLuxuryCities);
  readonly cars = new Resource(getLuxuryCars, { subjectOf: ({ city_id }: CitySearch) => city_id });
  private readonly following: Follower<CitySearch>;

  constructor(private readonly root: RootStore) {
    this.line = new DemandLine<LuxuryWish>(root, {
      ...{ kind: 'LUXURY', key: 'luxury', fields: LUXURY_FIELDS, offered: 'car_class', send: addLuxury },
      estimate: values =>
        canEstimateLuxury(values) ? luxuryEstimate(values as unknown as LuxuryWish) : undefined,
    });
    const search = root.get(SearchStore);
    this.following = new Follower({
      subject: () => search.wholeCity,
      prepare: () => search.return.requireSite(),
      load: async query => void (await this.cars.load(query)),
    });
    makeAutoObservable<this, 'root' | 'following'>(
      this,
      { root: false, following: false, line: false, cities: false, cars: false },
      { autoBind: true },
    );
  }

  /** Why the cars cannot be asked for, one sentence. */
  get failure(): string | undefined {
    return this.following.failure;
  }

  /** The cars follow the search, for a screen, until the returned function is called. */
  watch(): () => void {
    return this.following.watch();
  }

  async loadCars(): Promise<void> {
    await this.following.load();
  }

  /** Whoever comes back is told of a pickup that time has overtaken, and sees what is left. */
  seeAgain(): void {
    const renewed = this.root.get(SearchStore).renewPeriod();
    if (renewed) this.root.get(OverlayStore).showToast(renewed);
    else if (this.cars.data) void this.loadCars();
  }

  /** Cars are booked in the city of the search: it is the one that is chosen here. */
  chooseCity(city: City): void {
    this.line.chooseCity(city);
    this.root.get(SearchStore).pickup.chooseCity(city);
    this.line.chosenCity = undefined;
  }

  /** The site at which a car is offered. */
  siteOf({ site_id: id }: CarOffer): Site | undefined {
    return this.cars.data?.sites.find(site => site.id === id);
  }

  /** A car is looked at, or booked, where it was offered. */
  lookAt(offer: CarOffer): void {
    const site = this.siteOf(offer);
    if (site) this.root.get(SearchStore).lookAt(site, offer.cartype.id);
  }
}
