import { call } from '@/services/call';
import type { RequestOf } from '~types/api';

/** Asks for a column of cars for a wedding; errors as the contract lists them. */
export const addWedding = (request: RequestOf<'POST /api/worksheet/wedding/add'>) =>
  call('POST /api/worksheet/wedding/add', request);
/** The vehicle series that weddings of a city may have, the dearest first. */
export const getWeddingSeries = (cityId: string) =>
  call('GET /api/worksheet/wedding/get_series', { city_id: cityId });
/** The days of a month, `YYYY-MM`, for a wedding in a city. */
export const getWeddingCalendar = (cityId: string, month: string) =>
  call('GET /api/worksheet/wedding/get_calendar', { city_id: cityId, month });
