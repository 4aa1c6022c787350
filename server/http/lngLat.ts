import { Type } from 'typebox';

/** A point in degrees, BD-09 (decisions, reading 7), as a request names it. */
export const lngLat = Type.Object({
  lng: Type.Number({ minimum: -180, maximum: 180 }),
  lat: Type.Number({ minimum: -90, maximum: 90 }),
});
