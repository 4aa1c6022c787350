import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import CycleSubmit from '@/packages/cycle/pages/submit/index';
import { CycleStore } from '@/packages/cycle/stores/CycleStore';
import { setAnalyticsSink } from '@/services/analytics';
import { root, startAnew } from '@/stores/rootContext';
import { accessibilityProblems } from '../../support/accessibility';
import { cyclePlans, cycleQuote, noPlans } from '../../support/cycles';
import { Refusal, serve, type FakeServer } from '../../support/fakeServer';
import { beijing, shanghai } from '../../support/places';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Issue 13, /cycle_purchase/submit: first day, bill, refund rule and agreement before one pays; the login comes in place.

type Handlers = Parameters<typeof serve>[0];

const tap = (name: RegExp | string): void => void fireEvent.click(screen.getByRole('button', { name }));
const store = (): CycleStore => root.get(CycleStore);
const sent = ({ calls }: FakeServer, endpoint: string): Record<string, unknown>[] =>
  calls.filter(call => call.endpoint === endpoint).map(({ params }) => params);
const added = (server: FakeServer) => sent(server, 'POST /api/cycle/add');

const serveShop = (differences: Handlers = {}): FakeServer =>
  serve({
    'GET /api/cycle/get_plans': ({ city_id, category }) =>
      city_id === shanghai.id ? noPlans : cyclePlans(category),
    'POST /api/cycle/calc': choice => cycleQuote(choice),
    'POST /api/cycle/add': ({ expected_total: total }) => ({
      orderid: 'Z1',
      total,
      expires_at: '2030-11-23T09:15:00+08:00',
    }),
    ...differences,
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
  enterAsVisitor();
});

it('a link straight to it buys the first class of the city; what it costs and how it is refunded stands there', async () => {
  const server = serveShop();
  render(<CycleSubmit />);
  const bill = within(await screen.findByRole('list', { name: '费用明细' }));
  expect(bill.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '租车费8天单日原价¥230×8天¥1840',
    '周期购优惠提前买8天，平均每天¥196-¥272',
    '合计¥1568',
  ]);
  expect(screen.getByText('2030年11月23日至2031年1月21日')).toBeTruthy();
  expect(screen.getByText('例如用了2天后退款：¥1568－2天×¥230，可退¥1108')).toBeTruthy();
  expect(screen.getByRole('button', { name: '《服务协议》' })).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
  expect(sent(server, 'POST /api/cycle/calc')[0]).toMatchObject({
    plan: 'WEEKEND',
    category: 'ECONOMY',
    city_id: beijing.id,
    start_day: '2030-11-23',
  });
});

it('is counted by its entrance, days and city, without a word of who buys (specification §3, booking tracking)', async () => {
  const sink = jest.fn();
  setAnalyticsSink(sink);
  serveShop();
  render(<CycleSubmit />);
  await screen.findByRole('list', { name: '费用明细' });
  tap('提交订单');
  await waitFor(() => expect(sink).toHaveBeenCalledWith('booking', expect.anything()));
  setAnalyticsSink(undefined);
  const calls = sink.mock.calls as [string, unknown][];
  const quote = cycleQuote({
    plan: 'WEEKEND',
    category: 'ECONOMY',
    start_day: '2030-11-23',
  });
  expect(calls.find(([event]) => event === 'booking')?.[1]).toEqual({
    entrance: 'cycle_purchase',
    pickup_time: quote.valid_from,
    return_time: quote.valid_to,
    pickup_city_id: beijing.id,
    pickup_address: '',
    return_city_id: beijing.id,
  });
});

it('another plan and a later first day are priced anew, and bought', async () => {
  const server = serveShop();
  render(<CycleSubmit />);
  await screen.findByRole('list', { name: '费用明细' });
  tap('月卡');
  tap(/^生效日期/);
  const days = within(await screen.findByRole('dialog', { name: '选择生效日期' })).getAllByRole('radio');
  expect(days).toHaveLength(31);
  expect(days[1]?.textContent).toBe('11月24日 周日（明天）');
  fireEvent.click(days[1] as HTMLElement);
  await screen.findByText('2030年11月24日至2031年1月7日');
  expect(screen.queryByRole('dialog', { name: '选择生效日期' })).toBeNull();
  tap('提交订单');
  await waitFor(() => expect(host.navigations.at(-1)?.url).toBe('/cycle_purchase/pay?orderid=Z1'));
  expect(added(server)).toEqual([
    expect.objectContaining({
      plan: 'MONTH',
      category: 'ECONOMY',
      start_day: '2030-11-24',
      expected_total: cycleQuote({ plan: 'MONTH' }).bill.total,
    }),
  ]);
});

it('a day that is past by now is today', () => {
  store().chooseDay('2030-11-20');
  expect(store().startDay).toBe('2030-11-23');
});

it('tapped twice it makes one order; one that is bought afterwards has a key of its own', async () => {
  const server = serveShop();
  render(<CycleSubmit />);
  await screen.findByRole('list', { name: '费用明细' });
  tap('提交订单');
  tap('提交订单');
  await waitFor(() => expect(host.navigations.at(-1)?.url).toMatch(/pay/));
  expect(added(server)).toHaveLength(1);
  tap('提交订单');
  await waitFor(() => expect(added(server)).toHaveLength(2));
  const [first, second] = added(server);
  expect(second?.client_key).not.toBe(first?.client_key);
});

