import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import SiteDetailScreen from '@/packages/site/pages/detail';
import { SiteChoiceStore } from '@/stores/SiteChoiceStore';
import { SiteDetailStore } from '@/packages/site/stores/SiteDetailStore';
import { CityStore } from '@/stores/CityStore';
import { root } from '@/stores/rootContext';
import type { SearchStore } from '@/stores/SearchStore';
import type { SiteDetail } from '~types/api/site';
import { accessibilityProblems } from '../../support/accessibility';
import { Refusal, serve } from '../../support/fakeServer';
import { beijing, sanya, shanghai, site } from '../../support/places';
import { host } from '../../support/taro';
import { airport, chooseNothing, closed, detailOf, mall, review, serveSites } from './siteWorld';

let search: SearchStore;

beforeEach(() => {
  search = chooseNothing();
  host.stack = ['/', '/site', '/site/detail'];
});

const cities = { cfg_citys: [beijing, shanghai], hot_citys: [], version: 1 };
const threeReviews = [
  review(),
  review({ id: 'M2', text: '店员热情' }),
  review({ id: 'M3', text: '这条是第三新的' }),
];

const serveDetail = (detail: SiteDetail) =>
  serveSites({
    'GET /api/site/get_detail': () => detail,
    'GET /api/site/get_marks': () => ({ marks: threeReviews, total: 23 }),
    'GET /api/city/get_cities': () => cities,
  });

async function openDetail(detail: SiteDetail, params: Record<string, string> = {}): Promise<void> {
  serveDetail(detail);
  host.params = { id: detail.id, ...params };
  render(<SiteDetailScreen />);
  await screen.findByRole('heading', { name: detail.name });
}

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

describe('门店详情 (specification §2, /site/detail)', () => {
  it('shows what one has to know to get there', async () => {
    await openDetail(detailOf(airport, { tags: ['免费接送'] }));
    expect(screen.getByRole('img', { name: '首都机场T3店照片' })).toBeTruthy();
    expect(screen.getByText('机场店 · 顺义区')).toBeTruthy();
    expect(screen.getByText('免费接送')).toBeTruthy();
    expect(screen.getByText('首都机场T3航站楼')).toBeTruthy();
    expect(screen.getByText('距市中心850米')).toBeTruthy();
    const steps = screen.getByRole('heading', { name: '怎么找到门店' }).parentElement!;
    expect(within(steps).getAllByRole('listitem')).toHaveLength(2);
  });

  it('measures from the place around which sites are looked for', async () => {
    serveSites();
    const { location, name, address } = mall;
    await search.return.choosePoint({ location, name, address });
    await openDetail(detailOf(airport), { purpose: 'return' });
    expect(screen.getByText('距王府井店850米')).toBeTruthy();
  });

  it('chooses it and goes back to where the choosing began', async () => {
    await openDetail(detailOf(airport));
    fireEvent.click(button('选这家店'));
    await waitFor(() => expect(host.stack).toEqual(['/']));
    expect(search.pickup.site?.id).toBe('S1');
  });

  it('with purpose=return it is where the car is brought back', async () => {
    await openDetail(detailOf(mall), { purpose: 'return' });
    fireEvent.click(button('在这里还车'));
    await waitFor(() => expect(search.return.site?.id).toBe('S2'));
    expect(search.pickup.site).toBeUndefined();
  });

  it('a site of another city takes its city with it', async () => {
    await openDetail(detailOf(site({ id: 'S9', name: '虹桥店', city_id: shanghai.id })));
    fireEvent.click(button('选这家店'));
    await waitFor(() => expect(search.pickup.site?.id).toBe('S9'));
    expect(search.pickup.city.city).toBe('上海');
  });

  it('copies the address', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { clipboard: { writeText } });
    await openDetail(detailOf(airport));
    fireEvent.click(button('复制地址'));
    expect(await screen.findByText('地址已复制')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith('首都机场T3航站楼');
  });

  it('shows the place on a map of ours where the host has none', async () => {
    await openDetail(detailOf(airport));
    fireEvent.click(button('导航'));
    const sheet = await screen.findByRole('dialog', { name: '首都机场T3店' });
    expect(await within(sheet).findByRole('button', { name: '首都机场T3店' })).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('shows the two latest reviews and the way to all of them', async () => {
    await openDetail(detailOf(airport));
    expect(await screen.findByText('取车很快')).toBeTruthy();
    expect(screen.getByText('店员热情')).toBeTruthy();
    expect(screen.queryByText('这条是第三新的')).toBeNull();
    fireEvent.click(button('全部23条评价'));
    expect(host.navigations[0]?.url).toBe('/site/detail/judge_list?id=S1');
  });

  it('without any review it says so', async () => {
    const none = { average: 0, total: 0, counts: { GOOD: 0, NEUTRAL: 0, BAD: 0 } };
    await openDetail(detailOf(airport, { marks: none }));
    expect(screen.getByText('还没有评价')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /条评价/ })).toBeNull();
  });

  it('has nothing that axe finds', async () => {
    await openDetail(detailOf(airport, { photos: ['/media/a.webp', '/media/b.webp'] }));
    await screen.findByText('取车很快');
    expect(await accessibilityProblems()).toEqual([]);
  });
});

