import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import Home from '@/pages/home';
import { HistoryStore } from '@/stores/HistoryStore';
import { PreferencesStore } from '@/stores/PreferencesStore';
import { startAnew } from '@/stores/rootContext';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import type { Place } from '~types/api/address';
import { accessibilityProblems } from '../support/accessibility';
import { deferred } from '../support/deferred';
import { serve } from '../support/fakeServer';
import { browserAt, inShanghai } from '../support/geolocation';
import { corolla } from '../support/orders';
import { beijing, shanghai, site } from '../support/places';
import { host, showScreen } from '../support/taro';
import { enterAsVisitor } from '../support/visitor';

type Handlers = Parameters<typeof serve>[0];

const sites = [
  site(),
  site({ id: 'S2', name: '望京店', status: 'CLOSED', notice: '装修' }),
  ...['国贸店', '中关村店', '北京南站店'].map((name, index) => site({ id: `S${index + 3}`, name })),
];

const city: Handlers = {
  'GET /api/city/get_cities': () => ({ cfg_citys: [beijing, shanghai], hot_citys: [beijing], version: 1 }),
  'GET /api/city/get_located': () => ({ city: shanghai }),
  'GET /api/site/get_sites': () => ({ sites, areas: [] }),
  'GET /api/activities/ad/banner/get_city_activity': () => ({
    banners: [{ id: 'B1', title: '周末出城', subtitle: '打9折', picture: '/b.webp', url: '/profile/coupon' }],
  }),
  'GET /api/user/get_activity_home': () => ({
    activities: [{ id: 'A1', title: '学生专享', text: '租车立减', url: '/discover' }],
    campaigns: [],
  }),
};

/** A visit to the home page with stores of its own; `prepare` is what happened before. */
function visit(prepare: (root: RootStore) => void = () => undefined) {
  const root = startAnew();
  prepare(root);
  const view = render(<Home />);
  return { root, search: root.get(SearchStore), ...view };
}

const tap = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(() => Promise.resolve());
};
const opened = (): string | undefined => host.navigations[host.navigations.length - 1]?.url;

const airport: Place = {
  id: 'P1',
  city_id: beijing.id,
  kind: 'AIRPORT',
  name: '首都机场T3',
  pinyin: 'shou du ji chang',
  address: '顺义区',
  area: '顺义区',
  area_id: '110113',
  location: { lng: 116.61, lat: 40.058 },
  distance: 0,
};

beforeEach(() => enterAsVisitor());

describe('what home promises (issue 10: 免费取消 says the true limit)', () => {
  const promises = () => screen.getByRole('list', { name: '服务承诺' }).textContent;

  it('is what holds for the rental that is searched: delivery and holidays have other limits', async () => {
    serve(city);
    const { search } = visit();
    await screen.findByText('国贸店');
    act(() => search.choosePeriod('2030-11-18T10:00:00+08:00', '2030-11-21T10:00:00+08:00'));
    expect(promises()).toContain('提前2小时免费取消');
    const { name, address, location } = airport;
    act(() => {
      search.pickup.delivery = { name, address, location };
    });
    expect(promises()).toContain('提前4小时免费取消');
    act(() => search.choosePeriod('2027-10-02T10:00:00+08:00', '2027-10-06T10:00:00+08:00'));
    expect(promises()).toContain('提前48小时免费取消');
  });
});

describe('the search of the home page (specification §2, §3)', () => {
  it('begins in Beijing, and each part of a place leads to where it is chosen', async () => {
    serve(city);
    visit();
    await screen.findByText('国贸店');
    await tap('取车城市：北京');
    expect(opened()).toBe('/city');
    await tap(/^取车地点\s*北京全城\s*机场 \/ 商圈 \/ 路口/);
    expect(opened()).toBe('/address');
    fireEvent.click(screen.getByRole('switch', { name: '在其他城市或门店还车' }));
    await tap(/^还车地点/);
    expect(opened()).toBe('/address?purpose=return');
    await tap('还车城市：北京');
    expect(opened()).toBe('/city?purpose=return');
  });

  it('shows the chosen address with its site and the distance below (850米 below 1000, else 公里)', async () => {
    serve(city);
    const { search } = visit();
    await act(() => search.pickup.choosePlace(airport));
    expect(screen.getByRole('button', { name: /^取车地点\s*首都机场T3\s*首都机场T3店 900米$/ })).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('shows where the car is brought to, and a return that another screen chose', async () => {
    serve(city);
    const { search } = visit();
    const door = { name: '国贸大厦A座', address: '建国门外大街1号', location: { lng: 116.61, lat: 40.068 } };
    await act(async () => {
      await search.pickup.chooseDelivery(door);
      search.return.chooseCity(shanghai);
    });
    expect(
      screen.getByRole('button', { name: /^取车地点\s*送车上门到国贸大厦A座\s*首都机场T3店 2.0公里$/ }),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: '还车城市：上海' })).toBeTruthy();
    fireEvent.click(screen.getByRole('switch', { name: '在其他城市或门店还车' }));
    expect(search.return.chosenCity).toBeUndefined();
  });

  it('says in a line why the period rolled, until the renter chooses one (rental.md, detail 1)', async () => {
    serve(city);
    const { search } = visit(root =>
      root.get(SearchStore).choosePeriod('2020-01-01T10:00:00+08:00', '2020-01-04T10:00:00+08:00'),
    );
    const line = /^取车时间已过，已顺延至\d+月\d+日\d\d:\d0$/;
    expect(screen.getByText(line)).toBeTruthy();
    act(showScreen);
    expect(screen.getByText(line)).toBeTruthy();
    act(() => search.choosePeriod('2099-01-01T10:00:00+08:00', '2099-01-04T10:00:00+08:00'));
    expect(screen.queryByText(line)).toBeNull();
    await screen.findByText('国贸店');
  });
});

