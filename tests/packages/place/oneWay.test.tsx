import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { roadKm } from '@/domain/delivery';
import { distanceFee } from '@/domain/distanceFee';
import { yuanText } from '@/domain/money';
import OneWay from '@/packages/place/pages/one-way/index';
import { CityStore } from '@/stores/CityStore';
import { root } from '@/stores/rootContext';
import type { City } from '~types/api/city';
import { accessibilityProblems } from '../../support/accessibility';
import { serve } from '../../support/fakeServer';
import { beijing, sanya, shanghai, site } from '../../support/places';
import { host } from '../../support/taro';
import { beginTrip, search } from '../../support/trip';

const pickup = site({ id: 'pickup', name: '首都机场T3店' });
const hongqiao = site({
  id: 'hongqiao',
  name: '虹桥店',
  city_id: shanghai.id,
  location: { lng: 121.33, lat: 31.2 },
  distance: 13000,
});
const square = site({
  id: 'square',
  name: '人民广场店',
  city_id: shanghai.id,
  location: shanghai.gps,
  distance: 300,
});

const calm = (returnCities: City[] = [shanghai, sanya]) =>
  serve({
    'GET /api/city/get_cities': () => ({
      cfg_citys: [beijing, shanghai, sanya],
      hot_citys: [beijing, shanghai],
      version: 1,
    }),
    'GET /api/city/get_diff_cities': () => ({ cfg_citys: returnCities }),
    'GET /api/site/get_sites': ({ city_id }) => ({
      sites: city_id === shanghai.id ? [hongqiao, square] : [pickup],
      areas: [],
    }),
  });

const button = (name: string | RegExp): HTMLButtonElement => screen.getByRole('button', { name });

async function open(stack = ['/', '/address?purpose=return', '/address/allopatry']): Promise<void> {
  host.stack = stack;
  render(<OneWay />);
  await screen.findByRole('heading', { name: '热门城市' });
}

beforeEach(() => {
  beginTrip();
  root.get(CityStore).cities.clear();
  root.get(CityStore).returnCities.clear();
});

describe('异地还车 (specification §2, /address/allopatry; rental.md, fees)', () => {
  it('a city of return that was taken is offered again (specification §5, history; issue 10, section 1)', async () => {
    calm();
    search().return.chooseCity(sanya);
    search().return.clear();
    await open();
    const before = screen.getByRole('heading', { name: '历史城市' }).parentElement;
    expect(before?.textContent).toBe('历史城市三亚');
  });

  it('shows where the car is taken, and the hot cities before the others', async () => {
    calm();
    search().pickup.chooseSite(pickup);
    await open();
    expect(screen.getByText('北京取车')).toBeTruthy();
    expect(screen.getByText('首都机场T3店')).toBeTruthy();
    const section = (title: string) =>
      screen.getByRole('heading', { name: title }).parentElement?.textContent;
    expect(section('热门城市')).toContain('上海');
    expect(section('其他城市，由近到远')).toContain('三亚');
  });

  it.each(['上海', 'shang', 'sh'])('%s finds the city by name, pinyin or initials', async text => {
    calm();
    await open();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
    expect(screen.getByRole('heading', { name: '搜索结果' }).parentElement?.textContent).toBe('搜索结果上海');
  });

  it('says when no city is found', async () => {
    calm();
    await open();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zzz' } });
    expect(screen.getByText('没有找到这个城市')).toBeTruthy();
  });

  it('shows the sites with distance and estimated fee; confirming takes city and site', async () => {
    calm();
    search().pickup.chooseSite(pickup);
    await open();
    fireEvent.click(button('上海'));
    const rows = within(await screen.findByRole('list', { name: '还车门店' }));
    const km = roadKm(pickup.location, square.location);
    const fee = distanceFee('CROSS_CITY', km);
    expect(rows.getAllByRole('button').map(row => row.querySelector('.name')?.textContent)).toEqual([
      '人民广场店',
      '虹桥店',
    ]);
    expect(rows.getAllByRole('button')[0]?.textContent).toContain(
      `约¥${yuanText(fee)}路程${Math.ceil(km)}公里`,
    );
    expect(rows.getAllByRole('button')[0]?.textContent).toContain('距市中心300米');
    expect(screen.getByText(/费用已算在总价里，不另收/)).toBeTruthy();
    expect(button('确认还车').disabled).toBe(true);

    fireEvent.click(button(/^人民广场店/));
    expect(button(/^人民广场店/).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(button('确认还车'));
    await waitFor(() => expect(host.stack).toEqual(['/']));
    expect(search()).toMatchObject({
      pickup: { site: { id: 'pickup' } },
      return: { city: { id: shanghai.id }, site: { id: 'square' } },
    });
  });

  it('measures from the middle of the city where no pickup site was chosen, and chooses none (issue 11)', async () => {
    calm();
    await open();
    expect(screen.getByText('北京全城')).toBeTruthy();
    fireEvent.click(button('上海'));
    const rows = within(await screen.findByRole('list', { name: '还车门店' }));
    const km = Math.ceil(roadKm(beijing.gps, square.location));
    expect(rows.getAllByRole('button')[0]?.textContent).toContain(`路程${km}公里`);
    expect(search().pickup.site).toBeUndefined();
  });

  it('changes nothing until it is confirmed, and begins with what is chosen', async () => {
    calm();
    search().pickup.chooseSite(pickup);
    search().return.chooseCity(shanghai);
    search().return.chooseSite(hongqiao);
    host.stack = ['/', '/address/allopatry'];
    render(<OneWay />);
    await screen.findByRole('list', { name: '还车门店' });
    expect(button(/^虹桥店/).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(button(/^上海还车/));
    fireEvent.click(await screen.findByRole('button', { name: '三亚' }));
    await screen.findByRole('list', { name: '还车门店' });
    expect(search().return).toMatchObject({ city: { id: shanghai.id }, site: { id: 'hongqiao' } });
  });

  it('keeps the city when its sites cannot be had', async () => {
    const { calls } = calm();
    await open();
    expect(calls.length).toBeGreaterThan(0);
    serve({});
    fireEvent.click(button('上海'));
    const retry = await screen.findByRole('button', { name: '重试' });
    expect(screen.getByText('上海还车')).toBeTruthy();
    calm();
    fireEvent.click(retry);
    expect(await screen.findByRole('list', { name: '还车门店' })).toBeTruthy();
  });

  it('says that a city allows no return elsewhere', async () => {
    calm([]);
    render(<OneWay />);
    expect(await screen.findByText('北京暂不支持异地还车')).toBeTruthy();
  });

  it('is clean for a screen reader', async () => {
    calm();
    await open();
    expect(await accessibilityProblems()).toEqual([]);
    fireEvent.click(button('上海'));
    await screen.findByRole('list', { name: '还车门店' });
    expect(await accessibilityProblems()).toEqual([]);
  });
});
