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
  readonly ground = new Resource(
    async ({ cityId, location }: PlaceQuery) => {
      const query = { city_id: cityId, ...(location ? { location } : {}) };
      const [{ places }, { sites }] = await Promise.all([searchPlaces(query), getSites(query)]);
      return { places, sites: [...sites].sort((a, b) => a.distance - b.distance) };
    },
    { subjectOf: ({ cityId }) => cityId },
  );

  constructor() {
    makeAutoObservable(this, { ground: false }, { autoBind: true });
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
      places: (this.ground.data?.places ?? []).filter(place => isInDistrict(district, place)),
      sites: (this.ground.data?.sites ?? []).filter(site => isInDistrict(district, site)),
    };
  }

  /** The well-known place nearest to a point (BD-09), to say where that is; undefined while none is loaded. */
  placeNear(point: LngLat): Place | undefined {
    const [nearest] = (this.ground.data?.places ?? [])
      .map(place => ({ place, km: distanceKm(point, place.location) }))
      .sort((a, b) => a.km - b.km);
    return nearest?.place;
  }

  private get openSites(): Site[] {
    return (this.ground.data?.sites ?? []).filter(({ status }) => status === 'OPEN');
  }
}
