import { makeAutoObservable, observable } from 'mobx';
import type { RouteName } from '@/routes';

/** What a tab was opened with, by the names of its row. */
export type TabParams = Readonly<Record<string, string>>;

/**
 * What each tab was last opened with from inside of the app: mini-programs hand no parameters to a tab, and keep its screen
 * from one visit to the next. Each visit has an object of its own, so that a tab can tell two visits with the same
 * parameters apart.
 */
export class TabParamsStore {
  private readonly opened = observable.map<RouteName, TabParams>(undefined, { deep: false });

  constructor() {
    makeAutoObservable<this, 'opened'>(this, { opened: false }, { autoBind: true });
  }

  /** Undefined where a tab was not opened from inside: then its address counts. */
  of(name: RouteName): TabParams | undefined {
    return this.opened.get(name);
  }

  open(name: RouteName, params: TabParams): void {
    this.opened.set(name, { ...params });
  }
}
