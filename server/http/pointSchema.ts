import { Type } from 'typebox';

/** A point in a request: degrees, BD-09 (decision 7). */
export const pointSchema = Type.Object({
  lng: Type.Number({ minimum: -180, maximum: 180 }),
  lat: Type.Number({ minimum: -90, maximum: 90 }),
});
