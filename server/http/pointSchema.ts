import { Type } from 'typebox';
import { COUNTRY } from '../../src/domain/geo';

/** A point of the country in a request: degrees, BD-09 (decision 7). */
export const pointSchema = Type.Object({
  lng: Type.Number({ minimum: COUNTRY.west, maximum: COUNTRY.east }),
  lat: Type.Number({ minimum: COUNTRY.south, maximum: COUNTRY.north }),
});

/** What a person reads of a point that is none, or lies abroad. */
export const POINT_REFUSED = '位置不在中国境内，请重新定位或选择地点';

/** Whether the part of a request that was refused (`/location/lng`) belongs to a point. */
export const isOfPoint = (instancePath: string): boolean => /\/(lng|lat)$/.test(instancePath);
