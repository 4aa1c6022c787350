import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import Sanya from '@/packages/discover/pages/sanya';
import { SanyaStore } from '@/packages/discover/stores/SanyaStore';
import { CityStore } from '@/stores/CityStore';
import { OverlayStore } from '@/stores/OverlayStore';
import { root } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { CarCategory, CarOffer } from '~types/api/cartype';
import type { DestinationDetail } from '~types/api/content';
import { accessibilityProblems } from '../../support/accessibility';
import { offer } from '../../support/cars';
import { serve } from '../../support/fakeServer';
import { corolla } from '../../support/orders';
import { beijing, sanya, site } from '../../support/places';
import { host } from '../../support/taro';

const destination: DestinationDetail = {
  id: 'sanya',
  city_id: sanya.id,
  name: '三亚',
  subtitle: '椰风海岸，四季可开',
  picture: '/sanya.webp',
  url: '/sanya',
  introduction: '从凤凰机场出发，一小时就能到海边。',
  routes: [
    {
      title: '海棠湾一日',
      days: 1,
      km: 96,
      stops: ['凤凰机场', '亚龙湾', '海棠湾'],
      text: '全程沿海，路况好。',
      category: 'SPORTS',
    },
  ],
  tips: [{ title: '停车', text: '景区停车场旺季要早到。' }],
};

const car = (id: string, category: CarCategory, total: number, differences: Partial<CarOffer> = {}) =>
  offer({ cartype: { ...corolla, id, series: id, category }, total_price: total, ...differences });

const airport = site({ id: 'Y2', name: '凤凰机场店', city_id: sanya.id });
const cars = [
  car('途观', 'SUV', 90000),
  car('哈弗', 'SUV', 60000),
  car('缤越', 'SUV', 30000, { available: 0 }),
  car('敞篷', 'SPORTS', 150000),
  car('朗逸', 'ECONOMY', 45000),
  car('宝骏', 'MICRO', 20000),
];

const world: Parameters<typeof serve>[0] = {
  'GET /api/discover/get_destination': () => destination,
  'GET /api/site/get_sites': () => ({ sites: [site({ id: 'Y1', status: 'CLOSED' }), airport], areas: [] }),
  'GET /api/cartype/search': () => ({ cars }),
  'GET /api/city/get_cities': () => ({ cfg_citys: [beijing, sanya], hot_citys: [], version: 1 }),
};

const search = root.get(SearchStore);
const opened = (): string | undefined => host.navigations[host.navigations.length - 1]?.url;

async function tap(name: string | RegExp): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name }));
  await act(() => new Promise(resolve => setTimeout(resolve)));
}

beforeEach(() => {
  root.get(SanyaStore).destination.clear();
  root.get(SanyaStore).offers.clear();
  root.get(CityStore).cities.clear();
  root.get(OverlayStore).hideToast();
  search.clear();
  search.choosePeriod('2099-03-02T10:00:00+08:00', '2099-03-05T10:00:00+08:00');
});

