import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import ScooterCity from '@/packages/scooter/pages/city/index';
import ScooterHome from '@/packages/scooter/pages/home/index';
import ScooterOrders from '@/packages/scooter/pages/orders/index';
import ScooterRules from '@/packages/scooter/pages/rules/index';
import ScooterSubmit from '@/packages/scooter/pages/submit/index';
import { ScooterStore } from '@/packages/scooter/stores/ScooterStore';
import { root, startAnew } from '@/stores/rootContext';
import { accessibilityProblems } from '../../support/accessibility';
import { demandReceipt, demandSummary, replacementCities, scooterCities } from '../../support/demands';
import { Refusal, serve } from '../../support/fakeServer';
import { beijing, shanghai } from '../../support/places';
import { host } from '../../support/taro';
import { enterAsMember } from '../../support/visitor';
import type { ScooterRow } from '~types/api/scooter';

// Specification §2, /scooter; issue 14, lines.md: 代步车 for people whose car is being repaired, 踏板车 for short ways.

const tap = (name: RegExp | string): void => void fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const store = (): ScooterStore => root.get(ScooterStore);

const serveScooters = () =>
  serve({
    'GET /api/worksheet/get_cities': ({ kind }) => (kind === 'SCOOTER' ? scooterCities : replacementCities),
    'GET /api/worksheet/get_latest': ({ kind }) =>
      kind === 'SCOOTER'
        ? {}
        : { demand: demandSummary({ kind, kind_text: '代步车', title: '经济型 · 3天' }) },
    'GET /api/vip4s/get_shops': () => ({
      shops: [
        { id: '1', name: '顺驰汽车4S店', address: '汽车大道8号' },
        { id: '2', name: '安行汽车维修中心', address: '兴业路26号' },
      ],
    }),
    'POST /api/vip4s/check_voucher': ({ voucher }) => {
      if (voucher !== 'DB1100001A') {
        throw new Refusal(ErrorCode.INVALID_PARAMS, '这张券已经用过了，一张券只能用一次', {
          field: 'voucher',
        });
      }
      return { free_days: 3, valid_until: '2030-12-31T23:59:59+08:00' };
    },
    'GET /api/scooter/car/get_detail': () => ({
      ...{ model: 'LIGHT', text: '轻便电动车', per_day: 3_900, picture: '', facts: [] },
      sites: [{ id: 'site-1', name: '国贸店', address: '建国门外大街1号' }],
    }),
    'POST /api/worksheet/replacement/add': () => demandReceipt,
    'POST /api/worksheet/scooter/add': () => demandReceipt,
  });

beforeEach(() => {
  startAnew();
  enterAsMember();
  host.params = {};
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate'],
  });
  jest.setSystemTime(new Date('2030-11-23T09:00:00+08:00'));
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('the home tells both apart, each with its prices, and shows what runs', async () => {
  serveScooters();
  render(<ScooterHome />);
  expect(await screen.findByText('代步车 · 经济型 · 3天')).toBeTruthy();
  expect(await screen.findByRole('img', { name: '停在街边的踏板车' })).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
  tap(/^SUV.*238.*\/天起/);
  expect(host.navigations.at(-1)?.url).toBe('/scooter/submit?kind=REPLACEMENT&choice=SUV');
  tap(/^轻便电动车.*39.*\/天起/);
  expect(host.navigations.at(-1)?.url).toBe('/scooter/submit?kind=SCOOTER&choice=LIGHT');
  tap('我的订单');
  expect(host.navigations.at(-1)?.url).toBe('/scooter/order_list');
});

describe('a replacement', () => {
  const chooseShop = async (name: RegExp): Promise<void> => {
    tap(/^维修厂/);
    fireEvent.click(await screen.findByRole('button', { name }));
  };

  it('is asked for with plate, shop and voucher, whose free days come off the estimate at once', async () => {
    host.params = { kind: 'REPLACEMENT', choice: 'ECONOMY' };
    const server = serveScooters();
    render(<ScooterSubmit />);
    expect(await screen.findByText('经济型，¥128/天 × 3天')).toBeTruthy();
    type('车牌号', '京a·12345');
    type('在修车型', '大众速腾');
    type('代步券码', 'db1100001a');
    fireEvent.blur(screen.getByLabelText('代步券码'));
    expect(await screen.findByText('选好维修厂后核对')).toBeTruthy();
    await chooseShop(/^顺驰/);
    expect(await screen.findByText('可免费用车3天，2030年12月31日前有效')).toBeTruthy();
    expect(await screen.findByText('抵扣3天经济型租金，¥128/天')).toBeTruthy();
    act(() => {
      store().replacement.form.set('take_time', '2030-11-27T09:00:00+08:00');
      store().replacement.form.set('place', { name: '国贸', address: '', location: beijing.gps });
    });
    type('称呼', '王先生');
    expect(await accessibilityProblems()).toEqual([]);
    tap('提交需求');
    await waitFor(() => expect(host.navigations.at(-1)?.url).toBe('/worksheet/sent'));
    const sent = server.calls.find(({ endpoint }) => endpoint === 'POST /api/worksheet/replacement/add');
    expect(sent?.params).toMatchObject({
      ...{ city_id: '110000', car_class: 'ECONOMY', days: 3, shop: { id: '1', name: '顺驰汽车4S店' } },
      voucher: 'db1100001a',
    });
    expect(sent?.params).not.toHaveProperty('free_days');
  });

  it('says at its field why a voucher gives nothing, and forgets that once another is typed', async () => {
    host.params = { choice: 'ECONOMY' };
    serveScooters();
    render(<ScooterSubmit />);
    await screen.findByText('经济型，¥128/天 × 3天');
    type('代步券码', 'DB1100001B');
    await chooseShop(/^顺驰/);
    fireEvent.blur(screen.getByLabelText('代步券码'));
    expect(await screen.findByText('这张券已经用过了，一张券只能用一次')).toBeTruthy();
    type('代步券码', 'DB1100001A');
    expect(screen.queryByText('这张券已经用过了，一张券只能用一次')).toBeNull();
    fireEvent.blur(screen.getByLabelText('代步券码'));
    expect(await screen.findByText(/^可免费用车3天/)).toBeTruthy();
  });

  it('tells a wrong plate at its field, and finds a shop by its address', async () => {
    serveScooters();
    render(<ScooterSubmit />);
    await screen.findByLabelText('车牌号');
    type('车牌号', '12345');
    fireEvent.blur(screen.getByLabelText('车牌号'));
    expect(await screen.findByText('车牌号格式有误，例如京A12345，新能源车共8位')).toBeTruthy();
    tap(/^维修厂/);
    await screen.findByRole('button', { name: /^顺驰/ });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '兴业路' } });
    expect(screen.queryByRole('button', { name: /^顺驰/ })).toBeNull();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '没有的店' } });
    expect(await screen.findByText('没有找到维修厂')).toBeTruthy();
  });

  it('forgets a shop that another city has not, and says where there is nothing', async () => {
    serveScooters();
    render(<ScooterSubmit />);
    await screen.findByText(/^可预约：/);
    act(() => store().replacement.form.set('shop', { id: '1', name: '顺驰汽车4S店' }));
    act(() => store().replacement.chooseCity(shanghai));
    expect(store().replacement.form.values.get('shop')).toBeUndefined();
    expect(await screen.findByText('上海暂时没有代步车')).toBeTruthy();
  });
});

