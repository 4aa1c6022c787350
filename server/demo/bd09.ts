import gcoord from 'gcoord';
import type { LngLat } from '../../types/api/call';

const sixDecimals = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** A point of Chinese city maps (GCJ-02 degrees) as the API speaks it (BD-09, decision 7), to about 10 centimetres. */
export function bd09({ lng, lat }: LngLat): LngLat {
  const [x, y] = gcoord.transform([lng, lat], gcoord.GCJ02, gcoord.BD09);
  return { lng: sixDecimals(x), lat: sixDecimals(y) };
}
