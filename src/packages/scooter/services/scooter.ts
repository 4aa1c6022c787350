import { call } from '@/services/call';
import type { RequestOf } from '~types/api';
import type { ScooterModel } from '~types/api/worksheet';

/** Asks for a car while one's own is being repaired; errors as the contract lists them. */
export const addReplacement = (request: RequestOf<'POST /api/worksheet/replacement/add'>) =>
  call('POST /api/worksheet/replacement/add', request);
/** Asks for a scooter; errors as the contract lists them. */
export const addScooter = (request: RequestOf<'POST /api/worksheet/scooter/add'>) =>
  call('POST /api/worksheet/scooter/add', request);
/** What the member has asked for of this line, newest first, 10 a page. */
export const getScooterOrders = (page: number) => call('GET /api/scooter/get_orders', { page });
/** A model of scooters, and where in a city one can have it. */
export const getScooterCar = (cityId: string, model: ScooterModel) =>
  call('GET /api/scooter/car/get_detail', { city_id: cityId, model });
/** The repair shops of a city; with a keyword, those whose name or address has it. */
export const getShops = (cityId: string, keyword: string) =>
  call('GET /api/vip4s/get_shops', { city_id: cityId, keyword });
/** What a voucher of a shop gives; INVALID_PARAMS where nothing. */
export const checkVoucher = (request: RequestOf<'POST /api/vip4s/check_voucher'>) =>
  call('POST /api/vip4s/check_voucher', request);
