import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import CarCompare from '@/packages/car/pages/compare/index';
import { ComparedCarsStore } from '@/packages/car/stores/ComparedCarsStore';
import CarList from '@/packages/car/pages/list/index';
import { SearchStore } from '@/stores/SearchStore';
import { accessibilityProblems } from '../../support/accessibility';
import { carDetail } from '../../support/carDetails';
import { Refusal, serve } from '../../support/fakeServer';
import { asked, fleet, fleetCar, openScreen, serveCars } from '../../support/fleet';
import { corolla } from '../../support/orders';
import { site } from '../../support/places';
import { host } from '../../support/taro';

// Issue 11: 对比, two to four cars side by side, with differences marked.

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const box = (name: RegExp): HTMLElement => screen.getByRole('checkbox', { name });
const serveDetails = () =>
  serve({
    'GET /api/cartype/get_detail': ({ cartype_id: id }) =>
      carDetail(id, { cartype: { ...corolla, id, series: id, seats: id === 'B' ? 7 : 5 } }),
  });
const open = (ids: string) => {
  host.params = { cartype_ids: ids };
  return openScreen(CarCompare);
};
const rowOf = (name: string): HTMLElement | null =>
  screen.getByRole('rowheader', { name }).closest('[role="row"]');

describe('车型对比', () => {
  it('puts the cars of its address side by side, and what differs alone at a tap', async () => {
    const server = serveDetails();
    open('A,B');
    await screen.findByRole('table', { name: '车型对比' });
    expect(asked(server, 'GET /api/cartype/get_detail').map(request => request)).toMatchObject([
      { cartype_id: 'A', site_id: 'S1' },
      { cartype_id: 'B', site_id: 'S1' },
    ]);
    expect(rowOf('座位')?.textContent).toBe('座位5座7座');
    expect(rowOf('变速箱')).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    fireEvent.click(screen.getByRole('switch', { name: '只看不同' }));
    expect(rowOf('座位')).toBeTruthy();
    expect(screen.queryByRole('rowheader', { name: '变速箱' })).toBeNull();
  });

  it('books one of them, and takes one out again', async () => {
    serveDetails();
    open('A,B,C');
    fireEvent.click(await screen.findByRole('button', { name: /^预订丰田B$/ }));
    expect(host.navigations.at(-1)?.url).toBe('/reserve_car?cartype_id=B');
    fireEvent.click(button('不再对比丰田B'));
    // The address names those that are left: who reloads sees the same.
    await waitFor(() =>
      expect(host.navigations.at(-1)).toEqual({
        kind: 'redirectTo',
        url: expect.stringMatching(/^\/car_compare\?cartype_ids=A(%2C|,)C$/) as string,
      }),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: '预订丰田B' })).toBeNull());
    fireEvent.click(button('不再对比丰田A'));
    expect(await screen.findByText('选2至4款车来对比')).toBeTruthy();
    fireEvent.click(button('去选车'));
    expect(host.navigations.at(-1)?.url).toBe('/carlist');
  });

  it('leaves out a car that the site does not have, and says so: it is no way to nowhere', async () => {
    serve({
      'GET /api/cartype/get_detail': ({ cartype_id: id }) => {
        if (id === 'B') throw new Refusal(ErrorCode.NOT_FOUND, '这家门店没有这款车型');
        return carDetail(id, { cartype: { ...corolla, id, series: id } });
      },
    });
    open('A,B,C');
    await screen.findByRole('table', { name: '车型对比' });
    expect(screen.getByText('这家门店没有其中1款车，已移出对比')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: '不再对比丰田A' }));
    expect(await screen.findByText('选2至4款车来对比')).toBeTruthy();
  });

  it('a link to cars that the chosen site does not have says so, and compares them in the whole city', async () => {
    const near = site({ id: 'S5', name: '望京店' });
    const cityCars = ['A', 'B'].map(id => fleetCar(id, {}, { site_id: near.id }));
    serve({
      'GET /api/cartype/get_detail': ({ cartype_id: id, site_id }) => {
        if (site_id !== near.id) throw new Refusal(ErrorCode.NOT_FOUND, '这家门店没有这款车型');
        return carDetail(id, { offer: { site_id: near.id }, cartype: { ...corolla, id, series: id } });
      },
      'GET /api/cartype/search_city': () => ({ cars: cityCars, sites: [near] }),
    });
    open('A,B');
    expect(await screen.findByRole('heading', { name: '首都机场T3店没有这2款车' })).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    fireEvent.click(button('在北京全城对比'));
    await screen.findByRole('table', { name: '车型对比' });
    expect(screen.getAllByText(/望京店/)).not.toEqual([]);
  });

  it('a link of which the site has one car keeps all of them, and leads to others', async () => {
    serve({
      'GET /api/cartype/get_detail': ({ cartype_id: id }) => {
        if (id !== 'A') throw new Refusal(ErrorCode.NOT_FOUND, '这家门店没有这款车型');
        return carDetail(id, { cartype: { ...corolla, id, series: id } });
      },
    });
    const { root } = open('A,B,C');
    expect(await screen.findByRole('heading', { name: '首都机场T3店只有其中1款车' })).toBeTruthy();
    expect(root.get(ComparedCarsStore).cartypeIds).toEqual(['A', 'B', 'C']);
    fireEvent.click(button('选其他车'));
    expect(host.navigations.at(-1)?.url).toBe('/carlist');
  });

  it('a link to cars that the city does not have leads to another city', async () => {
    serve({ 'GET /api/cartype/search_city': () => ({ cars: [], sites: [] }) });
    host.params = { cartype_ids: 'A,B' };
    openScreen(CarCompare, root => root.get(SearchStore).pickup.chooseWholeCity());
    expect(await screen.findByRole('heading', { name: '北京没有这2款车' })).toBeTruthy();
    fireEvent.click(button('换个城市'));
    expect(host.navigations.at(-1)?.url).toBe('/city');
  });

  it('says why there is nothing to see, and tries again', async () => {
    serve({
      'GET /api/cartype/get_detail': () => {
        throw new Refusal(ErrorCode.INTERNAL, '服务器开小差了，请稍后再试');
      },
    });
    open('A,B');
    const retry = await screen.findByRole('button', { name: '重试' });
    serveDetails();
    fireEvent.click(retry);
    expect(await screen.findByRole('table')).toBeTruthy();
  });
});

