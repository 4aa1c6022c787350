import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import LongCoupon from '@/packages/long/pages/coupon/index';
import LongSubmit from '@/packages/long/pages/submit/index';
import { LongSearchStore } from '@/packages/long/stores/LongSearchStore';
import { setAnalyticsSink } from '@/services/analytics';
import { root, startAnew } from '@/stores/rootContext';
import { accessibilityProblems } from '../../support/accessibility';
import { idCard } from '../../support/bookings';
import { fifty, twenty } from '../../support/coupons';
import { Refusal, serve, type FakeServer } from '../../support/fakeServer';
import { longCity, longQuote } from '../../support/longRentals';
import { place } from '../../support/places';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Issue 13, long rent (book), order_submit: car, period, services, coupon, payment plan as a table before one pays.

const tap = (name: RegExp | string): void => void fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const search = (): LongSearchStore => root.get(LongSearchStore);
const sent = ({ calls }: FakeServer): Record<string, unknown>[] =>
  calls.filter(({ endpoint }) => endpoint === 'POST /api/order_long/add').map(({ params }) => params);

const airport = place({ id: 'T3', name: '首都机场T3', kind: 'AIRPORT' });

function serveBooking(differences: Parameters<typeof longQuote>[1] = {}): FakeServer {
  return serve({
    'GET /api/order_long/get_cities': () => ({ cities: [longCity] }),
    'GET /api/user/get_drivers': () => ({ drivers: [] }),
    'GET /api/address/search': () => ({ places: [airport] }),
    'POST /api/order_long/calc': ({ months, plan }) => longQuote({ months, plan }, differences),
    'POST /api/order_long/add': ({ expected_total: total }) => ({
      orderid: 'L1',
      total,
      first_payment: 785_000,
      expires_at: '2030-11-23T09:15:00+08:00',
    }),
  });
}

async function fillIn(): Promise<void> {
  await screen.findByRole('heading', { name: '取车人信息' });
  type('姓名', '王小明');
  type('身份证号', idCard);
}

beforeEach(() => {
  startAnew();
  enterAsMember();
  host.params = { cartype_id: 'C1' };
  search().chooseMonths(3);
});
afterEach(cleanup);

it('shows the plan with its dates and amounts, and the price of the other way to pay', async () => {
  const server = serveBooking();
  render(<LongSubmit />);
  const plan = within(await screen.findByRole('list', { name: '付款计划' })).getAllByRole('listitem');
  expect(plan.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^第1期¥2850.*下单时支付$/),
    expect.stringMatching(/^第2期¥2850/),
    expect.stringMatching(/^第3期¥2850/),
  ]);
  expect(screen.getByText('首次支付¥7850，含押金')).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
  fireEvent.click(screen.getByRole('radio', { name: /^一次付清/ }));
  await waitFor(() => expect(screen.queryByRole('list', { name: '付款计划' })).toBeNull());
  const asked = server.calls.filter(({ endpoint }) => endpoint === 'POST /api/order_long/calc');
  expect(asked.at(-1)?.params).toMatchObject({ plan: 'ONCE', months: 3 });
});

it('is booked with the wording that was shown, and goes to the cashier of the line', async () => {
  const server = serveBooking();
  render(<LongSubmit />);
  await fillIn();
  tap('提交订单');
  await waitFor(() => expect(host.navigations.at(-1)?.url).toBe('/longrent_pay?orderid=L1'));
  expect(sent(server)).toEqual([
    expect.objectContaining({
      cartype_id: 'C1',
      months: 3,
      plan: 'MONTHLY',
      agreement_version: '1.0',
      expected_total: longQuote({ months: 3 }).bill.total,
      renter: { name: '王小明', mobile: '13812345678', idcard_no: idCard },
    }),
  ]);
});

it('has who is typed kept as a usual driver only where that was agreed', async () => {
  const server = serveBooking();
  render(<LongSubmit />);
  await fillIn();
  tap('提交订单');
  await waitFor(() => expect(sent(server)).toHaveLength(1));
  expect(sent(server)[0]).not.toHaveProperty('save_driver');
  cleanup();
  render(<LongSubmit />);
  await fillIn();
  fireEvent.click(screen.getByRole('checkbox', { name: /^保存为常用驾驶人/ }));
  tap('提交订单');
  await waitFor(() => expect(sent(server)[1]).toMatchObject({ save_driver: true }));
});

it('what is wrong is said at its field, and nothing is sent', async () => {
  const server = serveBooking();
  render(<LongSubmit />);
  await screen.findByRole('heading', { name: '取车人信息' });
  type('身份证号', '110105199003071230');
  tap('提交订单');
  expect(await screen.findByText('身份证号不正确，请核对18位号码')).toBeTruthy();
  expect(sent(server)).toEqual([]);
});

it('a visitor sees and fills in all of it; the login comes with the submit', async () => {
  enterAsVisitor();
  const server = serveBooking();
  render(<LongSubmit />);
  await fillIn();
  type('手机号', '13812345678');
  tap('提交订单');
  expect(await screen.findByRole('dialog', { name: /登录/ })).toBeTruthy();
  expect(sent(server)).toEqual([]);
});

