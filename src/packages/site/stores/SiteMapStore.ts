import { makeAutoObservable, observable, runInAction } from 'mobx';
import { pinPrice, WHOLE_CITY, type SiteMapMarker } from '@/domain/siteMap';
import { getMapSites } from '@/services/catalogue';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import type { EndName } from '@/stores/TripEnd';
import type { GiveBack } from '~types/api/address';
import type { LngLat } from '~types/api/call';
import type { MapSite, Site } from '~types/api/site';
import { SiteListStore } from './SiteListStore';

/** A part of the city: a middle (BD-09) and metres around it. */
interface Region {
  centre: LngLat;
  radius: number;
}

/**
 * The sites of the list on a map, for the pickup with what the period costs from there to the return. Prices that cannot be had leave the names on the
 * pins, and the list as it is (specification §7: errors of map sites are swallowed).
 */
export class SiteMapStore {
  /** Where the map begins, BD-09; the map itself keeps where the person has moved it. */
  centre: LngLat | undefined = undefined;
  selectedId: string | undefined = undefined;
  /** How many sites the last search of a region found; undefined: none was searched since the map was moved. */
  foundCount: number | undefined = undefined;
  /** Where the person has moved the map, until they search there. */
  private moved: Region | undefined = undefined;
  private seen: LngLat | undefined = undefined;
  private offers = new Map<string, MapSite>();
  private readonly answer = new Resource(getMapSites);
  /** City, middle, period and return of what is shown. */
  private subject = '';
  private end: EndName = 'pickup';

  constructor(private readonly root: RootStore) {
    makeAutoObservable<this, 'root' | 'answer' | 'subject' | 'seen' | 'offers'>(
      this,
      { root: false, answer: false, subject: false, seen: false, offers: observable.ref },
      { autoBind: true },
    );
  }

  /** Shows the map for an end of the trip, where it was left when nothing has changed since. */
  async open(end: EndName): Promise<void> {
    const { search } = this;
    const { id, gps } = search[end].city;
    const start = search[end].origin ?? gps;
    this.end = end;
    const subject = JSON.stringify([end, id, start, search.fromTime, search.toTime, this.giveBack]);
    this.moved = undefined;
    this.foundCount = undefined;
    if (subject !== this.subject) {
      this.subject = subject;
      this.seen = undefined;
      this.selectedId = undefined;
      this.offers = new Map();
    }
    const centre = this.seen ?? start;
    this.centre = centre;
    // What could not be had is asked for again whenever the map is opened.
    if (this.offers.size === 0) await this.load({ centre, radius: WHOLE_CITY });
  }

  /** The person has moved the map there. */
  move(centre: LngLat, radius: number): void {
    this.seen = centre;
    this.moved = { centre, radius };
    this.foundCount = undefined;
  }

  select(id: string): void {
    this.selectedId = id;
  }

  /** 搜索此区域 (rental.md, details of flow 9). What cannot be had can be asked for again. */
  async searchRegion(): Promise<void> {
    const region = this.moved;
    if (!region) return;
    const sites = await this.load(region);
    runInAction(() => {
      if (!sites || this.moved !== region) return;
      this.moved = undefined;
      this.foundCount = sites.length;
    });
  }

  get canSearchRegion(): boolean {
    return this.moved !== undefined;
  }

  get isSearching(): boolean {
    return this.answer.isLoading;
  }

  get markers(): SiteMapMarker[] {
    return this.root.get(SiteListStore).shown.map(({ id, name, location, status }) => {
      const offer = this.offerOf(id);
      return {
        id,
        name,
        label: offer?.lowest_daily_price === undefined ? name : pinPrice(offer.lowest_daily_price),
        location,
        isDimmed: status === 'CLOSED' || offer?.bookable === 0,
        isChosen: id === this.search[this.end].chosenSite?.id,
      };
    });
  }

  /** The selected site; one that the filter hides is none. */
  get selected(): Site | undefined {
    return this.root.get(SiteListStore).shown.find(({ id }) => id === this.selectedId);
  }

  /** What the selected site has for the period, once that is known. */
  get selectedOffer(): MapSite | undefined {
    return this.selectedId === undefined ? undefined : this.offerOf(this.selectedId);
  }

  /** What can be taken at a site says nothing of what is given back there. */
  private offerOf(id: string): MapSite | undefined {
    return this.end === 'pickup' ? this.offers.get(id) : undefined;
  }

  /** Who comes to a site to take the car has it collected as before, and no longer brought. */
  private get giveBack(): GiveBack {
    const { delivery: _brought, ...giveBack } = this.end === 'pickup' ? this.search.trip : {};
    return giveBack;
  }

  private get search(): SearchStore {
    return this.root.get(SearchStore);
  }

  private async load(region: Region): Promise<MapSite[] | undefined> {
    const { subject, search } = this;
    const answer = await this.answer.load({
      city_id: search[this.end].city.id,
      ...region,
      from_time: search.fromTime,
      to_time: search.toTime,
      ...this.giveBack,
    });
    runInAction(() => {
      if (!answer || subject !== this.subject) return;
      this.offers = new Map([...this.offers, ...answer.sites.map(site => [site.id, site] as const)]);
    });
    return answer?.sites;
  }
}
