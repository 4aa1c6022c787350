import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import AddressDistrict from '@/packages/place/pages/address-district/index';
import { DistrictListStore } from '@/packages/place/stores/DistrictListStore';
import { PlaceListStore } from '@/stores/PlaceListStore';
import { root } from '@/stores/rootContext';
import { accessibilityProblems } from '../../support/accessibility';
import { serve } from '../../support/fakeServer';
import { district, place, site } from '../../support/places';
import { host } from '../../support/taro';
import { beginTrip, search } from '../../support/trip';

const haidian = district({ id: '110108', name: '海淀区', location: { lng: 116.3, lat: 39.96 } });
const sanlitun = district({ id: 'b1', type: 'BUSINESS', name: '三里屯商圈', location: place().location });

const calm = (districts = [district(), haidian, sanlitun]) =>
  serve({
    'GET /api/address/get_districts': () => ({ districts }),
    'GET /api/address/search': () => ({
      places: [place(), place({ id: 'P2', area_id: '110108', name: '五道口', location: haidian.location })],
    }),
    'GET /api/site/get_sites': () => ({
      sites: [
        site({ id: 'H1', name: '中关村店', area_id: '110108', location: haidian.location }),
        site({ id: 'C1', name: '国贸店', area_id: '110105' }),
      ],
      areas: [],
    }),
  });

async function open(): Promise<void> {
  host.stack = ['/', '/address', '/address/district'];
  render(<AddressDistrict />);
  await screen.findByRole('list', { name: '地点' });
}

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const namesOf = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('button')
    .map(row => row.querySelector('strong, .name')?.textContent);

beforeEach(() => {
  beginTrip();
  root.get(DistrictListStore).list.clear();
  root.get(PlaceListStore).ground.clear();
});

describe('按区域选地点 (specification §2, /address/district)', () => {
  it('shows the districts and what lies in the one that is taken', async () => {
    calm();
    await open();
    expect(button('朝阳区').getAttribute('aria-pressed')).toBe('true');
    expect([namesOf('门店'), namesOf('地点')]).toEqual([['国贸店'], ['三里屯']]);
    fireEvent.click(button('海淀区'));
    expect([namesOf('门店'), namesOf('地点')]).toEqual([['中关村店'], ['五道口']]);
    // A business area holds what is near its centre.
    fireEvent.click(button('三里屯商圈'));
    expect(screen.queryByRole('list', { name: '门店' })).toBeNull();
    expect(namesOf('地点')).toEqual(['三里屯']);
  });

  it('chooses a site as it is', async () => {
    calm();
    await open();
    fireEvent.click(button(/^国贸店/));
    await waitFor(() => expect(host.stack).toEqual(['/']));
    expect(search().pickup.site?.id).toBe('C1');
  });

  it('chooses a place with the nearest site, for the return', async () => {
    const server = calm();
    host.params = { purpose: 'return' };
    await open();
    fireEvent.click(button(/^三里屯 /));
    await waitFor(() => expect(host.stack).toEqual(['/']));
    expect(server.calls[server.calls.length - 1]?.params.location).toEqual(place().location);
    expect(search()).toMatchObject({ pickup: { site: undefined }, return: { site: { id: 'H1' } } });
  });

  it('chooses a district as a whole, and says when no site is in it', async () => {
    calm([district({ site_count: 0 })]);
    await open();
    fireEvent.click(button(/^朝阳区 本区没有门店，为您选最近的一家/));
    await waitFor(() => expect(search().pickup.address?.name).toBe('朝阳区'));
  });

  it('says that a city has no districts', async () => {
    calm([]);
    render(<AddressDistrict />);
    fireEvent.click(await screen.findByRole('button', { name: '全部门店' }));
    expect(host.navigations[0]?.url).toBe('/site');
  });

  it('can be tried again when it could not be loaded', async () => {
    serve({});
    render(<AddressDistrict />);
    const retry = await screen.findByRole('button', { name: '重试' });
    calm();
    fireEvent.click(retry);
    expect(await screen.findByRole('button', { name: '朝阳区' })).toBeTruthy();
  });

  it('is clean for a screen reader', async () => {
    calm();
    await open();
    expect(await accessibilityProblems()).toEqual([]);
  });
});
