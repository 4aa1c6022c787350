import { call } from '@/services/call';
import type { RequestOf } from '~types/api';
import type { CitySearch } from '~types/api/cartype';

/** The cities where luxury cars are asked for, with how many are in stock there. */
export const getLuxuryCities = () => call('GET /api/luxury/get_cities', {});
/** Every luxury car, as it can be booked in a city; CITY_NOT_SERVED, PERIOD_INVALID. */
export const getLuxuryCars = (search: CitySearch) => call('GET /api/luxury/get_list', search);
/** Asks for a luxury car; errors as the contract lists them. */
export const addLuxury = (request: RequestOf<'POST /api/luxury/add'>) =>
  call('POST /api/luxury/add', request);
