import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import LuxuryCity from '@/packages/luxury/pages/city/index';
import LuxuryHome from '@/packages/luxury/pages/home/index';
import LuxurySubmit from '@/packages/luxury/pages/submit/index';
import { LuxuryStore } from '@/packages/luxury/stores/LuxuryStore';
import { root, startAnew } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { LuxuryCar } from '~types/api/luxury';
import { accessibilityProblems } from '../../support/accessibility';
import { demandReceipt, demandSummary, luxuryCities } from '../../support/demands';
import { serve } from '../../support/fakeServer';
import { fleetCar, openScreen, period } from '../../support/fleet';
import { beijing, shanghai, site } from '../../support/places';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Specification §2, /luxury_car; §3, luxury: city, list; issue 14: a window with a demand behind it.

const terms = { site_id: 'S9', daily_price: 253_900, available: 1 };
const panamera = fleetCar('Panamera', { brand: '保时捷', category: 'LUXURY' }, terms);
const maybach = fleetCar('迈巴赫S级', { brand: '奔驰', category: 'LUXURY' });
const z4 = fleetCar(
  'Z4',
  { brand: '宝马', category: 'SPORTS' },
  { ...terms, daily_price: 99_900, available: 0 },
);

const figures = { car_class: 'SEDAN' as const, horsepower: 330, acceleration: 56, deposit: 1_200_000 };
const window: LuxuryCar[] = [
  { ...figures, cartype: panamera.cartype, offer: panamera },
  { ...figures, car_class: 'CONVERTIBLE', cartype: z4.cartype, offer: z4 },
  { ...figures, cartype: maybach.cartype },
];

const serveLuxury = (cars = window) =>
  serve({
    'GET /api/worksheet/get_cities': () => luxuryCities,
    'GET /api/worksheet/get_latest': () => ({
      demand: demandSummary({ kind: 'LUXURY', kind_text: '豪车', title: '保时捷911 · 2天' }),
    }),
    'GET /api/luxury/get_cities': () => ({
      cities: [
        { ...beijing, cartypes: 3 },
        { ...shanghai, cartypes: 0 },
      ],
    }),
    'GET /api/luxury/get_list': () => ({ cars, sites: [site({ id: 'S9', name: '望京店' })] }),
    'POST /api/luxury/add': () => demandReceipt,
  });

const tap = (name: RegExp | string): void => void fireEvent.click(screen.getByRole('button', { name }));
const settled = () => act(() => new Promise(resolve => setTimeout(resolve)));

function openHome(cars?: LuxuryCar[], enter: () => void = enterAsMember) {
  const server = serveLuxury(cars);
  host.stack = ['/', '/luxury_car'];
  host.params = {};
  return { server, ...openScreen(LuxuryHome, enter) };
}

