import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import CarDetail from '@/packages/car/pages/detail/index';
import { HistoryStore } from '@/stores/HistoryStore';
import { root } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { Alternative, CarTypeDetail, RentalSearch } from '~types/api/cartype';
import { accessibilityProblems } from '../../support/accessibility';
import { chooseThreeDays } from '../../support/bookings';
import { alternative, carDetail, review } from '../../support/carDetails';
import { offer } from '../../support/cars';
import { deferred } from '../../support/deferred';
import { Refusal, serve, type FakeServer } from '../../support/fakeServer';
import { corolla } from '../../support/orders';
import { shanghai, site } from '../../support/places';
import { host } from '../../support/taro';
import { enterAsMember } from '../../support/visitor';

type Answer = (search: RentalSearch & { cartype_id: string }) => CarTypeDetail | Promise<CarTypeDetail>;

/** A server with a car, what can be had instead of it, and three reviews of it. */
const serveCar = (detail: Answer, alternatives: Alternative[] = []): FakeServer =>
  serve({
    'GET /api/site/get_sites': () => ({ sites: [site()], areas: [] }),
    'GET /api/cartype/get_products': () => ({ cartype: corolla, products: [] }),
    'GET /api/cartype/get_detail': detail,
    'GET /api/cartype/get_alternatives': () => ({ alternatives }),
    'GET /api/cartype/get_marks': () => ({
      marks: ['M1', 'M2', 'M3'].map(id => review({ id, text: `评价${id}` })),
      total: 3,
    }),
  });

/** 车型详情 of a car. A car of its own for each test: what is known of one is not known of the other. */
function open(id: string) {
  host.params = { cartype_id: id };
  return render(<CarDetail />);
}

const search = (): SearchStore => root.get(SearchStore);
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const bar = (): string => screen.getByRole('group', { name: '价格' }).textContent ?? '';
const asked = ({ calls }: FakeServer, endpoint: string) => calls.filter(call => call.endpoint === endpoint);
const shown = (): Promise<HTMLElement> => screen.findByRole('heading', { name: '丰田卡罗拉' });
/** The time is changed on the screen's sheet. */
const moveByADay = (): void =>
  act(() => search().choosePeriod('2030-11-19T10:00:00+08:00', '2030-11-23T10:00:00+08:00'));

/** Four days cost more than three. */
const byLength: Answer = ({ cartype_id: id, from_time, to_time }) => {
  const days = (Date.parse(to_time) - Date.parse(from_time)) / (24 * 60 * 60_000);
  return carDetail(id, { offer: { days, total_price: days * 18800 } });
};
const soldOut: Answer = ({ cartype_id: id }) => carDetail(id, { offer: { available: 0 } });

beforeEach(() => {
  search().clear();
  chooseThreeDays();
});

