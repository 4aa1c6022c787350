import { makeAutoObservable, observable, runInAction } from 'mobx';
import {
  chosenFilters,
  countBookable,
  filterCars,
  inOrderOf,
  isBookable,
  isQuickFilterOn,
  quickFiltersOf,
  relaxations,
  toggleQuickFilter,
  type CarFilter,
  type Relaxation,
} from '@/domain/carFilter';
import { ErrorCode } from '@/domain/errorCode';
import { codeOf } from '@/services/ApiError';
import { searchCars, searchCity } from '@/services/catalogue';
import { Follower } from '@/stores/Follower';
import { OverlayStore } from '@/stores/OverlayStore';
import { PriceLevelStore } from '@/stores/PriceLevelStore';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import type { EndName } from '@/stores/TripEnd';
import type { DataOf } from '~types/api';
import type { Alternative, CarOffer, CitySearch, RentalSearch } from '~types/api/cartype';
import type { Site } from '~types/api/site';
import { CarAlternativesStore } from './CarAlternativesStore';
import { CarFilterStore } from './CarFilterStore';
import { obstacleOf, type Obstacle } from './obstacle';

/** Cars that are gone and come with their alternatives unasked: more would be many calls for a list that nobody reads. */
const MOST_OFFERED = 3;

type CarQuery = CitySearch | RentalSearch;

/** The cars of a site, or with their sites those of a city. */
type Cars = DataOf<'GET /api/cartype/search'> & Partial<DataOf<'GET /api/cartype/search_city'>>;

const find = (query: CarQuery): Promise<Cars> => ('city_id' in query ? searchCity(query) : searchCars(query));

/** Where a search takes place, whatever its times. */
const placeOf = (query: CarQuery): unknown => [
  'city_id' in query ? { city: query.city_id } : { site: query.site_id },
  ...[query.return_site_id, query.delivery, query.collection],
];

const bookableIds = (offers: readonly CarOffer[]): string[] =>
  offers.filter(isBookable).map(({ cartype }) => cartype.id);

/**
 * The cars of the chosen sites and period, or of the whole city (issue 11), as the filter shows them. A changed time prices
 * them anew in place (rental.md, details of flow 3): no card moves, and those that were to be had before and are gone are
 * known.
 */
export class CarListStore {
  readonly result = new Resource(find, { subjectOf: placeOf });
  /** Why not even the sites are known; undefined while all is well. */
  siteProblem: unknown = undefined;
  /** The end of the trip whose city has no site at all. */
  endWithoutSite: EndName | undefined = undefined;
  /** The list's screen is there, seen or covered by another one. */
  isOpen = false;
  /** Car types that could be booked before the time was changed. */
  private gone: readonly string[] = [];
  /** Car types as they stood before the time was changed, and how they were arranged then. */
  private kept: { order: string[]; arrangement: string } | undefined = undefined;
  /** What is being loaded: what another load has overtaken tells nothing any more. */
  private latest: Promise<void> = Promise.resolve();
  private turn = 0;
  private readonly search: Follower<{ cities: string[]; query: CarQuery | undefined; level: number }>;

  constructor(private readonly root: RootStore) {
    const search = root.get(SearchStore);
    const level = root.get(PriceLevelStore);
    this.search = new Follower({
      // Another city has another site to find, even where the one before had none.
      subject: () => ({
        cities: [search.pickup.city.id, search.return.city.id],
        query: search.carQuery,
        level: level.turn,
      }),
      load: () => this.load(),
    });
    makeAutoObservable<this, 'root' | 'search' | 'gone' | 'kept' | 'latest' | 'turn'>(
      this,
      {
        root: false,
        search: false,
        latest: false,
        turn: false,
        result: false,
        gone: observable.ref,
        kept: observable.ref,
        siteProblem: observable.ref,
      },
      { autoBind: true },
    );
  }

  /**
   * The list is opened and follows the search, until the returned function is called: nothing of an earlier visit is kept
   * in its place.
   */
  open(): () => void {
    this.isOpen = true;
    this.kept = undefined;
    this.gone = [];
    if (!this.isAsked(this.root.get(SearchStore).carQuery)) this.result.clear();
    const leave = this.search.watch();
    return () => {
      leave();
      this.close();
    };
  }

