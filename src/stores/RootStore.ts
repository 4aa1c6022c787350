/** A store class: made on first use and given the root to find its peers. */
export type StoreClass<T> = new (root: RootStore) => T;

/**
 * The registry of stores, looked up by class, so that the stores of a product line stay in its package:
 * `root.get(SearchStore)`.
 */
export class RootStore {
  private readonly stores = new Map<StoreClass<unknown>, unknown>();

  get<T>(Store: StoreClass<T>): T {
    const existing = this.stores.get(Store) as T | undefined;
    if (existing) return existing;
    const created = new Store(this);
    this.stores.set(Store, created);
    return created;
  }
}
