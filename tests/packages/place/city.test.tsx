import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import City from '@/packages/place/pages/city/index';
import { CityStore } from '@/stores/CityStore';
import { root } from '@/stores/rootContext';
import { accessibilityProblems } from '../../support/accessibility';
import { serve } from '../../support/fakeServer';
import { browserAt } from '../../support/geolocation';
import { beijing, sanya, shanghai } from '../../support/places';
import { host } from '../../support/taro';
import { beginTrip, history, locatedIn, search } from '../../support/trip';

const calm = () =>
  serve({
    'GET /api/city/get_cities': () => ({
      cfg_citys: [beijing, shanghai, sanya],
      hot_citys: [beijing, shanghai],
      version: 1,
    }),
    'GET /api/city/get_diff_cities': () => ({ cfg_citys: [sanya] }),
  });

async function open(purpose?: 'return'): Promise<void> {
  host.stack = ['/', '/address', '/city'];
  host.params = purpose ? { purpose } : {};
  render(<City />);
  await screen.findByRole('slider', { name: '按首字母查找' });
}

const section = (title: string) => screen.getByRole('heading', { name: title }).parentElement?.textContent;

beforeEach(() => {
  beginTrip();
  root.get(CityStore).cities.clear();
});

describe('选择城市 (specification §2, /city)', () => {
  it('shows hot cities, the history and all by initial; choosing goes back one screen', async () => {
    history().rememberCity(sanya);
    calm();
    await open();
    expect(section('热门城市')).toBe('热门城市北京上海');
    expect(section('历史城市')).toBe('历史城市三亚');
    expect(section('S')).toBe('S三亚上海');
    fireEvent.click(screen.getAllByRole('button', { name: '上海' })[0]!);
    await waitFor(() => expect(host.stack).toEqual(['/', '/address']));
    expect(search().pickup.city.id).toBe(shanghai.id);
  });

  it.each(['三亚', 'sanya', 'sy'])('%s finds 三亚', async text => {
    calm();
    await open();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
    expect(section('搜索结果')).toBe('搜索结果三亚');
  });

  it('works offline with the cities that are kept on the device', async () => {
    calm();
    await root.get(CityStore).loadCities();
    serve({});
    await open();
    expect(section('热门城市')).toBe('热门城市北京上海');
  });

  it('says that the device was not found and which city stands in (specification §8, isGpsFail)', async () => {
    calm();
    browserAt(undefined);
    await open();
    fireEvent.click(screen.getByRole('button', { name: '定位我的城市' }));
    expect(
      await screen.findByText(/^定位未获允许，请在.*设置里允许.*。先为您显示北京，您也可以在下面选城市。$/),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: '定位失败，重新定位' })).toBeTruthy();
  });

  it('takes the city in which the device is', async () => {
    calm();
    locatedIn(sanya);
    await open();
    expect(section('当前定位')).toBe('当前定位三亚');
  });

  it('for the return shows only cities of return', async () => {
    calm();
    await open('return');
    expect(screen.queryByRole('heading', { name: '热门城市' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '三亚' }));
    expect(search()).toMatchObject({
      pickup: { city: { id: beijing.id } },
      return: { city: { id: sanya.id } },
    });
  });

  it('for the return shows of the history only where one may return (issue 10, section 1)', async () => {
    history().rememberCity(sanya);
    history().rememberCity(shanghai);
    calm();
    await open('return');
    expect(section('历史城市')).toBe('历史城市三亚');
  });

  it('is clean for a screen reader', async () => {
    calm();
    await open();
    expect(await accessibilityProblems()).toEqual([]);
  });
});