describe('geolocation of the home page (specification §4, §8, §9)', () => {
  it('does not ask before the person taps, and then waits at most 5000 ms', async () => {
    serve(city);
    const asked = browserAt(undefined);
    visit();
    await screen.findByText('国贸店');
    expect(asked).toEqual([]);
    await tap('定位');
    expect(asked).toEqual([{ enableHighAccuracy: true, timeout: 5000 }]);
  });

  it('one tap is the answer: the search begins where the device is, without a question (issue 10, section 1)', async () => {
    const server = serve(city);
    browserAt(inShanghai);
    const { search } = visit();
    await screen.findByText('国贸店');
    server.calls.length = 0;
    await tap('定位');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '定位中' }).disabled).toBe(true);
    expect(await screen.findByText('已定位到上海')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    // The place is filled in: where the device is, and the nearest open site.
    expect(await screen.findByRole('button', { name: /^取车地点\s*我的位置\s*首都机场T3店/ })).toBeTruthy();
    expect(search.pickup).toMatchObject({ city: shanghai, site: { id: 'S1' } });
    expect(screen.getByRole('heading', { name: '附近门店' })).toBeTruthy();
    // Its sites are asked for once.
    const asked = server.calls.filter(({ endpoint }) => endpoint === 'GET /api/site/get_sites');
    expect(asked.map(({ params }) => params)).toMatchObject([
      { city_id: shanghai.id, location: search.pickup.origin },
    ]);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('in the city that is shown: its sites are asked for once more, around the device', async () => {
    const server = serve(city);
    browserAt(inShanghai);
    const { search } = visit(root => root.get(SearchStore).pickup.chooseCity(shanghai));
    await screen.findByText('国贸店');
    await tap('定位');
    expect(await screen.findByText('已定位到上海')).toBeTruthy();
    await waitFor(() => expect(search.pickup.address?.name).toBe('我的位置'));
    expect(server.calls.filter(({ endpoint }) => endpoint === 'GET /api/site/get_sites')).toHaveLength(2);
  });

  it('says quietly when it failed: Beijing stays, and 重试 tries again', async () => {
    serve(city);
    browserAt(undefined);
    const { search } = visit();
    await tap('定位');
    const line = /^定位未获允许，请在.*设置里允许.*。现在显示北京$/;
    expect(await screen.findByText(line)).toBeTruthy();
    expect(search.pickup.city.city).toBe('北京');
    expect(await accessibilityProblems()).toEqual([]);
    browserAt(inShanghai);
    await tap('重试');
    expect(await screen.findByText('已定位到上海')).toBeTruthy();
    expect(screen.queryByText(line)).toBeNull();
  });

  it('once allowed, later visits locate by themselves and ask; who declined is not asked again in this visit', async () => {
    serve(city);
    browserAt(inShanghai);
    const first = visit();
    await tap('定位');
    await screen.findByText('已定位到上海');
    first.unmount();
    window.sessionStorage.clear();
    const second = visit();
    const dialog = await screen.findByRole('alertdialog', { name: '切换城市' });
    expect(dialog.textContent).toContain('定位到您在上海，切换到上海？');
    await tap('暂不');
    second.unmount();
    const asked = browserAt(inShanghai);
    visit();
    expect(asked).toHaveLength(1);
    expect(await screen.findByRole('heading', { name: '北京门店' })).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('button', { name: '定位' })).toBeTruthy());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks who is elsewhere than where they last took a car (issue 11)', async () => {
    serve(city);
    browserAt(inShanghai);
    const first = visit();
    await tap('定位');
    await screen.findByText('已定位到上海');
    act(() => {
      first.search.pickup.chooseCity(beijing);
      first.search.pickup.chooseSite(site());
      first.search.keepAsUsual();
    });
    first.unmount();
    window.sessionStorage.clear();
    visit();
    expect(await screen.findByRole('alertdialog', { name: '切换城市' })).toBeTruthy();
    await tap('切换');
    expect(await screen.findByText('已定位到上海')).toBeTruthy();
  });

  it('does not disturb who has gone on to another screen', async () => {
    serve(city);
    browserAt(inShanghai);
    const { root } = visit();
    await tap('定位');
    act(() => {
      for (const hide of host.didHide) hide();
    });
    await waitFor(() => expect(screen.getByRole('button', { name: '定位' })).toBeTruthy());
    act(showScreen);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(root.get(SearchStore).pickup.city.city).toBe('北京');
  });
});

