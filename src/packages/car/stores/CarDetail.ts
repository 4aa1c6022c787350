import { makeAutoObservable, reaction } from 'mobx';
import { canDeliver } from '@/domain/delivery';
import { getAlternatives } from '@/services/catalogue';
import { HistoryStore } from '@/stores/HistoryStore';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore, type TripEnd } from '@/stores/SearchStore';
import type { RentalSearch } from '~types/api/cartype';
import { getCarDetail, getCarMarks } from '../services/cars';
import type { Alternatives } from './CarAlternativesStore';
import { obstacleOf, unbookableOf, type Obstacle } from './obstacle';

type CarSearch = RentalSearch & { cartype_id: string };

/** Reviews that the screen of a car shows of all that there are. */
const NEWEST = 2;

/**
 * One car type as it is searched: its price follows place and time in place, and where it cannot be had it says why and
 * what can be had instead (specification §2, /cardetail; rental.md, detail 3).
 */
export class CarDetail {
  readonly detail = new Resource((search: CarSearch) => getCarDetail(search), {
    subjectOf: ({ cartype_id }) => cartype_id,
  });
  /** Small changes that make the rental possible, the cheapest first. */
  readonly alternatives: Alternatives = new Resource(getAlternatives);
  readonly newestMarks = new Resource(async (id: string) => {
    const { marks } = await getCarMarks({ id, type: 'ALL', page: 1 });
    return marks.slice(0, NEWEST);
  });
  /** A visit without a site takes the first of the city. */
  private readonly siteSearch = new Resource(() => this.root.get(SearchStore).requireSite());
  /** The search that was priced last. */
  private asked = '';

  constructor(
    private readonly root: RootStore,
    readonly cartypeId: string,
  ) {
    makeAutoObservable<this, 'root' | 'siteSearch' | 'asked'>(
      this,
      {
        root: false,
        siteSearch: false,
        asked: false,
        cartypeId: false,
        detail: false,
        alternatives: false,
        newestMarks: false,
      },
      { autoBind: true },
    );
  }

  /** The price on the screen is that of the search, or the new one is on its way. */
  get isPriced(): boolean {
    return (
      this.detail.data !== undefined &&
      this.detail.failure === undefined &&
      this.siteSearch.failure === undefined
    );
  }

  /** What stands in the way of booking this car; undefined when it can be booked. */
  get obstacle(): Obstacle | undefined {
    if (this.siteSearch.failure !== undefined) return obstacleOf(this.siteSearch.problem);
    if (this.detail.failure !== undefined) return obstacleOf(this.detail.problem);
    return this.detail.data && unbookableOf(this.detail.data);
  }

  /** The car cannot be had as it is searched; a failed call says nothing about that. */
  get isGone(): boolean {
    return this.obstacle !== undefined && this.obstacle.remedy !== 'RETRY';
  }

  /** The end of the trip to which no car is brought so far. */
  get undeliverableEnd(): TripEnd {
    const { site, delivery } = this.root.get(SearchStore);
    const isPickup = site && delivery && !canDeliver(site.location, delivery.location);
    return isPickup ? 'pickup' : 'return';
  }

  /** Prices the car now and whenever place or time change, until the returned function is called. */
  watch(): () => void {
    return reaction(
      () => JSON.stringify(this.root.get(SearchStore).rental),
      () => void this.load(),
      { fireImmediately: true },
    );
  }

  /** Prices the car; a visit without a site takes the first of the city. What is on the screen stays until then. */
  async load(): Promise<void> {
    const search = this.root.get(SearchStore);
    this.siteSearch.clear();
    if (!search.rental) await this.siteSearch.load();
    if (!search.rental) return;
    const request: CarSearch = { ...search.rental, cartype_id: this.cartypeId };
    const asked = JSON.stringify(request);
    // The site that was found has set `watch` going too.
    if (asked === this.asked && this.detail.isLoading) return;
    this.asked = asked;
    const detail = await this.detail.load(request);
    if (asked !== this.asked) return;
    if (detail) {
      this.root.get(HistoryStore).rememberCar(detail.cartype);
      if (detail.marks.total > 0 && !this.newestMarks.data) void this.newestMarks.load(this.cartypeId);
    }
    await this.findAlternatives(request);
  }

  private async findAlternatives(request: CarSearch): Promise<void> {
    this.alternatives.clear();
    if (this.obstacle?.hasAlternatives) await this.alternatives.load(request);
  }
}
