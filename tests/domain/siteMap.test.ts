import fc from 'fast-check';
import {
  crowdedMarkers,
  firstView,
  pinLines,
  pinPrice,
  pinText,
  zoomLimits,
  type SiteMapMarker,
} from '@/domain/siteMap';
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

describe('first view of a map (issue 11: all sites of the city at once)', () => {
  it('holds every site on the narrowest screen, and a step closer would not', () => {
    const around = fc.record({
      lng: fc.double({ min: 116, max: 117, noNaN: true }),
      lat: fc.double({ min: 39.5, max: 40.5, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(around, { minLength: 1, maxLength: 12 }), points => {
        const markers = points.map((location, index) => north(0, { id: `${index}`, location }));
        const view = firstView(centre, markers);
        const farthest = (zoom: number): number =>
          Math.max(
            ...points.flatMap(({ lng, lat }) => [
              Math.abs(lng - view.centre.lng) * pixelsOfLongitude(zoom),
              Math.abs(lat - view.centre.lat) * pixelsOfLatitude(zoom),
            ]),
          );
        // A few pixels for the curve of the projection.
        expect(farthest(view.zoom)).toBeLessThanOrEqual(125);
        if (view.zoom < 15) expect(farthest(view.zoom + 1)).toBeGreaterThan(115);
      }),
    );
  });

  it('comes closer where there is more room, as far as both sides allow', () => {
    const markers = [north(0), north(10)];
    const zoom = (width: number, height: number): number =>
      firstView(centre, markers, { width, height }).zoom;
    const least = firstView(centre, markers).zoom;
    expect([zoom(100, 100), zoom(240, 240), zoom(2000, 240)]).toEqual([least, least, least]);
    expect([zoom(240, 480), zoom(1000, 960), zoom(2000, 2000)]).toEqual([least + 1, least + 2, least + 3]);
    // East and west need the width.
    const wide = [north(0), north(0, { id: 'E', location: { lng: centre.lng + 0.2, lat: centre.lat } })];
    const widest = (width: number): number => firstView(centre, wide, { width, height: 240 }).zoom;
    expect(widest(960)).toBe(widest(240) + 2);
  });

  it('holds its limits, and has a view for no site at all', () => {
    expect(firstView(centre, [north(0), north(2000)]).zoom).toBe(zoomLimits.least);
    // The streets around, not the one building.
    expect(firstView(centre, [north(1)])).toEqual({ centre: north(1).location, zoom: 15 });
    expect(firstView(centre, [])).toEqual({ centre, zoom: 12 });
  });
});

describe('the words on a pin', () => {
  it.each([
    [{}, ['王府井'], '王府井店'],
    [{ label: '¥128' }, ['王府井', '¥128'], '王府井店，¥128'],
    [{ label: '¥128', isChosen: true }, ['已选 王府井', '¥128'], '王府井店，¥128，已选'],
  ])('%j: the name, what is said of it, and whether it is the chosen one', (differences, lines, text) => {
    const marker = north(0, { name: '王府井店', label: '王府井店', ...differences });
    expect(pinLines(marker)).toEqual(lines);
    expect(pinText(marker)).toBe(text);
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
          [
            north(0, { id: 'A', name: one, label: one }),
            north(0, { id: 'B', name: next, label: next, location: at(right, 0) }),
          ],
          ZOOM,
          undefined,
        ).has('B');
      expect([room - 1, room + 1, 1 - room, -1 - room].map(isCrowded)).toEqual([true, false, true, false]);
    },
  );

  it('two that just touch both stand', () => {
    // 95.625 degrees of the equator are 68 pixels of a world of 256.
    const touching = [0, 95.625].map(lng =>
      north(0, { id: `${lng}`, name: '¥128', location: { lng, lat: 0 } }),
    );
    expect(crowdedMarkers(touching, 0, undefined).size).toBe(0);
  });

  it.each([
    ['a name', '北店', 44],
    ['a name and a price', '¥128', 68],
  ])('one above the other needs the pixels of the lower one: %s', (_what, label, height) => {
    const two = (up: number): SiteMapMarker[] => [
      north(0, { id: 'A', name: '北店', label }),
      north(0, { id: 'B', name: '北店', label, location: at(0, up) }),
    ];
    const isCrowded = (up: number): boolean => crowdedMarkers(two(up), ZOOM, undefined).has('B');
    expect([height - 1, height + 1, 1 - height, -1 - height].map(isCrowded)).toEqual([
      true,
      false,
      true,
      false,
    ]);
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