it('an answer that was lost is asked for again under the same key', async () => {
  let isLost = true;
  const server = serveShop({
    'POST /api/cycle/add': ({ expected_total: total }) => {
      if (isLost) throw new TypeError('Failed to fetch');
      return { orderid: 'Z1', total, expires_at: '2030-11-23T09:15:00+08:00' };
    },
  });
  render(<CycleSubmit />);
  await screen.findByRole('list', { name: '费用明细' });
  tap('提交订单');
  expect(await screen.findByRole('dialog', { name: '提交没有完成' })).toBeTruthy();
  isLost = false;
  tap('重试');
  await waitFor(() => expect(host.navigations.at(-1)?.url).toBe('/cycle_purchase/pay?orderid=Z1'));
  expect(new Set(added(server).map(({ client_key: key }) => key)).size).toBe(1);
});

it('a visitor sees all of it; the login comes in place, and what was chosen stays', async () => {
  enterAsVisitor();
  const server = serveShop();
  store().choosePlan('WORKDAY');
  render(<CycleSubmit />);
  await screen.findByRole('list', { name: '费用明细' });
  tap('提交订单');
  expect(await screen.findByRole('dialog', { name: '登录后提交订单' })).toBeTruthy();
  expect(added(server)).toEqual([]);
  expect(store().plan).toBe('WORKDAY');
});

it('what is chosen survives a reload', async () => {
  serveShop();
  store().choosePlan('MONTH');
  store().chooseClass('SUV');
  store().chooseDay('2030-11-25');
  await act(() => Promise.resolve());
  startAnew();
  enterAsMember();
  render(<CycleSubmit />);
  expect(await screen.findByRole('heading', { name: '月卡 · SUV' })).toBeTruthy();
  expect(store().choice).toMatchObject({ plan: 'MONTH', category: 'SUV', start_day: '2030-11-25' });
});

it('a price that changed is seen before it is accepted', async () => {
  const dearer = cycleQuote({}, { total: 160_000 });
  const server = serveShop({
    'POST /api/cycle/add': ({ expected_total: total }) => {
      if (total !== dearer.bill.total)
        throw new Refusal(ErrorCode.PRICE_CHANGED, '价格有变化，请确认新的价格', dearer);
      return { orderid: 'Z1', total, expires_at: '2030-11-23T09:15:00+08:00' };
    },
  });
  render(<CycleSubmit />);
  await screen.findByRole('list', { name: '费用明细' });
  tap('提交订单');
  const sheet = within(await screen.findByRole('dialog', { name: '价格有变化' }));
  expect(sheet.getByText('原合计').parentElement?.textContent).toContain('¥1568');
  expect(sheet.getByText('现合计').parentElement?.textContent).toContain('¥1600');
  fireEvent.click(sheet.getByRole('button', { name: '接受' }));
  await waitFor(() => expect(host.navigations.at(-1)?.url).toBe('/cycle_purchase/pay?orderid=Z1'));
  expect(added(server).map(({ expected_total: total }) => total)).toEqual([156_800, 160_000]);
});

it('a class that is not sold any more says so, and leads to the others', async () => {
  serveShop({
    'POST /api/cycle/calc': () => {
      throw new Refusal(ErrorCode.NOT_FOUND, '这个城市暂时没有这类车的周期购，请换个车型或城市');
    },
  });
  render(<CycleSubmit />);
  expect(await screen.findByText('这个城市暂时没有这类车的周期购，请换个车型或城市')).toBeTruthy();
  tap('看看其他车');
  expect(host.navigations.at(-1)?.url).toBe('/cycle_purchase');
});

it('a first day that the server refuses is said, and nothing is bought', async () => {
  const server = serveShop({
    'POST /api/cycle/calc': () => {
      throw new Refusal(ErrorCode.INVALID_PARAMS, '目前最晚可用到2031年12月31日，请选择更早的生效日期');
    },
  });
  render(<CycleSubmit />);
  expect(await screen.findByText('目前最晚可用到2031年12月31日，请选择更早的生效日期')).toBeTruthy();
  expect(added(server)).toEqual([]);
});

it('without a network the plans are asked for again', async () => {
  let isBroken = true;
  serveShop({
    'GET /api/cycle/get_plans': ({ category }) => {
      if (isBroken) throw new TypeError('Failed to fetch');
      return cyclePlans(category);
    },
  });
  render(<CycleSubmit />);
  fireEvent.click(
    await screen.findByRole('button', { name: '重试' }).then(button => ((isBroken = false), button)),
  );
  expect(await screen.findByRole('list', { name: '费用明细' })).toBeTruthy();
});

describe('a city that sells no days', () => {
  it('says so, and another city that is chosen is bought in', async () => {
    const server = serveShop();
    store().chooseCity(shanghai);
    render(<CycleSubmit />);
    expect(await screen.findByText('上海暂时没有周期购')).toBeTruthy();
    tap('换个城市');
    expect(host.navigations.at(-1)?.url).toBe('/cycle_purchase/city');
    act(() => store().chooseCity(beijing));
    expect(await screen.findByRole('list', { name: '费用明细' })).toBeTruthy();
    expect(sent(server, 'POST /api/cycle/calc').map(({ city_id: city }) => city)).toEqual([beijing.id]);
  });

  it('is not bought in by the price of the city before', async () => {
    serveShop();
    render(<CycleSubmit />);
    await screen.findByRole('list', { name: '费用明细' });
    act(() => store().chooseCity(shanghai));
    expect(await screen.findByText('上海暂时没有周期购')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '提交订单' })).toBeNull();
  });
});
