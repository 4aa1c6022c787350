import { RootStore, type StoreClass } from './RootStore';

/**
 * The stores of the running app. There is one root: components find a store by `useStore`, stores find each other by the
 * root that made them, and only what is neither, such as navigation, takes it from here by name.
 */
export let root = new RootStore();

/** Begins with new stores, as a launch does; every test may have an app of its own. */
export function startAnew(): RootStore {
  root = new RootStore();
  return root;
}

/** The store of a class, for a component. */
export function useStore<T>(Store: StoreClass<T>): T {
  return root.get(Store);
}

/** The root, for a screen that has a store of its own. */
export function useRoot(): RootStore {
  return root;
}
