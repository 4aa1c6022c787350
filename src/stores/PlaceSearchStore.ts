import { makeAutoObservable } from 'mobx';
import { searchPlaces as searchLoadedPlaces } from '@/domain/placeSearch';
import { searchPlaces } from '@/services/catalogue';
import type { Place } from '~types/api/address';
import { PlaceListStore, type PlaceQuery } from './PlaceListStore';
import { Resource } from './Resource';
import type { RootStore } from './RootStore';

/** Milliseconds without a keystroke until the server is asked. */
const pause = 200;

/**
 * Places by name, pinyin, initials or address. What is loaded already answers at once and offline; the server's answer
 * takes its place. An answer to another text than the present one is not shown.
 */
export class PlaceSearchStore {
  keyword = '';
  readonly answer = new Resource(
    ({ keyword, cityId, location }: PlaceQuery & { keyword: string }) =>
      searchPlaces({ city_id: cityId, keyword, ...(location ? { location } : {}) }),
    { subjectOf: ({ cityId, keyword }) => [cityId, keyword] },
  );
  private query: PlaceQuery | undefined = undefined;
  private timer: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor(private readonly root: RootStore) {
    makeAutoObservable<this, 'root' | 'query' | 'timer'>(
      this,
      { root: false, answer: false, query: false, timer: false },
      { autoBind: true },
    );
  }

  /** Searches from now on here. What is typed stays, and is looked for again in another city. */
  lookIn(query: PlaceQuery): void {
    const isElsewhere = query.cityId !== this.query?.cityId;
    this.query = query;
    if (isElsewhere && this.words) void this.search();
  }

  setKeyword(keyword: string): void {
    this.keyword = keyword;
    clearTimeout(this.timer);
    this.answer.clear();
    if (this.words) this.timer = setTimeout(() => void this.search(), pause);
  }

  /** Asks the server for what is typed. */
  async search(): Promise<void> {
    if (this.query) await this.answer.load({ ...this.query, keyword: this.words });
  }

  /** What is typed, without the blanks around it. */
  get words(): string {
    return this.keyword.trim();
  }

  /** The best first; before the server has answered those of the places that are loaded. */
  get found(): Place[] {
    const loaded = this.root.get(PlaceListStore).ground.data?.places ?? [];
    return this.answer.data?.places ?? searchLoadedPlaces(loaded, this.words);
  }
}
