import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import CarTypes from '@/packages/car/pages/cartypes/index';
import { root } from '@/stores/rootContext';
import { HistoryStore } from '@/stores/HistoryStore';
import { SearchStore } from '@/stores/SearchStore';
import type { FleetCarType } from '~types/api/cartype';
import { accessibilityProblems } from '../../support/accessibility';
import { Refusal, serve, type FakeServer } from '../../support/fakeServer';
import { fleet, openScreen } from '../../support/fleet';
import { beijing, shanghai, site } from '../../support/places';
import { host } from '../../support/taro';

const cityFleet = (): FleetCarType[] =>
  fleet().map(({ cartype, daily_price, score, rented }, index) => ({
    cartype,
    from_price: daily_price,
    site_count: index,
    score,
    rented,
  }));

const serveFleet = (cartypes = cityFleet()): FakeServer =>
  serve({
    'GET /api/cartype/get_cartypes': () => ({ cartypes }),
    'GET /api/city/get_cities': () => ({ cfg_citys: [beijing, shanghai], hot_citys: [], version: 1 }),
  });

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const shown = (): (string | null)[] =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

async function open(cityId?: string) {
  host.params = cityId ? { city_id: cityId } : {};
  const opened = openScreen(CarTypes);
  await screen.findByRole('group', { name: '级别' });
  return opened;
}

describe('全部车型 (specification §2, /cartype)', () => {
  it('shows the fleet of the city by category, each car with its price and its sites', async () => {
    const server = serveFleet();
    await open();
    expect(server.calls[0]?.params.city_id).toBe('110000');
    expect(shown()).toEqual(['经济型 · 2款', 'SUV · 1款', 'MPV · 1款', '新能源 · 1款']);
    const [highlander] = within(screen.getByRole('list', { name: 'SUV' })).getAllByRole('button');
    expect(highlander?.textContent).toContain('丰田汉兰达');
    expect(highlander?.textContent).toContain('2家门店');
    expect(highlander?.textContent).toContain('日均¥358起');
    expect(screen.getByText('暂无门店')).toBeTruthy();
  });

  it('is priced for the period of the search, and anew when that changes (issue 10, one price)', async () => {
    const server = serveFleet();
    await open();
    const search = root.get(SearchStore);
    expect(server.calls[0]?.params).toMatchObject({ from_time: search.fromTime, to_time: search.toTime });
    act(() => search.choosePeriod('2030-11-18T10:00:00+08:00', '2030-11-21T10:00:00+08:00'));
    await waitFor(() =>
      expect(server.calls.at(-1)?.params).toMatchObject({ from_time: '2030-11-18T10:00:00+08:00' }),
    );
    expect(shown()).toHaveLength(4);
  });

  it('shows those that were looked at before, as far as the city has them, until something is searched (issue 11)', async () => {
    serveFleet();
    const { root } = await open();
    const [corolla] = fleet();
    if (!corolla) throw new Error('no fleet');
    act(() => {
      root.get(HistoryStore).rememberCar(corolla.cartype);
      root.get(HistoryStore).rememberCar({ ...corolla.cartype, id: 'elsewhere', series: '埃尔法' });
    });
    const strip = () => screen.queryByRole('list', { name: '最近看过的车型' });
    expect(strip()?.textContent).toBe('丰田卡罗拉');
    fireEvent.click(within(strip() ?? document.body).getByRole('button'));
    expect(host.navigations.at(-1)?.url).toMatch(/^\/cartype_product\?.*cartype_id=/);
    fireEvent.click(button('SUV'));
    expect(strip()).toBeNull();
  });

  it('is priced for the return that was chosen (issue 10, one price)', async () => {
    const server = serveFleet();
    const { search } = await open();
    act(() => search.return.chooseSite(site({ id: 'R9', name: '大兴机场店' })));
    await waitFor(() => expect(server.calls.at(-1)?.params).toMatchObject({ return_site_id: 'R9' }));
  });

  it('another city gives up the return that was chosen', async () => {
    const server = serveFleet();
    const { search } = await open('310000');
    const fleets = () => server.calls.filter(({ endpoint }) => endpoint.endsWith('get_cartypes'));
    act(() => search.return.chooseSite(site({ id: 'R9', name: '大兴机场店' })));
    await waitFor(() => expect(fleets()).toHaveLength(2));
    expect(fleets()[1]?.params).toMatchObject({ city_id: '310000' });
    expect(fleets()[1]?.params).not.toHaveProperty('return_site_id');
  });

  it('is searched by brand and series', async () => {
    serveFleet();
    await open();
    fireEvent.change(screen.getByLabelText('搜索品牌、车系'), { target: { value: 'model 3' } });
    expect(shown()).toEqual(['新能源 · 1款']);
    fireEvent.change(screen.getByLabelText('搜索品牌、车系'), { target: { value: '拖拉机<b>' } });
    expect(screen.getByText('没有找到这款车')).toBeTruthy();
    fireEvent.click(button('看全部车型'));
    expect(shown()).toHaveLength(4);
  });

  it('one category is shown at a tap, all of them at the next', async () => {
    serveFleet();
    await open();
    fireEvent.click(button('MPV'));
    expect(shown()).toEqual(['MPV · 1款']);
    fireEvent.click(button('MPV'));
    expect(shown()).toHaveLength(4);
  });

  it('a car leads to the sites that have it, in the city that is looked at', async () => {
    const server = serveFleet();
    await open('310000');
    expect(server.calls[0]?.params.city_id).toBe('310000');
    fireEvent.click(within(screen.getByRole('list', { name: 'MPV' })).getByRole('button'));
    expect(host.navigations).toEqual([
      { kind: 'navigateTo', url: '/cartype_product?cartype_id=GL8&city_id=310000' },
    ]);
  });

  it('a city without cars, and one without service', async () => {
    serveFleet([]);
    openScreen(CarTypes);
    expect(await screen.findByText('北京还没有可租的车型')).toBeTruthy();
    fireEvent.click(button('换个城市'));
    expect(host.navigations[0]?.url).toBe('/city');
  });

  it('says what happened, with 重试', async () => {
    serve({
      'GET /api/cartype/get_cartypes': () => {
        throw new Refusal(ErrorCode.CITY_NOT_SERVED, '该城市暂未开通服务，请选择其他城市');
      },
    });
    host.params = { city_id: '999999' };
    openScreen(CarTypes);
    expect(await screen.findByText('该城市暂未开通服务，请选择其他城市')).toBeTruthy();
    serveFleet();
    fireEvent.click(button('重试'));
    expect(await screen.findByRole('list', { name: 'SUV' })).toBeTruthy();
  });

  it('has nothing that axe finds', async () => {
    serveFleet();
    await open();
    expect(await accessibilityProblems()).toEqual([]);
  });
});
