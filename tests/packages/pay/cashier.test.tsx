import { act, fireEvent, render, screen } from '@testing-library/react';
import Cashier from '@/packages/pay/pages/cashier/index';
import Fail from '@/packages/pay/pages/fail/index';
import Success from '@/packages/pay/pages/success/index';
import { OverlayStore } from '@/stores/OverlayStore';
import { OrderListStore } from '@/stores/OrderListStore';
import { startAnew } from '@/stores/rootContext';
import type { RentalDetail } from '~types/api/rental';
import type { PaymentInstruction, Standing } from '~types/api/pay';
import { rentalDue, waiting } from '../../support/dues';
import { serve } from '../../support/fakeServer';
import { orderDetail, orderSummary } from '../../support/orders';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

const unpaid: Partial<RentalDetail> = { status: 'UNPAID', status_text: '待支付', can_pay: true, paid: 0 };
/** It was paid and cancelled: what came went back. */
const refunded: Standing = {
  state: 'REFUNDED',
  amount: 38200,
  reason: '订单已取消，收取违约金¥180。',
  arrival: '原路退回，一般1至3个工作日到账',
};
const closed: Partial<RentalDetail> = { ...unpaid, status: 'CLOSED', status_text: '已关闭', can_pay: false };

/** A server with one order of the member and so much balance, fen; what it answers a payment that begins. */
function serveOrder({
  standing = waiting,
  order = () => unpaid,
  balance = 0,
  instruction = { kind: 'SANDBOX' },
}: {
  standing?: () => Standing;
  order?: () => Partial<RentalDetail>;
  balance?: number;
  instruction?: PaymentInstruction;
} = {}) {
  return serve({
    'GET /api/pay/get_due': () => rentalDue({ standing: standing() }),
    'GET /api/order/get_detail': () => orderDetail(order()),
    'GET /api/order/get_orders': () => ({
      orders: [orderSummary({ status: 'UNPAID', status_text: '待支付' })],
      total: 1,
    }),
    'GET /api/account/get_amount': () => ({ balance, wkcoin: 0, integral: 0, coupon_count: 0 }),
    'POST /api/pay/begin': () => ({ payment_id: 'P1', amount: 56200, instruction }),
  });
}

/** A list of orders in which D1 still waits to be paid. */
async function listedUnpaid() {
  const list = startAnew().get(OrderListStore).groups.of(2);
  await list.load();
  expect(list.items[0]?.summary?.status).toBe('UNPAID');
  return list;
}

const settle = () => act(() => new Promise(resolve => setTimeout(resolve)));

beforeEach(() => {
  startAnew();
  enterAsMember();
  host.params = { orderid: 'D1' };
});
afterEach(enterAsVisitor);

