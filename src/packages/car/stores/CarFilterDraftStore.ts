import { makeAutoObservable, observable } from 'mobx';
import {
  countBookable,
  dropCondition,
  emptyFilter,
  facetsOf,
  readFilter,
  relaxations,
  typedPrice,
  typedPriceProblem,
  type CarFacets,
  type CarFilter,
  type FilterCondition,
  type PriceRange,
  type Relaxation,
} from '@/domain/carFilter';
import { yuanText } from '@/domain/money';
import { sessionStorage } from '@/platform/storage';
import { persistFields } from '@/stores/persistence';
import type { RootStore } from '@/stores/RootStore';
import { CarFilterStore } from './CarFilterStore';
import { CarListStore } from './CarListStore';

/** An end of the price range. */
export type PriceEnd = 'min' | 'max';

/** A filter that is being chosen, with the ends of its price range as they are typed, yuan. */
export interface CarFilterDraft extends Record<PriceEnd, string> {
  filter: CarFilter;
}

const priceEnds: readonly PriceEnd[] = ['min', 'max'];
const yuan = (fen: number | undefined): string => (fen === undefined ? '' : yuanText(fen));
const readText = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 10) : '');

const draftOf = ({ min_price, max_price, ...filter }: CarFilter): CarFilterDraft => ({
  filter,
  min: yuan(min_price),
  max: yuan(max_price),
});

/**
 * The filter as it stands on the filter page: a copy, which becomes the list's filter only when the renter says so. It
 * survives a reload of the page.
 */
export class CarFilterDraftStore {
  /** Undefined while the page is closed. */
  draft: CarFilterDraft | undefined = undefined;
  /** Ends whose field was left: their errors show. */
  private left: readonly PriceEnd[] = [];

  constructor(private readonly root: RootStore) {
    makeAutoObservable<this, 'root' | 'left'>(
      this,
      { root: false, draft: observable.ref, left: observable.ref },
      { autoBind: true },
    );
    persistFields(this, {
      key: 'car_filter_draft',
      fields: ['draft'],
      storage: sessionStorage,
      accept: ({ draft }) => {
        const stored = draft as Partial<CarFilterDraft> | null | undefined;
        if (!stored?.filter) return undefined;
        const { filter } = draftOf(readFilter(stored.filter));
        return { draft: { filter, min: readText(stored.min), max: readText(stored.max) } };
      },
    });
  }

  /** Begins with the list's filter; after a reload of the page with what was chosen before it. */
  open(): void {
    this.draft ??= draftOf(this.root.get(CarFilterStore).filter);
  }

  /** Forgets what was not applied. */
  close(): void {
    this.draft = undefined;
    this.left = [];
  }

  /** The chosen filter; a price that is wrong is left out until it is right. */
  get filter(): CarFilter {
    const { draft } = this;
    if (!draft) return emptyFilter;
    if (this.firstWrongEnd) return draft.filter;
    return { ...draft.filter, min_price: typedPrice(draft.min), max_price: typedPrice(draft.max) };
  }

  get facets(): CarFacets {
    return facetsOf(this.root.get(CarListStore).offers);
  }

  /** 查看23款车: cars that can be booked. */
  get count(): number {
    return countBookable(this.root.get(CarListStore).offers, this.filter);
  }

  /** The one condition to drop where nothing is left; undefined where something is, or where no single one helps. */
  get relaxation(): Relaxation | undefined {
    return relaxations(this.root.get(CarListStore).offers, this.filter)[0];
  }

  get firstWrongEnd(): PriceEnd | undefined {
    return priceEnds.find(end => this.problemOf(end) !== undefined);
  }

  /** What a price field says, once it was left. */
  errorOf(end: PriceEnd): string | undefined {
    return this.left.includes(end) ? this.problemOf(end) : undefined;
  }

  change(differences: Partial<CarFilter>): void {
    if (this.draft) this.draft = { ...this.draft, filter: { ...this.draft.filter, ...differences } };
  }

  replace(filter: CarFilter): void {
    this.draft = draftOf(filter);
    this.left = [];
  }

  typePrice(end: PriceEnd, text: string): void {
    if (this.draft) this.draft = { ...this.draft, [end]: text };
  }

  /** The field was left: from now on its error shows. */
  leavePrice(end: PriceEnd): void {
    this.left = [...this.left, end];
  }

  /** Fills both fields with a range; the one that is there already is taken out. */
  togglePrices(range: PriceRange): void {
    const { min_price, max_price } = this.isRange(range) ? {} : range;
    this.replace({ ...this.filter, min_price, max_price });
  }

  isRange({ min_price, max_price }: PriceRange): boolean {
    return this.filter.min_price === min_price && this.filter.max_price === max_price;
  }

  drop(condition: FilterCondition): void {
    this.replace(dropCondition(this.filter, condition));
  }

  reset(): void {
    this.replace(emptyFilter);
  }

  /** Makes it the list's filter; answers the end that is wrong instead, for the focus. */
  apply(): PriceEnd | undefined {
    const wrong = this.firstWrongEnd;
    if (wrong) this.left = priceEnds;
    else this.root.get(CarFilterStore).apply(this.filter);
    return wrong;
  }

  private problemOf(end: PriceEnd): string | undefined {
    if (!this.draft) return undefined;
    return typedPriceProblem(this.draft[end], end, this.draft[end === 'min' ? 'max' : 'min']);
  }
}
