import { makeAutoObservable } from 'mobx';
import { isBookable } from '@/domain/carFilter';
import { Follower } from '@/stores/Follower';
import { OverlayStore } from '@/stores/OverlayStore';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import type { BrandShopDetail } from '~types/api/campaign';
import type { CarOffer, CitySearch } from '~types/api/cartype';
import type { Site } from '~types/api/site';
import { getBrandCars, getBrandShop, takeCoupon } from '../services/campaign';

/** The shop of a brand with its cars in the city of the search. Each screen has its own. */
export class BrandShopStore {
  readonly shop: Resource<BrandShopDetail>;
  readonly cars = new Resource((search: CitySearch) => getBrandCars({ ...search, id: this.id }), {
    subjectOf: ({ city_id }) => city_id,
  });
  /** A visitor wants the coupon, and logs in. */
  isLoginAsked = false;
  private readonly following: Follower<CitySearch>;

  constructor(
    private readonly root: RootStore,
    private readonly id: string,
  ) {
    this.shop = new Resource(() => getBrandShop(id));
    const search = root.get(SearchStore);
    this.following = new Follower({
      subject: () => search.wholeCity,
      prepare: () => search.return.requireSite(),
      load: async query => void (await this.cars.load(query)),
    });
    makeAutoObservable<this, 'root' | 'id' | 'following'>(
      this,
      { root: false, id: false, following: false, shop: false, cars: false },
      { autoBind: true },
    );
  }

  /** Why the cars cannot be asked for, one sentence. */
  get failure(): string | undefined {
    return this.following.failure;
  }

  /** The cars, those that can be booked first. */
  get offers(): CarOffer[] {
    return [...(this.cars.data?.cars ?? [])].sort((a, b) => Number(isBookable(b)) - Number(isBookable(a)));
  }

  /** The site at which a car is offered. */
  siteOf({ site_id: id }: CarOffer): Site | undefined {
    return this.cars.data?.sites.find(site => site.id === id);
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
    void this.shop.load();
  }

  /** A car is looked at where it was offered. */
  lookAt(offer: CarOffer): void {
    const site = this.siteOf(offer);
    if (site) this.root.get(SearchStore).lookAt(site, offer.cartype.id);
  }

  askLogin(): void {
    this.isLoginAsked = true;
  }

  dismissLogin(): void {
    this.isLoginAsked = false;
  }

  /** Makes the shop's coupon the member's; the cars then say what they cost with it. Rejects like any call. */
  async take(): Promise<void> {
    this.dismissLogin();
    const id = this.shop.data?.coupon?.id;
    if (id === undefined) return;
    try {
      await takeCoupon(id);
    } finally {
      await Promise.all([this.shop.load(), this.loadCars()]);
    }
  }
}
