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

describe('first view of a map', () => {
  it('is closer the nearer the sites are', () => {
    expect(zoomAround(centre, [north(1)])).toBeGreaterThan(zoomAround(centre, [north(8)]));
  });

  it('shows the six nearest; one far away does not make the city small', () => {
    const near = [1, 2, 3, 4, 5, 6].map(kilometres => north(kilometres));
    expect(zoomAround(centre, [north(300), ...near])).toBe(zoomAround(centre, near));
  });

  it('holds its limits, and has a view for no site at all', () => {
    expect(zoomAround(centre, [north(2000)])).toBe(zoomLimits.least);
    expect(zoomAround(centre, [north(0)])).toBeLessThanOrEqual(zoomLimits.most);
    expect(zoomAround(centre, [])).toBeGreaterThan(zoomLimits.least);
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
    expect([...crowdedMarkers([north(1, { isDimmed: true }), north(1.2)], 10, undefined)]).toEqual(['N1']);
  });

  it('a long name needs more room than a price', () => {
    const beside = (label: string): SiteMapMarker[] => [
      north(1, { id: 'A', label, location: centre }),
      north(1, { id: 'B', label, location: { lng: centre.lng + 0.06, lat: centre.lat } }),
    ];
    expect(crowdedMarkers(beside('¥128'), 11, undefined).size).toBe(0);
    expect(crowdedMarkers(beside('首都机场T3航站楼店'), 11, undefined).size).toBe(1);
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
