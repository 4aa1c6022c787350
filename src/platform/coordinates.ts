import gcoord from 'gcoord';
import type { LngLat } from '~types/api/call';

const point = ([lng, lat]: [number, number]): LngLat => ({ lng, lat });

/** A point of ours (BD-09) as the maps of this country draw it (GCJ-02): decision 7. */
export const toMapPoint = ({ lng, lat }: LngLat): LngLat =>
  point(gcoord.transform([lng, lat], gcoord.BD09, gcoord.GCJ02));

/** A point on a map (GCJ-02) in the coordinates of the calls (BD-09): decision 7. */
export const fromMapPoint = ({ lng, lat }: LngLat): LngLat =>
  point(gcoord.transform([lng, lat], gcoord.GCJ02, gcoord.BD09));
