import { makeAutoObservable } from 'mobx';
import { getAlternatives } from '@/services/catalogue';
import { Follower } from '@/stores/Follower';
import { HistoryStore } from '@/stores/HistoryStore';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import type { RentalSearch } from '~types/api/cartype';
import { getCarDetail, getCarReviews } from '../services/cars';
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
  readonly newestReviews = new Resource(async (id: string) => {
    const { marks } = await getCarReviews({ id, type: 'ALL', page: 1 });
    return marks.slice(0, NEWEST);
  });
  /** Without a chosen site it is looked at where it is nearest. */
  private readonly search: Follower<CarSearch>;

  constructor(
    private readonly root: RootStore,
    readonly cartypeId: string,
  ) {
    const search = root.get(SearchStore);
    this.search = new Follower({
      subject: () => {
        const rental = search.rentalOf(cartypeId);
        return rental && { ...rental, cartype_id: cartypeId };
      },
      prepare: () => search.requireSitesOf(cartypeId),
      load: query => this.price(query),
    });
    makeAutoObservable<this, 'root' | 'search'>(
      this,
      {
        root: false,
        search: false,
        cartypeId: false,
        detail: false,
        alternatives: false,
        newestReviews: false,
      },
      { autoBind: true },
    );
  }

  /** The price on the screen is that of the search, or the new one is on its way. */
  get isPriced(): boolean {
    return (
      this.detail.data !== undefined && this.detail.failure === undefined && this.search.failure === undefined
    );
  }

  /** What stands in the way of booking this car; undefined when it can be booked. */
  get obstacle(): Obstacle | undefined {
    if (this.search.failure !== undefined) return obstacleOf(this.search.problem);
    if (this.detail.failure !== undefined) return obstacleOf(this.detail.problem);
    return this.detail.data && unbookableOf(this.detail.data);
  }

  /** The car cannot be had as it is searched; a failed call says nothing about that. */
  get isGone(): boolean {
    return this.obstacle !== undefined && this.obstacle.remedy !== 'RETRY';
  }

  /** Prices the car now and whenever place or time change, until the returned function is called. */
  watch(): () => void {
    return this.search.watch();
  }

  /** Prices the car again; what is on the screen stays until then. */
  async load(): Promise<void> {
    await this.search.load();
  }

  /** Whoever comes back may have paid or cancelled the order that held the last car. */
  async seeAgain(): Promise<void> {
    if (this.obstacle?.remedy === 'PAY') await this.load();
  }

  private async price(search: CarSearch): Promise<void> {
    const detail = await this.detail.load(search);
    if (search !== this.detail.query) return;
    if (detail) {
      this.root.get(HistoryStore).rememberCar(detail.cartype);
      if (detail.marks.total > 0 && !this.newestReviews.data) void this.newestReviews.load(this.cartypeId);
    }
    await this.findAlternatives(search);
  }

  private async findAlternatives(request: CarSearch): Promise<void> {
    this.alternatives.clear();
    if (this.obstacle?.hasAlternatives) await this.alternatives.load(request);
  }
}
