import type { District, Place } from '../../../types/api/address';
import type { LngLat } from '../../../types/api/call';
import { metresBetween } from '../../../src/domain/geo';
import type { DistrictRow, PlaceRow } from './addressRepository';

/** A place in its wire form, `distance` in metres from a point (BD-09) as for sites. */
export const presentPlace = (row: PlaceRow, from: LngLat): Place => ({
  id: row.id,
  city_id: row.cityId,
  kind: row.kind,
  name: row.name,
  pinyin: row.pinyin,
  address: row.address,
  area: row.area,
  area_id: row.areaId,
  location: { lng: row.lng, lat: row.lat },
  distance: metresBetween(from, row),
});

/** A district in its wire form with the number of its open sites. */
export const presentDistrict = (
  { id, type, name, pinyin, lng, lat }: DistrictRow,
  count: number,
): District => ({
  id,
  type,
  name,
  pinyin,
  location: { lng, lat },
  site_count: count,
});
