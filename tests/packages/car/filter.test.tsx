import { act, fireEvent, screen, within } from '@testing-library/react';
import Filter from '@/packages/car/pages/filter/index';
import { CarFilterStore } from '@/packages/car/stores/CarFilterStore';
import { CarListStore } from '@/packages/car/stores/CarListStore';
import { emptyFilter } from '@/domain/carFilter';
import { ErrorCode } from '@/domain/errorCode';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import { accessibilityProblems } from '../../support/accessibility';
import { Refusal, serve, type FakeServer } from '../../support/fakeServer';
import { fleet, openScreen } from '../../support/fleet';
import { host } from '../../support/taro';

const serveCars = (): FakeServer => serve({ 'GET /api/cartype/search': () => ({ cars: fleet() }) });

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const group = (name: string): string[] =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const field = (name: string): HTMLInputElement => screen.getByLabelText(name);
const type = (name: string, value: string): void => {
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
};

/** 筛选 over the list from which it was opened. */
async function openFilter(prepare: (root: RootStore) => void = () => undefined) {
  host.stack = ['/', '/carlist', '/carlist/filter'];
  const opened = openScreen(Filter, root => {
    root.get(CarListStore).open();
    prepare(root);
  });
  await screen.findByRole('group', { name: '级别' });
  const filter = () => opened.root.get(CarFilterStore).filter;
  return { ...opened, filter };
}

describe('筛选 (specification §2, /carlist/filter; §3, car search filter)', () => {
  beforeEach(serveCars);

  it('offers what the cars of the site have, series only of chosen brands', async () => {
    await openFilter();
    expect(group('级别')).toEqual(['经济型', 'SUV', 'MPV', '新能源']);
    expect(group('挡位')).toEqual(['自动挡', '手动挡']);
    expect(group('能源')).toEqual(['燃油', '混动', '纯电']);
    expect(group('座位')).toEqual(['5座', '7座']);
    expect(group('品牌')).toEqual(['丰田', '大众', '特斯拉', '别克']);
    expect(group('日均价')).toEqual(['¥150以下', '¥150–300', '¥300–500']);
    expect(screen.queryByRole('group', { name: '车型' })).toBeNull();
    fireEvent.click(button('丰田'));
    expect(group('车型')).toEqual(['丰田卡罗拉', '丰田汉兰达']);
  });

  it('counts live what is left, and 查看 takes the filter over (rental.md, details of flow 8)', async () => {
    const { filter } = await openFilter();
    expect(button('查看4款车')).toBeTruthy();
    fireEvent.click(button('自动挡'));
    fireEvent.click(button('丰田'));
    fireEvent.click(button('丰田卡罗拉'));
    fireEvent.click(button('查看1款车'));
    expect(filter()).toMatchObject({ transmission: 'AUTO', brands: ['丰田'], cartypes: ['丰田 卡罗拉'] });
    expect(host.navigations).toEqual([{ kind: 'navigateBack', url: '' }]);
  });

  it('back without 查看 leaves the list as it was, and the next visit begins with it', async () => {
    const { filter, close } = await openFilter(root => root.get(CarFilterStore).toggle('SUV'));
    expect(button('查看1款车')).toBeTruthy();
    fireEvent.click(button('7座'));
    close();
    expect(filter()).toEqual({ ...emptyFilter, categories: ['SUV'] });
    await openFilter();
    expect(button('SUV').getAttribute('aria-pressed')).toBe('true');
    expect(button('7座').getAttribute('aria-pressed')).toBe('false');
  });

  it('at zero the button says so, and a line drops the one condition at a tap', async () => {
    await openFilter();
    fireEvent.click(button('手动挡'));
    fireEvent.click(button('7座'));
    expect(button('没有符合的车').hasAttribute('disabled')).toBe(false);
    fireEvent.click(button('去掉“手动挡”有1款'));
    expect(button('查看1款车')).toBeTruthy();
    expect(button('7座').getAttribute('aria-pressed')).toBe('true');
  });

  it('重置 takes everything back', async () => {
    await openFilter();
    expect(button('重置').hasAttribute('disabled')).toBe(true);
    fireEvent.click(button('SUV'));
    type('最低价', '200');
    fireEvent.click(button('重置'));
    expect(button('查看4款车')).toBeTruthy();
    expect(field('最低价').value).toBe('');
  });

  it('a range of prices fills in both fields, and a second tap empties them', async () => {
    const { filter } = await openFilter();
    fireEvent.click(button('¥150–300'));
    expect([field('最低价').value, field('最高价').value]).toEqual(['150', '300']);
    fireEvent.click(button('¥150–300'));
    expect([field('最低价').value, field('最高价').value]).toEqual(['', '']);
    type('最高价', '130');
    fireEvent.click(button('查看1款车'));
    expect(filter()).toMatchObject({ min_price: undefined, max_price: 130_00 });
  });

  it.each([
    ['12.5', '', '请填写整数，单位元，例如 150'],
    ['😀', '', '请填写整数，单位元，例如 150'],
    ['300', '100', '最低价不能高于最高价'],
  ])('a price that is wrong says so when its field is left: %s to %s', async (min, max, text) => {
    const { filter } = await openFilter();
    fireEvent.change(field('最低价'), { target: { value: min } });
    expect(screen.queryByRole('alert')).toBeNull();
    type('最高价', max);
    type('最低价', min);
    expect(screen.getByText(text)).toBeTruthy();
    fireEvent.click(button('查看4款车'));
    expect(document.activeElement).toBe(field('最低价'));
    expect(filter()).toEqual(emptyFilter);
    expect(host.navigations).toEqual([]);
    type('最低价', '100');
    type('最高价', '130');
    expect(screen.queryByText(text)).toBeNull();
  });

  it('what was chosen at another site and has no car here can be taken back', async () => {
    await openFilter(root => root.get(CarFilterStore).apply({ ...emptyFilter, brands: ['保时捷'] }));
    expect(button('没有符合的车')).toBeTruthy();
    fireEvent.click(button('保时捷'));
    expect(button('查看4款车')).toBeTruthy();
  });

  it('a reload loses nothing of it', async () => {
    const { close } = await openFilter();
    fireEvent.click(button('SUV'));
    type('最低价', '200');
    // A page that is reloaded goes without a word: it forgets nothing by itself.
    const stored = window.sessionStorage.getItem('car_filter_draft');
    act(close);
    window.sessionStorage.setItem('car_filter_draft', stored ?? '');
    await openFilter();
    expect(button('SUV').getAttribute('aria-pressed')).toBe('true');
    expect(field('最低价').value).toBe('200');
    expect(button('查看1款车')).toBeTruthy();
  });

  it('has nothing that axe finds', async () => {
    await openFilter();
    fireEvent.click(button('丰田'));
    type('最低价', 'x');
    expect(await accessibilityProblems()).toEqual([]);
  });
});

