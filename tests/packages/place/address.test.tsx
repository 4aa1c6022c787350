import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import Address from '@/packages/place/pages/address/index';
import { root } from '@/stores/rootContext';
import { PlaceListStore } from '@/stores/PlaceListStore';
import type { RequestOf } from '~types/api';
import { accessibilityProblems } from '../../support/accessibility';
import { deferred } from '../../support/deferred';
import { Refusal, serve } from '../../support/fakeServer';
import { browserAt } from '../../support/geolocation';
import { beijing, place, shanghai, site } from '../../support/places';
import { host } from '../../support/taro';
import { beginTrip, history, locatedIn, search } from '../../support/trip';

const airport = place({ id: 'P2', kind: 'AIRPORT', name: '首都机场T3', address: '顺义区', distance: 850 });
const sites = [
  site({ id: 'far', name: '望京店', distance: 9000 }),
  site({ id: 'near', name: '三里屯店', distance: 400 }),
  site({ id: 'closed', name: '国贸店', distance: 100, status: 'CLOSED' }),
  site({ id: 'mid', name: '朝阳公园店', distance: 3000 }),
  site({ id: 'farthest', name: '亦庄店', distance: 20000 }),
];

const calm = () =>
  serve({
    'GET /api/city/get_located': () => ({ city: beijing }),
    'GET /api/address/search': () => ({ places: [airport, place()] }),
    'GET /api/site/get_sites': () => ({ sites, areas: [] }),
  });

/** 取还车地点, opened from home, with its places loaded. */
async function open(purpose?: 'return'): Promise<void> {
  host.stack = ['/', '/address'];
  host.params = purpose ? { purpose } : {};
  render(<Address />);
  await screen.findByRole('list', { name: '附近门店' });
}

const button = (name: string | RegExp): HTMLButtonElement => screen.getByRole('button', { name });

beforeEach(() => {
  beginTrip();
  root.get(PlaceListStore).surroundings.clear();
});

