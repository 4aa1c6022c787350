import { makeAutoObservable } from 'mobx';
import { isBookable } from '@/domain/carFilter';
import { getAlternatives, searchCars } from '@/services/catalogue';
import { Follower } from '@/stores/Follower';
import { OverlayStore } from '@/stores/OverlayStore';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import type { CarOffer, RentalSearch } from '~types/api/cartype';

/** The cars of the chosen site for the chosen times, and where there is none what can be had instead. */
export class SiteCarsStore {
  readonly result = new Resource(searchCars, { subjectOf: ({ site_id }) => site_id });
  readonly alternatives = new Resource(getAlternatives);
  private readonly following: Follower<RentalSearch>;

  constructor(private readonly root: RootStore) {
    const search = root.get(SearchStore);
    this.following = new Follower({
      subject: () => search.rental,
      prepare: () => search.requireSites(),
      load: rental => this.ask(rental),
    });
    makeAutoObservable<this, 'root' | 'following'>(
      this,
      { root: false, following: false, result: false, alternatives: false },
      { autoBind: true },
    );
  }

  /** Why not even the site is known, one sentence. */
  get failure(): string | undefined {
    return this.following.failure;
  }

  /** Those that can be booked, and those that an order of the renter's own holds, the cheapest first. */
  get offers(): CarOffer[] {
    return (this.result.data?.cars ?? [])
      .filter(offer => isBookable(offer) || offer.held_by)
      .sort((a, b) => a.total_price - b.total_price);
  }

  /** What the total of every car includes. */
  get included(): string[] {
    const [first, ...others] = this.offers;
    return (first?.included ?? []).filter(name => others.every(({ included }) => included.includes(name)));
  }

  /** Loads now and whenever the trip changes, for a screen, until the returned function is called. */
  watch(): () => void {
    return this.following.watch();
  }

  async load(): Promise<void> {
    await this.following.load();
  }

  /** A car is taken at the site whose price was shown, also where nobody chose it. */
  takeHere(): void {
    const search = this.root.get(SearchStore);
    const { site } = search.pickup;
    if (site) search.takeAt(site);
  }

  /** Loads what can be had instead of all of them. */
  async loadAlternatives(): Promise<void> {
    const { rental } = this.root.get(SearchStore);
    if (rental) await this.alternatives.load(rental);
  }

  /** Whoever comes back is told of a pickup that time has overtaken, and may have paid or cancelled what held a car. */
  seeAgain(): void {
    const renewed = this.root.get(SearchStore).renewPeriod();
    if (renewed) this.root.get(OverlayStore).showToast(renewed);
    if (this.offers.some(offer => offer.held_by)) void this.load();
  }

  private async ask(rental: RentalSearch): Promise<void> {
    this.alternatives.clear();
    const data = await this.result.load(rental);
    if (data && this.offers.length === 0) await this.loadAlternatives();
  }
}
