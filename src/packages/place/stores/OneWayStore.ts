import { makeAutoObservable } from 'mobx';
import { roadKm } from '@/domain/delivery';
import { distanceFee } from '@/domain/distanceFee';
import { getSites } from '@/services/catalogue';
import { CityStore } from '@/stores/CityStore';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import type { City } from '~types/api/city';
import type { Site } from '~types/api/site';

/** A site of the other city with what it costs to return the car there. */
export interface ReturnOffer {
  site: Site;
  /** By road from the pickup site; in the whole city from where its sites are measured. */
  km: number;
  /** 异地还车费, fen. */
  fee: number;
}

/** 异地还车: the city and site of return that are thought of, with the fee (rental.md, fees). */
export class OneWayStore {
  /** Typed to find a city. */
  keyword = '';
  /** Thought of, not yet chosen. */
  city: City | undefined = undefined;
  siteId: string | undefined = undefined;
  /** The sites of the city, nearest to its centre first. The fee is measured from the pickup site. */
  readonly offers = new Resource(async (city: City): Promise<ReturnOffer[]> => {
    const { pickup } = this.root.get(SearchStore);
    const { sites } = await getSites({ city_id: city.id });
    const from = pickup.chosenSite?.location ?? pickup.origin ?? pickup.city.gps;
    return [...sites]
      .sort((a, b) => a.distance - b.distance)
      .map(site => {
        const km = roadKm(from, site.location);
        return { site, km, fee: distanceFee('CROSS_CITY', km) };
      });
  });

  constructor(private readonly root: RootStore) {
    makeAutoObservable<this, 'root'>(this, { root: false, offers: false }, { autoBind: true });
  }

  /** Begins with what is chosen already. */
  open(): void {
    const { pickup, return: end } = this.root.get(SearchStore);
    const chosen = end.city.id === pickup.city.id ? undefined : end.city;
    this.keyword = '';
    this.chooseCity(chosen);
    this.siteId = end.site?.city_id === chosen?.id ? end.site?.id : undefined;
    const { returnCities, cities, loadCities } = this.root.get(CityStore);
    void returnCities.load(pickup.city.id);
    // Which of them are hot.
    if (!cities.data) void loadCities();
  }

  setKeyword(keyword: string): void {
    this.keyword = keyword;
  }

  /** Undefined: looks for another one. */
  chooseCity(city: City | undefined): void {
    this.city = city;
    this.siteId = undefined;
    // Another pickup site makes another fee: nothing stays even of the same city.
    this.offers.clear();
    if (city) void this.offers.load(city);
  }

  chooseSite(siteId: string): void {
    this.siteId = siteId;
  }

  /** The one that is thought of. */
  get offer(): ReturnOffer | undefined {
    return this.offers.data?.find(({ site }) => site.id === this.siteId);
  }

  /** Takes the site of the other city as the return. */
  confirm(): void {
    const search = this.root.get(SearchStore);
    if (!this.city || !this.offer) return;
    search.return.chooseCity(this.city);
    search.return.chooseSite(this.offer.site);
  }
}
