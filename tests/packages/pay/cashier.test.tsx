import { act, fireEvent, render, screen } from '@testing-library/react';
import Cashier from '@/packages/pay/pages/cashier/index';
import Success from '@/packages/pay/pages/success/index';
import { OverlayStore } from '@/stores/OverlayStore';
import { OrderListStore } from '@/stores/OrderListStore';
import { startAnew } from '@/stores/rootContext';
import type { OrderDetail } from '~types/api/order';
import type { PaymentInstruction } from '~types/api/pay';
import { serve } from '../../support/fakeServer';
import { orderDetail, orderSummary } from '../../support/orders';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

const unpaid = (): Partial<OrderDetail> => ({
  status: 'UNPAID',
  status_text: '待支付',
  can_pay: true,
  paid: 0,
  expires_at: new Date(Date.now() + 600_000).toISOString(),
});

/** A server with one order of the member and so much balance, fen; what it answers a payment that begins. */
function serveOrder(
  differences: () => Partial<OrderDetail>,
  balance = 0,
  instruction: PaymentInstruction = { kind: 'SANDBOX' },
) {
  return serve({
    'GET /api/order/get_detail': () => orderDetail(differences()),
    'GET /api/order/get_orders': () => ({
      orders: [orderSummary({ status: 'UNPAID', status_text: '待支付' })],
      total: 1,
    }),
    'GET /api/account/get_amount': () => ({ balance, wkcoin: 0, integral: 0, coupon_count: 0 }),
    'POST /api/order/pay': () => ({ payment_id: 'P1', amount: 56200, instruction }),
  });
}

beforeEach(() => {
  startAnew();
  enterAsMember();
  host.params = { orderid: 'D1' };
});
afterEach(enterAsVisitor);

describe('the cashier (specification §2, /pay)', () => {
  it('says what is due and for how long, and begins the payment in the way that is chosen', async () => {
    const server = serveOrder(unpaid, 100_000);
    render(<Cashier />);
    expect((await screen.findByRole('timer')).textContent).toMatch(/^请在(09:5\d|10:00)内完成支付/);
    fireEvent.click(await screen.findByRole('radio', { name: /支付宝/ }));
    fireEvent.click(screen.getByRole('button', { name: '支付¥562' }));
    await act(() => new Promise(resolve => setTimeout(resolve)));
    expect(server.calls.find(({ endpoint }) => endpoint === 'POST /api/order/pay')?.params).toMatchObject({
      orderid: 'D1',
      method: 'ALIPAY',
    });
    expect(host.navigations[0]?.url).toMatch(/payment_id=P1/);
  });

  it('says so when this host cannot pay as the server asks, and stays', async () => {
    const parameters = { tradeNO: '2026112322001' };
    serveOrder(unpaid, 0, { kind: 'HOST', provider: 'ALIPAY', parameters });
    const root = startAnew();
    render(<Cashier />);
    fireEvent.click(await screen.findByRole('button', { name: '支付¥562' }));
    await act(() => new Promise(resolve => setTimeout(resolve)));
    expect(host.navigations).toEqual([]);
    expect(root.get(OverlayStore).toast?.text).toMatch(/换一种/);
  });

  it('is told of a payment by any screen: the list shows it, too', async () => {
    let stand = unpaid();
    serveOrder(() => stand);
    const root = startAnew();
    const list = root.get(OrderListStore).groups.of(0);
    await list.load();
    expect(list.items[0]?.summary?.status).toBe('UNPAID');
    stand = {};
    render(<Success />);
    expect(await screen.findByRole('heading', { name: '支付成功' })).toBeTruthy();
    expect(list.items[0]?.summary).toMatchObject({ status: 'AWAITING_PICKUP', status_text: '待取车' });
  });
});
