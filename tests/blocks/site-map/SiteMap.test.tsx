import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { SiteMap } from '@/blocks/site-map/SiteMap';
import type { SiteMapMarker } from '@/domain/siteMap';
import type { District } from '~types/api/address';
import type { LngLat } from '~types/api/call';
import { accessibilityProblems } from '../../support/accessibility';
import { deviceAsks } from '../../support/media';
import { serve } from '../../support/fakeServer';

const beijing: LngLat = { lng: 116.40387, lat: 39.91488 };
const shanghai: LngLat = { lng: 121.47977, lat: 31.2363 };
const markers: SiteMapMarker[] = [
  { id: 'S1', name: '王府井店', label: '¥128', location: { lng: 116.418, lat: 39.921 } },
  { id: 'S2', name: '首都机场T3店', label: '首都机场T3店', location: { lng: 116.61, lat: 40.05 } },
  { id: 'S3', name: '南锣鼓巷店', label: '¥99', location: { lng: 116.41, lat: 39.94 }, isDimmed: true },
];

interface Shown {
  centre?: LngLat;
  selectedId?: string;
  markers?: readonly SiteMapMarker[];
}

async function showMap(shown: Shown = {}) {
  const onSelect = jest.fn<undefined, [string]>();
  const onMove = jest.fn<undefined, [LngLat, number]>();
  const map = (next: Shown) => (
    <SiteMap
      label="门店地图"
      centre={next.centre ?? beijing}
      markers={next.markers ?? markers}
      selectedId={next.selectedId}
      onSelect={onSelect}
      onMove={onMove}
    />
  );
  const { rerender } = render(map(shown));
  await screen.findByRole('button', { name: /王府井店/ });
  return { onSelect, onMove, again: (next: Shown) => rerender(map(next)) };
}

/** A test's document has no layout: without a size every move would be a jump. */
beforeAll(() => {
  for (const [side, value] of Object.entries({ clientWidth: 375, clientHeight: 480 })) {
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, value });
  }
});

const pin = (name: string): HTMLElement => screen.getByRole('button', { name });