describe('筛选, opened by its address', () => {
  it('loads the cars first, and 查看 leads to the list', async () => {
    const server = serveCars();
    const { root } = openScreen(Filter);
    expect(screen.getByRole('status', { name: '正在加载' })).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: '7座' }));
    expect(server.calls).toHaveLength(1);
    fireEvent.click(button('查看1款车'));
    expect(host.navigations).toEqual([{ kind: 'redirectTo', url: '/carlist' }]);
    expect(root.get(CarFilterStore).filter.seats).toEqual([7]);
  });

  it('says what stands in the way, and 重试', async () => {
    serve({});
    openScreen(Filter);
    const retry = await screen.findByRole('button', { name: '重试' });
    serveCars();
    fireEvent.click(retry);
    expect(await screen.findByRole('group', { name: '级别' })).toBeTruthy();
  });

  it('a site without cars has nothing to filter', async () => {
    serve({ 'GET /api/cartype/search': () => ({ cars: [] }) });
    openScreen(Filter);
    expect(await screen.findByText('这里没有可以筛选的车')).toBeTruthy();
    fireEvent.click(button('换个门店'));
    expect(host.navigations[0]?.url).toBe('/site');
  });

  it('a city without a site says so', async () => {
    serve({
      'GET /api/cartype/search_city': () => {
        throw new Refusal(ErrorCode.CITY_NOT_SERVED, '这个城市还没有开通服务');
      },
    });
    openScreen(Filter, root => root.get(SearchStore).clear());
    expect(await screen.findByText('北京还没有可以取车的门店')).toBeTruthy();
  });
});
