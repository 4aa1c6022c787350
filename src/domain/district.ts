import type { District } from '../../types/api/address';
import type { LngLat } from '../../types/api/call';
import { distanceKm } from './geo';

/** A business area has no border: what lies within so many kilometres of its centre is in it. */
const BUSINESS_RADIUS_KM = 3;

/**
 * Whether a place or a site lies in a district: by its area for an administrative one (COUNTY), by its distance from
 * the centre for a business area (specification §2, /address/district).
 */
export const isInDistrict = (
  district: Pick<District, 'id' | 'type' | 'location'>,
  thing: { area_id: string; location: LngLat },
): boolean =>
  district.type === 'COUNTY'
    ? thing.area_id === district.id
    : distanceKm(district.location, thing.location) <= BUSINESS_RADIUS_KM;
