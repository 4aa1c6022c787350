import { Type } from 'typebox';
import type { CityApi } from '../../../types/api/city';
import type { DataOf } from '../../../types/api';
import type { Database } from '../../db/database';
import { open, type Area } from '../../http/endpoint';
import { pointSchema } from '../../http/pointSchema';
import { cityNotServed } from './cityNotServed';
import { byRank, presentCity } from './cityPresenter';
import { listCities } from './cityRepository';
import { citySketch } from './citySketch';
import { locatedCity } from './locatedCity';

/** Sketches that were asked for, by city: there is one of each. */
const sketches = new Map<string, DataOf<'GET /api/city/get_sketch'>>();

type CityList = DataOf<'GET /api/city/get_cities'>;

/** Grows when the list of cities changes, so that an app that keeps the list knows. */
const CITY_LIST_VERSION = 1;

/** Cities change only with a new release and its data, so a process reads them once. */
const cityLists = new WeakMap<Database, Promise<CityList>>();

async function readCities(db: Database): Promise<CityList> {
  const rows = await listCities(db);
  const hot = rows.filter(({ hotRank }) => hotRank !== null).sort(byRank);
  return {
    cfg_citys: rows.map(presentCity),
    hot_citys: hot.map(presentCity),
    version: CITY_LIST_VERSION,
  };
}

function cityList(db: Database): Promise<CityList> {
  const known = cityLists.get(db);
  if (known) return known;
  const list = readCities(db).catch((error: unknown) => {
    // A failure must not be kept: the next call tries again.
    cityLists.delete(db);
    throw error;
  });
  cityLists.set(db, list);
  return list;
}

/** Cities (specification §3, city state; §7, /api/city); where a car may be returned is told by areas/site. */
export const cityArea: Area<Omit<CityApi, 'GET /api/city/get_diff_cities'>> = {
  'GET /api/city/get_cities': open(
    'All cities of the service and the hot ones',
    Type.Object({}),
    (_request, { db }) => cityList(db),
  ),
  'GET /api/city/get_located': open(
    'The city in whose area a point lies',
    Type.Object({ location: pointSchema }),
    async ({ location }, { db }) => ({ city: locatedCity(location, (await cityList(db)).cfg_citys) }),
  ),
  'GET /api/city/get_sketch': open(
    'The surroundings of a city as a sketch',
    Type.Object({ city_id: Type.String({ maxLength: 12 }) }),
    async ({ city_id }, { db }) => {
      const city = (await cityList(db)).cfg_citys.find(({ id }) => id === city_id);
      if (!city) throw cityNotServed();
      const sketch = sketches.get(city_id) ?? citySketch(city);
      sketches.set(city_id, sketch);
      return sketch;
    },
  ),
};
