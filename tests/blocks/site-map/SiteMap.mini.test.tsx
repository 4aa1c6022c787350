import { render } from '@testing-library/react';
import { SiteMap } from '@/blocks/site-map/SiteMap';
import type { SiteMapMarker } from '@/domain/siteMap';
import type { LngLat } from '~types/api/call';
import { hostMap } from '../../support/taroComponents';

const centre: LngLat = { lng: 116.40387, lat: 39.91488 };
const markers: SiteMapMarker[] = [
  { id: 'S1', name: '王府井店', label: '¥128', location: { lng: 116.418, lat: 39.921 } },
  { id: 'S2', name: '南站店', label: '南站店', location: { lng: 116.385, lat: 39.872 }, isDimmed: true },
];
/** The same middle in GCJ-02, by the published formula: some 900 metres to the southwest. */
const drawn = { longitude: 116.39747, latitude: 39.90859 };

function showMap(selectedId?: string) {
  const onSelect = jest.fn<undefined, [string]>();
  const onMove = jest.fn<undefined, [LngLat, number]>();
  render(
    <SiteMap
      label="门店地图"
      centre={centre}
      markers={markers}
      selectedId={selectedId}
      here={{ name: '国贸', location: centre }}
      onSelect={onSelect}
      onMove={onMove}
    />,
  );
  return { map: hostMap.props!, onSelect, onMove };
}

describe('map of sites on a mini-program: the map of the host', () => {
  it('is drawn in GCJ-02 (decision 7)', () => {
    const { map } = showMap();
    // The middle of both sites, as far from where it was asked for as in our coordinates.
    expect(map.longitude).toBeCloseTo(drawn.longitude + 116.4015 - centre.lng, 3);
    expect(map.latitude).toBeCloseTo(drawn.latitude + 39.8965 - centre.lat, 3);
  });

  it('has a label on every pin, and the accent on the selected one', () => {
    const { map } = showMap('S2');
    expect(map.markers?.map(({ callout }) => callout?.content)).toEqual(['王府井\n¥128', '南站', '国贸']);
    const [first, second] = map.markers!.map(({ callout }) => callout?.bgColor);
    expect(first).not.toBe(second);
  });

  it('a tap chooses a site, and nothing where the person is', () => {
    const { map, onSelect } = showMap();
    map.onMarkerTap?.({ detail: { markerId: 2 } });
    map.onMarkerTap?.({ detail: { markerId: 1 } });
    expect(onSelect.mock.calls).toEqual([['S2']]);
  });

  it('tells where the person has moved, not where the app has', () => {
    const { map, onMove } = showMap();
    const view = { centerLocation: drawn, region: { northeast: { ...drawn, latitude: 39.99859 } } };
    map.onRegionChange?.({ type: 'begin', detail: { ...view, causedBy: 'gesture' } });
    map.onRegionChange?.({ type: 'end', detail: { ...view, causedBy: 'update' } });
    expect(onMove).not.toHaveBeenCalled();
    map.onRegionChange?.({ type: 'end', detail: { ...view, causedBy: 'drag' } });
    const [middle, radius] = onMove.mock.calls[0]!;
    expect(middle.lng).toBeCloseTo(centre.lng, 3);
    expect(middle.lat).toBeCloseTo(centre.lat, 3);
    // 0.09 degrees of latitude.
    expect(radius).toBe(10_000);
  });
});