  /** Loads the offers of the present search; a return in another city takes its nearest site where none is chosen. */
  load(): Promise<void> {
    this.turn += 1;
    this.latest = this.loadAs(this.turn);
    return this.latest;
  }

  private async loadAs(turn: number): Promise<void> {
    const search = this.root.get(SearchStore);
    this.siteProblem = undefined;
    this.endWithoutSite = undefined;
    try {
      if (search.openEnds.includes('return')) await search.return.ensureSite();
    } catch (problem) {
      if (turn !== this.turn) return this.latest;
      runInAction(() => {
        this.siteProblem = problem;
      });
      return;
    }
    // Another search, such as one of another city, or that of the site that was found.
    if (turn !== this.turn) return this.latest;
    // The hours of the site are known now.
    this.renewPeriod();
    if (search.carQuery) await this.ask(search.carQuery);
    else this.tellNoSite('return');
  }

  /** A pickup that time has overtaken rolls on, and the renter is told (rental.md, details of flow 1). */
  renewPeriod(): void {
    const renewed = this.root.get(SearchStore).renewPeriod();
    if (renewed) this.root.get(OverlayStore).showToast(renewed);
  }

  /** Whoever comes back may have paid or cancelled the order that held the last car of a kind. */
  seeAgain(): void {
    this.renewPeriod();
    if (this.offers.some(offer => offer.held_by)) void this.load();
  }

  /** Loads what is not there yet, for screens that build on the list. */
  async ensureLoaded(): Promise<void> {
    const { carQuery } = this.root.get(SearchStore);
    if (!this.result.data || !this.isAsked(carQuery)) await this.load();
  }

  /** The cars are those of the whole city, each with its site. */
  get isWholeCity(): boolean {
    return this.result.data?.sites !== undefined;
  }

  /** The site at which a car of the whole city is offered; undefined where all are at the one that was chosen. */
  siteOf({ site_id: id }: Pick<CarOffer, 'site_id'>): Site | undefined {
    return this.result.data?.sites?.find(site => site.id === id);
  }

  /** Looks at a car where it is offered. */
  lookAt(offer: CarOffer): void {
    const site = this.siteOf(offer);
    if (site) this.root.get(SearchStore).lookAt(site, offer.cartype.id);
  }

  /** Takes what was offered instead of a car; another car is only looked at. */
  takeInstead({ kind, site, ...rest }: Alternative): void {
    const search = this.root.get(SearchStore);
    if (kind !== 'SIBLING') search.applyAlternative({ kind, site, ...rest });
    else if (this.isWholeCity) search.lookAt(site, rest.offer.cartype.id);
  }

  /** Loads what can be had instead of all of them: of the whole city, near its nearest site. */
  async loadAlternatives(): Promise<void> {
    const [nearest] = this.result.data?.sites ?? [];
    const rental = this.rentalAt(nearest);
    if (rental) await this.root.get(CarAlternativesStore).loadForSearch(rental);
  }

  /** Loads what can be had instead of a car. */
  async loadAlternativesOf(offer: CarOffer): Promise<void> {
    const rental = this.rentalAt(this.siteOf(offer));
    if (rental) await this.root.get(CarAlternativesStore).loadForCar(offer.cartype.id, rental);
  }

  /** What stands in the way of showing any car; undefined while nothing does. */
  get obstacle(): Obstacle | undefined {
    if (this.siteProblem !== undefined) return obstacleOf(this.siteProblem);
    const { data, failure, problem } = this.result;
    return data === undefined && failure !== undefined ? obstacleOf(problem) : undefined;
  }

  get offers(): CarOffer[] {
    return this.result.data?.cars ?? [];
  }

  get shown(): CarOffer[] {
    const { filter, sort } = this.root.get(CarFilterStore);
    const cars = filterCars(this.offers, filter, sort);
    return this.kept?.arrangement === this.arrangement ? inOrderOf(cars, this.kept.order) : cars;
  }

