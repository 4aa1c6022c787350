import { namedDots } from '@/domain/dotNames';
import type { SiteMapMarker } from '@/domain/siteMap';
import type { LngLat } from '~types/api/call';

const centre: LngLat = { lng: 116.4, lat: 39.9 };

/** Pixels of a degree around the middle (Web Mercator). */
const pixelsOfLongitude = (zoom: number): number => (256 * 2 ** zoom) / 360;

describe('the names of dots (issue 11: names on pins)', () => {
  const ZOOM = 11;
  const east = (pixels: number): LngLat => ({
    ...centre,
    lng: centre.lng + pixels / pixelsOfLongitude(ZOOM),
  });
  const dots = (...points: LngLat[]): SiteMapMarker[] =>
    points.map((location, index) => ({ id: `${index}`, name: '望京店', label: '¥128', location }));
  const all = (markers: readonly SiteMapMarker[]): Set<string> => new Set(markers.map(({ id }) => id));
  const sides = (markers: readonly SiteMapMarker[], isLarge = false, width = 320) => [
    ...namedDots(markers, all(markers), { zoom: ZOOM, isLarge, width }),
  ];

  it('stand below, and where a neighbour has taken that, on another side', () => {
    expect(sides(dots(centre))).toEqual([['0', 'below']]);
    expect(sides(dots(centre, east(30)))).toEqual([
      ['0', 'below'],
      ['1', 'right'],
    ]);
    expect(sides(dots(east(30), centre))).toEqual([
      ['0', 'below'],
      ['1', 'left'],
    ]);
  });

  it('need more room in large letters', () => {
    const two = dots(centre, east(36));
    expect(sides(two)[1]).toEqual(['1', 'below']);
    expect(sides(two, true)[1]).toEqual(['1', 'right']);
  });

  it('are left out where all sides are taken, and on pins that have them already', () => {
    const crowd = dots(...Array.from({ length: 9 }, () => centre));
    expect(sides(crowd).length).toBeLessThan(crowd.length);
    expect([...namedDots(dots(centre), new Set(), { zoom: ZOOM, isLarge: false, width: 320 })]).toEqual([]);
  });

  it('are not cut off by the edge of a map that shows all sites; one that does not is moved anyway', () => {
    const far = dots(centre, east(200));
    expect(sides(far, false, 220)).toEqual([
      ['0', 'right'],
      ['1', 'left'],
    ]);
    expect(sides(far, false, 190)).toEqual([
      ['0', 'below'],
      ['1', 'below'],
    ]);
  });

  it('never lie below a pin', () => {
    const [pin, dot] = dots(centre, east(4));
    if (!pin || !dot) throw new Error('no markers');
    // The pin stands above its point: the name goes below.
    expect([...namedDots([pin, dot], new Set(['1']), { zoom: ZOOM, isLarge: false, width: 320 })]).toEqual([
      ['1', 'below'],
    ]);
  });
});
