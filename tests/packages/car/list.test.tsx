import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { ErrorCode } from '@/domain/errorCode';
import { emptyFilter } from '@/domain/carFilter';
import CarList from '@/packages/car/pages/list/index';
import { CarFilterStore } from '@/packages/car/stores/CarFilterStore';
import { ChannelStore } from '@/stores/ChannelStore';
import { PriceLevelStore } from '@/stores/PriceLevelStore';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import { accessibilityProblems } from '../../support/accessibility';
import { alternative } from '../../support/carDetails';
import { deferred } from '../../support/deferred';
import { Refusal, serve } from '../../support/fakeServer';
import { asked, card, cards, fleet, names, openScreen, serveCars } from '../../support/fleet';
import { beijing, shanghai, site } from '../../support/places';
import { host } from '../../support/taro';

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
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

  it('says that prices are those of the member’s company, and asks anew when they are no longer (issue 14)', async () => {
    let saving: { company_saving?: number } = { company_saving: 7200 };
    const server = serveCars(() => ({ cars: fleet().map(one => ({ ...one, ...saving })) }));
    const { root } = openScreen(CarList);
    expect(await screen.findByText('价格已含企业优惠')).toBeTruthy();
    saving = {};
    act(() => root.get(PriceLevelStore).change());
    await waitFor(() => expect(screen.queryByText('价格已含企业优惠')).toBeNull());
    expect(asked(server, 'GET /api/cartype/search')).toHaveLength(2);
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
    expect(card('朗逸').textContent).toContain('总价¥384日均¥128');
    expect(card('朗逸').textContent).toContain('4.5分 128条');
    expect(card('朗逸').textContent).toContain('经济型 · 手动挡 · 5座 · 1.2T');
    expect(screen.getByText('4款车可预订，日均按整元计')).toBeTruthy();
    expect(screen.getByText('总价均含基础服务费、手续费、车辆整备费')).toBeTruthy();
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
    expect(card('朗逸').textContent).toContain('信用免押仅剩2辆总价');
    expect(card('朗逸').textContent).toContain('总价¥384 券后¥334');
    expect(card('卡罗拉').textContent).toContain('免费取消至18日08:00');
    // No line ends inside it, however large the letters are.
    expect(card('卡罗拉').querySelector('.figure')?.textContent).toBe('18日08:00');
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
    serve({
      'GET /api/cartype/search_city': () => {
        throw new Refusal(ErrorCode.CITY_NOT_SERVED, '这个城市还没有开通服务');
      },
    });
    openScreen(CarList, root => root.get(SearchStore).clear());
    expect(await screen.findByText('北京还没有可以取车的门店')).toBeTruthy();
    fireEvent.click(button('换个城市'));
    expect(host.navigations[0]?.url).toBe('/city');
  });

  it('an answer for the city before does not say that the one chosen since has no site (issue 10)', async () => {
    const answers = { [beijing.id]: deferred<boolean>(), [shanghai.id]: deferred<boolean>() };
    serve({
      'GET /api/cartype/search_city': async ({ city_id }) => {
        if (await answers[city_id]?.promise) return { cars: fleet(), sites: [site()] };
        throw new Refusal(ErrorCode.CITY_NOT_SERVED, '这个城市还没有开通服务');
      },
    });
    const { search } = openScreen(CarList, root => root.get(SearchStore).clear());
    act(() => search.pickup.chooseCity(shanghai));
    await act(async () => {
      answers[beijing.id]?.resolve(false);
      await new Promise(resolve => setTimeout(resolve));
    });
    expect(screen.queryByText(/还没有可以取车的门店/)).toBeNull();
    answers[shanghai.id]?.resolve(true);
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
