import type { Call, PageRequest } from './call';
import type { DemandSummary, DemandUse, ScooterModel } from './worksheet';

/** What was asked for of this line, as its list shows it: with an order, in the words of that. */
export interface ScooterRow extends DemandSummary {
  use: DemandUse;
}

/** A model of scooters, and where in a city one can have it. */
export interface ScooterCar {
  model: ScooterModel;
  text: string;
  /** How fast, how far, who may ride it. */
  facts: { label: string; value: string }[];
  /** Fen. */
  per_day: number;
  picture: string;
  sites: { id: string; name: string; address: string }[];
}

/** 代步车 · 踏板车 (specification §2, /scooter; issue 14). What is asked for is a demand (`WorksheetApi`). */
export interface ScooterApi {
  /** What the member has asked for here, newest first, 10 a page. */
  'GET /api/scooter/get_orders': Call<PageRequest, { rows: ScooterRow[]; total: number }>;
  /** A model of scooters in a city. CITY_NOT_SERVED. */
  'GET /api/scooter/car/get_detail': Call<{ city_id: string; model: ScooterModel }, ScooterCar>;
}
