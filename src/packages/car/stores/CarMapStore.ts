import { makeAutoObservable, observable } from 'mobx';
import { WHOLE_CITY, type SiteMapMarker } from '@/domain/siteMap';
import { getMapSites } from '@/services/catalogue';
import { OverlayStore } from '@/stores/OverlayStore';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import type { LngLat } from '~types/api/call';
import type { MapSite } from '~types/api/site';

/** A part of the map: its middle (BD-09) and how far it reaches, metres. */
interface MapArea {
  centre: LngLat;
  radius: number;
}

/** ¥128 on a pin: whole yuan, which are read at a glance. */
function pinText({ status, lowest_daily_price: price }: MapSite): string {
  if (status === 'CLOSED') return '休息';
  return price === undefined ? '无车' : `¥${Math.round(price / 100)}`;
}

/** The sites of the search on the map with their lowest prices (rental.md, details of flow 9). */
export class CarMapStore {
  readonly sites = new Resource(getMapSites, { subjectOf: ({ city_id }) => city_id });
  /** What is shown; undefined until the map is opened. */
  area: MapArea | undefined = undefined;
  /** Where the renter has moved the map without searching there yet. */
  private moved: MapArea | undefined = undefined;
  selectedId: string | undefined = undefined;
  private start = '';

  constructor(private readonly root: RootStore) {
    makeAutoObservable<this, 'root' | 'moved' | 'start'>(
      this,
      { root: false, sites: false, area: observable.ref, moved: observable.ref, start: false },
      { autoBind: true },
    );
  }

  /** Opens the map where the search begins; the same search finds it as it was left. Loads the period's prices. */
  async open(): Promise<void> {
    const search = this.root.get(SearchStore);
    const centre = search.pickup.origin ?? search.pickup.chosenSite?.location ?? search.pickup.city.gps;
    const start = JSON.stringify([search.pickup.city.id, centre]);
    if (start !== this.start) {
      this.start = start;
      this.area = { centre, radius: WHOLE_CITY };
      this.moved = undefined;
      this.selectedId = undefined;
      this.sites.clear();
    }
    await this.load();
  }

  get canSearchHere(): boolean {
    return this.moved !== undefined;
  }

  get markers(): SiteMapMarker[] {
    const chosen = this.root.get(SearchStore).pickup.chosenSite?.id;
    return (this.sites.data?.sites ?? []).map(site => ({
      id: site.id,
      name: site.name,
      label: pinText(site),
      location: site.location,
      isDimmed: site.bookable === 0,
      isChosen: site.id === chosen,
    }));
  }

  get selected(): MapSite | undefined {
    return this.sites.data?.sites.find(({ id }) => id === this.selectedId);
  }

  /** There is no site in this part of the map. */
  get isEmpty(): boolean {
    return this.sites.data?.sites.length === 0;
  }

  move(centre: LngLat, radius: number): void {
    this.moved = { centre, radius };
  }

  /** 搜索此区域. */
  async searchHere(): Promise<void> {
    if (!this.moved) return;
    this.area = this.moved;
    this.moved = undefined;
    this.selectedId = undefined;
    await this.load();
  }

  select(id: string): void {
    this.selectedId = id;
  }

  /** What was there stays; an error is swallowed into a toast (specification §7, map sites). */
  private async load(): Promise<void> {
    const { pickup, trip, fromTime, toTime } = this.root.get(SearchStore);
    if (!this.area) return;
    const { centre, radius } = this.area;
    const period = { from_time: fromTime, to_time: toTime };
    const query = { city_id: pickup.city.id, centre, radius, ...period, ...trip };
    await this.sites.load(query);
    if (this.sites.failure) this.root.get(OverlayStore).showToast(this.sites.failure);
  }
}
