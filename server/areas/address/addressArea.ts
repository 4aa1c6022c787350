import { Type } from 'typebox';
import type { AddressApi } from '../../../types/api/address';
import { searchPlaces } from '../../../src/domain/placeSearch';
import { open, type Area } from '../../http/endpoint';
import { pointSchema } from '../../http/pointSchema';
import { presentDistrict, presentPlace } from './addressPresenter';
import { findDistrict, listCityPlaces, listDistricts, listOpenSitePoints } from './addressRepository';
import { inDistrict } from './inDistrict';

/** Places of one answer. */
const MOST_PLACES = 60;

const cityId = Type.String({ maxLength: 12 });

/** Places and districts of a city (specification §2, /address and /district with search). */
export const addressArea: Area<AddressApi> = {
  /**
   * A city has a few dozen places, so they are ranked here by the rule that the app searches with too
   * (src/domain/placeSearch.ts). In an unknown district nothing lies.
   */
  'GET /api/address/search': open(
    'Places of a city by name, pinyin, initials or address, best first, then nearest',
    Type.Object({
      city_id: cityId,
      keyword: Type.Optional(Type.String({ maxLength: 50 })),
      location: Type.Optional(pointSchema),
      area_id: Type.Optional(Type.String({ maxLength: 32 })),
    }),
    async ({ city_id, keyword = '', location, area_id }, { db }) => {
      const [{ places: rows, centre }, district] = await Promise.all([
        listCityPlaces(db, city_id),
        area_id === undefined ? undefined : findDistrict(db, area_id),
      ]);
      const inArea =
        area_id === undefined
          ? rows
          : rows.filter(row => district !== undefined && inDistrict(district, row));
      const places = inArea.map(row => presentPlace(row, location ?? centre));
      if (location) places.sort((a, b) => a.distance - b.distance);
      return { places: searchPlaces(places, keyword).slice(0, MOST_PLACES) };
    },
  ),
  'GET /api/address/get_districts': open(
    'Districts and business areas of a city, those with most sites first',
    Type.Object({ city_id: cityId }),
    async ({ city_id }, { db }) => {
      const [rows, sites] = await Promise.all([listDistricts(db, city_id), listOpenSitePoints(db, city_id)]);
      const districts = rows.map(row =>
        presentDistrict(row, sites.filter(site => inDistrict(row, site)).length),
      );
      return { districts: districts.sort((a, b) => b.site_count - a.site_count) };
    },
  ),
};