describe('hours of a site (rental.md, words)', () => {
  it('a site that never closes is open now', async () => {
    await openDetail(detailOf(airport));
    expect(screen.getByText('24小时营业')).toBeTruthy();
    expect(screen.getByText('现在营业中')).toBeTruthy();
    expect(screen.getByText('夜间服务费：21:00至次日08:00取车或还车，每次50元')).toBeTruthy();
  });

  it.each([
    ['2026-05-01T12:00:00+08:00', true],
    ['2026-05-01T21:00:00+08:00', false],
    ['2026-05-01T07:59:00+08:00', false],
  ])('08:00–21:00 at %s: open %s', (now, isOpen) => {
    jest.useFakeTimers({ now: new Date(now) });
    try {
      expect(new SiteDetailStore().isOpenNow(mall)).toBe(isOpen);
      expect(new SiteDetailStore().isOpenNow({ ...mall, status: 'CLOSED' })).toBe(false);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('a site that cannot be chosen', () => {
  it('closed: says why and offers the open ones nearby', async () => {
    await openDetail(detailOf(closed));
    expect(screen.getByText('站内施工，6月1日恢复营业')).toBeTruthy();
    expect((button('暂停营业') as HTMLButtonElement).disabled).toBe(true);
    const nearby = await screen.findByRole('list', { name: '附近营业的门店' });
    expect(within(nearby).getAllByRole('listitem')).toHaveLength(2);
    fireEvent.click(within(nearby).getByRole('button', { name: /^王府井店.*王府井大街/ }));
    await waitFor(() => expect(search.pickup.site?.id).toBe('S2'));
  });

  it('unknown: leads to all sites', async () => {
    serve({
      'GET /api/site/get_detail': () => {
        throw new Refusal(ErrorCode.NOT_FOUND, '没有这家门店');
      },
    });
    host.params = { id: 'nowhere' };
    render(<SiteDetailScreen />);
    expect(await screen.findByText('没有找到这家门店')).toBeTruthy();
    fireEvent.click(button('全部门店'));
    expect(host.navigations).toEqual([{ kind: 'redirectTo', url: '/site' }]);
  });

  it('not to be had: 重试', async () => {
    serve({});
    host.params = { id: 'S1' };
    render(<SiteDetailScreen />);
    const retry = await screen.findByRole('button', { name: '重试' });
    serveDetail(detailOf(airport));
    fireEvent.click(retry);
    expect(await screen.findByRole('heading', { name: '首都机场T3店' })).toBeTruthy();
  });

  it('in a city that is not served: nothing changes', async () => {
    root.get(CityStore).cities.clear();
    serve({ 'GET /api/city/get_cities': () => cities });
    const elsewhere = site({ city_id: sanya.id });
    await expect(root.get(SiteChoiceStore).choose('pickup', elsewhere)).rejects.toThrow('这家店在其他城市');
    expect(search.pickup.site).toBeUndefined();
    expect(search.pickup.city.id).toBe(beijing.id);
  });
});
