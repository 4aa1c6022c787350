import { when } from 'mobx';
import { ErrorCode } from '@/domain/errorCode';
import { cancellationText, OrderDetailStore } from '@/packages/order/stores/OrderDetailStore';
import { OrderListStore } from '@/stores/OrderListStore';
import { OverlayStore } from '@/stores/OverlayStore';
import { RootStore } from '@/stores/RootStore';
import type { CancellationFee } from '~types/api/rental';
import { Refusal, serve } from '../support/fakeServer';
import { orderDetail } from '../support/orders';

const fee = (penalty: number): CancellationFee => ({
  once_penalty_amount: penalty,
  refund_amount: 56200 - penalty,
  rule: '订单在取车前2小时内取消，收取租车费30%的违约金',
});

/** A server with one order, whose penalty rises as the test says. */
function serveOrder(penalties: number[]) {
  let order = orderDetail({ calcFee: fee(penalties[0] ?? 0) });
  let asked = 0;
  const server = serve({
    'GET /api/order/get_detail': () => {
      if (order.can_cancel)
        order = { ...order, calcFee: fee(penalties[Math.min(asked, penalties.length - 1)] ?? 0) };
      asked += 1;
      return order;
    },
    'GET /api/order/get_orders': () => ({ orders: order.can_cancel ? [order] : [], total: 1 }),
    'POST /api/order/cancel': ({ expected_penalty }) => {
      const penalty = penalties[penalties.length - 1] ?? 0;
      if (expected_penalty !== penalty) throw new Refusal(ErrorCode.PENALTY_CHANGED, '违约金已变化');
      order = orderDetail({
        status: 'CANCELLED',
        status_text: '已取消',
        can_cancel: false,
        can_delete: true,
      });
      return { penalty, refund: 56200 - penalty };
    },
    'POST /api/order/delete': () => ({}),
  });
  return server;
}

function openOrder() {
  const root = new RootStore();
  const overlay = root.get(OverlayStore);
  return { root, overlay, orders: root.get(OrderListStore), store: new OrderDetailStore(root, 'D1') };
}

/** The next question that the renter is asked. */
async function question(overlay: OverlayStore) {
  await when(() => overlay.dialog !== undefined);
  return overlay.dialog;
}

describe('cancelling an order (specification §3, calcFee with once_penalty_amount; §4)', () => {
  it('shows the exact penalty and refund before anything is sent, then cancels with them', async () => {
    const server = serveOrder([16860]);
    const { overlay, orders, store } = openOrder();
    await orders.groups.of(0).refresh();
    const cancelling = store.cancel('行程有变');
    expect(await question(overlay)).toMatchObject({
      title: '取消订单',
      content: '取消将收取违约金¥168.60，退款¥393.40。\n订单在取车前2小时内取消，收取租车费30%的违约金。',
      cancelText: '再想想',
      confirmText: '确认取消',
    });
    expect(server.calls.filter(call => call.endpoint.endsWith('/cancel'))).toEqual([]);
    overlay.settleDialog(true);
    await expect(cancelling).resolves.toBe(true);
    const sent = server.calls.find(call => call.endpoint === 'POST /api/order/cancel');
    expect(sent?.params).toMatchObject({ orderid: 'D1', expected_penalty: 16860, reason: '行程有变' });
    expect(store.detail.data?.status).toBe('CANCELLED');
    expect(orders.groups.of(0)).toMatchObject({ items: [], isEmpty: true });
  });

  it('shows a penalty that has changed meanwhile and asks again', async () => {
    const server = serveOrder([0, 16860]);
    const { overlay, store } = openOrder();
    const cancelling = store.cancel('');
    expect((await question(overlay))?.content).toBe('现在可免费取消，退款¥562。');
    overlay.settleDialog(true);
    expect(await question(overlay)).toMatchObject({
      title: '违约金有变化',
      content: expect.stringContaining('取消将收取违约金¥168.60，退款¥393.40。') as string,
    });
    overlay.settleDialog(true);
    await expect(cancelling).resolves.toBe(true);
    const penalties = server.calls
      .filter(call => call.endpoint === 'POST /api/order/cancel')
      .map(call => call.params.expected_penalty);
    expect(penalties).toEqual([0, 16860]);
  });

  it('sends nothing when the renter thinks better of it', async () => {
    const server = serveOrder([0]);
    const { overlay, orders, store } = openOrder();
    await orders.groups.of(0).refresh();
    const cancelling = store.cancel('');
    await question(overlay);
    overlay.settleDialog(false);
    await expect(cancelling).resolves.toBe(false);
    expect(server.calls.filter(call => call.endpoint === 'POST /api/order/cancel')).toEqual([]);
    expect(orders.groups.of(0).items).toHaveLength(1);
  });

  it('says so when the order can no longer be cancelled', async () => {
    serve({
      'GET /api/order/get_detail': () =>
        orderDetail({ status: 'IN_USE', status_text: '用车中', can_cancel: false }),
    });
    const { overlay, store } = openOrder();
    await expect(store.cancel('')).resolves.toBe(false);
    expect(overlay.toast?.text).toBe('用车中的订单不能取消');
    expect(overlay.dialog).toBeUndefined();
  });

  it('a failure is told and the order shows how it stands', async () => {
    let isGone = false;
    serve({
      'GET /api/order/get_detail': () =>
        isGone
          ? orderDetail({ status: 'CANCELLED', status_text: '已取消', can_cancel: false })
          : orderDetail(),
      'POST /api/order/cancel': () => {
        isGone = true;
        throw new Refusal(ErrorCode.ORDER_STATE, '订单已取消');
      },
    });
    const { overlay, store } = openOrder();
    const cancelling = store.cancel('');
    await question(overlay);
    overlay.settleDialog(true);
    await expect(cancelling).rejects.toMatchObject({ message: '订单已取消' });
    await when(() => store.detail.data?.status === 'CANCELLED');
  });

  it('says what it costs once, with the rule where it costs something', () => {
    const unpaid = { once_penalty_amount: 0, refund_amount: 0, rule: '订单未支付，可免费取消' };
    expect(cancellationText(unpaid)).toBe('现在可免费取消。');
    const late = { once_penalty_amount: 5000, refund_amount: 0, rule: '订单在取车前2小时内取消' };
    expect(cancellationText(late)).toBe('取消将收取违约金¥50，退款¥0。\n订单在取车前2小时内取消。');
  });
});

describe('an order of the renter', () => {
  it('is told apart from one that could not be loaded', async () => {
    serve({
      'GET /api/order/get_detail': () => {
        throw new Refusal(ErrorCode.NOT_FOUND, '没有找到这个订单');
      },
    });
    const missing = openOrder().store;
    await missing.load();
    expect(missing.isMissing).toBe(true);
    serve({});
    const unreachable = openOrder().store;
    await unreachable.load();
    expect(unreachable.isMissing).toBe(false);
    expect(unreachable.detail.failure).toBe('网络错误，请检查网络');
  });

  it('leaves all lists when it is deleted', async () => {
    const server = serveOrder([0]);
    const { orders, store } = openOrder();
    await orders.groups.of(2).refresh();
    await store.remove();
    expect(server.calls.map(call => call.endpoint)).toContain('POST /api/order/delete');
    expect(orders.groups.of(2).isEmpty).toBe(true);
  });
});
