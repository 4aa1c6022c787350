import type { Call } from './call';
import type { CarType } from './cartype';

/** A vehicle series of a brand that a city rents by the month. */
export interface LongApplySeries {
  brand: string;
  series: string;
  /** Car types of it. */
  vehicles: number;
  /** Of the cheapest of them: a single car for a single month, fen. */
  monthly_price: number;
}

/** A car type that a city rents by the month. Money in fen. */
export interface LongApplyVehicle {
  cartype: CarType;
  /** Of a single car for a single month: terms and numbers follow from it (`src/domain/longApply.ts`). */
  monthly_price: number;
  /** 车辆押金 and 违章押金 of one car. */
  deposit: number;
}

/** What companies choose among (specification §7, long-apply cartype, vehicle and series lists; the paths are ours). */
export interface LongApplyApi {
  /** Brands and series of a city, by name; CITY_NOT_SERVED. */
  'GET /api/long_apply/get_series': Call<{ city_id: string }, { series: LongApplySeries[] }>;
  /** The vehicles of a brand, of one series or of all, the cheapest first; CITY_NOT_SERVED, NOT_FOUND (nothing of it). */
  'GET /api/long_apply/get_vehicles': Call<
    { city_id: string; brand: string; series?: string },
    { vehicles: LongApplyVehicle[] }
  >;
  /** One of them; CITY_NOT_SERVED, NOT_FOUND. */
  'GET /api/long_apply/get_cartype': Call<{ city_id: string; cartype_id: string }, LongApplyVehicle>;
}