describe('the cashier (specification §2, /pay)', () => {
  it('says what is due and for how long, and begins the payment in the way that is chosen', async () => {
    const server = serveOrder({ balance: 100_000 });
    render(<Cashier />);
    expect((await screen.findByRole('timer')).textContent).toMatch(
      /^请在(9分5\d秒|10分00秒)内完成支付，超时订单自动关闭$/,
    );
    expect(screen.getByText('丰田卡罗拉 · 共3天 · 首都机场T3店')).toBeTruthy();
    fireEvent.click(await screen.findByRole('radio', { name: /支付宝/ }));
    fireEvent.click(screen.getByRole('button', { name: '支付¥562' }));
    await settle();
    expect(server.calls.find(({ endpoint }) => endpoint === 'POST /api/pay/begin')?.params).toMatchObject({
      kind: 'RENTAL',
      id: 'D1',
      method: 'ALIPAY',
    });
    // In the cashier's place: back from how it ends leads past it (issue 10, section 1).
    expect(host.navigations).toEqual([{ kind: 'redirectTo', url: '/pay/payment?payment_id=P1' }]);
  });

  describe('in WeChat’s own browser (issue 12, real payment)', () => {
    const parameters = {
      appId: 'wx2',
      timeStamp: '1795482000',
      nonceStr: 'a',
      package: 'prepay_id=wx1',
      signType: 'RSA',
      paySign: 'sign',
    } as const;
    afterEach(() => {
      delete window.WeixinJSBridge;
    });

    it.each([
      ['ok', [{ kind: 'redirectTo', url: '/pay/payment?payment_id=P1' }]],
      ['cancel', []],
    ])('who has paid is led to how it ends, and who has not stays: %s', async (end, navigations) => {
      window.WeixinJSBridge = {
        invoke: (_call, _parameters, tell) => tell({ err_msg: `get_brand_wcpay_request:${end}` }),
      };
      serveOrder({ instruction: { kind: 'HOST', provider: 'WECHAT', parameters } });
      render(<Cashier />);
      fireEvent.click(await screen.findByRole('button', { name: '支付¥562' }));
      await settle();
      expect(host.navigations).toEqual(navigations);
      expect(screen.getByRole('button', { name: '支付¥562' })).toBeTruthy();
    });
  });

  it('shows WeChat Pay and Alipay by their marks (issue 11)', async () => {
    serveOrder();
    render(<Cashier />);
    const marks = (await screen.findAllByRole('radio')).map(
      radio => radio.querySelector('[aria-hidden]')?.className,
    );
    expect(marks).toEqual([
      expect.stringContaining('WECHAT'),
      expect.stringContaining('ALIPAY'),
      expect.stringContaining('wallet'),
    ]);
  });

  it('shows the order that is to be paid, which nobody has seen since its submit led here (issue 11)', async () => {
    serveOrder();
    render(<Cashier />);
    fireEvent.click(await screen.findByRole('button', { name: '查看订单' }));
    await settle();
    expect(host.navigations).toEqual([{ kind: 'redirectTo', url: '/profile/order_detail?orderid=D1' }]);
  });

  it('leads back to the order, where that lies below, instead of opening it twice', async () => {
    serveOrder({ standing: () => ({ state: 'PAID', amount: 56200 }) });
    host.stack = ['/profile/order_detail?orderid=D1', '/pay?orderid=D1'];
    host.navigations = [];
    render(<Cashier />);
    fireEvent.click(await screen.findByRole('button', { name: '查看订单' }));
    await settle();
    expect(host.navigations.map(({ kind }) => kind)).toEqual(['navigateBack']);
  });

  it('shows nothing of another order while what is due for this one is on its way', async () => {
    const server = serve({
      'GET /api/pay/get_due': ({ kind, id }) =>
        id === 'D1' ? rentalDue() : new Promise<never>(() => expect(kind).toBe('RENTAL')),
      'GET /api/account/get_amount': () => ({ balance: 0, wkcoin: 0, integral: 0, coupon_count: 0 }),
    });
    const first = render(<Cashier />);
    expect(await screen.findByRole('button', { name: '支付¥562' })).toBeTruthy();
    first.unmount();
    host.params = { orderid: 'D2' };
    render(<Cashier />);
    await settle();
    expect(server.calls.some(({ params }) => params.id === 'D2')).toBe(true);
    expect(screen.queryByText(/562|卡罗拉/)).toBeNull();
  });

  it('says so when this host cannot pay as the server asks, and stays', async () => {
    const parameters = { tradeNO: '2026112322001' };
    serveOrder({ instruction: { kind: 'HOST', provider: 'ALIPAY', parameters } });
    const root = startAnew();
    render(<Cashier />);
    fireEvent.click(await screen.findByRole('button', { name: '支付¥562' }));
    await settle();
    expect(host.navigations).toEqual([]);
    expect(root.get(OverlayStore).toast?.text).toMatch(/换一种/);
  });

  it('leads to the order when it is paid already', async () => {
    serveOrder({ standing: () => ({ state: 'PAID', amount: 56200 }) });
    render(<Cashier />);
    expect(await screen.findByRole('heading', { name: '这个订单已经支付' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '查看订单' }));
    await settle();
    expect(host.navigations[0]).toMatchObject({
      kind: 'redirectTo',
      url: '/profile/order_detail?orderid=D1',
    });
  });

  it('closes when the time is over, before the server is asked again; the list is told, too', async () => {
    serveOrder({ standing: () => waiting({ expires_at: new Date(0).toISOString() }), order: () => closed });
    const list = await listedUnpaid();
    render(<Cashier />);
    expect(await screen.findByRole('heading', { name: '这个订单已不能支付' })).toBeTruthy();
    expect(screen.getByText('超过15分钟未支付，车辆已释放，可以重新预订。')).toBeTruthy();
    await settle();
    expect(list.items[0]?.summary?.status).toBe('CLOSED');
  });
});

