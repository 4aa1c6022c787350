import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { CashierStore } from '@/checkout/CashierStore';
import { ErrorCode } from '@/domain/errorCode';
import Payment from '@/packages/pay/pages/payment/index';
import Success from '@/packages/pay/pages/success/index';
import { OverlayStore } from '@/stores/OverlayStore';
import { root, startAnew } from '@/stores/rootContext';
import type { DataOf } from '~types/api';
import { rentalDue, waiting } from '../../support/dues';
import { Refusal, serve } from '../../support/fakeServer';
import { orderDetail } from '../../support/orders';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Issue 10, section 5: the payment alone, from its beginning to how it ends.

const subject = { kind: 'RENTAL', id: 'D1' };

type Queried = DataOf<'GET /api/pay/query'>;
const paymentOf = (payment_id: string, differences: Partial<Queried> = {}): Queried => ({
  payment_id,
  subject,
  title: '丰田卡罗拉 · 共3天 · 首都机场T3店',
  amount: 56200,
  status: 'PENDING',
  is_sandbox: true,
  expires_at: '',
  ...differences,
});

/** Tells what is drawn first, before any effect has asked for data. */
function Watched({ onDrawn, children }: { onDrawn: (text: string) => void; children: ReactNode }) {
  useLayoutEffect(() => onDrawn(document.body.textContent ?? ''));
  return children;
}

const settle = () => act(() => new Promise(resolve => setTimeout(resolve)));

beforeEach(() => {
  startAnew();
  enterAsMember();
});
afterEach(enterAsVisitor);

describe('the screen of a payment (specification §2, /pay/payment)', () => {
  it('neither shows nor follows the payment before it, of another order', async () => {
    serve({
      'GET /api/pay/query': ({ payment_id }) =>
        payment_id === 'P1' ? paymentOf('P1', { status: 'SUCCEEDED' }) : new Promise<never>(() => undefined),
    });
    host.params = { payment_id: 'P1' };
    const first = render(<Payment />);
    await settle();
    expect(host.navigations.map(({ url }) => url)).toEqual(['/pay/success?orderid=D1']);
    first.unmount();
    host.navigations = [];
    host.params = { payment_id: 'P2' };
    render(<Payment />);
    await settle();
    expect(host.navigations).toEqual([]);
  });

  it('shows the amount of its own payment alone, from the first moment', async () => {
    serve({
      'GET /api/pay/query': ({ payment_id }) =>
        payment_id === 'P1' ? paymentOf('P1') : new Promise<never>(() => undefined),
    });
    host.params = { payment_id: 'P1' };
    const first = render(<Payment />);
    expect(await screen.findByRole('heading', { name: '沙盒收银台' })).toBeTruthy();
    first.unmount();
    host.params = { payment_id: 'P2' };
    const drawn: string[] = [];
    render(
      <Watched onDrawn={text => void drawn.push(text)}>
        <Payment />
      </Watched>,
    );
    await settle();
    expect(drawn).toHaveLength(1);
    expect(drawn[0]).not.toContain('562');
    expect(screen.queryByText(/562/)).toBeNull();
  });

  // Issue 10, section 1: nobody is left at a dead cashier.
  it('that was closed from another screen is told, and leads to how it ended', async () => {
    let isClosed = false;
    serve({
      'GET /api/pay/query': () => paymentOf('P1', { status: isClosed ? 'CANCELLED' : 'PENDING' }),
      'POST /api/pay/sandbox': () => {
        isClosed = true;
        throw new Refusal(ErrorCode.PAYMENT_CLOSED, '这笔支付已结束，请返回订单查看');
      },
    });
    host.params = { payment_id: 'P1' };
    render(<Payment />);
    fireEvent.click(await screen.findByRole('button', { name: '支付成功' }));
    await settle();
    expect(root.get(OverlayStore).toast?.text).toBe('这笔支付已结束，请返回订单查看');
    expect(host.navigations.map(({ url }) => url)).toEqual(['/pay/fail?orderid=D1&reason=cancelled']);
  });

  it('leads to a result that is asked for anew: what was due before is not said again', async () => {
    let isPaid = false;
    let answer = (): void => undefined;
    serve({
      'GET /api/pay/get_due': async () => {
        if (isPaid) await new Promise<void>(resolve => (answer = resolve));
        return rentalDue({ standing: isPaid ? { state: 'PAID', amount: 56200 } : waiting() });
      },
      'GET /api/account/get_amount': () => ({ balance: 0, wkcoin: 0, integral: 0, coupon_count: 0 }),
      'GET /api/pay/query': () => paymentOf('P1', { status: isPaid ? 'SUCCEEDED' : 'PENDING' }),
      'GET /api/order/get_detail': () => orderDetail({}),
      'POST /api/pay/sandbox': () => {
        isPaid = true;
        return { status: 'SUCCEEDED' };
      },
    });
    root.get(CashierStore).load(subject);
    host.params = { payment_id: 'P1' };
    const payment = render(<Payment />);
    fireEvent.click(await screen.findByRole('button', { name: '支付成功' }));
    await settle();
    payment.unmount();
    host.params = { orderid: 'D1' };
    render(<Success />);
    await settle();
    expect(screen.queryByText('还没有收到付款')).toBeNull();
    await act(() => Promise.resolve(answer()));
    expect(await screen.findByRole('heading', { name: '支付成功' })).toBeTruthy();
  });
});
