import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import LongCars from '@/packages/long/pages/cars/index';
import LongCity from '@/packages/long/pages/city/index';
import LongHome from '@/packages/long/pages/home/index';
import LongServices from '@/packages/long/pages/services/index';
import { LongSearchStore } from '@/packages/long/stores/LongSearchStore';
import { root, startAnew } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { accessibilityProblems } from '../../support/accessibility';
import { Refusal, serve } from '../../support/fakeServer';
import { longCity, longOffer } from '../../support/longRentals';
import { shanghai } from '../../support/places';
import { host } from '../../support/taro';
import { enterAsVisitor } from '../../support/visitor';

// Issue 13, long rent (book): city, pickup day with its preparation, months (default 1个月), tags, low-price cars, list.

const tap = (name: RegExp | string): void => void fireEvent.click(screen.getByRole('button', { name }));
const search = (): LongSearchStore => root.get(LongSearchStore);

/** What the city offers on the homes of all lines. */
const banners = [
  { id: 'B1', title: '按月租车', subtitle: '满3个月95折', picture: '/b1', url: '/longrent_book/carlist' },
  { id: 'B2', title: '新人礼包', subtitle: '4张租车券', picture: '/b2', url: '/profile/coupon' },
  { id: 'B3', title: '长租', subtitle: '按月', picture: '/b3', url: '/longrent_book' },
];

function serveCars(differences: Parameters<typeof serve>[0] = {}) {
  return serve({
    'GET /api/activities/ad/banner/get_city_activity': () => ({ banners }),
    'GET /api/order_long/get_cities': () => ({
      cities: [longCity, { ...shanghai, prepare_time: 1, earliest: '2030-11-25T00:00:00+08:00' }],
    }),
    'GET /api/product/get_extend_tags': () => ({ tags: [{ id: 'ELECTRIC', name: '新能源' }] }),
    'GET /api/product/get_low_price_cartypes': () => ({ cartypes: [longOffer()] }),
    'GET /api/product/get_long_cartypes': ({ months, brand }) => ({
      cartypes: brand === '比亚迪' ? [] : [longOffer(months)],
      brands: ['丰田', '比亚迪'],
      categories: ['ECONOMY', 'SUV'],
    }),
    ...differences,
  });
}

beforeEach(() => {
  startAnew();
  enterAsVisitor();
  host.params = {};
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate'],
  });
  jest.setSystemTime(new Date('2030-11-23T09:00:00+08:00'));
});
afterEach(() => jest.useRealTimers());