describe('取还车地点 (specification §2, /address)', () => {
  it('shows a skeleton first, and 重试 when the places cannot be had', async () => {
    serve({});
    render(<Address />);
    expect(screen.getByRole('status', { name: '正在加载' })).toBeTruthy();
    const retry = await screen.findByRole('button', { name: '重试' });
    calm();
    fireEvent.click(retry);
    expect(await screen.findByRole('list', { name: '附近门店' })).toBeTruthy();
  });

  it('leads to city, search, district, service, other city and all sites, each for its end', async () => {
    calm();
    await open('return');
    for (const name of ['城市：北京', '搜索地点：机场 / 商圈 / 路口', '按区域选', '上门取车', '全部门店']) {
      fireEvent.click(button(name));
    }
    fireEvent.click(button('异地还车'));
    fireEvent.click(button('取车'));
    fireEvent.click(button('送车上门'));
    expect(host.navigations.map(({ url }) => url)).toEqual([
      '/city?purpose=return',
      '/address/search?purpose=return',
      '/address/district?purpose=return',
      '/address/service?purpose=return',
      '/site?purpose=return',
      '/address/allopatry',
      '/address/service',
    ]);
  });

  it('shows the three nearest open sites; choosing one goes back to where the renter began', async () => {
    calm();
    await open();
    const near = within(screen.getByRole('list', { name: '附近门店' }));
    expect(near.getAllByRole('listitem').map(item => item.querySelector('strong')?.textContent)).toEqual([
      '三里屯店',
      '朝阳公园店',
      '望京店',
    ]);
    fireEvent.click(near.getByRole('button', { name: /三里屯店/ }));
    await waitFor(() => expect(host.stack).toEqual(['/']));
    expect(search().pickup.site?.id).toBe('near');
  });

  it('the whole city is a choice of its own, for the pickup alone (issue 11)', async () => {
    calm();
    search().pickup.chooseSite(site());
    await open();
    expect(button(/^北京全城/).getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(button(/^北京全城/));
    await waitFor(() => expect(host.stack).toEqual(['/']));
    expect(search().pickup).toMatchObject({ site: undefined, isWholeCity: true });
    cleanup();
    await open();
    expect(button(/^北京全城/).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('已选：北京全城')).toBeTruthy();
    fireEvent.click(button('还车'));
    expect(screen.queryByRole('button', { name: /^北京全城/ })).toBeNull();
  });

  it('calls sites near only to a point that the renter has given, as home does', async () => {
    calm();
    await open();
    expect(screen.getByRole('heading', { name: '北京门店' })).toBeTruthy();
    cleanup();
    locatedIn(beijing);
    await open();
    expect(screen.getByRole('heading', { name: '附近门店' })).toBeTruthy();
  });

  it('groups the well-known places; choosing one takes the nearest open site and remembers the place', async () => {
    const server = calm();
    await open();
    expect(screen.getByRole('list', { name: '机场' }).textContent).toContain('首都机场T3顺义区850米');
    fireEvent.click(button('商圈'));
    fireEvent.click(button(/^三里屯 三里屯路/));
    await waitFor(() => expect(host.stack).toEqual(['/']));
    expect(server.calls[server.calls.length - 1]?.params.location).toEqual(place().location);
    expect(search().pickup).toMatchObject({ site: { id: 'far' }, address: { name: '三里屯' } });
    expect(history().placesOf(beijing.id)).toMatchObject([{ name: '三里屯' }]);
  });

  it('only the row that is being chosen is busy, and a second tap does nothing', async () => {
    calm();
    await open();
    const reply = deferred<{ sites: typeof sites; areas: [] }>();
    serve({ 'GET /api/site/get_sites': () => reply.promise });
    fireEvent.click(button(/^首都机场T3/));
    expect(button(/^首都机场T3/).getAttribute('aria-busy')).toBe('true');
    expect(button(/三里屯店/).disabled).toBe(false);
    fireEvent.click(button(/三里屯店/));
    reply.resolve({ sites, areas: [] });
    await waitFor(() => expect(host.stack).toEqual(['/']));
    expect(search().pickup.site?.id).toBe('far');
  });

  it('a failure is told and loses nothing', async () => {
    calm();
    search().pickup.chooseSite(site({ id: 'before', name: '原来的店' }));
    await open();
    serve({
      'GET /api/site/get_sites': () => {
        throw new Refusal(1, '服务繁忙，请稍后再试');
      },
    });
    fireEvent.click(button(/^首都机场T3/));
    expect(await screen.findByText('服务繁忙，请稍后再试')).toBeTruthy();
    expect([search().pickup.site?.id, host.stack]).toEqual(['before', ['/', '/address']]);
    expect(button(/^首都机场T3/).disabled).toBe(false);
  });

  it('chooses for the return, in the city of return', async () => {
    search().pickup.chooseSite(site());
    search().return.chooseCity(shanghai);
    const asked: RequestOf<'GET /api/address/search'>[] = [];
    serve({
      'GET /api/address/search': request => {
        asked.push(request);
        return { places: [place({ id: 'P9', city_id: shanghai.id, name: '人民广场' })] };
      },
      'GET /api/site/get_sites': () => ({ sites: [site({ id: 'S9', city_id: shanghai.id })], areas: [] }),
    });
    await open('return');
    expect(asked[0]?.city_id).toBe(shanghai.id);
    fireEvent.click(button(/^人民广场/));
    await waitFor(() => expect(host.stack).toEqual(['/']));
    expect(search()).toMatchObject({ pickup: { site: { id: 'S1' } }, return: { site: { id: 'S9' } } });
  });

  it('returns to the pickup site again', async () => {
    calm();
    search().return.chooseSite(site({ name: '望京店' }));
    await open('return');
    expect(screen.getByText('已选：望京店')).toBeTruthy();
    fireEvent.click(button('还回取车门店'));
    expect(search().return.site).toBeUndefined();
    expect(screen.getByText('还没有选还车门店，默认还回取车门店')).toBeTruthy();
  });

  it('says to where the car is brought; a place chosen instead takes that back', async () => {
    calm();
    await search().pickup.chooseDelivery({ name: '三里屯', address: '', location: place().location });
    await open();
    expect(screen.getByText('送车上门：三里屯')).toBeTruthy();
    fireEvent.click(button(/^首都机场T3/));
    await waitFor(() => expect(search().pickup.delivery).toBeUndefined());
    expect(search().pickup.site?.id).toBe('far');
  });

  it('says that there is no site, with the way to another city', async () => {
    serve({
      'GET /api/address/search': () => ({ places: [] }),
      'GET /api/site/get_sites': () => ({ sites: [], areas: [] }),
    });
    render(<Address />);
    fireEvent.click(await screen.findByRole('button', { name: '换个城市' }));
    expect(host.navigations[0]?.url).toBe('/city');
  });

  it('is clean for a screen reader', async () => {
    calm();
    history().rememberPlace(place());
    locatedIn(beijing);
    await open();
    expect(await accessibilityProblems()).toEqual([]);
  });
});

describe('当前位置 (specification §4 and §9: 10 seconds, then another way)', () => {
  it('takes the site nearest to the device, and does not remember where that was', async () => {
    const server = calm();
    locatedIn(beijing, { lng: 116.41, lat: 39.92 });
    await open();
    fireEvent.click(button(/^北京 · 我的位置/));
    await waitFor(() => expect(host.stack).toEqual(['/']));
    expect(server.calls[server.calls.length - 1]?.params.location).toEqual({ lng: 116.41, lat: 39.92 });
    expect([search().pickup.site?.id, history().places]).toEqual(['near', []]);
  });

  it('offers the city in which the device is when it is another one', async () => {
    calm();
    locatedIn(shanghai);
    await open();
    fireEvent.click(button(/^您在上海/));
    await waitFor(() => expect(search().pickup.city.id).toBe(shanghai.id));
    expect(host.navigations).toEqual([]);
  });

  it('one tap finds the device and fills the place in (issue 10, section 1)', async () => {
    const server = calm();
    browserAt({ longitude: 116.4, latitude: 39.9 });
    await open();
    const before = server.calls.length;
    fireEvent.click(button('定位我的位置'));
    await waitFor(() => expect(host.stack).toEqual(['/']));
    // The sites around the device are asked for once, for the screen and for the choice.
    const asked = server.calls.slice(before).filter(({ endpoint }) => endpoint === 'GET /api/site/get_sites');
    expect(asked).toHaveLength(1);
    expect(search().pickup).toMatchObject({ site: { id: 'near' }, address: { name: '我的位置' } });
  });

  it('waits up to 10 seconds; a refusal says what to do instead', async () => {
    calm();
    const asked = browserAt(undefined);
    await open();
    fireEvent.click(button('定位我的位置'));
    expect(
      await screen.findByText(/^定位未获允许，请在.*设置里允许.*。可以搜索地点，或直接选门店。$/),
    ).toBeTruthy();
    expect(asked[0]?.timeout).toBe(10_000);
    expect(button('重新定位')).toBeTruthy();
  });
});

describe('最近选择 (specification §5, history)', () => {
  it('shows the places of this city and can be emptied', async () => {
    calm();
    history().rememberPlace(place({ id: 'P9', city_id: shanghai.id, name: '外滩' }));
    history().rememberPlace(place());
    await open();
    const rows = within(screen.getByRole('list', { name: '最近选择' }));
    expect(rows.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '三里屯三里屯路19号',
    ]);
    fireEvent.click(button('清空最近选择'));
    expect(screen.queryByRole('list', { name: '最近选择' })).toBeNull();
  });
});
