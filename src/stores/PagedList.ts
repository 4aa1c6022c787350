import { makeAutoObservable } from 'mobx';
import { Resource, type SubjectOptions } from './Resource';

/** One page of a list: its rows and how many there are in all. */
export interface PageOfItems<Item> {
  items: Item[];
  total: number;
}

/** The pages that are asked for at once. */
interface PageRange<Query> {
  query: Query;
  first: number;
  last: number;
}

interface LoadedPages<Item> {
  items: Item[];
  /** The last one of them. */
  page: number;
  isLast: boolean;
}

interface PagedListOptions<Item, Query> extends SubjectOptions<Query> {
  /** Leaves out rows that do not belong here any more; the list becomes empty if none remain (specification §4). */
  shows?: (item: Item) => boolean;
}

/**
 * A paged list (specification §4) in the words of `Resource`, which fetches its pages: it starts anew for another
 * query, and a stale reply is dropped. Page 1 sets `isFetching`, later pages `isLoadingMore`; an empty page 1 sets
 * `isEmpty`, an empty later page `hasNoMore`; later pages append.
 */
export class PagedList<Item, Query = void> {
  private readonly pages: Resource<LoadedPages<Item>, PageRange<Query>>;

  constructor(
    private readonly fetchPage: (query: Query, page: number) => Promise<PageOfItems<Item>>,
    private readonly options: PagedListOptions<Item, Query> = {},
  ) {
    const { subjectOf } = options;
    this.pages = new Resource((range: PageRange<Query>) => this.fetchPages(range), {
      subjectOf: ({ query }) => (subjectOf ? subjectOf(query) : query),
    });
    makeAutoObservable<this, 'pages' | 'fetchPage' | 'options'>(
      this,
      { pages: false, fetchPage: false, options: false },
      { autoBind: true },
    );
  }

  get items(): readonly Item[] {
    const { shows = () => true } = this.options;
    return (this.pages.data?.items ?? []).filter(item => shows(item));
  }

  /** The last page that arrived; 0 before the first. */
  get page(): number {
    return this.pages.data?.page ?? 0;
  }

  get isLoading(): boolean {
    return this.pages.isLoading;
  }

  /** Page 1 is on its way. */
  get isFetching(): boolean {
    return this.isLoading && this.pages.query?.first === 1;
  }

  /** A later page is on its way. */
  get isLoadingMore(): boolean {
    return this.isLoading && !this.isFetching;
  }

  get isEmpty(): boolean {
    return this.page > 0 && this.items.length === 0;
  }

  get hasNoMore(): boolean {
    return !this.isEmpty && this.pages.data?.isLast === true;
  }

  /** One sentence for a person when the last page could not be had. */
  get failure(): string | undefined {
    return this.pages.failure;
  }

  /** What the failure was, for screens that tell causes apart. */
  get problem(): unknown {
    return this.pages.problem;
  }

  /** What was asked for last; undefined before the first load and after `clear`. */
  get query(): Query | undefined {
    return this.pages.query?.query;
  }

  /** Loads page 1; what was there of the same subject stays until it has come. */
  async load(query: Query): Promise<void> {
    await this.pages.load({ query, first: 1, last: 1 });
  }

  /** Loads page 1 of what was asked for last; a list that takes no query needs nothing before. */
  async refresh(): Promise<void> {
    await this.load(this.query as Query);
  }

  /** Loads all pages that are there anew, in place: what was scrolled past does not go away. */
  async reload(): Promise<void> {
    await this.pages.load({ query: this.query as Query, first: 1, last: Math.max(1, this.page) });
  }

  /** Loads the next page; nothing happens while one is loading or after the last. */
  async loadMore(): Promise<void> {
    if (this.isLoading || this.hasNoMore || this.isEmpty || this.page === 0) return;
    const next = this.page + 1;
    await this.pages.load({ query: this.query as Query, first: next, last: next });
  }

  /** Asks again for what could not be had. */
  async retry(): Promise<void> {
    if (!this.isLoading) await this.pages.reload();
  }

  /** Changes rows in place. */
  change(differently: (item: Item) => Item): void {
    this.pages.change(({ items, ...rest }) => ({ ...rest, items: items.map(differently) }));
  }

  /** Forgets everything. */
  clear(): void {
    this.pages.clear();
  }

  private async fetchPages({ query, first, last }: PageRange<Query>): Promise<LoadedPages<Item>> {
    const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    const answers = await Promise.all(numbers.map(page => this.fetchPage(query, page)));
    const fetched = answers.flatMap(answer => answer.items);
    const total = answers[answers.length - 1]?.total ?? 0;
    const items = first === 1 ? fetched : [...(this.pages.data?.items ?? []), ...fetched];
    return { items, page: last, isLast: fetched.length === 0 || items.length >= total };
  }
}