describe('/longrent_book', () => {
  it('asks for city, pickup and months, and says when the car is ready and comes back', async () => {
    serveCars();
    render(<LongHome />);
    expect(await screen.findByText('备车需要2天，最早11月26日交车')).toBeTruthy();
    expect(screen.getByText('1个月，到2030年12月26日 10:00还车')).toBeTruthy();
    expect(search().filterState).toMatchObject({ to_time: '1个月', prepare_time: 2, isChange: false });
    fireEvent.click(screen.getByRole('button', { name: '12个月' }));
    expect(screen.getByText('12个月，到2031年11月26日 10:00还车')).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    tap('查看可租车型');
    expect(host.navigations.at(-1)?.url).toBe('/longrent_book/carlist');
  });

  it('leads to cars by a tag, and to the booking of a cheap one', async () => {
    serveCars();
    render(<LongHome />);
    fireEvent.click(await screen.findByRole('button', { name: '新能源' }));
    expect(host.navigations.at(-1)?.url).toBe('/longrent_book/carlist?tag=ELECTRIC');
    fireEvent.click(await screen.findByRole('button', { name: '租这款车：丰田卡罗拉' }));
    expect(host.navigations.at(-1)?.url).toBe('/longrent_book/order_submit?cartype_id=C1');
  });

  it('says of a cheap car what a month costs for the term that is chosen: that is what is booked', async () => {
    serveCars();
    render(<LongHome />);
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('3000')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '12个月' }));
    expect(card.getByText('2550')).toBeTruthy();
  });

  it('shows the banners that lead into the line, and none that leads where one is or elsewhere (specification §3, banner)', async () => {
    serveCars();
    render(<LongHome />);
    const strip = await screen.findByRole('list', { name: '长租活动' });
    expect(within(strip).getAllByRole('listitem')).toHaveLength(1);
    fireEvent.click(within(strip).getByRole('button', { name: /^按月租车/ }));
    await waitFor(() => expect(host.navigations.at(-1)?.url).toBe('/longrent_book/carlist'));
  });

  it('a city without long rental says so, and leads to others', async () => {
    serveCars();
    search().chooseCity({ ...shanghai, id: '999999', city: '漠河' });
    render(<LongHome />);
    expect(await screen.findByText('漠河暂时没有长租服务，换个城市看看')).toBeTruthy();
    expect(screen.getByRole('button', { name: '查看可租车型' })).toHaveProperty('disabled', true);
    expect(screen.queryByText('本城低价车型')).toBeNull();
    tap(/^漠河/);
    expect(host.navigations.at(-1)?.url).toBe('/longrent_book/city');
  });

  it('issue 13: who searches in a city without long rental sees the cars of the nearest, and is told whose they are', async () => {
    serveCars();
    const { pickup } = root.get(SearchStore);
    pickup.chooseCity({ ...shanghai, id: '320500', city: '苏州', gps: { lng: 120.62, lat: 31.32 } });
    await search().cities.load();
    expect(search().city.city).toBe(shanghai.city);
    pickup.chooseCity({ ...shanghai, id: '999999', city: '漠河', gps: { lng: 122.54, lat: 52.97 } });
    const { unmount } = render(<LongHome />);
    expect(await screen.findByText(`漠河暂时没有长租服务，先看${longCity.city}的车`)).toBeTruthy();
    expect(screen.getByRole('button', { name: '查看可租车型' })).toHaveProperty('disabled', false);
    unmount();
    search().chooseCity(shanghai);
    expect(search().replacedCity).toBeUndefined();
  });

  it('cheap cars that cannot be had can be asked for again, and the search works meanwhile', async () => {
    let isBroken = true;
    serveCars({
      'GET /api/product/get_low_price_cartypes': () => {
        if (isBroken) throw new Refusal(ErrorCode.INTERNAL, '服务繁忙，请稍后再试');
        return { cartypes: [longOffer()] };
      },
    });
    render(<LongHome />);
    expect(await screen.findByText('服务繁忙，请稍后再试')).toBeTruthy();
    expect(screen.getByRole('button', { name: '查看可租车型' })).toHaveProperty('disabled', false);
    isBroken = false;
    tap(/重试|重新加载/);
    expect(await screen.findByRole('button', { name: '租这款车：丰田卡罗拉' })).toBeTruthy();
  });

  it('the pickup is a day of the calendar and a half-hour, none before the car is ready', async () => {
    serveCars();
    render(<LongHome />);
    await screen.findByText(/^备车需要2天/);
    tap(/交车时间$/);
    const sheet = screen.getByRole('dialog', { name: '交车时间' });
    expect(within(sheet).getByRole('button', { name: /^11月25日/ })).toHaveProperty('disabled', true);
    fireEvent.click(within(sheet).getByRole('button', { name: /^11月28日/ }));
    expect(within(sheet).getByRole('button', { name: /^11月28日.*交车$/ })).toBeTruthy();
    fireEvent.click(within(sheet).getByRole('button', { name: '14:30' }));
    fireEvent.click(within(sheet).getByRole('button', { name: '确定 · 11月28日 14:30' }));
    expect(search().filterState).toMatchObject({
      from_time: '2030-11-28T14:30:00+08:00',
      format_time: '11月28日 14:30',
      isChange: true,
    });
  });

  it('a pickup that is too early by now is moved, and said', async () => {
    serveCars();
    search().choosePickup('2030-11-24T10:00:00+08:00');
    render(<LongHome />);
    expect(await screen.findByText('车辆需要2天准备，交车时间已改为11月26日 10:00')).toBeTruthy();
  });
});

