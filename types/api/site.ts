import type { AnyTrip } from './address';
import type { Call, LngLat, PageRequest } from './call';
import type { Mark, MarkSummary, MarkType } from './mark';

/** 机场店, 火车站店, 商圈店, 地铁店, 酒店服务点, 服务点; OTHER is 送车点 (specification §3: OTHER or not). */
export type SiteCategory = 'AIRPORT' | 'RAILWAY' | 'MALL' | 'METRO' | 'HOTEL' | 'POINT' | 'OTHER';

/** Opening hours, Asia/Shanghai wall clock `HH:mm`; around the clock is `00:00`–`24:00`. */
export interface OpeningHours {
  open: string;
  close: string;
}

/** A rental site (specification §3). */
export interface Site {
  id: string;
  name: string;
  /** Of the name, syllables separated by spaces; absent where the data has none. */
  pinyin?: string;
  category: SiteCategory;
  city_id: string;
  area: string;
  area_id: string;
  address: string;
  location: LngLat;
  /** Metres from the asking location (or from the city's centre), rounded. */
  distance: number;
  hours: OpeningHours;
  phone: string;
  /** Short facts: 免费接送, 24小时自助 … */
  tags: string[];
  /** `CLOSED` while the site takes no bookings; `notice` says why. */
  status: 'OPEN' | 'CLOSED';
  notice?: string;
  /** Mean of its reviews, one decimal; absent while it has none. */
  score?: number;
}

/** A district of a city, as a filter of its sites. */
export interface Area {
  id: string;
  name: string;
  /** Number of open sites. */
  count: number;
}

export interface SiteDetail extends Site {
  /** How to find the counter, step by step. */
  directions: string[];
  /** Picture addresses. */
  photos: string[];
  marks: MarkSummary;
}

/** A site on the map with what it has for a period. */
export interface MapSite extends Site {
  /** Car types that can be booked as they stand. */
  bookable: number;
  /** Lowest `dailyPrice` of what can be booked, fen; absent when nothing can. */
  lowest_daily_price?: number;
}

export interface SiteApi {
  /** Sites of a city, nearest first when `location` (BD-09) is given; `keyword` matches name, address and area. */
  'GET /api/site/get_sites': Call<
    { city_id: string; location?: LngLat; keyword?: string; area_id?: string },
    { sites: Site[]; areas: Area[] }
  >;
  /** One site; unknown ids answer NOT_FOUND. */
  'GET /api/site/get_detail': Call<{ id: string; location?: LngLat }, SiteDetail>;
  /**
   * Sites of a city within `radius` metres of `centre` (BD-09), nearest first, each with its lowest price for the
   * period, as the list has it for the same return and the same way to the door, where it comes so far (specification
   * §7, map sites). CITY_NOT_SERVED, PERIOD_INVALID, NOT_FOUND (return site); an empty list where there are none.
   */
  'GET /api/site/get_map_sites': Call<
    { city_id: string; centre: LngLat; radius: number; from_time: string; to_time: string } & AnyTrip,
    { sites: MapSite[] }
  >;
  /** Reviews of a site, newest first, 10 a page (specification §3, marks). */
  'GET /api/site/get_marks': Call<
    PageRequest & { id: string; type: MarkType },
    { marks: Mark[]; total: number }
  >;
}
