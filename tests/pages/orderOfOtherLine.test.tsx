import { fireEvent, render, screen, within } from '@testing-library/react';
import type { OrderLineName } from '@/domain/orderLines';
import Orders from '@/pages/order';
import { OrderListStore } from '@/stores/OrderListStore';
import { root } from '@/stores/rootContext';
import { serve } from '../support/fakeServer';
import { orderSummary } from '../support/orders';
import { host } from '../support/taro';
import { enterAsMember, enterAsVisitor } from '../support/visitor';

// README, "an order line": the list shows orders of a second line by its rows, whatever was ordered.

jest.mock('@/domain/orderLines', () => ({
  lifeOf: () => ({
    first: 'ASKED',
    cancelled: 'DROPPED',
    states: { ASKED: { text: '待付定金', group: 0, can: ['pay'], next: { DROPPED: ['system'] } } },
  }),
}));

jest.mock('@/stores/orderLines', () => ({
  orderLineOf: () => ({
    load: () => Promise.reject(new Error('a list loads no details')),
    ends: { from: '出发', to: '结束' },
    screens: { view: 'booking.charges', cashier: 'pay.success' },
  }),
}));

beforeEach(() => {
  enterAsVisitor();
  root.get(OrderListStore).groups.choose(0);
  enterAsMember();
});

it('an order of a second line shows what was ordered, and leads to the screens of its line', async () => {
  const fleet = orderSummary({
    orderid: 'W1',
    line: 'FLEET' as OrderLineName,
    status: 'ASKED',
    status_text: '待付定金',
    title: '劳斯莱斯幻影 6辆',
    facts: '迎亲车队 · 含花车装饰',
    places: ['国贸', '香山'],
    length: '3个月',
  });
  serve({ 'GET /api/order/get_orders': () => ({ orders: [fleet], total: 1 }) });
  render(<Orders />);
  const card = await screen.findByRole('article');
  for (const text of [
    '待付定金',
    '劳斯莱斯幻影 6辆',
    '迎亲车队 · 含花车装饰',
    '国贸 → 香山',
    '出发',
    '结束',
    '共3个月',
  ]) {
    expect(card.textContent).toContain(text);
  }
  fireEvent.click(within(card).getByRole('button', { name: '去支付' }));
  fireEvent.click(within(card).getAllByRole('button')[0]!);
  expect(host.navigations.map(({ url }) => url)).toEqual([
    expect.stringMatching(/pay.*success.*orderid=W1/) as string,
    expect.stringMatching(/charges.*orderid=W1/) as string,
  ]);
});