describe('车型详情 (specification §2, /cardetail)', () => {
  it('shows the car: pictures, facts, price with what it includes, deposits with their release, rules', async () => {
    const server = serveCar(byLength);
    open('D1');
    expect(screen.getByRole('status', { name: '正在加载' })).toBeTruthy();
    await shown();
    const pictures = within(screen.getByRole('group', { name: '丰田卡罗拉的图片' })).getAllByRole('img');
    expect(pictures.map(picture => picture.getAttribute('alt'))).toEqual([
      '卡罗拉 外观',
      '卡罗拉 侧面',
      '卡罗拉 车尾',
      '卡罗拉 内饰',
    ]);
    expect(screen.getByText('4.8分')).toBeTruthy();
    expect(screen.getByText('倒车影像')).toBeTruthy();
    expect(bar()).toBe('日均¥188总价¥564');
    expect(screen.getByText('日均¥188，共3天，含基础服务费、手续费、车辆整备费')).toBeTruthy();
    expect(screen.getByText('押金（不计入总价）').parentElement?.textContent).toContain('12月6日前');
    expect(screen.getByText('驾驶人本人的身份证和驾驶证原件')).toBeTruthy();
    expect(asked(server, 'GET /api/cartype/get_detail')).toHaveLength(1);
  });

  it('says what the car costs with the best coupon, as the list did and the booking will', async () => {
    serveCar(({ cartype_id: id }) => carDetail(id, { offer: { total_price: 35500, coupon_saving: 6500 } }));
    open('D10');
    await shown();
    expect(bar()).toBe('日均¥188总价¥355 券后¥290');
    expect(screen.getByText('用最优惠的券省¥65，下单时自动选好')).toBeTruthy();
  });

  it('says what the company of the member has taken off already (issue 14)', async () => {
    serveCar(({ cartype_id: id }) => carDetail(id, { offer: { company_saving: 7200 } }));
    open('D14');
    await shown();
    expect(screen.getByText('企业优惠')).toBeTruthy();
    expect(screen.getByText('已省¥72')).toBeTruthy();
  });

  it('leads on: parameters, calendar, reviews, places and the booking', async () => {
    serveCar(byLength);
    open('D2');
    await shown();
    expect(screen.getAllByRole('term')).toHaveLength(6);
    for (const name of ['全部参数', '价格日历', '全部3条评价', /^取车门店/, /^还车门店/, '立即预订']) {
      fireEvent.click(button(name));
    }
    expect(host.navigations.map(({ url }) => url)).toEqual([
      '/cardetail/detail?cartype_id=D2',
      '/cardetail/calendar?cartype_id=D2',
      '/cardetail/judge_list?cartype_id=D2',
      '/address',
      '/address?purpose=return',
      '/reserve_car?cartype_id=D2',
    ]);
  });

  it('shows the two newest reviews; one without reviews says so', async () => {
    serveCar(byLength);
    const { unmount } = open('D3');
    expect(await screen.findByText('评价M2')).toBeTruthy();
    expect(screen.queryByText('评价M3')).toBeNull();
    unmount();
    const none = { average: 0, total: 0, counts: { GOOD: 0, NEUTRAL: 0, BAD: 0 } };
    const server = serveCar(({ cartype_id: id }) => carDetail(id, { marks: none }));
    open('D4');
    expect(await screen.findByText(/^还没有评价/)).toBeTruthy();
    expect(asked(server, 'GET /api/cartype/get_marks')).toEqual([]);
  });

  it('shows where the car is brought and collected', async () => {
    serveCar(byLength);
    const home = { name: '幸福小区', address: '三里屯路1号', location: site().location };
    await search().pickup.chooseDelivery(home);
    await search().return.chooseDelivery(home);
    open('D5');
    await shown();
    expect(button('送车上门 三里屯路1号 幸福小区')).toBeTruthy();
    fireEvent.click(button(/^上门取车/));
    expect(host.navigations[0]?.url).toBe('/address/service?purpose=return');
  });

  it('is remembered among the cars that were looked at', async () => {
    serveCar(byLength);
    open('D6');
    await shown();
    expect(root.get(HistoryStore).cars[0]).toMatchObject({ id: 'D6', series: '卡罗拉' });
  });

  it('a first visit without a site takes the nearest, and asks for the price once', async () => {
    search().clear();
    const detail = jest.fn(byLength);
    serve({
      'GET /api/site/get_sites': () => ({ sites: [site({ id: 'S7', name: '国贸店' })], areas: [] }),
      'GET /api/cartype/get_products': () => ({ cartype: corolla, products: [] }),
      'GET /api/cartype/get_detail': detail,
      'GET /api/cartype/get_marks': () => ({ marks: [], total: 0 }),
    });
    open('D7');
    await shown();
    expect(detail).toHaveBeenCalledTimes(1);
    expect(button(/^取车门店/).textContent).toContain('国贸店');
  });

  it('axe finds nothing: a car that can be booked, one that cannot, and a failure', async () => {
    serve({});
    const { unmount } = open('D8');
    expect((await screen.findByRole('alert')).textContent).toContain('网络错误，请检查网络');
    expect(await accessibilityProblems()).toEqual([]);
    serveCar(byLength);
    fireEvent.click(button('重试'));
    await shown();
    expect(await accessibilityProblems()).toEqual([]);
    unmount();
    serveCar(soldOut, [alternative('D9')]);
    open('D9');
    await screen.findByRole('list', { name: '替代方案' });
    expect(await accessibilityProblems()).toEqual([]);
  });
});

