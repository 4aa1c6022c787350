import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { ErrorCode } from '@/domain/errorCode';
import Products from '@/packages/car/pages/products/index';
import { CityStore } from '@/stores/CityStore';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import type { RequestOf } from '~types/api';
import type { Alternative, CarOffer, CarProduct } from '~types/api/cartype';
import { accessibilityProblems } from '../../support/accessibility';
import { alternative } from '../../support/carDetails';
import { offer } from '../../support/cars';
import { Refusal, serve, type FakeServer } from '../../support/fakeServer';
import { isLater, laterPeriod, openScreen } from '../../support/fleet';
import { corolla } from '../../support/orders';
import { beijing, shanghai, site } from '../../support/places';
import { host } from '../../support/taro';

type Request = RequestOf<'GET /api/cartype/get_products'>;

const productsOf = (terms: Partial<CarOffer> = {}, cityId = beijing.id): CarProduct[] => [
  { site: site({ city_id: cityId, score: 4.9 }), offer: offer({ available: 3, ...terms }) },
  {
    site: site({ id: 'S2', name: '望京店', distance: 5200, city_id: cityId }),
    offer: offer({ available: 0 }),
  },
];

const serveProducts = (
  products: (request: Request) => CarProduct[] = () => productsOf(),
  alternatives: Alternative[] = [],
): FakeServer =>
  serve({
    'GET /api/cartype/get_products': request => ({ cartype: corolla, products: products(request) }),
    'GET /api/cartype/get_alternatives': () => ({ alternatives }),
    'GET /api/city/get_cities': () => ({ cfg_citys: [beijing, shanghai], hot_citys: [], version: 1 }),
  });

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const sites = (): HTMLElement[] => within(screen.getByRole('list', { name: '门店' })).getAllByRole('button');
const shown = (): Promise<HTMLElement> => screen.findByRole('heading', { name: '丰田卡罗拉' });

function open(cityId?: string) {
  host.params = { cartype_id: 'C1', ...(cityId ? { city_id: cityId } : {}) };
  return openScreen(Products);
}

