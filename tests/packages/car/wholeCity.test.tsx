import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import CarCompare from '@/packages/car/pages/compare/index';
import CarList from '@/packages/car/pages/list/index';
import { CityStore } from '@/stores/CityStore';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import type { DataOf, RequestOf } from '~types/api';
import type { CitySearch } from '~types/api/cartype';
import { accessibilityProblems } from '../../support/accessibility';
import { alternative, carDetail } from '../../support/carDetails';
import { serve } from '../../support/fakeServer';
import { asked, card, fleet, laterPeriod, names, openScreen, period } from '../../support/fleet';
import { beijing, sanya, site } from '../../support/places';
import { host } from '../../support/taro';

// Issue 11: “北京全城” is a choice of its own: the nearest bookable site of each car is shown with its distance.

const near = site({ id: 'S2', name: '望京店', distance: 2300, score: 4.8 });
const far = site({ distance: 24100 });

/** 朗逸 stands at the airport alone, everything else in 望京. */
const cityCars = (): DataOf<'GET /api/cartype/search_city'> => ({
  cars: fleet().map(car => ({ ...car, site_id: car.cartype.series === '朗逸' ? far.id : near.id })),
  sites: [near, far],
});
const serveCity = (
  answer: (search: CitySearch) => DataOf<'GET /api/cartype/search_city'> = cityCars,
  instead: (
    request: RequestOf<'GET /api/cartype/get_alternatives'>,
  ) => ReturnType<typeof alternative>[] = () => [],
) =>
  serve({
    'GET /api/cartype/search_city': answer,
    'GET /api/cartype/get_alternatives': request => ({ alternatives: instead(request) }),
    'GET /api/cartype/get_detail': ({ cartype_id: id, site_id }) => {
      const { offer, ...rest } = carDetail(id);
      return { ...rest, offer: { ...offer, site_id } };
    },
  });
const wholeCity = (root: RootStore): void => root.get(SearchStore).pickup.chooseWholeCity();
const inBeijing = (root: RootStore): void => {
  wholeCity(root);
  runInAction(() => Object.assign(root.get(CityStore), { located: beijing, position: beijing.gps }));
};

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const shown = (): Promise<HTMLElement> => screen.findByRole('list', { name: '车辆' });