describe('re-pricing in place (rental.md, detail 3)', () => {
  it('keeps the old figure until the new one is there, which flashes', async () => {
    const later = deferred<CarTypeDetail>();
    serveCar(request => (request.from_time.startsWith('2030-11-19') ? later.promise : byLength(request)));
    open('P1');
    await shown();
    expect(document.querySelectorAll('.flash')).toHaveLength(0);
    moveByADay();
    expect(bar()).toBe('日均¥188总价¥564');
    expect(screen.getByRole('group', { name: '价格' }).getAttribute('aria-busy')).toBe('true');
    await act(async () => {
      later.resolve(carDetail('P1', { offer: { days: 4, total_price: 75200 } }));
      await later.promise;
    });
    await waitFor(() => expect(bar()).toBe('日均¥188总价¥752'));
    // What did not change stays calm.
    expect([...document.querySelectorAll('.flash')].map(({ textContent }) => textContent)).toEqual([
      '¥752',
      '总价¥752',
    ]);
  });

  it('a failure keeps the car, takes the old price away and can be tried again', async () => {
    serveCar(byLength);
    open('P2');
    await shown();
    serve({});
    moveByADay();
    expect(await screen.findByText('网络错误，请检查网络')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '丰田卡罗拉' })).toBeTruthy();
    expect(bar()).toBe('暂无价格');
    serveCar(byLength);
    fireEvent.click(button('重试'));
    await waitFor(() => expect(bar()).toBe('日均¥188总价¥752'));
    expect(screen.queryByText('网络错误，请检查网络')).toBeNull();
  });
});

