import { call } from './call';

/** The surroundings of a city as a sketch (H5, where no provider draws the map). */
export const getCitySketch = (city_id: string) => call('GET /api/city/get_sketch', { city_id });