describe('可租门店 (specification §2, /cartype_product)', () => {
  it('prices the return that was chosen, and says where a score stands in for the deposits (issue 10, one price)', async () => {
    const server = serveProducts(() => productsOf({ deposit_waived: true }));
    host.params = { cartype_id: 'C1' };
    openScreen(Products, root =>
      root.get(SearchStore).return.chooseSite(site({ id: 'R9', name: '大兴机场店' })),
    );
    await shown();
    expect(server.calls[0]?.params).toMatchObject({ return_site_id: 'R9' });
    expect(sites()[0]?.textContent).toContain('信用免押');
  });

  it('prices the way to the door; a return that another city gives up is none there (issue 10, one price)', async () => {
    const door = { name: '三里屯', address: '', location: { lng: 116.46, lat: 39.94 } };
    const server = serveProducts();
    const choose = (root: RootStore): void => {
      const search = root.get(SearchStore);
      search.return.chooseSite(site({ id: 'R9', name: '大兴机场店' }));
      runInAction(() => (search.pickup.delivery = door));
    };
    host.params = { cartype_id: 'C1' };
    const { search } = openScreen(Products, choose);
    await shown();
    expect(server.calls[0]?.params).toMatchObject({ delivery: door, return_site_id: 'R9' });
    fireEvent.click(sites()[0]!);
    await waitFor(() => expect(search.rental).toMatchObject({ site_id: 'S1', delivery: door }));

    const elsewhere = serveProducts();
    host.params = { cartype_id: 'C1', city_id: shanghai.id };
    openScreen(Products, choose);
    await waitFor(() =>
      expect(elsewhere.calls.some(({ endpoint }) => endpoint.endsWith('products'))).toBe(true),
    );
    const asked = elsewhere.calls.find(({ endpoint }) => endpoint.endsWith('products'))?.params;
    expect(asked).toMatchObject({ city_id: shanghai.id });
    expect(asked).not.toHaveProperty('return_site_id');
    expect(asked).not.toHaveProperty('delivery');
  });

  it('shows every site with distance, stock, daily and total price', async () => {
    const server = serveProducts();
    open();
    await shown();
    expect(server.calls[0]?.params).toMatchObject({
      city_id: '110000',
      cartype_id: 'C1',
      from_time: '2030-11-18T10:00:00+08:00',
    });
    const [first, second] = sites();
    expect(first?.textContent).toContain('首都机场T3店850米 · 4.9分');
    expect(first?.textContent).toContain('可订3辆日均¥188总价¥564');
    expect(second?.textContent).toContain('该时段已订完');
    expect(second?.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('1家门店可订')).toBeTruthy();
  });

  it('choosing a site makes it the pickup and opens the car', async () => {
    serveProducts();
    const { search } = open();
    await shown();
    fireEvent.click(button(/^首都机场T3店/));
    await waitFor(() =>
      expect(host.navigations).toEqual([{ kind: 'navigateTo', url: '/cardetail?cartype_id=C1' }]),
    );
    expect(search.pickup.site?.id).toBe('S1');
  });

  it('a city apart from the search’s is entered first', async () => {
    serveProducts(() => productsOf({}, shanghai.id));
    const { search } = open(shanghai.id);
    await shown();
    expect(search.pickup.city.id).toBe(beijing.id);
    fireEvent.click(button(/^首都机场T3店/));
    await waitFor(() => expect(host.navigations).toHaveLength(1));
    expect([search.pickup.city.id, search.pickup.site?.city_id]).toEqual([shanghai.id, shanghai.id]);
  });

  it('is told from where distances are counted in the city of the search alone', async () => {
    const server = serveProducts();
    const asked = () => server.calls.filter(({ endpoint }) => endpoint.endsWith('get_products'));
    const position = { lng: 116.46, lat: 39.94 };
    for (const city of [beijing, shanghai]) {
      host.params = { cartype_id: 'C1', city_id: city.id };
      const { close } = openScreen(Products, root => {
        Object.assign(root.get(CityStore), { position, located: beijing });
      });
      await waitFor(() => expect(asked().at(-1)?.params.city_id).toBe(city.id));
      close();
    }
    expect(asked().map(({ params }) => [params.city_id, params.location])).toEqual([
      [beijing.id, position],
      [shanghai.id, undefined],
    ]);
  });

  it('a city that nobody knows changes nothing', async () => {
    serveProducts();
    const { search } = open('999999');
    await shown();
    fireEvent.click(button(/^首都机场T3店/));
    expect(await screen.findByText('出了点问题，请稍后再试')).toBeTruthy();
    expect([search.pickup.city.id, host.navigations.length]).toEqual([beijing.id, 0]);
  });

  it('a changed time prices the sites anew', async () => {
    serveProducts(request => productsOf(isLater(request) ? { total_price: 75200 } : {}));
    const { search } = open();
    await shown();
    act(() => search.choosePeriod(laterPeriod.from_time, laterPeriod.to_time));
    await waitFor(() => expect(sites()[0]?.textContent).toContain('总价¥752'));
  });

  it('where no site can give it, other times of the nearest one are offered, and only times', async () => {
    const server = serveProducts(
      request => productsOf(request.from_time.startsWith('2030-11-18T08') ? {} : { available: 0 }),
      [alternative('C1'), alternative('RAV4', { kind: 'SIBLING' })],
    );
    const { search } = open();
    expect(await screen.findByRole('heading', { name: '这段时间各门店都不可订' })).toBeTruthy();
    const earlier = await screen.findByRole('button', { name: /提前2小时/ });
    expect(within(screen.getByRole('list', { name: '替代方案' })).getAllByRole('button')).toHaveLength(1);
    expect(server.calls.find(({ endpoint }) => endpoint.endsWith('alternatives'))?.params).toMatchObject({
      site_id: 'S1',
      cartype_id: 'C1',
    });
    fireEvent.click(earlier);
    expect(await screen.findByText('1家门店可订')).toBeTruthy();
    expect(search.fromTime).toBe('2030-11-18T08:00:00+08:00');
  });

  it('a city in which no site has it', async () => {
    serveProducts(() => []);
    open();
    expect(await screen.findByText('北京暂时没有门店提供这款车')).toBeTruthy();
    fireEvent.click(button('看全部车型'));
    expect(host.navigations).toEqual([{ kind: 'navigateTo', url: '/cartype?city_id=110000' }]);
  });

  it('keeps the sites when a new price cannot be had, and says what happened', async () => {
    let isDown = false;
    serveProducts(() => {
      if (isDown) throw new Refusal(ErrorCode.INTERNAL, '服务器开小差了，请稍后再试');
      return productsOf();
    });
    const { search } = open();
    await shown();
    isDown = true;
    act(() => search.choosePeriod(laterPeriod.from_time, laterPeriod.to_time));
    await screen.findByText('内容没有更新：服务器开小差了，请稍后再试');
    expect(sites()).toHaveLength(2);
    isDown = false;
    fireEvent.click(button('重试'));
    await waitFor(() => expect(screen.queryByText(/内容没有更新/)).toBeNull());
  });

  it('a car that nobody knows', async () => {
    serve({
      'GET /api/cartype/get_products': () => {
        throw new Refusal(ErrorCode.NOT_FOUND, '没有找到这款车型');
      },
    });
    open();
    expect(await screen.findByText('没有找到这款车型')).toBeTruthy();
  });

  it('has nothing that axe finds', async () => {
    serveProducts(() => productsOf({ available: 0 }), [alternative('C1')]);
    open();
    await screen.findByRole('list', { name: '替代方案' });
    expect(await accessibilityProblems()).toEqual([]);
  });
});