describe('money that came and went back (issue 9, money)', () => {
  it.each([
    ['cashier', Cashier, {}],
    ['success', Success, {}],
    ['fail', Fail, { reason: 'failed' }],
  ])('is never shown as paid, nor as if nothing was taken: %s', async (_name, Screen, params) => {
    serveOrder({ standing: () => refunded, order: () => ({ status: 'CANCELLED', status_text: '已取消' }) });
    host.params = { orderid: 'D1', ...params };
    render(<Screen />);
    expect(await screen.findByRole('heading', { name: '付款已退回' })).toBeTruthy();
    expect(screen.getByText('订单已取消，收取违约金¥180。¥382原路退回，一般1至3个工作日到账。')).toBeTruthy();
    await settle();
    expect(screen.queryByText(/身份证|没有扣款|支付成功|已经支付/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '重新选车' }));
    fireEvent.click(screen.getByRole('button', { name: '查看订单' }));
    await settle();
    expect(host.navigations.map(({ url }) => url)).toEqual(['/carlist', '/profile/order_detail?orderid=D1']);
  });

  it('a payment that failed after another one has paid does not say that nothing was taken', async () => {
    serveOrder({ standing: () => ({ state: 'PAID', amount: 56200 }), order: () => ({}) });
    host.params = { orderid: 'D1', reason: 'failed' };
    render(<Fail />);
    expect(await screen.findByRole('heading', { name: '这个订单已经支付' })).toBeTruthy();
    expect(screen.queryByText(/没有扣款/)).toBeNull();
  });
});

describe('after the payment (specification §2, /pay/success and /pay/fail)', () => {
  it('says what was paid and booked; the list shows it, too', async () => {
    serveOrder({ standing: () => ({ state: 'PAID', amount: 56200 }), order: () => ({}) });
    const list = await listedUnpaid();
    render(<Success />);
    expect(await screen.findByRole('heading', { name: '支付成功' })).toBeTruthy();
    expect(screen.getByText('已支付¥562，请带好身份证和驾驶证取车')).toBeTruthy();
    expect(await screen.findByText('首都机场T3店')).toBeTruthy();
    expect(list.items[0]?.summary).toMatchObject({ status: 'AWAITING_PICKUP', status_text: '待取车' });
  });

  it('never says so before the server does', async () => {
    serveOrder();
    render(<Success />);
    expect(await screen.findByRole('heading', { name: '还没有收到付款' })).toBeTruthy();
    // The title of the page does not either.
    expect(screen.queryByRole('heading', { name: /成功/ })).toBeNull();
  });

  it('keeps the countdown when it was cancelled: the car is still held, and it can be paid again', async () => {
    serveOrder();
    host.params = { orderid: 'D1', reason: 'cancelled' };
    render(<Fail />);
    expect(await screen.findByRole('heading', { name: '支付已取消' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /失败/ })).toBeNull();
    expect(screen.getByText(/^没有扣款，车辆为您保留(9分5\d秒|10分00秒)，请尽快完成支付。$/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '重新支付' }));
    await settle();
    expect(host.navigations[0]).toMatchObject({ kind: 'redirectTo', url: '/pay?orderid=D1' });
  });

  it('offers no second try once the order is closed', async () => {
    serveOrder({ standing: () => ({ state: 'CLOSED', reason: '' }), order: () => closed });
    render(<Fail />);
    expect(await screen.findByText('没有扣款，订单已不能支付，可以重新预订。')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '重新支付' })).toBeNull();
    // Every screen has one main action (look.md).
    fireEvent.click(screen.getByRole('button', { name: '重新选车' }));
    await settle();
    expect(host.navigations[0]?.url).toBe('/carlist');
  });
});
