import { crowdedMarkers, pinPrice, zoomAround, zoomLimits, type SiteMapMarker } from '@/domain/siteMap';
import type { LngLat } from '~types/api/call';

const centre: LngLat = { lng: 116.4, lat: 39.9 };

/** A marker so many kilometres north of the middle. */
const north = (kilometres: number, differences: Partial<SiteMapMarker> = {}): SiteMapMarker => ({
  id: `N${kilometres}`,
  name: `北${kilometres}店`,
  label: '¥128',
  location: { lng: centre.lng, lat: centre.lat + kilometres / 111.32 },
  ...differences,
});

/** Pixels of a degree around the middle (Web Mercator). */
const pixelsOfLongitude = (zoom: number): number => (256 * 2 ** zoom) / 360;
const pixelsOfLatitude = (zoom: number): number =>
  pixelsOfLongitude(zoom) / Math.cos((centre.lat * Math.PI) / 180);

describe('first view of a map', () => {
  it.each([1, 2.5, 6, 20])('is as close as a site %d km away still stands within 120 pixels', kilometres => {
    const site = north(kilometres);
    const zoom = zoomAround(centre, [site]);
    const pixelsAt = (level: number): number => (site.location.lat - centre.lat) * pixelsOfLatitude(level);
    expect(pixelsAt(zoom)).toBeLessThanOrEqual(120);
    expect(pixelsAt(zoom + 1)).toBeGreaterThan(120);
  });

  it('shows the six nearest; one far away does not make the city small', () => {
    const near = [6, 5, 4, 3, 2, 1].map(kilometres => north(kilometres));
    expect(zoomAround(centre, [north(300), ...near])).toBe(zoomAround(centre, [north(6)]));
  });

  it('holds its limits, and has a view for no site at all', () => {
    expect(zoomAround(centre, [north(2000)])).toBe(zoomLimits.least);
    // The streets around, not the one building.
    expect(zoomAround(centre, [north(0)])).toBe(15);
    expect(zoomAround(centre, [])).toBe(12);
  });
});

describe('labels that would cover each other become dots', () => {
  const two = [north(1), north(1.2)];

  it('only as long as the map is far away', () => {
    expect([...crowdedMarkers(two, 10, undefined)]).toEqual(['N1.2']);
    expect([...crowdedMarkers(two, 17, undefined)]).toEqual([]);
  });

  it('never the selected one, and a dimmed one first', () => {
    expect([...crowdedMarkers(two, 10, 'N1.2')]).toEqual(['N1']);
    const [, other] = two;
    const dimmed = [north(1, { isDimmed: true }), ...(other ? [other] : [])];
    expect([...crowdedMarkers(dimmed, 10, undefined)]).toEqual(['N1']);
    expect([...crowdedMarkers(dimmed, 10, 'N1')]).toEqual(['N1.2']);
  });

  const ZOOM = 11;
  const at = (right: number, up: number): LngLat => ({
    lng: centre.lng + right / pixelsOfLongitude(ZOOM),
    lat: centre.lat + up / pixelsOfLatitude(ZOOM),
  });

  it.each([
    ['¥128', '¥128', 68],
    ['北京南站', '北京南站', 96],
    ['首都机场T3航站楼店', '首都机场T3航站楼店', 148],
    ['¥128', '首都机场T3航站楼店', 108],
  ])(
    '%s beside %s needs %i pixels: a long name more than a price, none more than fits',
    (one, next, room) => {
      const isCrowded = (right: number): boolean =>
        crowdedMarkers(
          [north(0, { id: 'A', label: one }), north(0, { id: 'B', label: next, location: at(right, 0) })],
          ZOOM,
          undefined,
        ).has('B');
      expect([room - 1, room + 1, 1 - room, -1 - room].map(isCrowded)).toEqual([true, false, true, false]);
    },
  );

  it('two that just touch both stand', () => {
    // 95.625 degrees of the equator are 68 pixels of a world of 256.
    const touching = [0, 95.625].map(lng => north(0, { id: `${lng}`, location: { lng, lat: 0 } }));
    expect(crowdedMarkers(touching, 0, undefined).size).toBe(0);
  });

  it('one above the other needs the 44 pixels of a pin', () => {
    const isCrowded = (up: number): boolean =>
      crowdedMarkers(
        [north(0, { id: 'A' }), north(0, { id: 'B', location: at(0, up) })],
        ZOOM,
        undefined,
      ).has('B');
    expect([43, 45, -43, -45].map(isCrowded)).toEqual([true, false, true, false]);
  });
});

describe('price on a pin', () => {
  it.each([
    [12800, '¥128'],
    [12850, '¥129'],
    [12801, '¥129'],
  ])('%d fen is %s: whole yuan, never less than it is', (fen, text) => {
    expect(pinPrice(fen)).toBe(text);
  });
});