it('a scooter is asked for by model and site', async () => {
  host.params = { kind: 'SCOOTER' };
  const server = serveScooters();
  render(<ScooterSubmit />);
  await screen.findByText(/^可预约：/);
  tap(/^取车门店/);
  expect(await screen.findByText('请先选择车型')).toBeTruthy();
  tap('关闭');
  tap('轻便电动车');
  tap(/^取车门店/);
  fireEvent.click(await screen.findByRole('button', { name: /^国贸店/ }));
  act(() => store().scooter.form.set('take_time', '2030-11-27T09:00:00+08:00'));
  tap('增加头盔');
  type('称呼', '王先生');
  expect(await accessibilityProblems()).toEqual([]);
  tap('提交需求');
  await waitFor(() => expect(host.navigations.at(-1)?.url).toBe('/worksheet/sent'));
  const sent = server.calls.find(({ endpoint }) => endpoint === 'POST /api/worksheet/scooter/add');
  expect(sent?.params).toMatchObject({
    ...{ model: 'LIGHT', site: { id: 'site-1', name: '国贸店' }, days: 1, helmets: 2 },
  });
});

describe('the orders', () => {
  const row = (changes: Partial<ScooterRow> = {}): ScooterRow => ({
    ...demandSummary({ kind: 'REPLACEMENT', kind_text: '代步车', title: '经济型 · 3天' }),
    use: { return_time: '2030-11-28T10:00:00+08:00', over_day_price: 12_800 },
    ...changes,
  });

  it('say how each stands, when it comes back, what a day beyond costs, and which car it is', async () => {
    const car = { model: '大众Polo', plate: '京B67890' };
    serve({
      'GET /api/scooter/get_orders': () => ({
        rows: [
          row({ quote: { total: 0, valid_until: '2030-11-24T09:00:00+08:00' }, note: '请尽快接受' }),
          row({ id: 'DB2', orderid: 'YC2', status_text: '待服务', use: { ...row().use, car } }),
        ],
        total: 2,
      }),
    });
    render(<ScooterOrders />);
    expect(await screen.findByText('报价免费，请尽快接受')).toBeTruthy();
    expect(screen.getAllByText('11月28日 10:00还车 · 超期¥128/天')).toHaveLength(2);
    expect(await accessibilityProblems()).toEqual([]);
    tap(/报价免费/);
    expect(host.navigations.at(-1)?.url).toBe(`/worksheet/detail?id=${demandReceipt.id}`);
    tap(/大众Polo 京B67890/);
    expect(host.navigations.at(-1)?.url).toBe('/scooter/order_detail?orderid=YC2');
  });

  it('say where there is none, with the way to ask for something', async () => {
    serve({ 'GET /api/scooter/get_orders': () => ({ rows: [], total: 0 }) });
    render(<ScooterOrders />);
    expect(await screen.findByText('还没有代步车和踏板车订单')).toBeTruthy();
    tap('去看看');
    expect(host.navigations.at(-1)?.url).toBe('/scooter');
  });
});

it('the rules are those of both, and of giving up', () => {
  render(<ScooterRules />);
  for (const name of ['代步车', '踏板车', '取消规则'])
    expect(screen.getByRole('heading', { name })).toBeTruthy();
});

it('chooses a city of the kind that was asked for', async () => {
  host.params = { kind: 'SCOOTER' };
  serveScooters();
  render(<ScooterCity />);
  const offering = within(
    await screen.findByRole('radiogroup', { name: '提供轻便电动车、长续航踏板、燃油踏板的城市' }),
  );
  fireEvent.click(offering.getByRole('radio', { name: '北京' }));
  expect(store().scooter.city.id).toBe('110000');
  expect(await accessibilityProblems()).toEqual([]);
});
