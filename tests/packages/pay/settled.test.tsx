import { act, fireEvent, render, screen } from '@testing-library/react';
import { CashierStore } from '@/checkout/CashierStore';
import { ErrorCode } from '@/domain/errorCode';
import OrderDetailPage from '@/packages/order/pages/detail/index';
import Cashier from '@/packages/pay/pages/cashier/index';
import Fail from '@/packages/pay/pages/fail/index';
import Payment from '@/packages/pay/pages/payment/index';
import Success from '@/packages/pay/pages/success/index';
import { OrderStore } from '@/stores/OrderStore';
import { OverlayStore } from '@/stores/OverlayStore';
import { root, startAnew } from '@/stores/rootContext';
import type { PaymentStatus, Standing } from '~types/api/pay';
import { rentalDue, waiting } from '../../support/dues';
import { Refusal, serve } from '../../support/fakeServer';
import { orderDetail } from '../../support/orders';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Issue 10, from the examinations of issue 9: what a payment has ended, and what a refused one tells, is shown at once.

const settle = () => act(() => new Promise(resolve => setTimeout(resolve)));
const never = (): Promise<never> => new Promise(() => undefined);

const unpaid = () =>
  orderDetail({ status: 'UNPAID', status_text: '待支付', can_pay: true, can_cancel: true, paid: 0 });
const payment = (status: PaymentStatus) => ({
  payment_id: 'P1',
  subject: { kind: 'RENTAL', id: 'D1' },
  title: '',
  amount: 56200,
  status,
  is_sandbox: false,
  expires_at: '',
});

/** The app after a payment of the order D1, whose unpaid state it knew, has ended so; the server has not said more. */
async function afterPayment(status: PaymentStatus, later: Parameters<typeof serve>[0]) {
  serve({ 'GET /api/pay/get_due': () => rentalDue(), 'GET /api/order/get_detail': unpaid });
  await root.get(OrderStore).of('RENTAL', 'D1').detail.load();
  await root.get(CashierStore).dueOf({ kind: 'RENTAL', id: 'D1' }).load();
  serve({ 'GET /api/pay/query': () => payment(status), ...later });
  host.params = { payment_id: 'P1' };
  const view = render(<Payment />);
  await settle();
  view.unmount();
  host.params = { orderid: 'D1' };
}

beforeEach(() => {
  startAnew();
  enterAsMember();
});
afterEach(enterAsVisitor);

describe('what a payment has ended (specification §2, /pay/success and /pay/fail)', () => {
  it('the paid order is not shown as unpaid while the server has not said how it stands', async () => {
    await afterPayment('SUCCEEDED', { 'GET /api/order/get_detail': never });
    render(<OrderDetailPage />);
    await settle();
    expect(screen.getByRole('status', { name: '正在加载' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: '待支付' })).toBeNull();
    expect(screen.queryByRole('button', { name: '去支付' })).toBeNull();
    expect(screen.queryByRole('button', { name: '取消订单' })).toBeNull();
  });

  it('nor when the network is gone: it says so, and can be asked again', async () => {
    await afterPayment('SUCCEEDED', {});
    render(<OrderDetailPage />);
    expect((await screen.findByRole('alert')).textContent).toContain('网络错误，请检查网络');
    expect(screen.queryByRole('button', { name: '去支付' })).toBeNull();
    serve({
      'GET /api/order/get_detail': () => orderDetail({ status: 'AWAITING_PICKUP', status_text: '待取车' }),
    });
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { name: '待取车' })).toBeTruthy();
  });

  it.each([
    ['SUCCEEDED', Success],
    ['FAILED', Fail],
  ] as const)('a payment that has %s is not told by what was due before', async (status, Screen) => {
    await afterPayment(status, { 'GET /api/order/get_detail': never, 'GET /api/pay/get_due': never });
    render(<Screen />);
    await settle();
    expect(screen.getByRole('status', { name: '正在加载' })).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });

  it('an order whose payment has failed is shown as it was: nothing has become of it', async () => {
    await afterPayment('FAILED', { 'GET /api/order/get_detail': never });
    render(<OrderDetailPage />);
    expect(screen.getByRole('button', { name: '去支付' })).toBeTruthy();
  });
});

describe('a payment that the server refuses (specification §2, /pay)', () => {
  it.each([
    [ErrorCode.ORDER_STATE, { state: 'PAID', amount: 56200 }, '这个订单已经支付'],
    [ErrorCode.PAYMENT_CLOSED, { state: 'CLOSED', reason: '订单已取消。' }, '这个订单已不能支付'],
  ] as const)('is not offered again (%s): the cashier says how it stands', async (code, then, title) => {
    let standing: Standing = waiting();
    serve({
      'GET /api/pay/get_due': () => rentalDue({ standing }),
      'GET /api/order/get_detail': unpaid,
      'GET /api/account/get_amount': () => ({ balance: 0, wkcoin: 0, integral: 0, coupon_count: 0 }),
      'POST /api/pay/begin': () => {
        standing = then;
        throw new Refusal(code, '订单已变化');
      },
    });
    host.params = { orderid: 'D1' };
    render(<Cashier />);
    fireEvent.click(await screen.findByRole('button', { name: '支付¥562' }));
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '支付¥562' })).toBeNull();
    expect(root.get(OverlayStore).toast?.text).toBe('订单已变化');
  });
});

describe('a payment whose result is not known (decision 15: never shown as a failure)', () => {
  it.each([
    ['cashier', Cashier],
    ['success', Success],
    ['fail', Fail],
  ] as const)(
    'the %s says that it is being confirmed, and leads to where it is asked for',
    async (_, Screen) => {
      const standing = { state: 'CONFIRMING', payment_id: 'P7', amount: 56200 } as const;
      serve({ 'GET /api/pay/get_due': () => rentalDue({ standing }), 'GET /api/order/get_detail': unpaid });
      host.params = { orderid: 'D1' };
      render(<Screen />);
      expect(await screen.findByRole('heading', { name: '正在确认支付结果' })).toBeTruthy();
      expect(document.body.textContent).toContain('¥562');
      for (const text of ['车辆已释放', '没有扣款', '重新选车'])
        expect(document.body.textContent).not.toContain(text);
      fireEvent.click(screen.getByRole('button', { name: '查询支付结果' }));
      await settle();
      expect(host.navigations).toEqual([
        { kind: 'redirectTo', url: expect.stringMatching(/payment_id=P7/) as string },
      ]);
    },
  );
});
