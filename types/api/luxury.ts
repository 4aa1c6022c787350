import type { Call } from './call';
import type { CarOffer, CarType, CitySearch, EmptyReason } from './cartype';
import type { City } from './city';
import type { Site } from './site';
import type { LuxuryClass } from './worksheet';

/** A luxury car of the window (`design/lines.md`, luxury). Money in fen. */
export interface LuxuryCar {
  cartype: CarType;
  car_class: LuxuryClass;
  /** 马力. */
  horsepower: number;
  /** From 0 to 100 km/h, tenths of a second. */
  acceleration: number;
  /** 车辆押金 and 违章押金 together. */
  deposit: number;
  /** As it can be booked in the city, a sold-out one too; absent: no site of the city has it. */
  offer?: CarOffer;
}

/** The window of luxury cars (specification §3, luxury: city, list; its paths are ours, decision 11). */
export interface LuxuryApi {
  /** The cities where luxury cars are asked for, hot ones first; `cartypes`: how many of them are in stock there. */
  'GET /api/luxury/get_cities': Call<Record<string, never>, { cities: (City & { cartypes: number })[] }>;
  /**
   * Every luxury car, each at the nearest site of the city that can book it, priced as the car list prices it: bookable ones
   * first, then those of the city that are sold out, then those that have to be found. `sites`: those that the offers name.
   * CITY_NOT_SERVED, PERIOD_INVALID and NOT_FOUND (return site) as errors.
   */
  'GET /api/luxury/get_list': Call<
    CitySearch,
    { cars: LuxuryCar[]; sites: Site[]; reason?: EmptyReason; reason_text?: string }
  >;
}
