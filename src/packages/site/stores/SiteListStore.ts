import { makeAutoObservable } from 'mobx';
import { getSites } from '@/services/catalogue';
import { Resource } from '@/stores/Resource';
import type { LngLat } from '~types/api/call';
import type { Site } from '~types/api/site';

interface SiteQuery {
  cityId: string;
  /** BD-09, to sort by distance. */
  location: LngLat | undefined;
}

/** The sites of a city, with the district and the text that narrow them. */
export class SiteListStore {
  readonly result = new Resource(({ cityId, location }: SiteQuery) =>
    getSites({ city_id: cityId, ...(location ? { location } : {}) }),
  );
  areaId = '';
  keyword = '';
  private cityId = '';

  constructor() {
    makeAutoObservable<this, 'cityId'>(this, { result: false, cityId: false }, { autoBind: true });
  }

  /** Loads a city; another one than before begins anew. */
  async load(query: SiteQuery): Promise<void> {
    if (query.cityId !== this.cityId) {
      this.result.clear();
      this.areaId = '';
      this.keyword = '';
    }
    this.cityId = query.cityId;
    await this.result.load(query);
  }

  /** A city has a dozen sites at most, so the text narrows what is there without asking the server. */
  get shown(): Site[] {
    const words = this.keyword.trim().toLowerCase();
    return (this.result.data?.sites ?? []).filter(
      site =>
        (!this.areaId || site.area_id === this.areaId) &&
        (!words || `${site.name}${site.address}${site.area}`.toLowerCase().includes(words)),
    );
  }

  chooseArea(areaId: string): void {
    this.areaId = areaId === this.areaId ? '' : areaId;
  }

  setKeyword(keyword: string): void {
    this.keyword = keyword;
  }
}