describe('sites of the city', () => {
  it('keeps their space, then shows the three nearest that are open; a tap chooses one', async () => {
    const answer = deferred<{ sites: typeof sites; areas: [] }>();
    serve({ ...city, 'GET /api/site/get_sites': () => answer.promise });
    const { search } = visit();
    expect(screen.getByRole('status', { name: '正在加载门店' })).toBeTruthy();
    await act(async () => {
      answer.resolve({ sites, areas: [] });
      await answer.promise;
    });
    const list = await screen.findByRole('list', { name: '附近门店' });
    expect(
      within(list)
        .getAllByRole('button')
        .map(card => card.querySelector('strong')?.textContent),
    ).toEqual(['首都机场T3店', '国贸店', '中关村店']);
    expect(screen.getByText('以下为离市中心的直线距离')).toBeTruthy();
    await tap(/^国贸店/);
    expect(search.pickup.site?.name).toBe('国贸店');
    expect(screen.getByRole('button', { name: /^国贸店/, pressed: true })).toBeTruthy();
    await tap('全部门店');
    expect(opened()).toBe('/site');
  });

  it('of another city are not shown while its own are loaded', async () => {
    serve(city);
    const { search } = visit();
    await screen.findByText('国贸店');
    serve({ ...city, 'GET /api/site/get_sites': () => new Promise(() => undefined) });
    act(() => search.pickup.chooseCity(shanghai));
    expect(screen.queryByText('国贸店')).toBeNull();
  });

  it('says when there is none', async () => {
    serve({ ...city, 'GET /api/site/get_sites': () => ({ sites: [], areas: [] }) });
    visit();
    expect(await screen.findByText('北京暂时没有营业的门店，换个城市试试。')).toBeTruthy();
  });
});

describe('when calls fail', () => {
  it('banners leave their space empty, sites offer 重试, and the search works', async () => {
    serve({});
    visit();
    expect(await screen.findByText('网络错误，请检查网络')).toBeTruthy();
    expect(screen.queryByRole('list', { name: '活动' })).toBeNull();
    expect(screen.getByRole('button', { name: '去选车' })).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    serve(city);
    await tap('重试');
    expect(await screen.findByText('国贸店')).toBeTruthy();
  });
});

describe('what else the home page has', () => {
  it('banners and activities of the city', async () => {
    serve(city);
    visit();
    fireEvent.click(await screen.findByRole('button', { name: /^周末出城/ }));
    await act(() => Promise.resolve());
    expect(opened()).toBe('/profile/coupon');
    await tap(/^学生专享/);
    expect(opened()).toBe('/discover');
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('no advertising in elder mode, not even loaded (look.md)', async () => {
    const server = serve(city);
    visit(root => root.get(PreferencesStore).setElder(true));
    await screen.findByText('国贸店');
    expect(screen.queryByText('周末出城')).toBeNull();
    expect(screen.queryByText('学生专享')).toBeNull();
    expect(server.calls.map(call => call.endpoint)).toEqual(['GET /api/site/get_sites']);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it.each([
    ['送车上门', '/address/service'],
    ['全部车型', '/cartype'],
    ['长租', '/longrent_book'],
    ['周期购', '/cycle_purchase'],
    ['接送机', '/chartered_car'],
    ['婚车', '/marriage_car'],
    ['豪车', '/luxury_car'],
    ['代步车', '/scooter'],
    ['明星店', '/brand_area'],
    ['万能用车', '/universal_vehicle'],
    ['租客评价', '/mark_list'],
    ['发现', '/discover'],
  ])('%s leads to %s', async (text, url) => {
    serve(city);
    visit();
    await screen.findByText('国贸店');
    await tap(text);
    expect(opened()).toBe(url);
  });

  it('the cars that were looked at, newest first, until they are cleared', async () => {
    serve(city);
    const { root } = visit();
    expect(screen.queryByRole('heading', { name: '最近看过' })).toBeNull();
    act(() => {
      root.get(HistoryStore).rememberCar(corolla);
      root.get(HistoryStore).rememberCar({ ...corolla, id: 'C2', brand: '大众', series: '朗逸' });
    });
    const strip = screen.getByRole('list', { name: '最近看过的车型' });
    expect(
      within(strip)
        .getAllByRole('button')
        .map(car => car.textContent),
    ).toEqual(['大众朗逸', '丰田卡罗拉']);
    await tap('丰田卡罗拉');
    expect(opened()).toBe('/cardetail?cartype_id=C1');
    await screen.findByText('国贸店');
    expect(await accessibilityProblems()).toEqual([]);
    await tap('清空');
    expect(screen.queryByRole('heading', { name: '最近看过' })).toBeNull();
  });
});
