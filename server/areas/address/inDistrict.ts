import type { LngLat } from '../../../types/api/call';
import { distanceKm } from '../../../src/domain/geo';
import type { DistrictRow } from './addressRepository';

/** A business area has no border: what lies within so many kilometres of its centre is in it. */
const BUSINESS_RADIUS_KM = 3;

/** Whether something lies in a district: by its area for a COUNTY, by its distance for a BUSINESS area. */
export const inDistrict = (
  district: Pick<DistrictRow, 'id' | 'type' | 'lng' | 'lat'>,
  thing: LngLat & { areaId: string },
): boolean =>
  district.type === 'COUNTY'
    ? thing.areaId === district.id
    : distanceKm(district, thing) <= BUSINESS_RADIUS_KM;
