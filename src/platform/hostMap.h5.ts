import type { Destination } from './hostMap';

/** A browser has no map of its own. */
export function openHostMap(_destination: Destination): Promise<boolean> {
  return Promise.resolve(false);
}
