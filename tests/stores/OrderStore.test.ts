import { autorun } from 'mobx';
import { OrderDetailStore } from '@/packages/order/stores/OrderDetailStore';
import { OrderListStore } from '@/stores/OrderListStore';
import { OrderStore } from '@/stores/OrderStore';
import { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import { TripStore } from '@/stores/TripStore';
import { HOUR, toIso } from '@/domain/shanghaiTime';
import type { OrderSummary } from '~types/api/order';
import type { RentalDetail } from '~types/api/rental';
import { deferred } from '../support/deferred';
import { serve } from '../support/fakeServer';
import { orderDetail, orderSummary } from '../support/orders';
import { enterAsMember, enterAsVisitor } from '../support/visitor';

/** A car that is taken in three hours. */
const soon = {
  from_time: toIso(Date.now() + 3 * HOUR),
  to_time: toIso(Date.now() + 27 * HOUR),
};

/** A server with one order of a member, which can be paid, cancelled and deleted. */
function serveOne(first: Partial<RentalDetail> = soon) {
  let order = orderDetail(first);
  const server = serve({
    'GET /api/order/get_orders': () => {
      const { orderid, status, status_text, from_time, to_time, expires_at } = order;
      const differences = { orderid, status, status_text, from_time, to_time };
      const summary = orderSummary({ ...differences, ...(expires_at === undefined ? {} : { expires_at }) });
      return { orders: [summary], total: 1 };
    },
    'GET /api/order/get_detail': () => order,
    'POST /api/order/cancel': () => {
      order = orderDetail({
        ...soon,
        status: 'CANCELLED',
        status_text: '已取消',
        can_cancel: false,
        can_delete: true,
        refunded: 56200,
      });
      return { penalty: 0, refund: 56200 };
    },
  });
  const become = (differences: Partial<RentalDetail>): void => {
    order = orderDetail(differences);
  };
  return { server, become };
}

beforeEach(() => enterAsMember());
afterEach(enterAsVisitor);

function openApp() {
  const root = new RootStore();
  const orders = root.get(OrderStore);
  const list = root.get(OrderListStore).groups.of(0);
  return { root, orders, list };
}

describe('OrderStore: an order loaded anywhere is the same object everywhere', () => {
  it('in the list, by itself, and in a list that is loaded again', async () => {
    serveOne();
    const { orders, list } = openApp();
    await list.load();
    const [listed] = list.items;
    await orders.of('RENTAL', 'D1').detail.load();
    await list.reload();
    expect(listed).toBe(orders.of('RENTAL', 'D1'));
    expect(list.items[0]).toBe(listed);
  });

  it('cancelled on its screen, it has left the list and the home', async () => {
    serveOne();
    const { root, orders, list } = openApp();
    const trip = root.get(TripStore);
    await Promise.all([list.load(), trip.load()]);
    expect(trip.order?.orderid).toBe('D1');
    await orders.of('RENTAL', 'D1').cancel(0, '行程有变');
    expect(list).toMatchObject({ items: [], isEmpty: true });
    expect(trip.order).toBeUndefined();
    expect(orders.of('RENTAL', 'D1').summary).toMatchObject({ status: 'CANCELLED', status_text: '已取消' });
  });

  it('a cancellation shows at once, before the server is asked how it stands', async () => {
    serveOne();
    const { orders, list } = openApp();
    await list.load();
    const order = orders.of('RENTAL', 'D1');
    await order.detail.load();
    const answer = deferred<RentalDetail>();
    serve({
      'POST /api/order/cancel': () => ({ penalty: 0, refund: 56200 }),
      'GET /api/order/get_detail': () => answer.promise,
    });
    const cancelling = order.cancel(0, '');
    await new Promise(resolve => setTimeout(resolve));
    expect(order.detail.data).toMatchObject({
      status: 'CANCELLED',
      can_cancel: false,
      can_delete: true,
      refunded: 56200,
    });
    expect(list.isEmpty).toBe(true);
    answer.resolve(orderDetail({ status: 'CANCELLED', status_text: '已取消', refunded: 56200 }));
    await cancelling;
  });

  it('paid at the cashier, it awaits its pickup in the list', async () => {
    const { become } = serveOne({
      status: 'UNPAID',
      status_text: '待支付',
      can_pay: true,
      paid: 0,
      expires_at: toIso(Date.now() + HOUR),
    });
    const { orders, list } = openApp();
    await list.load();
    expect(list.items[0]?.summary?.expires_at).toBeDefined();
    become({ status: 'AWAITING_PICKUP', status_text: '待取车' });
    await orders.of('RENTAL', 'D1').detail.load();
    expect(list.items[0]?.summary).toMatchObject({ status: 'AWAITING_PICKUP', status_text: '待取车' });
    expect(list.items[0]?.summary?.expires_at).toBeUndefined();
  });

  it('outdated by its payment, nothing old of it is shown: it waits in the list until the server tells', async () => {
    const { become } = serveOne({ status: 'UNPAID', status_text: '待支付', can_pay: true, paid: 0 });
    const { orders, list } = openApp();
    const order = orders.of('RENTAL', 'D1');
    await Promise.all([list.load(), order.detail.load()]);
    order.outdate();
    expect(order.detail.data).toBeUndefined();
    expect(list.items).toEqual([order]);
    expect(order.summary).toBeUndefined();
    become({ status: 'AWAITING_PICKUP', status_text: '待取车' });
    await list.reload();
    expect(order.summary).toMatchObject({ status: 'AWAITING_PICKUP' });
  });

  it('what the list tells anew is on the screen of the order, too', async () => {
    const { become } = serveOne();
    const { root, orders, list } = openApp();
    const screen = new OrderDetailStore(root, 'D1');
    await screen.load();
    become({ status: 'IN_USE', status_text: '用车中' });
    await list.load();
    expect(screen.detail).toBe(orders.of('RENTAL', 'D1').detail);
    expect(screen.detail.data).toMatchObject({ status: 'IN_USE', can_cancel: false, bill: { total: 56200 } });
  });

  it('an answer that tells nothing new draws nothing anew', async () => {
    serveOne();
    const { orders, list } = openApp();
    await list.load();
    const drawn: (OrderSummary | undefined)[] = [];
    const stop = autorun(() => drawn.push(orders.of('RENTAL', 'D1').summary));
    await list.reload();
    expect(drawn).toHaveLength(1);
    stop();
  });
});

describe('OrderStore: another member', () => {
  it('finds nothing of the one before, on no screen', async () => {
    serveOne();
    const { root, orders, list } = openApp();
    const screen = new OrderDetailStore(root, 'D1');
    await Promise.all([list.load(), screen.load()]);
    document.cookie = 'uid=13900000000; path=/';
    root.get(SessionStore).readCookies();
    expect(screen.detail.data).toBeUndefined();
    expect(orders.of('RENTAL', 'D1').summary).toBeUndefined();
  });

  it('nor what was still under way', async () => {
    const slow = deferred<{ orders: OrderSummary[]; total: number }>();
    serve({ 'GET /api/order/get_orders': () => slow.promise });
    const { root, orders } = openApp();
    const loading = orders.loadPage({ page: 1, aliasStatus: 0 });
    root.get(SessionStore).forget();
    slow.resolve({ orders: [orderSummary()], total: 1 });
    await loading;
    expect(orders.of('RENTAL', 'D1').summary).toBeUndefined();
  });
});