describe('map of sites (rental.md, details of flow 9)', () => {
  it('shows a skeleton until the map has been fetched', async () => {
    const { container } = render(
      <SiteMap label="门店地图" centre={beijing} markers={markers} onSelect={() => undefined} />,
    );
    expect(within(container).getByRole('status', { name: '正在加载地图' })).toBeTruthy();
    expect(await screen.findByRole('region', { name: '门店地图' })).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it.each([
    ['BUSINESS', [markers[0]], '中关村', '海淀区'],
    ['COUNTY', markers, '海淀区', '中关村'],
  ] as const)(
    'names districts on the plain ground: %s where there is room for them',
    async (_type, sites, shown, hidden) => {
      const district = (type: District['type'], name: string): District => ({
        id: name,
        type,
        name,
        pinyin: '',
        location: beijing,
        site_count: 1,
      });
      serve({
        'GET /api/address/get_districts': () => ({
          districts: [district('COUNTY', '海淀区'), district('BUSINESS', '中关村')],
        }),
      });
      render(
        <SiteMap
          label="门店地图"
          centre={beijing}
          markers={sites.flatMap(site => site ?? [])}
          cityId="110000"
          onSelect={() => undefined}
        />,
      );
      expect(await screen.findByText(shown)).toBeTruthy();
      expect(screen.queryByText(hidden)).toBeNull();
    },
  );

  it.each([
    ['gives way to a pin that lies over it', 30, 'hidden'],
    ['stays where there is room beside it', 300, ''],
  ])('the name of a district %s', async (_what, left, visibility) => {
    const rect = (x: number): DOMRect => new DOMRect(x, 10, 60, 20);
    const layout = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      if (this.textContent === '海淀区') return rect(0);
      return rect(this.closest('button')?.textContent.includes('¥128') ? left : 600);
    });
    const district = {
      id: 'haidian',
      type: 'COUNTY',
      name: '海淀区',
      pinyin: '',
      location: beijing,
    } as const;
    serve({ 'GET /api/address/get_districts': () => ({ districts: [{ ...district, site_count: 1 }] }) });
    render(
      <SiteMap
        label="门店地图"
        centre={beijing}
        markers={markers}
        cityId="110000"
        onSelect={() => undefined}
      />,
    );
    const name = await screen.findByText('海淀区');
    await waitFor(() => expect(name.style.visibility).toBe(visibility));
    layout.mockRestore();
  });

  it('lies on a sketch of land and sea that says that it is one (issue 11)', async () => {
    serve({
      'GET /api/address/get_districts': () => ({ districts: [] }),
      'GET /api/city/get_sketch': () => ({
        frame: { west: 115, east: 118, south: 39, north: 41 },
        borders: [
          [
            [116, 39],
            [116.5, 40],
          ],
        ],
        land: [
          [
            [116, 39],
            [117, 39],
            [117, 40],
          ],
        ],
      }),
    });
    const { container } = render(
      <SiteMap
        label="门店地图"
        centre={beijing}
        markers={markers}
        cityId="110000"
        onSelect={() => undefined}
      />,
    );
    expect(await screen.findByText('示意图，不作导航')).toBeTruthy();
    expect(['.sea', '.land', '.border'].map(part => container.querySelectorAll(part).length)).toEqual([
      1, 1, 1,
    ]);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('has a scale in the unit of all other distances (issue 11, words)', async () => {
    await showMap();
    const scale = (): string | null | undefined =>
      document.querySelector('.leaflet-control-scale-line')?.textContent;
    expect(scale()).toMatch(/^\d+公里$/);
    for (let step = 0; step < 6; step += 1) fireEvent.click(pin('放大'));
    expect(scale()).toMatch(/^\d+米$/);
  });

  it('every site is a button with its name and label; a tap chooses it', async () => {
    const { onSelect } = await showMap();
    fireEvent.click(pin('王府井店，¥128'));
    fireEvent.click(pin('首都机场T3店'));
    expect(onSelect.mock.calls).toEqual([['S1'], ['S2']]);
  });

  it('says which site is selected', async () => {
    const { again } = await showMap();
    again({ selectedId: 'S1' });
    expect(pin('王府井店，¥128').getAttribute('aria-pressed')).toBe('true');
    expect(pin('首都机场T3店').getAttribute('aria-pressed')).toBe('false');
  });

  it('has names on the pins, the chosen one marked, and where the person is (issue 11)', async () => {
    const [first, second] = markers;
    if (!first || !second) throw new Error('There are sites');
    const { rerender } = render(
      <SiteMap
        label="门店地图"
        centre={beijing}
        markers={[first, { ...second, isChosen: true }]}
        here={{ name: '国贸', location: beijing }}
        onSelect={() => undefined}
      />,
    );
    expect(await screen.findByText('王府井')).toBeTruthy();
    expect(pin('首都机场T3店，已选').textContent).toBe('已选 首都机场T3');
    expect(screen.getByText('国贸')).toBeTruthy();
    rerender(<SiteMap label="门店地图" centre={beijing} markers={[first]} onSelect={() => undefined} />);
    await waitFor(() => expect(screen.queryByText('国贸')).toBeNull());
  });

  it('takes away the pins of sites that are no longer there', async () => {
    const { again } = await showMap();
    again({ markers: markers.slice(0, 1) });
    expect(screen.queryByRole('button', { name: '首都机场T3店' })).toBeNull();
    expect(pin('王府井店，¥128')).toBeTruthy();
  });

  it('tells where the person has moved, not where the caller has', async () => {
    const { onMove, again } = await showMap();
    again({ centre: shanghai });
    again({ centre: shanghai, selectedId: 'S1' });
    expect(onMove).not.toHaveBeenCalled();
    fireEvent.click(pin('放大'));
    expect(onMove).toHaveBeenCalledTimes(1);
  });

  it('tells the middle in our coordinates (decision 7: BD-09)', async () => {
    const { onMove } = await showMap();
    fireEvent.click(pin('缩小'));
    const [middle] = onMove.mock.calls[0]!;
    // The middle of the sites.
    expect(middle.lng).toBeCloseTo((116.41 + 116.61) / 2, 3);
    expect(middle.lat).toBeCloseTo((39.921 + 40.05) / 2, 3);
  });

  it.each([
    ['slides', false],
    ['jumps, when the device asks for reduced motion', true],
  ])('is moved by the arrow keys, and %s (look.md, motion)', async (_how, isCalm) => {
    if (isCalm) deviceAsks('reduce');
    const { onMove } = await showMap();
    const map = screen.getByRole('region', { name: '门店地图' });
    act(() => map.focus());
    fireEvent.keyDown(map, { keyCode: 39 });
    expect(onMove).toHaveBeenCalledTimes(isCalm ? 1 : 0);
    await waitFor(() => expect(onMove.mock.calls[0]?.[0].lng).toBeGreaterThan(beijing.lng));
  });

  it('brings a pin into view that Tab comes to; a tap moves nothing under the finger', async () => {
    deviceAsks('reduce');
    const { onMove } = await showMap();
    /** Where Leaflet has laid the map and the pin on it. */
    const place = (): string[] =>
      ['.leaflet-map-pane', '.leaflet-marker-icon'].map(
        part => document.querySelector<HTMLElement>(part)?.style.cssText ?? '',
      );
    for (let step = 0; step < 4; step += 1) fireEvent.click(pin('放大'));
    onMove.mockClear();
    const before = place();
    const airport = pin('首都机场T3店');
    act(() => airport.focus());
    expect(place()).toEqual(before);
    fireEvent.keyUp(airport, { key: 'Tab' });
    expect(place()).not.toEqual(before);
    expect(onMove).not.toHaveBeenCalled();
  });

  it('stays where the person is when the sites of his region arrive', async () => {
    deviceAsks('reduce');
    const { onMove, again } = await showMap();
    fireEvent.click(pin('放大'));
    const [middle] = onMove.mock.calls[0]!;
    again({ centre: middle, markers: markers.slice(0, 1) });
    fireEvent.click(pin('缩小'));
    expect(onMove.mock.calls[1]?.[0].lng).toBeCloseTo(middle.lng, 4);
    expect(onMove).toHaveBeenCalledTimes(2);
  });

  it('has nothing that axe finds', async () => {
    await showMap({ selectedId: 'S1' });
    expect(await accessibilityProblems()).toEqual([]);
  });
});