it('without the cities of the line it says that it failed, and comes to its price once they are there', async () => {
  serve({});
  render(<LongSubmit />);
  const retry = await screen.findByRole('button', { name: '重试' });
  serveBooking();
  fireEvent.click(retry);
  expect(await screen.findByRole('heading', { name: '取车人信息' })).toBeTruthy();
});

it('a car that is left for fewer months says so, and takes those', async () => {
  serveBooking({ available: 0, longest_months: 2 });
  render(<LongSubmit />);
  expect(await screen.findByText('这段时间最多可租2个月')).toBeTruthy();
  tap('修改时间');
  expect(search().months).toBe(2);
});

it('a price that changed is seen before it is accepted', async () => {
  const dearer = longQuote({ months: 3 });
  const quote = { ...dearer, bill: { ...dearer.bill, total: dearer.bill.total + 10_000 } };
  serve({
    'GET /api/order_long/get_cities': () => ({ cities: [longCity] }),
    'GET /api/user/get_drivers': () => ({ drivers: [] }),
    'POST /api/order_long/calc': () => longQuote({ months: 3 }),
    'POST /api/order_long/add': () => {
      throw new Refusal(ErrorCode.PRICE_CHANGED, '价格有变化，请确认', quote);
    },
  });
  render(<LongSubmit />);
  await fillIn();
  tap('提交订单');
  expect(await screen.findByText('原合计')).toBeTruthy();
  expect(screen.getByText('现合计')).toBeTruthy();
});

it('a coupon that is picked on the screen of coupons is in the price and in the booking', async () => {
  const server = serveBooking({ coupons: [fifty, { ...twenty, refusal: '不适用于长租' }] });
  render(<LongSubmit />);
  await fillIn();
  fireEvent.click(await screen.findByRole('button', { name: /优惠券/ }));
  expect(host.navigations.at(-1)?.url).toBe('/longrent_book/order_coupon');
  cleanup();
  render(<LongCoupon />);
  expect(await screen.findByText('可用优惠券（1）')).toBeTruthy();
  expect(screen.getByText(/不适用于长租/)).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: /新人立减50元/ }));
  cleanup();
  render(<LongSubmit />);
  await fillIn();
  await waitFor(() => {
    const asked = server.calls.filter(({ endpoint }) => endpoint === 'POST /api/order_long/calc');
    expect(asked.at(-1)?.params).toMatchObject({ coupon_id: 'K50' });
  });
  tap('提交订单');
  await waitFor(() => expect(sent(server)[0]).toMatchObject({ coupon_id: 'K50' }));
});

it('is brought to the door that is chosen, or fetched at the site again', async () => {
  const server = serveBooking();
  render(<LongSubmit />);
  await fillIn();
  fireEvent.click(screen.getByRole('button', { name: /^到店取车/ }));
  const sheet = within(await screen.findByRole('dialog', { name: '送车到哪里' }));
  fireEvent.change(sheet.getByRole('searchbox'), { target: { value: 'jichang' } });
  fireEvent.click(await sheet.findByRole('button', { name: /首都机场T3/ }));
  fireEvent.click(await screen.findByRole('button', { name: /^送车上门/ }));
  fireEvent.click(await screen.findByRole('button', { name: '改为到店取车' }));
  fireEvent.click(await screen.findByRole('button', { name: /^到店取车/ }));
  const again = within(await screen.findByRole('dialog', { name: '送车到哪里' }));
  fireEvent.change(again.getByRole('searchbox'), { target: { value: 'jichang' } });
  fireEvent.click(await again.findByRole('button', { name: /首都机场T3/ }));
  await screen.findByRole('button', { name: /^送车上门/ });
  tap('提交订单');
  await waitFor(() => expect(sent(server)).toHaveLength(1));
  const { name, address, location } = airport;
  expect(sent(server)[0]).toMatchObject({ delivery: { name, address, location } });
});

it('is counted by its entrance and its trip, without a word of who has booked (specification §3, booking tracking)', async () => {
  const sink = jest.fn();
  setAnalyticsSink(sink);
  serveBooking();
  render(<LongSubmit />);
  await fillIn();
  const { fromTime, toTime } = search();
  tap('提交订单');
  await waitFor(() => expect(sink).toHaveBeenCalledWith('booking', expect.anything()));
  setAnalyticsSink(undefined);
  const calls = sink.mock.calls as [string, unknown][];
  expect(calls.find(([event]) => event === 'booking')?.[1]).toEqual({
    entrance: 'longrent_book',
    pickup_time: fromTime,
    return_time: toTime,
    pickup_city_id: '110000',
    pickup_address: '首都机场T3航站楼',
    return_city_id: '110000',
  });
});

it('/longrent_book/order_coupon without a car leads to the cars', async () => {
  serveBooking();
  render(<LongCoupon />);
  tap('去选车');
  expect(host.navigations.at(-1)?.url).toBe('/longrent_book');
});
