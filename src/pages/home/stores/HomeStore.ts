import { makeAutoObservable } from 'mobx';
import { sessionStorage } from '@/platform/storage';
import { firstOpen, getActivities, getBanners, getSites } from '@/services/catalogue';
import { CityStore } from '@/stores/CityStore';
import { OverlayStore } from '@/stores/OverlayStore';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import { myPosition } from '@/stores/TripEnd';
import type { LngLat } from '~types/api/call';
import type { City } from '~types/api/city';
import type { Site } from '~types/api/site';

/** Geolocation of the home page waits up to 5 seconds (specification §9). */
const locateTimeout = 5000;
/** Sites that the home page shows. */
const nearbyCount = 3;
/** The located city to which the renter did not want to switch in this visit. */
const declinedKey = 'declined_city';

/** The home page besides the search: what the city has to offer, where the device is, and why a period rolled. */
export class HomeStore {
  readonly banners = new Resource((cityId: string) => getBanners(cityId));
  readonly activities = new Resource((cityId: string) => getActivities(cityId));
  /** The sites of a city, those near a point (BD-09) first. */
  readonly sites = new Resource(
    ({ cityId, location }: { cityId: string; location: LngLat | undefined }) =>
      getSites({ city_id: cityId, ...(location ? { location } : {}) }),
    { subjectOf: ({ cityId }) => cityId },
  );
  /** What was asked of `sites` last, and the answer that may still be on its way. */
  private asked: { query: string; answer: Promise<{ sites: Site[] } | undefined> } | undefined = undefined;
  private rolled: { sentence: string; fromTime: string } | undefined = undefined;
  private isShown = false;

  constructor(private readonly root: RootStore) {
    makeAutoObservable<this, 'root' | 'isShown' | 'asked'>(
      this,
      { banners: false, activities: false, sites: false, root: false, isShown: false, asked: false },
      { autoBind: true },
    );
  }

  /** Why the period is another one than before, until the renter chooses one (rental.md, detail 1). */
  get periodNotice(): string | undefined {
    const { rolled } = this;
    return rolled?.fromTime === this.root.get(SearchStore).fromTime ? rolled.sentence : undefined;
  }

  /** The nearest sites of the city that can be booked. */
  get nearby(): Site[] {
    return (this.sites.data?.sites ?? []).filter(site => site.status === 'OPEN').slice(0, nearbyCount);
  }

  /** The page is seen: an overtaken period rolls, and the device is located where that was allowed before. */
  show(): void {
    this.isShown = true;
    const search = this.root.get(SearchStore);
    const sentence = search.renewPeriod();
    if (sentence) this.rolled = { sentence, fromTime: search.fromTime };
    void this.locateAgain();
  }

  hide(): void {
    this.isShown = false;
  }

  /** Loads the sites of a city around a point (BD-09), unless they are there or on their way. */
  loadSites(cityId: string, location: LngLat | undefined): Promise<{ sites: Site[] } | undefined> {
    const query = JSON.stringify([cityId, location]);
    if (this.asked?.query !== query) {
      this.asked = { query, answer: this.sites.load({ cityId, location }) };
    }
    return this.asked.answer;
  }

  /** The renter asks where they are: the search begins there, and says so. */
  async locate(): Promise<void> {
    const { located } = await this.findDevice();
    if (located && this.isShown) await this.beginIn(located);
  }

  /** Locates without a tap, and asks only who has chosen nothing yet and has not answered in this visit. */
  private async locateAgain(): Promise<void> {
    const cities = this.root.get(CityStore);
    if (cities.located || cities.isLocating || !cities.mayLocateAgain()) return;
    const { located } = await this.findDevice();
    const { city, isUntouched } = this.root.get(SearchStore).pickup;
    if (!located || !this.isShown || !isUntouched || located.id === city.id) return;
    if (sessionStorage.get(declinedKey) !== located.id) await this.offer(located);
  }

  private async findDevice(): Promise<CityStore> {
    const cities = this.root.get(CityStore);
    await cities.locate(locateTimeout);
    return cities;
  }

  private async offer(located: City): Promise<void> {
    const accepted = await this.root.get(OverlayStore).confirm({
      title: '切换城市',
      content: `定位到您在${located.city}，切换到${located.city}？`,
      confirmText: '切换',
      cancelText: '暂不',
    });
    if (accepted) await this.beginIn(located);
    else sessionStorage.set(declinedKey, located.id);
  }

  /** The trip begins where the device is, at the nearest open site. */
  private async beginIn(city: City): Promise<void> {
    const { pickup } = this.root.get(SearchStore);
    const { position } = this.root.get(CityStore);
    pickup.chooseCity(city);
    this.root.get(OverlayStore).showToast(`已定位到${city.city}`);
    if (!position) return;
    const found = await this.loadSites(city.id, position);
    const site = firstOpen(found?.sites ?? []);
    // Another city may have been chosen meanwhile.
    if (site && pickup.city.id === city.id) pickup.comeFrom(myPosition(position), site);
  }
}
