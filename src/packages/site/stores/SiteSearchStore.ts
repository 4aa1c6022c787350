import { makeAutoObservable } from 'mobx';
import { searchPlaces } from '@/domain/placeSearch';
import type { RootStore } from '@/stores/RootStore';
import type { Site } from '~types/api/site';
import { SiteListStore } from './SiteListStore';

/** The sites of a city that a text finds, as one types: a city's sites are all there already. */
export class SiteSearchStore {
  keyword = '';

  constructor(private readonly root: RootStore) {
    makeAutoObservable<this, 'root'>(this, { root: false }, { autoBind: true });
  }

  setKeyword(keyword: string): void {
    this.keyword = keyword;
  }

  /** By name, pinyin, address or area, the best first; all while nothing is typed. */
  get found(): Site[] {
    const { sites } = this.root.get(SiteListStore);
    return searchPlaces(
      sites.map(site => ({ ...site, pinyin: site.pinyin ?? '' })),
      this.keyword,
    );
  }
}
