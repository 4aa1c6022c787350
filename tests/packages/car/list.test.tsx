import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { ErrorCode } from '@/domain/errorCode';
import { emptyFilter } from '@/domain/carFilter';
import CarList from '@/packages/car/pages/list/index';
import { CarFilterStore } from '@/packages/car/stores/CarFilterStore';
import { ChannelStore } from '@/stores/ChannelStore';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import type { RentalSearch } from '~types/api/cartype';
import type { Site } from '~types/api/site';
import { accessibilityProblems } from '../../support/accessibility';
import { alternative } from '../../support/carDetails';
import { deferred } from '../../support/deferred';
import { Refusal, serve } from '../../support/fakeServer';
import {
  asked,
  cards,
  fleet,
  fleetCar,
  isLater,
  laterPeriod,
  names,
  openScreen,
  serveCars,
  type Found,
} from '../../support/fleet';
import { beijing, shanghai, site } from '../../support/places';
import { host } from '../../support/taro';

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const card = (name: string): HTMLElement => {
  const found = cards().find(({ textContent }) => textContent.includes(name));
  if (!found) throw new Error(`no card of ${name}`);
  return found;
};
const isGreyed = (name: string): boolean => card(name).querySelector('.dimmed') !== null;
const shown = (): Promise<HTMLElement> => screen.findByRole('list', { name: '车辆' });
describe('选择车型 (specification §2, /carlist)', () => {
  it('opens as a banner promises it: by the quick filters that its address names (issue 10)', async () => {
    serveCars();
    host.params = { filter: 'ELECTRIC,HOVERCRAFT' };
    openScreen(CarList);
    await shown();
    expect(names()).toEqual(['Model 3']);
    expect(button('纯电').getAttribute('aria-pressed')).toBe('true');
  });

  it('asks with the credit of the channel, and marks cars whose deposits it waives (issue 10)', async () => {
    const [first, second] = fleet();
    if (!first || !second) throw new Error('Two cars are needed');
    const server = serveCars(() => ({ cars: [{ ...first, deposit_waived: true }, second] }));
    const { root } = openScreen(CarList, visited =>
      visited.get(ChannelStore).enter({ channel: 'JD', jd_score: '92' }, Date.now()),
    );
    await shown();
    const credit = { scheme: 'jd_score', score: '92' };
    expect(asked(server, 'GET /api/cartype/search')[0]).toMatchObject({ credit });
    expect(cards().map(({ textContent }) => textContent.includes('信用免押'))).toEqual([true, false]);
    root.get(ChannelStore).expire(Infinity);
  });

  it('shows the skeleton first, and 重试 when the cars cannot be had', async () => {
    serve({});
    openScreen(CarList);
    expect(screen.getByRole('status', { name: '正在加载' })).toBeTruthy();
    const retry = await screen.findByRole('button', { name: '重试' });
    serveCars();
    fireEvent.click(retry);
    expect(await shown()).toBeTruthy();
  });

  it('every card says daily and total price and its score; what all include is said once (rental.md, details of flow 5)', async () => {
    serveCars();
    openScreen(CarList);
    await shown();
    expect(card('朗逸').textContent).toContain('日均¥128总价¥384');
    expect(card('朗逸').textContent).toContain('4.5分 128条评价');
    expect(card('朗逸').textContent).toContain('经济型 · 手动挡 · 5座 · 1.2T');
    expect(screen.getByText('4款车可预订，总价均含基础服务费、手续费、车辆整备费')).toBeTruthy();
    fireEvent.click(within(card('朗逸')).getByRole('button'));
    expect(host.navigations).toEqual([
      { kind: 'navigateTo', url: `/cardetail?cartype_id=${encodeURIComponent('朗逸')}` },
    ]);
  });

  it('two things of worth at most: 免押, few cars left, free cancelling until when; and what a coupon makes of the total', async () => {
    serveCars(() => ({
      cars: fleet().map(one =>
        one.cartype.series === '朗逸'
          ? { ...one, deposit_waived: true, available: 2, coupon_saving: 5000 }
          : one,
      ),
    }));
    openScreen(CarList);
    await shown();
    expect(card('朗逸').textContent).toContain('信用免押仅剩2辆日均');
    expect(card('朗逸').textContent).toContain('总价¥384券后¥334');
    expect(card('卡罗拉').textContent).toContain('免费取消至18日08:00');
    expect(card('卡罗拉').textContent).not.toContain('券后');
  });

  it('what is chosen of a filter comes first, each to be taken out by a tap', async () => {
    serveCars();
    const { root } = openScreen(CarList);
    await shown();
    act(() => root.get(CarFilterStore).apply({ ...emptyFilter, brands: ['丰田'], categories: ['SUV'] }));
    const chips = within(screen.getByRole('group', { name: '快速筛选' }));
    const texts = (): string[] => chips.getAllByRole('button').map(({ textContent }) => textContent ?? '');
    expect(texts().slice(0, 2)).toEqual(['SUV', '丰田']);
    fireEvent.click(chips.getByRole('button', { name: 'SUV' }));
    expect(texts()[0]).toBe('丰田');
    fireEvent.click(chips.getByRole('button', { name: '丰田' }));
    expect(texts()).not.toContain('丰田');
    expect(names()).toHaveLength(5);
  });

  it.each([
    ['推荐', ['卡罗拉', '朗逸', '汉兰达', 'Model 3', 'GL8']],
    ['价格低', ['朗逸', '卡罗拉', 'Model 3', '汉兰达', 'GL8']],
    ['价格高', ['汉兰达', '卡罗拉', 'Model 3', '朗逸', 'GL8']],
    ['评分', ['汉兰达', 'Model 3', '卡罗拉', '朗逸', 'GL8']],
  ])('is sorted by %s; what cannot be booked comes last', async (sort, expected) => {
    serveCars();
    openScreen(CarList);
    await shown();
    fireEvent.click(button(sort));
    expect(names()).toEqual(expected);
  });

  it('quick filters narrow it, and 筛选 says how many conditions there are', async () => {
    serveCars();
    openScreen(CarList);
    await shown();
    fireEvent.click(button('自动挡'));
    fireEvent.click(button('7座'));
    expect(names()).toEqual(['汉兰达', 'GL8']);
    fireEvent.click(button('筛选（2）'));
    expect(host.navigations).toEqual([{ kind: 'navigateTo', url: '/carlist/filter' }]);
    fireEvent.click(button('7座'));
    expect(names()).toHaveLength(4);
  });

  it('filter and sort survive a reload (specification §4)', async () => {
    serveCars();
    const { close } = openScreen(CarList);
    await shown();
    fireEvent.click(button('自动挡'));
    fireEvent.click(button('价格高'));
    close();
    openScreen(CarList);
    await shown();
    expect(button('筛选（1）')).toBeTruthy();
    expect(names()).toEqual(['汉兰达', '卡罗拉', 'Model 3', 'GL8']);
  });

  it('what was stored by somebody else is no filter', async () => {
    window.sessionStorage.setItem('car_filter', '{"filter":{"categories":["TANK"]},"sort":"x","mode":3}');
    serveCars();
    openScreen(CarList);
    await shown();
    expect(names()).toHaveLength(5);
    expect(button('推荐').getAttribute('aria-pressed')).toBe('true');
  });

  it('leads to the places of both ends', async () => {
    serveCars();
    openScreen(CarList);
    await shown();
    fireEvent.click(button('修改取车门店：首都机场T3店'));
    expect(host.navigations[0]?.url).toBe('/address');
  });

  it('a return elsewhere stands beside it, and so does where the car is brought', async () => {
    const server = serveCars();
    openScreen(CarList, root => {
      const search = root.get(SearchStore);
      search.return.chooseSite(site({ id: 'S2', name: '大兴机场店' }));
      const delivery = { name: '国贸大厦', address: '建国门外大街1号', location: beijing.gps };
      runInAction(() => Object.assign(search.pickup, { delivery }));
    });
    await shown();
    expect(asked(server, 'GET /api/cartype/search')[0]).toMatchObject({
      return_site_id: 'S2',
      delivery: { name: '国贸大厦' },
    });
    expect(button('修改送车地点：国贸大厦')).toBeTruthy();
    fireEvent.click(button('修改还车门店：大兴机场店'));
    expect(host.navigations[0]?.url).toBe('/address?purpose=return');
  });

  it('a time that cannot be rented leads to the time sheet', async () => {
    serveCars(() => {
      throw new Refusal(ErrorCode.PERIOD_INVALID, '单次租期最长90天，更久请选长租');
    });
    openScreen(CarList);
    expect(await screen.findByText('单次租期最长90天，更久请选长租')).toBeTruthy();
    fireEvent.click(button('修改时间'));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('a place that is too far to bring the car to can be given up with one tap', async () => {
    serveCars(({ delivery }) => {
      if (delivery) throw new Refusal(ErrorCode.DELIVERY_UNAVAILABLE, '超出送车范围（15公里）');
      return { cars: fleet() };
    });
    const delivery = { name: '八达岭', address: '延庆区', location: beijing.gps };
    openScreen(CarList, root => runInAction(() => Object.assign(root.get(SearchStore).pickup, { delivery })));
    fireEvent.click(await screen.findByRole('button', { name: '改为到店取还车' }));
    expect(await shown()).toBeTruthy();
  });

  it('a city without a site says so', async () => {
    serve({ 'GET /api/site/get_sites': () => ({ sites: [], areas: [] }) });
    openScreen(CarList, root => root.get(SearchStore).clear());
    expect(await screen.findByText('北京还没有可以取车的门店')).toBeTruthy();
    fireEvent.click(button('换个城市'));
    expect(host.navigations[0]?.url).toBe('/city');
  });

  it('an answer for the city before does not say that the one chosen since has no site (issue 10)', async () => {
    const answers = { [beijing.id]: deferred<Site[]>(), [shanghai.id]: deferred<Site[]>() };
    serve({
      'GET /api/site/get_sites': async ({ city_id }) => ({
        sites: (await answers[city_id]?.promise) ?? [],
        areas: [],
      }),
      'GET /api/cartype/search': () => ({ cars: fleet() }),
    });
    const { search } = openScreen(CarList, root => root.get(SearchStore).clear());
    act(() => search.pickup.chooseCity(shanghai));
    await act(async () => {
      answers[beijing.id]?.resolve([]);
      await new Promise(resolve => setTimeout(resolve));
    });
    expect(screen.queryByText(/还没有可以取车的门店/)).toBeNull();
    answers[shanghai.id]?.resolve([site({ id: 'S8', name: '人民广场店', city_id: shanghai.id })]);
    expect(await shown()).toBeTruthy();
  });

  describe('a return in another city of which no site was chosen (issue 10, section 1)', () => {
    const tower = site({ id: 'S8', name: '人民广场店', city_id: shanghai.id });
    const toShanghai = (root: RootStore): void => root.get(SearchStore).return.chooseCity(shanghai);

    it('takes and names the nearest one, and prices the return there', async () => {
      const server = serve({
        'GET /api/site/get_sites': () => ({ sites: [tower], areas: [] }),
        'GET /api/cartype/search': () => ({ cars: fleet() }),
      });
      openScreen(CarList, toShanghai);
      expect(button('修改还车门店：上海的门店')).toBeTruthy();
      await shown();
      expect(button('修改还车门店：上海人民广场店')).toBeTruthy();
      expect(asked(server, 'GET /api/cartype/search')).toMatchObject([
        { site_id: 'S1', return_site_id: 'S8' },
      ]);
    });

    it('is said when there is none, and another city can be chosen', async () => {
      serve({ 'GET /api/site/get_sites': () => ({ sites: [], areas: [] }) });
      openScreen(CarList, toShanghai);
      expect(await screen.findByText('上海还没有可以还车的门店')).toBeTruthy();
      fireEvent.click(button('换个城市'));
      expect(host.navigations[0]?.url).toBe('/city?purpose=return');
    });

    it('is tried again where its sites cannot be had: no car is priced meanwhile', async () => {
      const server = serveCars();
      openScreen(CarList, toShanghai);
      expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
      expect(asked(server, 'GET /api/cartype/search')).toEqual([]);
    });
  });

  it('has nothing that axe finds', async () => {
    serveCars(undefined, () => [alternative('A')]);
    openScreen(CarList);
    await shown();
    fireEvent.click(button('看看替代方案：别克GL8'));
    await screen.findByText('这些可以订');
    expect(await accessibilityProblems()).toEqual([]);
  });
});

describe('a changed time prices the list anew in place (rental.md, details of flow 3)', () => {
  /** One day later 卡罗拉 and 汉兰达 are gone, 朗逸 costs more and 思域 has come. */
  const changing = ({ from_time }: RentalSearch): Found => {
    if (!isLater({ from_time })) return { cars: fleet() };
    const [first, second, third, ...rest] = fleet();
    if (!first || !second || !third) throw new Error('no fleet');
    return {
      cars: [
        fleetCar('思域', { brand: '本田' }, { rented: 900 }),
        { ...second, daily_price: 15800, total_price: 47400 },
        { ...first, available: 0 },
        { ...third, minimum_days: 7 },
        ...rest,
      ],
    };
  };
  const moveByADay = (search: SearchStore): void =>
    act(() => search.choosePeriod(laterPeriod.from_time, laterPeriod.to_time));

  it('no card moves; cars that are gone are greyed with two alternatives each, and new ones follow', async () => {
    const server = serveCars(changing, ({ cartype_id: id }) => [
      alternative(`${id}早`),
      alternative(`${id}晚`, { kind: 'LATER' }),
      alternative(`${id}店`, { kind: 'SITE' }),
    ]);
    const { search } = openScreen(CarList);
    await shown();
    const before = card('卡罗拉');
    moveByADay(search);
    await waitFor(() => expect(isGreyed('卡罗拉')).toBe(true));
    expect(card('卡罗拉')).toBe(before);
    expect(names()).toEqual(['卡罗拉', '朗逸', '汉兰达', 'Model 3', 'GL8', '思域']);
    await waitFor(() => expect(screen.getAllByRole('list', { name: '替代方案' })).toHaveLength(2));
    expect(within(card('卡罗拉')).getAllByRole('listitem')).toHaveLength(2);
    expect(card('汉兰达').textContent).toContain('节假日7天起租');
    // GL8 was gone before: nobody has lost it.
    expect(asked(server, 'GET /api/cartype/get_alternatives').map(({ cartype_id: id }) => id)).toEqual([
      '卡罗拉',
      '汉兰达',
    ]);
    expect(screen.getByText(/3款车可预订.*2款已订完或不可订/)).toBeTruthy();
  });

  it('a price that has changed lights up, others stay calm', async () => {
    serveCars(changing);
    const { search } = openScreen(CarList);
    await shown();
    moveByADay(search);
    await waitFor(() => expect(card('朗逸').textContent).toContain('总价¥474'));
    expect(card('朗逸').querySelectorAll('.flash')).toHaveLength(2);
    expect(card('Model 3').querySelectorAll('.flash')).toHaveLength(0);
  });

  it('says that prices are on their way, and keeps what was there when they cannot be had', async () => {
    const answer = deferred<Found>();
    serveCars(search => (isLater(search) ? answer.promise : { cars: fleet() }));
    const { search } = openScreen(CarList);
    await shown();
    moveByADay(search);
    expect(await screen.findByText('正在按新的行程更新价格…')).toBeTruthy();
    await act(async () => {
      answer.reject(new Refusal(ErrorCode.INTERNAL, '服务器开小差了，请稍后再试'));
      await Promise.resolve();
    });
    expect(await screen.findByText('内容没有更新：服务器开小差了，请稍后再试')).toBeTruthy();
    expect(names()).toHaveLength(5);
  });

  it('another order is asked for, and the list is arranged anew', async () => {
    serveCars(changing);
    const { search } = openScreen(CarList);
    await shown();
    moveByADay(search);
    await waitFor(() => expect(isGreyed('卡罗拉')).toBe(true));
    fireEvent.click(button('价格低'));
    expect(names().slice(0, 3)).toEqual(['朗逸', '思域', 'Model 3']);
  });

  it('one tap takes another time; a car of the same class opens', async () => {
    const earlier = alternative('卡罗拉', {
      search: { site_id: 'S1', from_time: '2030-11-19T08:00:00+08:00', to_time: '2030-11-22T08:00:00+08:00' },
    });
    serveCars(changing, ({ cartype_id: id }) =>
      id === '卡罗拉' ? [earlier] : [alternative('RAV4', { kind: 'SIBLING' })],
    );
    const { search } = openScreen(CarList);
    await shown();
    moveByADay(search);
    fireEvent.click(await screen.findByRole('button', { name: /换同级车/ }));
    expect(host.navigations).toEqual([{ kind: 'navigateTo', url: '/cardetail?cartype_id=RAV4' }]);
    fireEvent.click(await screen.findByRole('button', { name: /提前2小时/ }));
    await waitFor(() => expect(isGreyed('卡罗拉')).toBe(false));
    expect(search.fromTime).toBe('2030-11-19T08:00:00+08:00');
  });

  it('what was gone before shows its alternatives on demand, and says when they cannot be had', async () => {
    let isDown = true;
    serveCars(undefined, () => {
      if (isDown) throw new Refusal(ErrorCode.INTERNAL, '服务器开小差了，请稍后再试');
      return [];
    });
    openScreen(CarList);
    await shown();
    fireEvent.click(button('看看替代方案：别克GL8'));
    await screen.findByText('服务器开小差了，请稍后再试');
    isDown = false;
    fireEvent.click(button('重试'));
    expect(await screen.findByText('附近的时间和门店也没有可订的车')).toBeTruthy();
  });

  it('another site begins a new list', async () => {
    serveCars(({ site_id: id }) => ({ cars: id === 'S1' ? fleet() : fleet().slice(1) }));
    const { search } = openScreen(CarList);
    await shown();
    act(() => search.pickup.chooseSite(site({ id: 'S2', name: '大兴机场店' })));
    expect(await screen.findByRole('status', { name: '正在加载' })).toBeTruthy();
    await shown();
    expect(names()).toEqual(['朗逸', '汉兰达', 'Model 3', 'GL8']);
  });
});
