import { makeAutoObservable } from 'mobx';
import type { Mark, MarkType } from '~types/api/mark';
import { PagedList } from './PagedList';

/** A page of the reviews of one type. */
type FetchMarks = (request: {
  id: string;
  type: MarkType;
  page: number;
}) => Promise<{ marks: Mark[]; total: number }>;

/** The reviews of a site or a car type: all, or one type of them, each a paged list (specification §3, marks). */
export class MarkListStore {
  type: MarkType = 'ALL';
  readonly list: PagedList<Mark>;
  private id = '';

  constructor(fetchMarks: FetchMarks) {
    this.list = new PagedList(async page => {
      const { marks, total } = await fetchMarks({ id: this.id, type: this.type, page });
      return { items: marks, total };
    });
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  /** A subject was opened: there is something to ask for. */
  get isOpen(): boolean {
    return this.id !== '';
  }

  /** Shows a subject; another one than before begins with all of its reviews. */
  open(id: string): void {
    if (id === this.id) return;
    this.id = id;
    this.type = 'ALL';
    this.list.clear();
    void this.list.refresh();
  }

  choose(type: MarkType): void {
    if (type === this.type) return;
    this.type = type;
    this.list.clear();
    void this.list.refresh();
  }
}
