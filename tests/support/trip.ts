import { runInAction } from 'mobx';
import { CityStore } from '@/stores/CityStore';
import { HistoryStore } from '@/stores/HistoryStore';
import { root } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { LngLat } from '~types/api/call';
import type { City } from '~types/api/city';

/** The search of the app that the screens show. */
export const search = (): SearchStore => root.get(SearchStore);
/** What was chosen on the device of the app that the screens show. */
export const history = (): HistoryStore => root.get(HistoryStore);

/** Nobody has searched or chosen anything, and the device was not located. */
export function beginTrip(): void {
  search().clear();
  for (const list of ['cities', 'districts', 'places', 'cars'] as const) history().forget(list);
  runInAction(() =>
    Object.assign(root.get(CityStore), { located: undefined, position: undefined, gpsProblem: undefined }),
  );
}

/** The device was found in a city, BD-09. */
export function locatedIn(city: City, position: LngLat = city.gps): void {
  runInAction(() => Object.assign(root.get(CityStore), { located: city, position, gpsProblem: undefined }));
}