describe('the list of the whole city', () => {
  it('is asked for without a place, and says of each car where it is, how far, and what is said of the site', async () => {
    const server = serveCity();
    openScreen(CarList, wholeCity);
    await shown();
    expect(asked(server, 'GET /api/cartype/search_city')).toMatchObject([{ city_id: beijing.id, ...period }]);
    expect(server.calls).toHaveLength(1);
    expect(button('修改取车门店：北京全城')).toBeTruthy();
    expect(card('卡罗拉').textContent).toContain('望京店 2.3公里 · 4.8分');
    // No review yet: no score.
    expect(card('朗逸').textContent).toContain('首都机场T3店 24.1公里免费取消');
    expect(screen.getByText('门店为离市中心最近的可订门店，距离为直线')).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('measures from where the device is, when that is known in this city, and says so', async () => {
    const server = serveCity();
    const { search } = openScreen(CarList, inBeijing);
    await shown();
    expect(asked(server, 'GET /api/cartype/search_city')[0]).toMatchObject({ location: beijing.gps });
    expect(screen.getByText(/^门店为离您最近的可订门店/)).toBeTruthy();
    act(() => search.pickup.chooseCity(sanya));
    expect(await screen.findByRole('button', { name: '修改取车门店：三亚全城' })).toBeTruthy();
    await screen.findByText(/^门店为离市中心最近的可订门店/);
    expect(asked(server, 'GET /api/cartype/search_city')[1]).not.toHaveProperty('location');
  });

  it('a tap goes on with the car at its site, and the list stays that of the whole city', async () => {
    const server = serveCity();
    const { search } = openScreen(CarList, wholeCity);
    await shown();
    fireEvent.click(within(card('朗逸')).getByRole('button'));
    expect(host.navigations.at(-1)?.url).toMatch(/^\/cardetail/);
    expect(search.rental).toMatchObject({ site_id: far.id, ...period });
    fireEvent.click(within(card('卡罗拉')).getByRole('button'));
    expect(search.rental).toMatchObject({ site_id: near.id });
    expect(button('修改取车门店：北京全城')).toBeTruthy();
    expect(asked(server, 'GET /api/cartype/search_city')).toHaveLength(1);
  });

  it('is filtered and sorted as any list, and priced anew in place for another time', async () => {
    const server = serveCity();
    const { search } = openScreen(CarList, wholeCity);
    await shown();
    fireEvent.click(button('7座'));
    expect(names()).toEqual(['汉兰达', 'GL8']);
    fireEvent.click(button('7座'));
    fireEvent.click(button('价格低'));
    expect(names()[0]).toBe('朗逸');
    act(() => search.choosePeriod(laterPeriod.from_time, laterPeriod.to_time));
    await waitFor(() => expect(asked(server, 'GET /api/cartype/search_city')).toHaveLength(2));
    expect(asked(server, 'GET /api/cartype/search_city')[1]).toMatchObject(laterPeriod);
    expect(names()[0]).toBe('朗逸');
  });

  it('where nothing can be booked, looks around the nearest site; what is taken instead keeps the whole city', async () => {
    const gone = (): DataOf<'GET /api/cartype/search_city'> => ({
      cars: cityCars().cars.map(car => ({ ...car, available: 0 })),
      sites: [near, far],
      reason: 'SOLD_OUT',
      reason_text: '所选时间的车辆已订完',
    });
    const later = alternative('卡罗拉', {
      kind: 'LATER',
      site: near,
      search: { site_id: near.id, ...laterPeriod },
    });
    const server = serveCity(
      ({ from_time }) => (from_time === period.from_time ? gone() : cityCars()),
      () => [later],
    );
    const { search } = openScreen(CarList, wholeCity);
    expect(await screen.findByRole('heading', { name: '这段时间已经订完' })).toBeTruthy();
    fireEvent.click(button('换个城市'));
    expect(host.navigations.at(-1)?.url).toBe('/city');
    fireEvent.click((await screen.findAllByRole('button', { name: /总价/ }))[0] ?? document.body);
    await screen.findByText(/^4款车可预订/);
    expect(asked(server, 'GET /api/cartype/get_alternatives')[0]).toMatchObject({
      site_id: near.id,
      ...period,
    });
    expect(search.pickup.isWholeCity).toBe(true);
  });

  it('a car that is gone everywhere is looked for around its own site; a similar one is looked at there', async () => {
    const sibling = alternative('轩逸', {
      kind: 'SIBLING',
      site: near,
      search: { site_id: near.id, ...period },
    });
    const server = serveCity(cityCars, () => [sibling]);
    const { search } = openScreen(CarList, wholeCity);
    await shown();
    fireEvent.click(button(/^看看替代方案/));
    fireEvent.click(await within(card('GL8')).findByRole('button', { name: /总价/ }));
    expect(asked(server, 'GET /api/cartype/get_alternatives')[0]).toMatchObject({
      site_id: near.id,
      cartype_id: 'GL8',
    });
    expect(host.navigations.at(-1)?.url).toMatch(/^\/cardetail/);
    expect(search.rental).toMatchObject({ site_id: near.id });
  });
});

describe('cars of the whole city side by side', () => {
  it('are each priced at their own site, which the table names, and booked there', async () => {
    const server = serveCity();
    host.params = { cartype_ids: '朗逸,卡罗拉' };
    const { search } = openScreen(CarCompare, wholeCity);
    await screen.findByRole('table', { name: '车型对比' });
    expect(asked(server, 'GET /api/cartype/get_detail')).toMatchObject([
      { cartype_id: '朗逸', site_id: far.id },
      { cartype_id: '卡罗拉', site_id: near.id },
    ]);
    const row = (name: string) =>
      screen.getByRole('rowheader', { name }).closest('[role="row"]')?.textContent;
    expect(row('取车门店')).toBe('取车门店首都机场T3店望京店');
    expect(row('门店距离')).toBe('门店距离24.1公里2.3公里');
    fireEvent.click(screen.getAllByRole('button', { name: /^预订/ })[0] ?? document.body);
    expect(search.rental).toMatchObject({ site_id: far.id });
    expect(search.pickup.isWholeCity).toBe(true);
  });
});
