import { call } from '@/services/call';
import type { RequestOf } from '~types/api';

/** All offers of a site for a period, sold-out ones too. */
export const searchCars = (search: RequestOf<'GET /api/cartype/search'>) =>
  call('GET /api/cartype/search', search);
/** One car type with its offer at the site. */
export const getCarDetail = (request: RequestOf<'GET /api/cartype/get_detail'>) =>
  call('GET /api/cartype/get_detail', request);