describe('without the cities of the line (issue 10, 3.8)', () => {
  it.each([
    ['the home', LongHome],
    ['the list', LongCars],
  ])('%s says that it failed, and comes to its cars once they are there', async (_where, Screen) => {
    serve({});
    render(<Screen />);
    const retry = await screen.findByRole('button', { name: '重试' });
    expect(screen.getByText('加载失败')).toBeTruthy();
    serveCars();
    fireEvent.click(retry);
    expect(await screen.findByRole('button', { name: '租这款车：丰田卡罗拉' })).toBeTruthy();
  });
});

describe('/longrent_book/carlist', () => {
  it('shows each car by the month, and what every term costs', async () => {
    serveCars();
    search().chooseMonths(6);
    render(<LongCars />);
    const card = await screen.findByRole('article');
    expect(within(card).getByText('2700')).toBeTruthy();
    fireEvent.click(within(card).getByRole('button', { name: '丰田卡罗拉租期越长越便宜' }));
    const current = within(card)
      .getAllByRole('listitem')
      .find(item => item.getAttribute('aria-current') === 'true');
    expect(current?.textContent).toContain('6–11个月');
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('says when nothing fits, and takes the filters back', async () => {
    serveCars();
    render(<LongCars />);
    fireEvent.click(await screen.findByRole('button', { name: '筛选' }));
    const sheet = screen.getByRole('dialog', { name: '筛选' });
    fireEvent.click(await within(sheet).findByRole('button', { name: '比亚迪' }));
    expect(await screen.findByRole('heading', { name: '没有符合条件的车型' })).toBeTruthy();
    fireEvent.click(await within(sheet).findByRole('button', { name: '没有符合条件的车型' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: '筛选（1）' })).toBeTruthy();
    tap('清除筛选');
    expect(await screen.findByRole('article')).toBeTruthy();
  });

  it('says why there is no list, and asks again', async () => {
    serveCars({
      'GET /api/product/get_long_cartypes': () => {
        throw new Refusal(ErrorCode.INTERNAL, '服务繁忙，请稍后再试');
      },
    });
    render(<LongCars />);
    expect(await screen.findByText('服务繁忙，请稍后再试')).toBeTruthy();
  });

  it('in a city without long rental leads to another one', async () => {
    serveCars();
    search().chooseCity({ ...shanghai, id: '999999', city: '漠河' });
    render(<LongCars />);
    expect(await screen.findByText('漠河暂时没有长租服务')).toBeTruthy();
    tap('换个城市');
    expect(host.navigations.at(-1)?.url).toBe('/longrent_book/city');
  });

  it('offers the months that are left of a car', async () => {
    serve({
      'GET /api/order_long/get_cities': () => ({ cities: [longCity] }),
      'GET /api/product/get_extend_tags': () => ({ tags: [] }),
      'GET /api/product/get_long_cartypes': () => ({
        cartypes: [longOffer(12, { available: 0, longest_months: 3 })],
        brands: ['丰田'],
        categories: ['ECONOMY'],
      }),
    });
    search().chooseMonths(12);
    render(<LongCars />);
    fireEvent.click(await screen.findByRole('button', { name: '丰田卡罗拉：最多可租3个月' }));
    expect(search().months).toBe(3);
    expect(host.navigations.at(-1)?.url).toBe('/longrent_book/order_submit?cartype_id=C1');
  });
});

it('/longrent_book/city lists the cities of the line, and takes one', async () => {
  serveCars();
  render(<LongCity />);
  fireEvent.click(await screen.findByRole('button', { name: '上海' }));
  expect(search().city.id).toBe(shanghai.id);
});

it('/longrent_book/service_desc names every rule with its figure', async () => {
  render(<LongServices />);
  for (const text of [/每月含2000公里/, /租金减3%/, /每天0.05%/, /剩余租期费用的30%/, /48小时以上免费取消/])
    expect(screen.getByText(text)).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
});
