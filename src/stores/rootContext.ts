import { createContext, useContext } from 'react';
import { RootStore, type StoreClass } from './RootStore';

/** The stores of this running app; tests make their own. */
export const root = new RootStore();

export const RootContext = createContext(root);

/** The store of a class, for a component. */
export function useStore<T>(Store: StoreClass<T>): T {
  return useContext(RootContext).get(Store);
}
