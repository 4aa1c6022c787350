import { makeAutoObservable } from 'mobx';
import { getSites } from '@/services/catalogue';
import { Resource } from '@/stores/Resource';
import type { LngLat } from '~types/api/call';
import type { Area, Site, SiteCategory } from '~types/api/site';

/** Whose sites are looked at. */
export interface SiteQuery {
  cityId: string;
  /** BD-09, from where distances are measured; undefined: the city's centre. */
  location: LngLat | undefined;
}

/** The sites of a city, with the category and the district that narrow them, as list or as map. */
export class SiteListStore {
  readonly result = new Resource(
    ({ cityId, location }: SiteQuery) => getSites({ city_id: cityId, ...(location ? { location } : {}) }),
    { subjectOf: ({ cityId }) => cityId },
  );
  /** Undefined: all. */
  category: SiteCategory | undefined = undefined;
  /** Undefined: all. */
  areaId: string | undefined = undefined;
  isMap = false;

  constructor() {
    makeAutoObservable(this, { result: false }, { autoBind: true });
  }

  /** Loads a city; another one than before begins anew. */
  async load(query: SiteQuery): Promise<void> {
    if (!this.result.isAbout(query)) this.clearFilter();
    await this.result.load(query);
  }

  get sites(): Site[] {
    return this.result.data?.sites ?? [];
  }

  get areas(): Area[] {
    return this.result.data?.areas ?? [];
  }

  /** The categories that the city has. */
  get categories(): SiteCategory[] {
    return [...new Set(this.sites.map(({ category }) => category))];
  }

  /** A city has a dozen sites at most: they are narrowed without asking the server. */
  get shown(): Site[] {
    return this.sites.filter(
      site =>
        (this.category === undefined || site.category === this.category) &&
        (this.areaId === undefined || site.area_id === this.areaId),
    );
  }

  get isFiltered(): boolean {
    return this.category !== undefined || this.areaId !== undefined;
  }

  toggleCategory(category: SiteCategory): void {
    this.category = category === this.category ? undefined : category;
  }

  toggleArea(areaId: string): void {
    this.areaId = areaId === this.areaId ? undefined : areaId;
  }

  clearFilter(): void {
    this.category = undefined;
    this.areaId = undefined;
  }

  toggleMap(): void {
    this.isMap = !this.isMap;
  }
}
