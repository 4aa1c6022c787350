import { WHOLE_CITY } from '@/domain/siteMap';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { ErrorCode } from '@/domain/errorCode';
import CarList from '@/packages/car/pages/list/index';
import { CarFilterStore } from '@/packages/car/stores/CarFilterStore';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import type { RequestOf } from '~types/api';
import type { MapSite } from '~types/api/site';
import { accessibilityProblems } from '../../support/accessibility';
import { Refusal, serve, type FakeServer } from '../../support/fakeServer';
import { fleet, laterPeriod, openScreen } from '../../support/fleet';
import { deviceAsks } from '../../support/media';
import { site } from '../../support/places';

type MapRequest = RequestOf<'GET /api/site/get_map_sites'>;

const mapSites = (): MapSite[] => [
  { ...site(), bookable: 12, lowest_daily_price: 12767 },
  {
    ...site({ id: 'S2', name: '望京店', location: { lng: 116.48, lat: 39.99 } }),
    bookable: 5,
    lowest_daily_price: 9900,
  },
  { ...site({ id: 'S3', name: '亦庄店', location: { lng: 116.5, lat: 39.8 } }), bookable: 0 },
  {
    ...site({ id: 'S4', name: '通州店', status: 'CLOSED', location: { lng: 116.66, lat: 39.9 } }),
    bookable: 0,
  },
];

const serveMap = (sites: (request: MapRequest) => MapSite[] = mapSites): FakeServer =>
  serve({
    'GET /api/cartype/search': () => ({ cars: fleet() }),
    'GET /api/cartype/get_alternatives': () => ({ alternatives: [] }),
    'GET /api/site/get_map_sites': request => ({ sites: sites(request) }),
  });

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
/** The map's code is fetched when the first one is shown, which takes its time on a busy machine. */
const pin = (name: string | RegExp): Promise<HTMLElement> =>
  screen.findByRole('button', { name }, { timeout: 4000 });
const asked = ({ calls }: FakeServer) =>
  calls.filter(({ endpoint }) => endpoint.endsWith('get_map_sites')).map(({ params }) => params);

/** A test's document has no layout: without a size every move of the map would be a jump. */
beforeAll(() => {
  for (const [side, value] of Object.entries({ clientWidth: 375, clientHeight: 480 })) {
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, value });
  }
});
beforeEach(() => deviceAsks('reduce'));

/** The list, and then its map. */
async function openMap(prepare?: (root: RootStore) => void) {
  const opened = openScreen(CarList, prepare);
  await screen.findByRole('list', { name: '车辆' });
  fireEvent.click(button('地图'));
  await pin(/首都机场T3店，/);
  return opened;
}

