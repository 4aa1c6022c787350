import { makeAutoObservable } from 'mobx';
import { PagedList, type PageOfItems } from './PagedList';
import type { RootStore } from './RootStore';
import { SessionStore } from './SessionStore';

/**
 * What belongs to a member, in groups of which one is shown: my orders by group, my coupons by status (specification
 * §3). A paged list for each; all of them are empty when another person, or nobody, is logged in.
 */
export class MemberLists<Key extends number | string, Item> {
  current: Key;
  readonly lists: ReadonlyMap<Key, PagedList<Item>>;

  constructor(
    root: RootStore,
    keys: readonly [Key, ...Key[]],
    fetchPage: (key: Key, page: number) => Promise<PageOfItems<Item>>,
    shows: (key: Key, item: Item) => boolean = () => true,
  ) {
    [this.current] = keys;
    this.lists = new Map(
      keys.map(key => [
        key,
        new PagedList((_, page) => fetchPage(key, page), { shows: item => shows(key, item) }),
      ]),
    );
    makeAutoObservable(this, { lists: false }, { autoBind: true });
    root.get(SessionStore).onOtherMember(() => this.lists.forEach(list => list.clear()));
  }

  of(key: Key): PagedList<Item> {
    const list = this.lists.get(key);
    if (!list) throw new RangeError(`There is no group ${key}`);
    return list;
  }

  get shown(): PagedList<Item> {
    return this.of(this.current);
  }

  /** Shows a group; what was loaded of it is brought up to date behind it. */
  choose(key: Key): void {
    this.current = key;
    this.renew();
  }

  /** Brings what is shown up to date, in place: the scroll position stays. */
  renew(): void {
    if (this.shown.page > 0 && !this.shown.isFetching) void this.shown.reload();
  }
}
