import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import SiteList from '@/packages/site/pages/list';
import { SiteListStore } from '@/packages/site/stores/SiteListStore';
import { root } from '@/stores/rootContext';
import type { SearchStore } from '@/stores/SearchStore';
import { accessibilityProblems } from '../../support/accessibility';
import { Refusal, serve } from '../../support/fakeServer';
import { shanghai } from '../../support/places';
import { host } from '../../support/taro';
import { airport, chooseNothing, closed, mall, priced, serveSites } from './siteWorld';

let search: SearchStore;
/** Another period for each test: the map of one begins without the prices of another. */
let day = 0;

beforeEach(() => {
  search = chooseNothing();
  day += 1;
  search.choosePeriod(`2030-11-${String(day).padStart(2, '0')}T10:00:00+08:00`, '2030-12-01T10:00:00+08:00');
  const list = root.get(SiteListStore);
  list.result.clear();
  list.clearFilter();
  if (list.isMap) list.toggleMap();
  host.stack = ['/', '/site'];
});

async function openList(params: Record<string, string> = {}): Promise<void> {
  host.params = params;
  render(<SiteList />);
  await screen.findByRole('list', { name: '门店' });
}

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const names = (): (string | null)[] =>
  within(screen.getByRole('list', { name: '门店' }))
    .getAllByRole('listitem')
    .map(item => item.querySelector('strong')?.textContent ?? null);

