import { call } from '@/services/call';
import type { RequestOf } from '~types/api';

/** Brands and series that a city rents by the month; CITY_NOT_SERVED. */
export const getApplySeries = (cityId: string) => call('GET /api/long_apply/get_series', { city_id: cityId });
/** The vehicles of a brand; CITY_NOT_SERVED, NOT_FOUND. */
export const getApplyVehicles = (request: RequestOf<'GET /api/long_apply/get_vehicles'>) =>
  call('GET /api/long_apply/get_vehicles', request);
/** One vehicle; CITY_NOT_SERVED, NOT_FOUND. */
export const getApplyVehicle = (request: RequestOf<'GET /api/long_apply/get_cartype'>) =>
  call('GET /api/long_apply/get_cartype', request);
/** Asks for cars of a company; errors as the contract lists them. */
export const addLongApply = (request: RequestOf<'POST /api/long_apply/add_order'>) =>
  call('POST /api/long_apply/add_order', request);