describe('对比 on the list', () => {
  it('a tap chooses a car instead of opening it; four at most', async () => {
    serveCars(() => ({
      cars: [...fleet(), ...fleet().slice(0, 1)].map((car, index) => ({
        ...car,
        cartype: { ...car.cartype, id: `${index}` },
      })),
    }));
    host.params = {};
    openScreen(CarList);
    await screen.findByRole('list', { name: '车辆' });
    fireEvent.click(button('对比'));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '再选2款' }).disabled).toBe(true);
    const cards = within(screen.getByRole('list', { name: '车辆' }));
    for (const card of cards.getAllByRole('checkbox').slice(0, 4)) fireEvent.click(card);
    expect(cards.getAllByRole('checkbox').map(card => card.getAttribute('aria-checked'))).toEqual([
      ...Array<string>(4).fill('true'),
      'false',
      'false',
    ]);
    // A fifth one is grey, and says why.
    fireEvent.click(cards.getAllByRole('checkbox')[4] ?? document.body);
    expect(screen.getByText('最多对比4款，取消一款再选')).toBeTruthy();
    expect(cards.getAllByRole('checkbox')[4]?.getAttribute('aria-checked')).toBe('false');
    fireEvent.click(cards.getAllByRole('checkbox')[0] ?? document.body);
    fireEvent.click(button('对比3款车'));
    expect(host.navigations.at(-1)?.url).toMatch(/^\/car_compare\?cartype_ids=\d(%2C|,)\d(%2C|,)\d$/);
    // The list is a list again.
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('is left by 取消', async () => {
    serveCars(() => ({ cars: fleet() }));
    host.params = {};
    openScreen(CarList);
    await screen.findByRole('list', { name: '车辆' });
    fireEvent.click(button('对比'));
    fireEvent.click(box(/卡罗拉/));
    fireEvent.click(button('取消'));
    expect(screen.queryByRole('checkbox')).toBeNull();
    fireEvent.click(button(/^丰田卡罗拉/));
    expect(host.navigations.at(-1)?.url).toMatch(/^\/cardetail/);
  });
});
