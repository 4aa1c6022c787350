import { Type } from 'typebox';
import type { CityApi } from '../../../types/api/city';
import { distanceKm } from '../../../src/domain/geo';
import type { DataOf } from '../../../types/api';
import type { Database } from '../../db/database';
import { open, type Area } from '../../http/endpoint';
import { cityNotServed } from './cityNotServed';
import { presentCity } from './cityPresenter';
import { listCities, listOpenCities, type CityRow } from './cityRepository';

type CityList = DataOf<'GET /api/city/get_cities'>;

/** Grows when the list of cities changes, so that an app that keeps the list knows. */
const CITY_LIST_VERSION = 1;

/** Cities change only with a new release and its data, so a process reads them once. */
const cityLists = new WeakMap<Database, Promise<CityList>>();

/** Hot cities by their rank, then the others. */
const byRank = (a: CityRow, b: CityRow): number => (a.hotRank ?? Infinity) - (b.hotRank ?? Infinity) || 0;

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

/** Cities (specification §3, city state; §7, /api/city). */
export const cityArea: Area<CityApi> = {
  'GET /api/city/get_cities': open(
    'All cities of the service and the hot ones',
    Type.Object({}),
    (_request, { db }) => cityList(db),
  ),
  /**
   * A car may be returned in every other city that has an open site: hot cities first in their order, then the
   * nearest, since the fee grows with the distance. CITY_NOT_SERVED for an unknown city.
   */
  'GET /api/city/get_diff_cities': open(
    'Cities to which a car taken in a city may be returned, hot ones first, then the nearest',
    Type.Object({ city_id: Type.String({ maxLength: 12 }) }),
    async ({ city_id }, { db }) => {
      const rows = await listOpenCities(db);
      const from = rows.find(({ id }) => id === city_id);
      if (!from) throw cityNotServed();
      const others = rows
        .filter(({ id }) => id !== city_id)
        .map(row => ({ row, km: distanceKm(from, row) }))
        .sort((a, b) => byRank(a.row, b.row) || a.km - b.km);
      return { cfg_citys: others.map(({ row }) => presentCity(row)) };
    },
  ),
};
