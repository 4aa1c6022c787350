import { act, fireEvent, render, screen, within } from '@testing-library/react';
import Home from '@/pages/home';
import { startAnew } from '@/stores/rootContext';
import { accessibilityProblems } from '../support/accessibility';
import { serve } from '../support/fakeServer';
import { orderDetail, orderSummary } from '../support/orders';
import { beijing, site } from '../support/places';
import { host } from '../support/taro';
import { enterAsMember, enterAsVisitor } from '../support/visitor';

// Issue 11, a companion after paying: the trip that the home carries.

/** What a home shows besides. */
const home: Parameters<typeof serve>[0] = {
  'GET /api/city/get_cities': () => ({ cfg_citys: [beijing], hot_citys: [beijing], version: 1 }),
  'GET /api/site/get_sites': () => ({ sites: [site({ id: 'S2', name: '国贸店' })], areas: [] }),
  'GET /api/activities/ad/banner/get_city_activity': () => ({ banners: [] }),
  'GET /api/user/get_activity_home': () => ({ activities: [], campaigns: [] }),
};

const tap = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(() => Promise.resolve());
};
const opened = (): string | undefined => host.navigations.at(-1)?.url;

beforeEach(() => {
  startAnew();
  enterAsMember();
});
afterEach(enterAsVisitor);

const settle = '/profile/confirm_settle';

test('carries the trip of a member: countdown, when and where, documents, way and telephone (issue 11)', async () => {
  const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
  const times = { from_time: inHours(51), to_time: inHours(75) };
  serve({
    ...home,
    'GET /api/order/get_orders': () => ({ orders: [orderSummary(times)], total: 1 }),
    'GET /api/order/get_detail': () => orderDetail(times),
  });
  render(<Home />);
  const trip = await screen.findByRole('region', { name: '我的行程' });
  for (const text of ['距取车还有2天', '丰田卡罗拉', '首都机场T3店', '身份证和驾驶证原件']) {
    expect(trip.textContent).toContain(text);
  }
  expect(within(trip).getByRole('button', { name: '联系门店' })).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
  await tap('取车提醒');
  expect(opened()).toBe('/reserve_car/remind?orderid=D1');
  await tap('怎么走');
  expect(opened()).toMatch(/site.*id=S1/);
  await tap(/^距取车还有/);
  expect(opened()).toBe('/profile/order_detail?orderid=D1');
});

test.each([
  ['a relet that waits for its money', { change_to_pay: 'GD7' }, '去支付', '/relet_pay?amendment_id=GD7'],
  ['a payment that nobody knows', { confirming_payment: 'P1' }, '查询支付结果', '/pay/payment?payment_id=P1'],
])('a trip with %s leads there', async (_what, paying, text, address) => {
  const order = { status: 'RELET_UNPAID', status_text: '续租待支付', ...paying } as const;
  serve({
    ...home,
    'GET /api/order/get_orders': () => ({ orders: [orderSummary(order)], total: 1 }),
    'GET /api/order/get_detail': () => orderDetail(order),
  });
  render(<Home />);
  const trip = await screen.findByRole('region', { name: '我的行程' });
  fireEvent.click(await within(trip).findByRole('button', { name: text }));
  expect(opened()).toBe(address);
});

test.each([
  ['in use', { status: 'IN_USE' }, '续租', '/profile/order_relet'],
  ['whose bill waits for the member', { status: 'SETTLING', settling: 'ASKED' }, '确认费用', settle],
  ['whose bill the site checks', { status: 'SETTLING', settling: 'CONTESTED' }, '查看账单', settle],
  ['whose deposits are held', { status: 'AWAITING_DEPOSIT' }, '查看账单', '/reserve_car/detail_charges'],
  ['to be rated', { status: 'AWAITING_REVIEW' }, '去评价', '/comment'],
] as const)('a trip %s leads to the next step', async (_what, order, text, address) => {
  serve({
    ...home,
    'GET /api/order/get_orders': () => ({ orders: [orderSummary(order)], total: 1 }),
    'GET /api/order/get_detail': () => orderDetail(order),
  });
  render(<Home />);
  fireEvent.click(await screen.findByRole('button', { name: text }));
  expect(opened()).toBe(`${address}?orderid=D1`);
});

test('carries nothing for who has no trip', async () => {
  serve({ ...home, 'GET /api/order/get_orders': () => ({ orders: [], total: 0 }) });
  render(<Home />);
  await screen.findByText('国贸店');
  expect(screen.queryByRole('region', { name: '我的行程' })).toBeNull();
});
