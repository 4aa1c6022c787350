import { call } from '@/services/call';
import type { RequestOf } from '~types/api';

/** One car type with its offer at the site. */
export const getCarDetail = (request: RequestOf<'GET /api/cartype/get_detail'>) =>
  call('GET /api/cartype/get_detail', request);
/** What stands at a site now, for who has scanned its code. */
export const scanSite = (request: RequestOf<'GET /api/store/scan_code/search'>) =>
  call('GET /api/store/scan_code/search', request);
/** The fleet of a city, priced for a period. */
export const getFleet = (request: RequestOf<'GET /api/cartype/get_cartypes'>) =>
  call('GET /api/cartype/get_cartypes', request);
/** What a rental costs if it begins on each of the next 90 days, and their stock. */
export const getCalendar = (request: RequestOf<'GET /api/cartype/get_calendar'>) =>
  call('GET /api/cartype/get_calendar', request);
/** Reviews of a car type, 10 a page. */
export const getCarReviews = (request: RequestOf<'GET /api/cartype/get_marks'>) =>
  call('GET /api/cartype/get_marks', request);