  /** Cars of the filter that can be booked as they stand. */
  get bookableCount(): number {
    return countBookable(this.offers, this.root.get(CarFilterStore).filter);
  }

  /** Cars of the list that were to be had before the time was changed. */
  get goneCount(): number {
    return this.shown.filter(({ cartype }) => this.gone.includes(cartype.id)).length;
  }

  /** Nothing can be booked, whatever the filter. */
  get isNothingFound(): boolean {
    return this.result.data !== undefined && !this.offers.some(isBookable);
  }

  /** Something can be booked, but nothing that passes the filter. */
  get isTooNarrow(): boolean {
    return this.offers.some(isBookable) && this.bookableCount === 0;
  }

  /** The one condition to drop where the filter is too narrow; undefined where no single one helps. */
  get relaxation(): Relaxation | undefined {
    return relaxations(this.offers, this.root.get(CarFilterStore).filter)[0];
  }

  /** The prices are those of the member's company: 企业优惠. */
  get isOfCompany(): boolean {
    return this.offers.some(({ company_saving }) => company_saving !== undefined);
  }

  /** What the total of every car includes: said once for all of them. */
  get included(): string[] {
    const [first, ...others] = this.offers.filter(isBookable);
    return (first?.included ?? []).filter(name => others.every(({ included }) => included.includes(name)));
  }

  /** What one tap changes of the filter: what it asks for, to be taken out, then the quick filters that are not on. */
  get filterChips(): { key: string; text: string; isOn: boolean; next: CarFilter }[] {
    const { filter } = this.root.get(CarFilterStore);
    return [
      ...chosenFilters(filter).map(({ key, text, without }) => ({ key, text, isOn: true, next: without })),
      ...quickFiltersOf(this.offers, filter)
        .filter(({ key }) => !isQuickFilterOn(filter, key))
        .map(({ key, text }) => ({ key, text, isOn: false, next: toggleQuickFilter(filter, key) })),
    ];
  }

  /** How the list is arranged; what is kept in its place is so for this arrangement only. */
  private get arrangement(): string {
    const { filter, sort } = this.root.get(CarFilterStore);
    return JSON.stringify([filter, sort]);
  }

  private isAsked(query: CarQuery | undefined): boolean {
    return JSON.stringify(query) === JSON.stringify(this.result.query);
  }

  /** The search at a site of the whole city, or else at the one that was chosen. */
  private rentalAt(site: Site | undefined): RentalSearch | undefined {
    const search = this.root.get(SearchStore);
    return site ? search.rentalAt(site) : this.isWholeCity ? undefined : search.rental;
  }

  private async ask(query: CarQuery): Promise<void> {
    // Finding the site changes the search, and the screen asks again for what is on its way.
    if (this.result.isLoading && this.isAsked(query)) return;
    const alternatives = this.root.get(CarAlternativesStore);
    if (!this.result.isAbout(query)) {
      this.result.clear();
      this.gone = [];
      this.kept = undefined;
    } else if (this.result.data) {
      this.kept = {
        order: this.shown.map(({ cartype }) => cartype.id),
        arrangement: this.arrangement,
      };
    }
    alternatives.clear();
    const before = bookableIds(this.offers);
    const data = await this.result.load(query);
    if (codeOf(this.result.problem) === ErrorCode.CITY_NOT_SERVED) this.tellNoSite('pickup');
    if (!data) return;
    const now = new Set(bookableIds(data.cars));
    const gone = Array.from(new Set([...this.gone, ...before])).filter(id => !now.has(id));
    runInAction(() => {
      this.gone = gone;
    });
    if (this.isNothingFound) await this.loadAlternatives();
    else await Promise.all(this.goneToOffer(gone).map(this.loadAlternativesOf));
  }

  private goneToOffer(gone: readonly string[]): CarOffer[] {
    return this.shown.filter(({ cartype }) => gone.includes(cartype.id)).slice(0, MOST_OFFERED);
  }

  private close(): void {
    this.isOpen = false;
  }

  private tellNoSite(end: EndName): void {
    this.result.clear();
    this.endWithoutSite = end;
  }
}