describe('选择门店 (specification §2, /site)', () => {
  it('shows the skeleton first, and 重试 when the sites cannot be had', async () => {
    serve({});
    render(<SiteList />);
    expect(screen.getByRole('status', { name: '正在加载' })).toBeTruthy();
    const retry = await screen.findByRole('button', { name: '重试' });
    serveSites();
    fireEvent.click(retry);
    expect(await screen.findByText('王府井店')).toBeTruthy();
  });

  it('chooses a site and goes back to where the choosing began', async () => {
    serveSites();
    host.stack = ['/', '/carlist', '/site'];
    await openList();
    fireEvent.click(button(/^王府井店.*大街/));
    await waitFor(() => expect(host.stack).toEqual(['/', '/carlist']));
    expect(search.pickup.site?.id).toBe('S2');
  });

  it('with purpose=return chooses where the car is brought back', async () => {
    serveSites();
    search.pickup.chooseSite(airport);
    await openList({ purpose: 'return' });
    expect(button(/^还车城市/)).toBeTruthy();
    fireEvent.click(button(/^王府井店.*大街/));
    await waitFor(() => expect(search.return.site?.id).toBe('S2'));
    expect(search.pickup.site?.id).toBe('S1');
  });

  it('a closed site says why, cannot be chosen, and can be looked at', async () => {
    serveSites();
    await openList();
    const card = button(/^北京南站店.*站内施工，6月1日恢复营业/) as HTMLButtonElement;
    expect(card.disabled).toBe(true);
    fireEvent.click(button('北京南站店详情'));
    expect(host.navigations).toEqual([{ kind: 'navigateTo', url: '/site/detail?id=S3' }]);
  });

  it('narrows by category and district; nothing left offers to clear the filter', async () => {
    serveSites();
    await openList();
    const kinds = screen.getByRole('group', { name: '门店类型' });
    expect(
      within(kinds)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['机场', '火车站', '商圈']);
    fireEvent.click(within(kinds).getByRole('button', { name: '商圈' }));
    expect(names()).toEqual(['王府井店']);
    fireEvent.click(button('顺义区 1'));
    fireEvent.click(button('清空筛选'));
    expect(names()).toEqual(['首都机场T3店', '王府井店', '北京南站店']);
  });

  it('leads to the search, for the same end of the trip', async () => {
    serveSites();
    await openList({ purpose: 'return' });
    fireEvent.click(button('搜索门店'));
    expect(host.navigations[0]?.url).toBe('/site/search?purpose=return');
  });

  it('a city without sites says so and offers another city', async () => {
    serveSites({}, []);
    render(<SiteList />);
    expect(await screen.findByText('北京还没有门店')).toBeTruthy();
    fireEvent.click(button('换个城市'));
    expect(host.navigations[0]?.url).toBe('/city');
  });

  it('another city begins without the filter of the one before', async () => {
    serveSites();
    await openList();
    fireEvent.click(button('商圈'));
    act(() => search.pickup.chooseCity(shanghai));
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  it('has nothing that axe finds', async () => {
    serveSites();
    await openList();
    expect(await accessibilityProblems()).toEqual([]);
  });
});

describe('the map of the list (rental.md, details of flow 9)', () => {
  const pin = (name: RegExp): Promise<HTMLElement> => screen.findByRole('button', { name });

  it('shows prices on the pins, and the selected site with what can be done', async () => {
    serveSites({
      'GET /api/site/get_map_sites': () => ({ sites: [priced(airport, 12850), priced(mall, 0)] }),
    });
    await openList();
    fireEvent.click(button('地图'));
    fireEvent.click(await pin(/^首都机场T3店，¥129$/));
    const card = screen.getByRole('article', { name: '首都机场T3店' });
    expect(card.textContent).toContain('日均¥128.50起8款车可租');
    fireEvent.click(within(card).getByRole('button', { name: '详情' }));
    expect(host.navigations[0]?.url).toBe('/site/detail?id=S1');
    fireEvent.click(await pin(/^王府井店$/));
    expect(screen.getByText('您选的时间这里没有可租的车')).toBeTruthy();
  });

  it('asks for the period of the search', async () => {
    const server = serveSites({ 'GET /api/site/get_map_sites': () => ({ sites: [] }) });
    await openList();
    fireEvent.click(button('地图'));
    await pin(/^王府井店/);
    const call = server.calls.find(({ endpoint }) => endpoint === 'GET /api/site/get_map_sites');
    expect(call?.params).toMatchObject({
      city_id: '110000',
      from_time: search.fromTime,
      to_time: search.toTime,
    });
  });

  it('the pins price the return that was chosen (issue 10, one price)', async () => {
    const server = serveSites({ 'GET /api/site/get_map_sites': () => ({ sites: [priced(airport, 12850)] }) });
    const asked = () => server.calls.filter(({ endpoint }) => endpoint === 'GET /api/site/get_map_sites');
    await openList();
    fireEvent.click(button('地图'));
    await pin(/^首都机场T3店，¥129$/);
    act(() => search.return.chooseSite(mall));
    await waitFor(() => expect(asked()[1]?.params).toMatchObject({ return_site_id: mall.id }));
  });

  it('at the return says nothing of the cars that could be taken there', async () => {
    serveSites({
      'GET /api/site/get_map_sites': () => ({ sites: [priced(airport, 12850), priced(mall, 0)] }),
    });
    await openList({ purpose: 'return' });
    fireEvent.click(button('地图'));
    fireEvent.click(await pin(/^王府井店$/));
    fireEvent.click(button('放大'));
    fireEvent.click(button('搜索此区域'));
    expect(await screen.findByText('这一带有2家门店')).toBeTruthy();
    expect(screen.queryByText(/¥|没有可租的车/)).toBeNull();
    expect(button('首都机场T3店')).toBeTruthy();
  });

  it('chooses from the map', async () => {
    serveSites();
    await openList();
    fireEvent.click(button('地图'));
    fireEvent.click(await pin(/^王府井店/));
    fireEvent.click(button('选这家店'));
    await waitFor(() => expect(search.pickup.site?.id).toBe('S2'));
    expect(host.stack).toEqual(['/']);
  });

  it('at the return says 在这里还车; a closed site can only be looked at', async () => {
    serveSites();
    await openList({ purpose: 'return' });
    fireEvent.click(button('地图'));
    fireEvent.click(await pin(/^王府井店/));
    expect(button('在这里还车')).toBeTruthy();
    fireEvent.click(await pin(/^北京南站店/));
    const card = screen.getByRole('article', { name: closed.name });
    expect(within(card).getByRole<HTMLButtonElement>('button', { name: '暂停营业' }).disabled).toBe(true);
    expect(card.textContent).toContain('站内施工，6月1日恢复营业');
  });

  it('searches a region after the map was moved', async () => {
    const server = serveSites({ 'GET /api/site/get_map_sites': () => ({ sites: [] }) });
    await openList();
    fireEvent.click(button('地图'));
    await pin(/^王府井店/);
    expect(screen.queryByRole('button', { name: '搜索此区域' })).toBeNull();
    fireEvent.click(button('放大'));
    server.calls.length = 0;
    serveSites({ 'GET /api/site/get_map_sites': () => ({ sites: [priced(mall, 9900)] }) });
    fireEvent.click(button('搜索此区域'));
    expect(await pin(/^王府井店，¥99$/)).toBeTruthy();
    expect(screen.getByText('这一带有1家门店')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '搜索此区域' })).toBeNull();
  });

  it('a region whose prices cannot be had keeps the names and can be searched again (specification §7)', async () => {
    serveSites({
      'GET /api/site/get_map_sites': () => {
        throw new Refusal(42008, '这个城市暂未开通');
      },
    });
    await openList();
    fireEvent.click(button('地图'));
    await pin(/^王府井店$/);
    fireEvent.click(button('放大'));
    fireEvent.click(button('搜索此区域'));
    await waitFor(() => expect(button('搜索此区域').getAttribute('aria-busy')).toBe('false'));
    expect(screen.queryByText('这个城市暂未开通')).toBeNull();
    fireEvent.click(button('列表'));
    expect(names()).toHaveLength(3);
  });

  it('filter and map are still there after another screen, and the list comes back where it was left', async () => {
    serveSites();
    await openList();
    fireEvent.click(button('商圈'));
    Object.defineProperty(document, 'scrollingElement', { configurable: true, value: document.body });
    document.body.scrollTop = 420;
    fireEvent.click(button('地图'));
    await pin(/^王府井店/);
    expect(screen.queryByRole('button', { name: /^首都机场T3店/ })).toBeNull();
    document.body.scrollTop = 0;
    fireEvent.click(button('列表'));
    expect(names()).toEqual(['王府井店']);
    expect(document.body.scrollTop).toBe(420);
  });

  it('has nothing that axe finds', async () => {
    serveSites();
    await openList();
    fireEvent.click(button('地图'));
    fireEvent.click(await pin(/^王府井店/));
    expect(await accessibilityProblems()).toEqual([]);
  });
});
