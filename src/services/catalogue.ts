import type { RequestOf } from '~types/api';
import type { LngLat } from '~types/api/call';
import type { City } from '~types/api/city';
import type { Site } from '~types/api/site';
import { call } from './call';

/** All cities of the service, with the hot ones. */
export const getCities = () => call('GET /api/city/get_cities', {});
/** The city in whose area a point lies (BD-09); CITY_NOT_SERVED for one in none. */
export const getLocatedCity = (location: LngLat) => call('GET /api/city/get_located', { location });
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
/** Places of a city, by name, pinyin, initials and distance. */
export const searchPlaces = (request: RequestOf<'GET /api/address/search'>) =>
  call('GET /api/address/search', request);
/** Districts and business areas of a city. */
export const getDistricts = (cityId: string) => call('GET /api/address/get_districts', { city_id: cityId });
/** One site with directions, photographs and the summary of its reviews. */
export const getSite = (request: RequestOf<'GET /api/site/get_detail'>) =>
  call('GET /api/site/get_detail', request);
/** Sites around a point with their lowest price for a period. */
export const getMapSites = (request: RequestOf<'GET /api/site/get_map_sites'>) =>
  call('GET /api/site/get_map_sites', request);
/** All offers of a site for a period, sold-out ones too. */
export const searchCars = (search: RequestOf<'GET /api/cartype/search'>) =>
  call('GET /api/cartype/search', search);
/** Each car type of a city at the nearest site that can book it. */
export const searchCity = (search: RequestOf<'GET /api/cartype/search_city'>) =>
  call('GET /api/cartype/search_city', search);
/** A car type at every site of a city: those that can book it first, then by distance. */
export const getProducts = (request: RequestOf<'GET /api/cartype/get_products'>) =>
  call('GET /api/cartype/get_products', request);
/** Small changes that make a rental possible, the cheapest first. */
export const getAlternatives = (request: RequestOf<'GET /api/cartype/get_alternatives'>) =>
  call('GET /api/cartype/get_alternatives', request);

/** The first of some sites that takes bookings, and where none does the first. */
export const firstOpen = (sites: readonly Site[]): Site | undefined =>
  sites.find(site => site.status === 'OPEN') ?? sites[0];

/** The open site of a city nearest to a point (BD-09), without one the city's first; rejects like any call. */
export async function nearestSite(city: City, location: LngLat | undefined): Promise<Site | undefined> {
  const { sites } = await getSites({ city_id: city.id, ...(location ? { location } : {}) });
  return firstOpen(sites);
}
