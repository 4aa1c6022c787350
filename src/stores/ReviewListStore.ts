import { makeAutoObservable } from 'mobx';
import type { Mark, MarkType } from '~types/api/mark';
import { PagedList } from './PagedList';

interface ReviewQuery {
  id: string;
  type: MarkType;
}

/** A page of the reviews of one type. */
type FetchReviews = (request: ReviewQuery & { page: number }) => Promise<{ marks: Mark[]; total: number }>;

/** The reviews of a site or a car type: all, or one type of them, each a paged list (specification §3, marks). */
export class ReviewListStore {
  readonly list: PagedList<Mark, ReviewQuery>;

  /** `renewFigures` asks again for figures of the subject that failed: who asks for its reviews again wants them, too. */
  constructor(fetchReviews: FetchReviews, renewFigures: (id: string) => void) {
    this.list = new PagedList(async (query, page) => {
      if (page === 1) renewFigures(query.id);
      const { marks, total } = await fetchReviews({ ...query, page });
      return { items: marks, total };
    });
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  /** A subject was opened: there is something to ask for. */
  get isOpen(): boolean {
    return this.list.query !== undefined;
  }

  get type(): MarkType {
    return this.list.query?.type ?? 'ALL';
  }

  /** Shows a subject; another one than before begins with all of its reviews. */
  open(id: string): void {
    if (id !== this.list.query?.id) void this.list.load({ id, type: 'ALL' });
  }

  choose(type: MarkType): void {
    const { query } = this.list;
    if (query && type !== query.type) void this.list.load({ ...query, type });
  }
}
