import fc from 'fast-check';
import gcoord from 'gcoord';
import { fromMapPoint, toMapPoint } from '@/platform/coordinates';

// Decision 7: calls are in BD-09, the maps of this country in GCJ-02. What the library says is right; it is too heavy for
// a mini-program.

const inChina = fc.record({
  lng: fc.double({ min: 73, max: 136, noNaN: true }),
  lat: fc.double({ min: 17, max: 54, noNaN: true }),
});

/** Degrees: a centimetre. */
const DIGITS = 7;

test('a point of ours is drawn where gcoord says', () => {
  fc.assert(
    fc.property(inChina, ({ lng, lat }) => {
      const [mapLng, mapLat] = gcoord.transform([lng, lat], gcoord.BD09, gcoord.GCJ02);
      const drawn = toMapPoint({ lng, lat });
      expect(drawn.lng).toBeCloseTo(mapLng, DIGITS);
      expect(drawn.lat).toBeCloseTo(mapLat, DIGITS);
    }),
  );
});

test('a point on a map is that of ours which gcoord says', () => {
  fc.assert(
    fc.property(inChina, ({ lng, lat }) => {
      const [ourLng, ourLat] = gcoord.transform([lng, lat], gcoord.GCJ02, gcoord.BD09);
      const ours = fromMapPoint({ lng, lat });
      expect(ours.lng).toBeCloseTo(ourLng, DIGITS);
      expect(ours.lat).toBeCloseTo(ourLat, DIGITS);
    }),
  );
});
