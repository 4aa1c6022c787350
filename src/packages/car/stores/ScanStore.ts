import { makeAutoObservable } from 'mobx';
import { scanSite } from '../services/cars';
import { getUser } from '@/services/user';
import { ChannelStore } from '@/stores/ChannelStore';
import { CityStore, locateTimeout } from '@/stores/CityStore';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import { SessionStore } from '@/stores/SessionStore';
import { SiteChoiceStore } from '@/stores/SiteChoiceStore';
import type { ScannedSite } from '~types/api/cartype';
import type { Site } from '~types/api/site';

/** The site whose code was scanned: what stands there now. Each screen has its own. */
export class ScanStore {
  readonly scanned: Resource<ScannedSite>;
  private readonly user = new Resource(getUser);

  constructor(
    private readonly root: RootStore,
    siteId: string,
  ) {
    this.scanned = new Resource(() => {
      const { credit } = root.get(ChannelStore);
      const { position, located } = root.get(CityStore);
      return scanSite({
        site_id: siteId,
        // Who has no such site near looks where they are, not where they last searched.
        city_id: (located ?? root.get(SearchStore).pickup.city).id,
        ...(position && { location: position }),
        ...(credit && { credit }),
      });
    });
    makeAutoObservable<this, 'root' | 'user'>(
      this,
      { root: false, scanned: false, user: false },
      { autoBind: true },
    );
  }

  /** Whether the car would be refused at the desk: the member has not proved who they are, or nobody has logged in. */
  get isUnverified(): boolean {
    if (!this.root.get(SessionStore).isLoggedIn) return true;
    const { data } = this.user;
    return data !== undefined && data.auth.status !== 'USER_AUTHED';
  }

  /** What is near is measured from the middle of the city: the device may say better where that is. */
  get canLocate(): boolean {
    const { data } = this.scanned;
    return data !== undefined && !data.site && this.root.get(CityStore).position === undefined;
  }

  /** Asks what stands there now, and who asks, unless that is under way. */
  load(): void {
    if (!this.scanned.isLoading) void this.scanned.load();
    if (this.root.get(SessionStore).isLoggedIn) void this.user.load();
  }

  /** Finds the device, and what is near it; why that failed is `CityStore.gpsProblem`. */
  async locate(): Promise<void> {
    await this.root.get(CityStore).locate(locateTimeout);
    await this.scanned.load();
  }

  /** Makes a trip from a site, and back to it, from now on that of the search; rejects like any call. */
  async take(site: Site): Promise<void> {
    const { data } = this.scanned;
    if (!data) return;
    const search = this.root.get(SearchStore);
    await this.root.get(SiteChoiceStore).choose('pickup', site);
    search.return.clear();
    search.choosePeriod(data.from_time, data.to_time);
  }
}
