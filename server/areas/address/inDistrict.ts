import type { LngLat } from '../../../types/api/call';
import { isInDistrict } from '../../../src/domain/district';
import type { DistrictRow } from './addressRepository';

/** Whether something that is stored lies in a stored district, by the rule that the app applies too. */
export const inDistrict = (
  { id, type, ...centre }: Pick<DistrictRow, 'id' | 'type' | 'lng' | 'lat'>,
  { areaId, ...point }: LngLat & { areaId: string },
): boolean => isInDistrict({ id, type, location: centre }, { area_id: areaId, location: point });