describe('the home', () => {
  it('says first who may drive and what is held, then each car with its figures and its price by day', async () => {
    const { server } = openHome();
    expect(await screen.findByText('最近的需求')).toBeTruthy();
    expect(screen.getByText('驾驶人年满26周岁、驾龄满3年')).toBeTruthy();
    expect(await screen.findByText('押金¥12000起，还车后退。取车时核对身份证和驾驶证')).toBeTruthy();
    const asked = server.calls.find(({ endpoint }) => endpoint === 'GET /api/luxury/get_list');
    expect(asked?.params).toMatchObject({ city_id: '110000', ...period });
    const car = within(screen.getByRole('list', { name: '保时捷Panamera的性能和押金' }));
    for (const figure of ['330匹', '5.6秒', '¥12000']) expect(car.getByText(figure)).toBeTruthy();
    expect(screen.getByText('2539')).toBeTruthy();
    expect(screen.getByText('1款车现在可订，其余的客服帮您找，日均按整元计')).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('books a car in stock at the site where it was offered', async () => {
    const { search } = openHome();
    fireEvent.click(await screen.findByRole('button', { name: '立即预订：保时捷Panamera' }));
    await settled();
    expect(host.navigations.at(-1)?.url).toBe('/reserve_car?cartype_id=Panamera');
    expect(search.pickup.site?.id).toBe('S9');
    expect(search.rentalOf('Panamera')).toMatchObject({ site_id: 'S9', ...period });
  });

  it('leads a car that is sold out or not there to a demand for it', async () => {
    openHome();
    expect(await screen.findByText('该时段已订完')).toBeTruthy();
    expect(screen.getByText('本城暂无现车，可为您调车')).toBeTruthy();
    tap('请客服找车：奔驰迈巴赫S级');
    await settled();
    expect(host.navigations.at(-1)?.url).toBe(
      `/luxury_car/submit?car_class=SEDAN&model=${encodeURIComponent('奔驰迈巴赫S级')}`,
    );
  });

  it('names the order of who looks that holds the last one', async () => {
    const held = { orderid: 'ZC1', expires_at: '2030-11-18T09:15:00+08:00' };
    const offer = { ...z4, held_by: held };
    openHome([{ ...figures, cartype: z4.cartype, offer }]);
    fireEvent.click(await screen.findByRole('button', { name: '去支付：宝马Z4' }));
    await settled();
    expect(host.navigations.at(-1)?.url).toContain('ZC1');
  });

  it('says where nothing is in stock for these times', async () => {
    openHome([{ ...figures, cartype: maybach.cartype }], enterAsVisitor);
    expect(await screen.findByText('这段时间没有现车，换个时间，或请客服帮您找')).toBeTruthy();
  });

  it('says before anything else that a city has none, with a way on', async () => {
    const { search } = openHome();
    const { cities, picture } = luxuryCities;
    serve({ 'GET /api/worksheet/get_cities': () => ({ cities: cities.slice(0, 1), picture }) });
    await act(async () => {
      search.pickup.chooseCity(shanghai);
      await root.get(LuxuryStore).line.cities.load();
    });
    expect(await screen.findByText('上海暂时没有豪车服务')).toBeTruthy();
    tap('换个城市');
    expect(host.navigations.at(-1)?.url).toBe('/luxury_car/city');
  });
});

describe('the city', () => {
  it('is chosen by what is in stock, for the search of ordinary bookings, too', async () => {
    serveLuxury();
    openScreen(LuxuryCity, enterAsVisitor);
    expect(await screen.findByRole('radio', { name: '北京 · 3款' })).toBeTruthy();
    const { line } = root.get(LuxuryStore);
    act(() => line.form.set('place', { name: '国贸', address: '', location: beijing.gps }));
    act(() => line.form.set('car_class', 'SUV'));
    await act(() => line.cities.load());
    const others = within(screen.getByRole('radiogroup', { name: '提交需求后调车' }));
    fireEvent.click(others.getByRole('radio', { name: '上海' }));
    expect(root.get(SearchStore).pickup.city.id).toBe('310000');
    expect(line.city.id).toBe('310000');
    // What another city has not is forgotten.
    expect([line.form.values.get('place'), line.form.values.get('car_class')]).toEqual([
      undefined,
      undefined,
    ]);
    expect(await accessibilityProblems()).toEqual([]);
  });
});

describe('the demand', () => {
  beforeEach(() => {
    startAnew();
    enterAsMember();
    jest.useFakeTimers({
      doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate'],
    });
    jest.setSystemTime(new Date('2030-11-23T09:00:00+08:00'));
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('begins with the car that was looked at, says what it costs about and who may drive, and sends it', async () => {
    host.params = { car_class: 'SEDAN', model: '奔驰迈巴赫S级' };
    const server = serveLuxury();
    render(<LuxurySubmit />);
    expect(await screen.findByDisplayValue('奔驰迈巴赫S级')).toBeTruthy();
    expect(screen.getByText('豪华轿车，¥1680/天起 × 1天，价格按具体车型')).toBeTruthy();
    expect(screen.getByText('自驾要求驾驶人年满26周岁、驾龄满3年')).toBeTruthy();
    tap('增加用车天数');
    fireEvent.click(screen.getByRole('switch', { name: /^需要司机/ }));
    expect(await screen.findByText('¥600/天 × 2天')).toBeTruthy();
    const { form } = root.get(LuxuryStore).line;
    act(() => {
      form.set('take_time', '2030-11-27T09:00:00+08:00');
      form.set('place', { name: '国贸', address: '', location: beijing.gps });
    });
    fireEvent.change(screen.getByLabelText('称呼'), { target: { value: '王先生' } });
    expect(await accessibilityProblems()).toEqual([]);
    tap('提交需求');
    await waitFor(() => expect(host.navigations.at(-1)?.url).toBe('/worksheet/sent'));
    const sent = server.calls.find(({ endpoint }) => endpoint === 'POST /api/luxury/add');
    expect(sent?.params).toMatchObject({
      ...{ city_id: '110000', car_class: 'SEDAN', model: '奔驰迈巴赫S级', days: 2, with_driver: true },
    });
    expect(sent?.params).not.toHaveProperty('budget');
  });
});