describe('the map of the car list (rental.md, details of flow 9; specification §7, map sites)', () => {
  it('a pin says the lowest price a day of the period', async () => {
    const server = serveMap();
    await openMap();
    expect(button('首都机场T3店，¥128，已选')).toBeTruthy();
    expect(button('望京店，¥99')).toBeTruthy();
    expect(button('亦庄店，无车')).toBeTruthy();
    expect(button('通州店，休息')).toBeTruthy();
    expect(asked(server)[0]).toMatchObject({
      city_id: '110000',
      centre: site().location,
      from_time: '2030-11-18T10:00:00+08:00',
    });
  });

  it('the pins price the return that was chosen (issue 10, one price)', async () => {
    const server = serveMap();
    await openMap(root => root.get(SearchStore).return.chooseSite(site({ id: 'R9', name: '大兴机场店' })));
    expect(asked(server)[0]).toMatchObject({ return_site_id: 'R9' });
  });

  it('the pins price the way to the door, which a site that comes so far keeps (issue 10, one price)', async () => {
    const server = serveMap();
    const door = { name: '三里屯', address: '', location: { lng: 116.46, lat: 39.94 } };
    const { search } = await openMap(root =>
      runInAction(() => (root.get(SearchStore).pickup.delivery = door)),
    );
    expect(asked(server)[0]).toMatchObject({ delivery: door });
    fireEvent.click(button('望京店，¥99'));
    fireEvent.click(button('看这家店的车'));
    expect(search.rental).toMatchObject({ site_id: 'S2', delivery: door });
  });

  it('another return prices the pins anew', async () => {
    const server = serveMap();
    const { search } = await openMap();
    act(() => search.return.chooseSite(site({ id: 'R9', name: '大兴机场店' })));
    await waitFor(() => expect(asked(server)[1]).toMatchObject({ return_site_id: 'R9' }));
  });

  it('choosing a pin shows the site; its cars are one tap away', async () => {
    serveMap();
    const { search } = await openMap();
    fireEvent.click(button('望京店，¥99'));
    const chosen = screen.getByRole('region', { name: '选中的门店' });
    expect(chosen.textContent).toContain('日均¥99起5款可订');
    fireEvent.click(button('看这家店的车'));
    expect(search.pickup.site?.name).toBe('望京店');
    expect(await screen.findByRole('list', { name: '车辆' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: '北京的门店地图' })).toBeNull();
  });

  it('a site without a car says so, and a closed one cannot be chosen', async () => {
    serveMap();
    await openMap();
    fireEvent.click(button('亦庄店，无车'));
    expect(screen.getByText('这段时间没有可订的车')).toBeTruthy();
    fireEvent.click(button('通州店，休息'));
    expect(screen.queryByRole('button', { name: '看这家店的车' })).toBeNull();
  });

  it('搜索此区域 comes when the map was moved, and says when there is nothing', async () => {
    const server = serveMap(({ radius }) => (radius === WHOLE_CITY ? mapSites() : []));
    await openMap();
    expect(screen.queryByRole('button', { name: '搜索此区域' })).toBeNull();
    fireEvent.click(button('放大'));
    fireEvent.click(button('搜索此区域'));
    expect(await screen.findByText('这里没有门店，移动地图再搜索试试')).toBeTruthy();
    expect(asked(server)).toHaveLength(2);
    expect(screen.queryByRole('button', { name: '搜索此区域' })).toBeNull();
  });

  it('a changed time changes the prices, and the map stays where it is', async () => {
    const server = serveMap(({ from_time: from }) =>
      mapSites().map(one => ({
        ...one,
        lowest_daily_price: from === laterPeriod.from_time ? 20000 : 10000,
      })),
    );
    const { search } = await openMap();
    fireEvent.click(button('望京店，¥100'));
    act(() => search.choosePeriod(laterPeriod.from_time, laterPeriod.to_time));
    expect(await pin('望京店，¥200')).toBeTruthy();
    expect(asked(server)[1]?.centre).toEqual(asked(server)[0]?.centre);
    expect(screen.getByRole('region', { name: '选中的门店' })).toBeTruthy();
  });

  it('an error is swallowed into a toast; the list is still there', async () => {
    serveMap(() => {
      throw new Refusal(ErrorCode.INTERNAL, '服务器开小差了，请稍后再试');
    });
    openScreen(CarList);
    await screen.findByRole('list', { name: '车辆' });
    fireEvent.click(button('地图'));
    expect(await screen.findByText('服务器开小差了，请稍后再试')).toBeTruthy();
    fireEvent.click(button('看列表'));
    expect(screen.getByRole('list', { name: '车辆' })).toBeTruthy();
  });

  it('the list comes back as it was: its cards are kept meanwhile', async () => {
    serveMap();
    openScreen(CarList);
    const list = await screen.findByRole('list', { name: '车辆' });
    fireEvent.click(button('地图'));
    await pin('望京店，¥99');
    expect(document.getElementById('car-list')?.className).toContain('hidden');
    fireEvent.click(button('看列表'));
    expect(screen.getByRole('list', { name: '车辆' })).toBe(list);
  });

  it('the map survives a reload (specification §4)', async () => {
    serveMap();
    const { close } = await openMap();
    close();
    const { root } = openScreen(CarList);
    expect(await pin('望京店，¥99')).toBeTruthy();
    await waitFor(() => expect(root.get(CarFilterStore).mode).toBe('map'));
  });

  it('has nothing that axe finds', async () => {
    serveMap();
    await openMap();
    fireEvent.click(button('望京店，¥99'));
    expect(await accessibilityProblems()).toEqual([]);
  });
});
