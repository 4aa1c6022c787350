import type { RequestOf } from '~types/api';
import { call } from './call';

/** All cities of the service, with the hot ones. */
export const getCities = () => call('GET /api/city/get_cities', {});
/** Cities to which a car taken in a city may be returned. */
export const getReturnCities = (cityId: string) => call('GET /api/city/get_diff_cities', { city_id: cityId });
/** Sites of a city. */
export const getSites = (request: RequestOf<'GET /api/site/get_sites'>) =>
  call('GET /api/site/get_sites', request);
/** Banners of a city's home screen. */
export const getBanners = (cityId: string) =>
  call('GET /api/activities/ad/banner/get_city_activity', { city_id: cityId });
/** Activities that a city's home screen offers. */
export const getActivities = (cityId: string) => call('GET /api/user/get_activity_home', { city_id: cityId });
