import type { Call, LngLat } from './call';

/** 机场, 火车站, 商圈, 地铁, 酒店, 路口: what a place is, and the group under which it is found. */
export type PlaceKind = 'AIRPORT' | 'RAILWAY' | 'MALL' | 'METRO' | 'HOTEL' | 'CROSSING';

/** A well-known place of a city, from which a renter looks for sites or to which a car is brought. */
export interface Place {
  id: string;
  city_id: string;
  kind: PlaceKind;
  name: string;
  /** Syllables separated by spaces: `zhong guan cun`. */
  pinyin: string;
  address: string;
  /** District that the place lies in. */
  area: string;
  area_id: string;
  location: LngLat;
  /** Metres from the asking location (or from the city's centre), rounded. */
  distance: number;
}

/** COUNTY is an administrative district (海淀区), BUSINESS a business area within one (中关村). */
export type DistrictType = 'COUNTY' | 'BUSINESS';

/** A district of a city (specification §3, car search filter: district_id, district_type, district_name). */
export interface District {
  id: string;
  type: DistrictType;
  name: string;
  pinyin: string;
  /** Centre, BD-09. */
  location: LngLat;
  /** Open sites in it, or for a BUSINESS area within 3 km of its centre. */
  site_count: number;
}

/** Where a car is brought to or collected from (送车上门, 上门取车). */
export interface DeliveryPoint {
  name: string;
  address: string;
  location: LngLat;
}

/** Where a car is given back. */
export interface GiveBack {
  /** Absent: the same site. */
  return_site_id?: string;
  /** 上门取车: the car is collected here; distance from the return site. */
  collection?: DeliveryPoint;
}

/** What of a trip holds whichever site it begins at. */
export interface AnyTrip extends GiveBack {
  /** 送车上门: the car is brought here, by a site that comes so far. */
  delivery?: DeliveryPoint;
}

export interface AddressApi {
  /**
   * Places of a city: with a keyword those whose name, pinyin, initials or address match, best first; without one the
   * well-known ones. Nearest first among equals when `location` (BD-09) is given. At most 60. CITY_NOT_SERVED.
   */
  'GET /api/address/search': Call<
    { city_id: string; keyword?: string; location?: LngLat; area_id?: string },
    { places: Place[] }
  >;
  /** Districts and business areas of a city, those with most sites first. CITY_NOT_SERVED. */
  'GET /api/address/get_districts': Call<{ city_id: string }, { districts: District[] }>;
}
