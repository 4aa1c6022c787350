import { makeAutoObservable } from 'mobx';
import { isInDistrict } from '@/domain/district';
import { distanceKm } from '@/domain/geo';
import { getSites, searchPlaces } from '@/services/catalogue';
import type { District, Place } from '~types/api/address';
import type { LngLat } from '~types/api/call';
import type { Site } from '~types/api/site';
import { Resource } from './Resource';

/** Where places are looked for. */
export interface PlaceQuery {
  cityId: string;
  /** BD-09: what distances are measured from; undefined: the city's centre. */
  location: LngLat | undefined;
}

/** Sites that a screen shows as the nearest ones. */
const fewSites = 3;

/** What stands in a city: its well-known places and its sites, by distance where one is known. */
export class PlaceListStore {
  readonly surroundings = new Resource(
    async ({ cityId, location }: PlaceQuery) => {
      const query = { city_id: cityId, ...(location ? { location } : {}) };
      const [{ places }, { sites }] = await Promise.all([searchPlaces(query), getSites(query)]);
      return { places, sites: [...sites].sort((a, b) => a.distance - b.distance) };
    },
    { subjectOf: ({ cityId }) => cityId },
  );

  private underWay: { query: string; answer: Promise<unknown> } | undefined = undefined;

  constructor() {
    makeAutoObservable<this, 'underWay'>(this, { surroundings: false, underWay: false }, { autoBind: true });
  }

  /** Loads what stands around a point; what is asked for at the same moment is asked once. */
  async load({ cityId, location }: PlaceQuery): Promise<void> {
    const query = JSON.stringify([cityId, location]);
    if (this.underWay?.query !== query) {
      this.underWay = { query, answer: this.surroundings.load({ cityId, location }) };
    }
    const { answer } = this.underWay;
    await answer;
    if (this.underWay?.answer === answer) this.underWay = undefined;
  }

  /** The open site that is nearest to a point, by the answer that shows what stands around it; undefined where that fails. */
  async siteNear(query: Required<PlaceQuery>): Promise<Site | undefined> {
    await this.load(query);
    return this.surroundings.isAbout(query) ? this.nearestSites[0] : undefined;
  }

  /** The nearest sites that take bookings. */
  get nearestSites(): Site[] {
    return this.openSites.slice(0, fewSites);
  }

  /** 服务点 and 送车点: where a car is handed over without a counter (specification §3, category OTHER or not). */
  get servicePoints(): Site[] {
    return this.openSites.filter(({ category }) => category === 'POINT' || category === 'OTHER');
  }

  /** What lies in a district. */
  within(district: District): { places: Place[]; sites: Site[] } {
    return {
      places: (this.surroundings.data?.places ?? []).filter(place => isInDistrict(district, place)),
      sites: (this.surroundings.data?.sites ?? []).filter(site => isInDistrict(district, site)),
    };
  }

  /** The well-known place nearest to a point (BD-09), to say where that is; undefined while none is loaded. */
  placeNear(point: LngLat): Place | undefined {
    const [nearest] = (this.surroundings.data?.places ?? [])
      .map(place => ({ place, km: distanceKm(point, place.location) }))
      .sort((a, b) => a.km - b.km);
    return nearest?.place;
  }

  private get openSites(): Site[] {
    return (this.surroundings.data?.sites ?? []).filter(({ status }) => status === 'OPEN');
  }
}
