import type { Call, LngLat, Nothing } from './call';

/** A city of the service (specification §3, city state). */
export interface City {
  /** GB/T 2260 code, e.g. `110000`. */
  id: string;
  /** Name without 市. */
  city: string;
  /** Initials in capitals, e.g. `BJ`. */
  code: string;
  /** Syllables separated by spaces: `bei jing`. */
  pinyin: string;
  /** Centre, BD-09. */
  gps: LngLat;
}

/** A line of points, degrees of longitude and latitude, BD-09. */
export type Outline = [lng: number, lat: number][];

/** What is drawn under the sites of a city where no provider of maps is: a sketch, right to half a kilometre. */
export interface CitySketch {
  /** What the sketch covers, degrees. */
  frame: { west: number; east: number; south: number; north: number };
  /** Lines between prefectures. */
  borders: Outline[];
  /** Pieces of land, the rest is sea; absent where the city does not lie by it. */
  land?: Outline[];
}

export interface CityApi {
  /** All cities of the service and the hot ones (337 and about a dozen); the list changes rarely: `version` grows when it does. */
  'GET /api/city/get_cities': Call<Nothing, { cfg_citys: City[]; hot_citys: City[]; version: number }>;
  /**
   * The city in whose area a point lies (BD-09; decision 19). CITY_NOT_SERVED where it lies in none of the service, with
   * the nearest one in its sentence.
   */
  'GET /api/city/get_located': Call<{ location: LngLat }, { city: City }>;
  /** The surroundings of a city as a sketch. CITY_NOT_SERVED. */
  'GET /api/city/get_sketch': Call<{ city_id: string }, CitySketch>;
  /** Cities to which a car taken in `city_id` may be returned. */
  'GET /api/city/get_diff_cities': Call<{ city_id: string }, { cfg_citys: City[] }>;
}
