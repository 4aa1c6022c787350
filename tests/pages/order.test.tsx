import { act, fireEvent, render, screen, within } from '@testing-library/react';
import Orders from '@/pages/order';
import { OrderListStore } from '@/stores/OrderListStore';
import { root } from '@/stores/rootContext';
import type { OrderSummary } from '~types/api/order';
import { serve } from '../support/fakeServer';
import { orderSummary } from '../support/orders';
import { host, showScreen } from '../support/taro';
import { enterAsMember, enterAsVisitor } from '../support/visitor';

function serveGroups(groups: Partial<Record<0 | 1 | 2, OrderSummary[]>>) {
  return serve({
    'GET /api/order/get_orders': ({ aliasStatus }) => {
      const orders = groups[aliasStatus] ?? [];
      return { orders, total: orders.length };
    },
  });
}

const unpaid = (): OrderSummary =>
  orderSummary({
    orderid: 'D7',
    status: 'UNPAID',
    status_text: '待支付',
    expires_at: new Date(Date.now() + 10 * 60_000).toISOString(),
  });

beforeEach(() => {
  enterAsVisitor();
  root.get(OrderListStore).groups.choose(0);
  enterAsMember();
});

describe('my orders (specification §2 /order, §3 order groups)', () => {
  it('shows the processing orders first, with car, site, period and total', async () => {
    serveGroups({ 0: [orderSummary({ places: ['首都机场T3店', '三里屯店'] })] });
    render(<Orders />);
    const card = await screen.findByRole('article');
    for (const text of ['待取车', '丰田卡罗拉', '首都机场T3店 → 三里屯店', '共3天', '562']) {
      expect(card.textContent).toContain(text);
    }
    expect(within(card).queryByRole('button', { name: '去支付' })).toBeNull();
    expect(screen.getByRole('button', { name: '进行中' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('says of an order that is settled who acts next (issue 12)', async () => {
    const note = '有异议的费用正在核实，门店回复后再确认';
    serveGroups({ 0: [orderSummary({ status: 'SETTLING', status_text: '待结算', note })] });
    render(<Orders />);
    expect((await screen.findByRole('article')).textContent).toContain(note);
  });

  it('an unpaid order counts down and leads to the cashier', async () => {
    serveGroups({ 0: [unpaid()] });
    render(<Orders />);
    expect((await screen.findByRole('timer')).textContent).toMatch(/^请在(9分5\d秒|10分00秒)内支付$/);
    fireEvent.click(screen.getByRole('button', { name: '去支付' }));
    expect(host.navigations).toEqual([
      { kind: 'navigateTo', url: expect.stringMatching(/pay.*orderid=D7/) as string },
    ]);
  });

  it.each([
    ['续租待支付', 'RELET_UNPAID', '去支付'],
    ['待取车', 'AWAITING_PICKUP', '补付差额'],
  ])(
    '%s: what a change of it costs is paid at the cashier of the change',
    async (status_text, status, text) => {
      serveGroups({ 0: [orderSummary({ status, status_text, change_to_pay: 'GD7' })] });
      render(<Orders />);
      fireEvent.click(await screen.findByRole('button', { name: text }));
      expect(host.navigations.at(-1)?.url).toBe('/relet_pay?amendment_id=GD7');
    },
  );

  it('is not paid again while nobody knows how its payment ended, but asked about', async () => {
    serveGroups({ 0: [{ ...unpaid(), confirming_payment: 'P1' }] });
    render(<Orders />);
    fireEvent.click(await screen.findByRole('button', { name: '查询支付结果' }));
    expect(host.navigations.at(-1)?.url).toBe('/pay/payment?payment_id=P1');
    expect(screen.queryByRole('button', { name: '去支付' })).toBeNull();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('cannot be paid any more when the time has run out', async () => {
    const server = serveGroups({
      0: [{ ...unpaid(), expires_at: new Date(Date.now() - 1000).toISOString() }],
    });
    render(<Orders />);
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: '去支付' })).toBeNull();
    // What became of it is asked once.
    await act(() => Promise.resolve());
    expect(server.calls.filter(({ endpoint }) => endpoint === 'GET /api/order/get_orders')).toHaveLength(2);
  });

  it('a tap opens the order', async () => {
    serveGroups({ 0: [orderSummary()] });
    render(<Orders />);
    const card = await screen.findByRole('article');
    fireEvent.click(within(card).getByRole('button', { name: /丰田卡罗拉/ }));
    expect(host.navigations[0]?.url).toMatch(/order.*orderid=D1/);
  });

  it.each([
    ['AWAITING_PICKUP', '取车提醒', '/reserve_car/remind?orderid=D1'],
    ['IN_USE', '续租', '/profile/order_relet?orderid=D1'],
    ['SETTLING', '查看账单', '/profile/confirm_settle?orderid=D1'],
    ['AWAITING_DEPOSIT', '查看账单', '/reserve_car/detail_charges?orderid=D1'],
    ['AWAITING_REVIEW', '去评价', '/comment?orderid=D1'],
  ])('%s: the card names the next step', async (status, text, address) => {
    serveGroups({ 0: [orderSummary({ status })] });
    render(<Orders />);
    fireEvent.click(await screen.findByRole('button', { name: text }));
    expect(host.navigations.at(-1)?.url).toBe(address);
  });

  it('a long rental leads to its plan, and one whose month is late says so and leads to where that is paid', async () => {
    const long = { line: 'LONG', status: 'IN_USE', status_text: '用车中' } as const;
    const late = { note: '第2期租金¥2864.25，已逾期', is_late: true } as const;
    serveGroups({
      0: [orderSummary({ ...long, orderid: 'L1' }), orderSummary({ ...long, ...late, orderid: 'L2' })],
    });
    render(<Orders />);
    fireEvent.click(await screen.findByRole('button', { name: '付款计划' }));
    expect(host.navigations.at(-1)?.url).toBe('/longrent_pay_detail?orderid=L1');
    expect(screen.getByText('第2期租金¥2864.25，已逾期')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '支付租金' }));
    expect(host.navigations.at(-1)?.url).toBe('/longrent_pay_detail?orderid=L2');
  });

  it.each([
    ['进行中', '没有进行中的订单'],
    ['已完成', '还没有完成的订单'],
    ['全部', '还没有订单'],
  ])('%s says why it is empty and offers a car', async (group, title) => {
    serveGroups({});
    render(<Orders />);
    fireEvent.click(screen.getByRole('button', { name: group }));
    expect(await screen.findByText(title)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '去租车' }));
    expect(host.navigations[0]?.kind).toBe('switchTab');
  });

  it.each(['待支付', '待取车', '用车中', '已还车'])(
    'of the processing orders, %s shows those of its stage; a second tap shows all (issue 10, 1)',
    async text => {
      const server = serveGroups({ 0: [] });
      render(<Orders />);
      const stage = () => screen.getByRole('button', { name: text });
      fireEvent.click(stage());
      expect(await screen.findByText(`没有${text}的订单`)).toBeTruthy();
      expect(stage().getAttribute('aria-pressed')).toBe('true');
      expect(server.calls.at(-1)?.params).toMatchObject({
        aliasStatus: 0,
        stage: expect.any(String) as string,
      });
      fireEvent.click(stage());
      expect(await screen.findByText('没有进行中的订单')).toBeTruthy();
      fireEvent.click(screen.getByRole('button', { name: '已完成' }));
      expect(screen.queryByRole('button', { name: text })).toBeNull();
    },
  );

  it('an address opens it at a stage, and an unknown one at all that are processing (issue 10, 1)', async () => {
    serveGroups({});
    host.params = { stage: 'TO_PAY' };
    const { unmount } = render(<Orders />);
    expect(await screen.findByText('没有待支付的订单')).toBeTruthy();
    unmount();
    act(() => root.get(OrderListStore).groups.choose(0));
    host.params = { stage: 'LOST' };
    render(<Orders />);
    expect(await screen.findByText('没有进行中的订单')).toBeTruthy();
  });

  it('says how many wait to be paid and to be picked up (issue 11, badges)', async () => {
    serve({
      'GET /api/order/get_orders': () => ({ orders: [], total: 0 }),
      'GET /api/order/get_counts': () => ({ counts: { TO_PAY: 1, TO_PICK_UP: 0, IN_USE: 3, RETURNED: 0 } }),
    });
    render(<Orders />);
    expect(await screen.findByRole('button', { name: '待支付 1' })).toBeTruthy();
    for (const name of ['待取车', '用车中']) expect(screen.getByRole('button', { name })).toBeTruthy();
  });

  it('is brought up to date when it is shown again', async () => {
    const groups = { 0: [orderSummary()] };
    serveGroups(groups);
    render(<Orders />);
    await screen.findByText('待取车');
    groups[0] = [orderSummary({ status: 'IN_USE', status_text: '用车中' })];
    act(() => showScreen());
    expect(await screen.findByText('用车中')).toBeTruthy();
  });

  it('leads visitors to the login and back (specification §6)', async () => {
    enterAsVisitor();
    serveGroups({});
    render(<Orders />);
    await act(() => Promise.resolve());
    expect(host.navigations).toEqual([
      { kind: 'redirectTo', url: expect.stringContaining(encodeURIComponent('/order')) as string },
    ]);
  });
});