describe('a car that is gone (rental.md, what users complain of)', () => {
  it('stays greyed, says so, and takes an alternative with one tap', async () => {
    const server = serveCar(
      request => (request.from_time.includes('T08:00') ? byLength(request) : soldOut(request)),
      [alternative('G1')],
    );
    const { container } = open('G1');
    expect((await screen.findByRole('alert')).textContent).toBe('该时段已订完');
    expect(container.querySelector('.dimmed')).not.toBeNull();
    expect(screen.queryByRole('button', { name: '立即预订' })).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: /^提前2小时取还车/ }));
    expect(await screen.findByRole('button', { name: '立即预订' })).toBeTruthy();
    expect(search().fromTime).toBe('2030-11-18T08:00:00+08:00');
    expect(container.querySelector('.dimmed')).toBeNull();
    expect(asked(server, 'GET /api/cartype/get_alternatives')[0]?.params).toMatchObject({ cartype_id: 'G1' });
    expect(host.navigations).toEqual([]);
  });

  it('a sibling opens in its place', async () => {
    const camry = { ...corolla, id: 'G3', series: '凯美瑞' };
    const { fromTime, toTime } = search();
    const sibling = alternative('G3', {
      kind: 'SIBLING',
      search: { site_id: 'S1', from_time: fromTime, to_time: toTime },
      offer: offer({ cartype: camry }),
    });
    serveCar(soldOut, [sibling]);
    open('G2');
    fireEvent.click(await screen.findByRole('button', { name: /^换同级车丰田凯美瑞/ }));
    expect(host.navigations).toEqual([{ kind: 'redirectTo', url: '/cardetail?cartype_id=G3' }]);
  });

  it('an alternative to a closed return site leaves the pickup where it is', async () => {
    const { fromTime: from_time, toTime: to_time } = search();
    search().return.chooseSite(site({ id: 'S8', name: '五道口店' }));
    const there = { site_id: 'S1', return_site_id: 'S9', from_time, to_time };
    const near = alternative('G9', { kind: 'SITE', search: there, site: site({ id: 'S9' }), distance: 800 });
    serveCar(request => (request.return_site_id === 'S9' ? byLength(request) : soldOut(request)), [near]);
    open('G9');
    fireEvent.click(await screen.findByRole('button', { name: /^换到/ }));
    expect(await screen.findByRole('button', { name: '立即预订' })).toBeTruthy();
    expect([search().pickup.site?.id, search().return.site?.id]).toEqual(['S1', 'S9']);
  });

  it('names the minimum of a holiday, and the main action changes the time', async () => {
    serveCar(({ cartype_id: id }) => carDetail(id, { offer: { minimum_days: 3 } }));
    open('G4');
    expect(await screen.findByText('节假日3天起租')).toBeTruthy();
    expect(await screen.findByText('附近的时间和门店也没有可订的车')).toBeTruthy();
    fireEvent.click(button('修改时间'));
    expect(screen.getByRole('dialog', { name: '选择取还车时间' })).toBeTruthy();
  });

  it('the last car, held by an order of the visitor that is not paid yet, leads to its cashier', async () => {
    enterAsMember();
    const held_by = { orderid: 'ZC1', expires_at: '2030-11-16T14:35:00+08:00' };
    serveCar(({ cartype_id: id }) =>
      carDetail(id, { offer: { available: 0, held_by }, reason: 'SOLD_OUT', reason_text: '已订完' }),
    );
    open('G7');
    expect(await screen.findByText('最后一辆在您的待支付订单里，为您保留到14:35')).toBeTruthy();
    fireEvent.click(button('去支付'));
    expect(host.navigations[0]?.url).toBe('/pay?orderid=ZC1');
    // Another time is a way on as well.
    expect(button('修改时间')).toBeTruthy();
    // Who comes back may have cancelled it.
    serveCar(byLength);
    act(() => host.didShow.forEach(tell => tell()));
    expect(await screen.findByRole('button', { name: '立即预订' })).toBeTruthy();
  });

  it('a closed site says why, and leads to another place', async () => {
    serveCar(({ cartype_id: id }) =>
      carDetail(id, {
        offer: { available: 0 },
        reason: 'SITE_CLOSED',
        reason_text: '首都机场T3店暂停营业：门店装修',
      }),
    );
    open('G5');
    expect(await screen.findByText('首都机场T3店暂停营业：门店装修')).toBeTruthy();
    fireEvent.click(button('换个门店'));
    expect(host.navigations[0]?.url).toBe('/address');
  });

  it('a delivery that is too far away can be changed or given up, and nothing on the screen is lost', async () => {
    const refusal = '首都机场T3店只在15公里内送车上门，请更换地址或到店取车';
    serveCar(request => {
      if (request.delivery) throw new Refusal(ErrorCode.DELIVERY_UNAVAILABLE, refusal);
      return byLength(request);
    });
    open('G6');
    await shown();
    const far = { name: '怀柔', address: '怀柔区', location: { lng: 116.63, lat: 40.9 } };
    await act(() => search().pickup.chooseDelivery(far));
    expect(await screen.findByText(refusal)).toBeTruthy();
    expect(screen.getByRole('heading', { name: '丰田卡罗拉' })).toBeTruthy();
    fireEvent.click(button('换个地址'));
    expect(host.navigations[0]?.url).toBe('/address/service');
    fireEvent.click(button('改为到店取车'));
    expect(await screen.findByRole('button', { name: '立即预订' })).toBeTruthy();
    expect(search().pickup.delivery).toBeUndefined();
  });

  it('a site that does not have the car offers one that has, before anything is known of it', async () => {
    const near = site({ id: 'S5', name: '国贸店' });
    const { fromTime, toTime } = search();
    const there = { site_id: near.id, from_time: fromTime, to_time: toTime };
    serveCar(
      request => {
        if (request.site_id !== near.id) throw new Refusal(ErrorCode.NOT_FOUND, '没有找到这款车型');
        return byLength(request);
      },
      [alternative('G7', { kind: 'SITE', search: there, site: near, distance: 1200 })],
    );
    open('G7');
    expect((await screen.findByRole('alert')).textContent).toContain('没有找到这款车型');
    expect(button('看看其他车')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: /^换到国贸店取车/ }));
    await shown();
    expect(search().pickup.site?.id).toBe('S5');
  });

  it('a return in another city is priced at the nearest site there, which is named (issue 10, section 1)', async () => {
    const tower = site({ id: 'S8', name: '人民广场店', city_id: shanghai.id });
    const server = serve({
      'GET /api/site/get_sites': () => ({ sites: [tower], areas: [] }),
      'GET /api/cartype/get_products': () => ({ cartype: corolla, products: [] }),
      'GET /api/cartype/get_detail': byLength,
    });
    search().return.chooseCity(shanghai);
    open('G9');
    await shown();
    expect(button(/^还车门店/).textContent).toContain('人民广场店');
    expect(asked(server, 'GET /api/cartype/get_detail').map(({ params }) => params)).toMatchObject([
      { return_site_id: 'S8' },
    ]);
  });

  it('a city of return without sites leads to another place of return', async () => {
    serve({
      'GET /api/site/get_sites': () => ({ sites: [], areas: [] }),
      'GET /api/cartype/get_products': () => ({ cartype: corolla, products: [] }),
    });
    search().return.chooseCity(shanghai);
    open('G10');
    expect((await screen.findByRole('alert')).textContent).toContain('上海还没有可以还车的门店');
    fireEvent.click(button('换个门店'));
    expect(host.navigations[0]?.url).toBe('/address?purpose=return');
  });

  it('a city without sites leads to another place', async () => {
    search().clear();
    serve({
      'GET /api/site/get_sites': () => ({ sites: [], areas: [] }),
      'GET /api/cartype/get_products': () => ({ cartype: corolla, products: [] }),
    });
    open('G8');
    expect((await screen.findByRole('alert')).textContent).toContain('北京还没有可以取车的门店');
    expect(button('换个门店')).toBeTruthy();
  });
});
