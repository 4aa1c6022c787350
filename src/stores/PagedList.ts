import { makeAutoObservable, observable, runInAction } from 'mobx';
import { messageOf } from '@/services/ApiError';

/** One page of a list: its rows and how many there are in all. */
export interface PageOfItems<Item> {
  items: Item[];
  total: number;
}

/**
 * A paged list (specification §4): page 1 sets fetching, later pages loading-more; an empty page 1 sets
 * empty, an empty later page no-more; later pages append. A stale reply is dropped.
 */
export class PagedList<Item> {
  items: Item[] = [];
  /** The last page that arrived; 0 before the first. */
  page = 0;
  fetching = false;
  loadingMore = false;
  empty = false;
  noMore = false;
  /** One sentence for a person when the last page could not be had. */
  failed: string | undefined = undefined;
  private turn = 0;
  /** The page that was asked for last. */
  private asked = 1;

  constructor(private readonly fetchPage: (page: number) => Promise<PageOfItems<Item>>) {
    makeAutoObservable<this, 'fetchPage' | 'turn' | 'asked'>(
      this,
      { fetchPage: false, turn: false, asked: false, items: observable.shallow },
      { autoBind: true },
    );
  }

  /** Loads page 1; what was there stays until it has come. */
  async refresh(): Promise<void> {
    this.fetching = true;
    this.loadingMore = false;
    await this.loadPages(1, 1);
  }

  /** Loads all pages that are there anew, in place: what was scrolled past does not go away. */
  async reload(): Promise<void> {
    this.fetching = true;
    this.loadingMore = false;
    await this.loadPages(1, Math.max(1, this.page));
  }

  /** Loads the next page; nothing happens while one is loading or after the last. */
  async loadMore(): Promise<void> {
    if (this.fetching || this.loadingMore || this.noMore || this.empty || this.page === 0) return;
    this.loadingMore = true;
    await this.loadPages(this.page + 1, this.page + 1);
  }

  /** Asks again for the page that could not be had. */
  async retry(): Promise<void> {
    if (this.fetching || this.loadingMore) return;
    if (this.asked === 1) await this.refresh();
    else await this.loadMore();
  }

  /** Takes a row out; the list becomes empty if none remain (specification §4). */
  remove(matches: (item: Item) => boolean): void {
    this.items = this.items.filter(item => !matches(item));
    this.empty = this.page > 0 && this.items.length === 0;
  }

  /** Forgets everything, for another query. */
  clear(): void {
    this.turn += 1;
    this.items = [];
    this.page = 0;
    this.fetching = false;
    this.loadingMore = false;
    this.empty = false;
    this.noMore = false;
    this.failed = undefined;
  }

  private async loadPages(first: number, last: number): Promise<void> {
    this.turn += 1;
    const turn = this.turn;
    this.asked = first;
    this.failed = undefined;
    try {
      const pages = Array.from({ length: last - first + 1 }, (_, index) => this.fetchPage(first + index));
      const answers = await Promise.all(pages);
      if (turn !== this.turn) return;
      const items = answers.flatMap(answer => answer.items);
      const total = answers[answers.length - 1]?.total ?? 0;
      runInAction(() => {
        this.items = first === 1 ? items : [...this.items, ...items];
        this.page = last;
        this.empty = first === 1 && items.length === 0;
        this.noMore = !this.empty && (items.length === 0 || this.items.length >= total);
      });
    } catch (problem) {
      if (turn !== this.turn) return;
      runInAction(() => {
        this.failed = messageOf(problem);
      });
    }
    runInAction(() => {
      this.fetching = false;
      this.loadingMore = false;
    });
  }
}