describe('三亚自驾 (specification §2, /sanya)', () => {
  it('shows the destination: introduction, routes with their stops in order, tips', async () => {
    serve(world);
    render(<Sanya />);
    expect(await screen.findByRole('heading', { name: '三亚' })).toBeTruthy();
    expect(screen.getByText(destination.introduction)).toBeTruthy();
    expect(screen.getByText('1天 · 全程约96公里 · 适合跑车')).toBeTruthy();
    const stops = screen.getByRole('list', { name: '海棠湾一日途经' });
    expect(stops.tagName).toBe('OL');
    expect(
      within(stops)
        .getAllByRole('listitem')
        .map(stop => stop.textContent),
    ).toEqual(['凤凰机场', '亚龙湾', '海棠湾']);
    expect(screen.getByText('景区停车场旺季要早到。')).toBeTruthy();
    await screen.findByRole('list', { name: '三亚现在能租的车' });
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('shows the cheapest car of each class that can be booked at the first open site, for the period', async () => {
    const server = serve(world);
    render(<Sanya />);
    const list = await screen.findByRole('list', { name: '三亚现在能租的车' });
    const shown = within(list)
      .getAllByRole('button')
      .map(row => row.textContent);
    expect(shown).toHaveLength(3);
    expect(shown[0]).toMatch(/哈弗.*SUV.*总价¥600/);
    expect(shown[1]).toMatch(/敞篷.*跑车.*总价¥1500/);
    expect(shown[2]).toMatch(/朗逸.*经济型.*总价¥450/);
    expect(screen.getByText('3月2日10:00 – 3月5日10:00，共3天，凤凰机场店')).toBeTruthy();
    expect(server.calls.find(call => call.endpoint === 'GET /api/cartype/search')?.params).toMatchObject({
      site_id: 'Y2',
      from_time: '2099-03-02T10:00:00+08:00',
      to_time: '2099-03-05T10:00:00+08:00',
    });
  });

  it('prices the return and the way to the door of a trip that begins there (issue 10, one price)', async () => {
    const server = serve(world);
    const asked = () => server.calls.filter(call => call.endpoint === 'GET /api/cartype/search');
    const door = { name: '亚龙湾', address: '', location: airport.location };
    const far = { name: '海口', address: '', location: { lng: 110.3, lat: 20 } };
    search.pickup.chooseCity(sanya);
    search.pickup.chooseSite(airport);
    runInAction(() => (search.pickup.delivery = door));
    render(<Sanya />);
    await screen.findByRole('list', { name: '三亚现在能租的车' });
    expect(asked()[0]?.params).toMatchObject({ site_id: 'Y2', delivery: door });
    act(() => search.return.chooseSite(site({ id: 'Y3', name: '三亚站店', city_id: sanya.id })));
    await waitFor(() => expect(asked()[1]?.params).toMatchObject({ return_site_id: 'Y3', delivery: door }));
    await tap(/哈弗/);
    expect(search.rental).toMatchObject({ site_id: 'Y2', return_site_id: 'Y3', delivery: door });
    act(() => void runInAction(() => (search.pickup.delivery = far)));
    await waitFor(() => expect(asked()).toHaveLength(3));
    expect(asked()[2]?.params).not.toHaveProperty('delivery');
  });

  it('a trip that begins elsewhere ends where it begins once it begins there', async () => {
    const server = serve(world);
    search.return.chooseSite(site({ id: 'R9', name: '大兴机场店' }));
    render(<Sanya />);
    await screen.findByRole('list', { name: '三亚现在能租的车' });
    const call = server.calls.find(({ endpoint }) => endpoint === 'GET /api/cartype/search');
    expect(call?.params).not.toHaveProperty('return_site_id');
    await tap(/哈弗/);
    expect(search.rental?.return_site_id).toBeUndefined();
  });

  it('a car leads to its detail at that site', async () => {
    serve(world);
    render(<Sanya />);
    await tap(/哈弗/);
    expect(opened()).toBe('/cardetail?cartype_id=%E5%93%88%E5%BC%97');
    expect([search.pickup.city.city, search.pickup.site?.name]).toEqual(['三亚', '凤凰机场店']);
  });

  it('去三亚租车 chooses Sanya and leads to its cars', async () => {
    serve(world);
    render(<Sanya />);
    await tap('去三亚租车');
    expect(search.pickup.city.city).toBe('三亚');
    expect(opened()).toBe('/carlist');
  });

  it('when the cities cannot be had, it says so and stays', async () => {
    serve({ ...world, 'GET /api/city/get_cities': undefined });
    render(<Sanya />);
    await tap('去三亚租车');
    expect(screen.getByText('网络错误，请检查网络')).toBeTruthy();
    expect([search.pickup.city.city, opened()]).toEqual(['北京', undefined]);
  });

  it('says quietly when prices cannot be seen, and tries again', async () => {
    serve({ ...world, 'GET /api/cartype/search': undefined });
    render(<Sanya />);
    expect(await screen.findByText('暂时看不到价格')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '推荐路线' })).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    serve(world);
    await tap('重试');
    expect(await screen.findByRole('list', { name: '三亚现在能租的车' })).toBeTruthy();
  });

  it('shows no price of another period', async () => {
    serve(world);
    render(<Sanya />);
    await screen.findByRole('list', { name: '三亚现在能租的车' });
    serve({ ...world, 'GET /api/cartype/search': undefined });
    act(() => search.choosePeriod('2099-03-02T10:00:00+08:00', '2099-03-09T10:00:00+08:00'));
    expect(await screen.findByText('暂时看不到价格')).toBeTruthy();
    expect(screen.queryByText(/¥/)).toBeNull();
  });

  it('says when every car of the period is gone', async () => {
    serve({
      ...world,
      'GET /api/cartype/search': () => ({ cars: [car('缤越', 'SUV', 30000, { available: 0 })] }),
    });
    render(<Sanya />);
    expect(await screen.findByText('这段时间的车已订完，换个时间再看看。')).toBeTruthy();
  });

  it('says when the page itself cannot be had, and tries again', async () => {
    serve({ ...world, 'GET /api/discover/get_destination': undefined });
    render(<Sanya />);
    const retry = await screen.findByRole('button', { name: '重试' });
    serve(world);
    fireEvent.click(retry);
    expect(await screen.findByRole('heading', { name: '行前须知' })).toBeTruthy();
  });
});
