import { OrderListStore } from '@/stores/OrderListStore';
import { OrderStore, type Order } from '@/stores/OrderStore';
import { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import type { OrderSummary } from '~types/api/order';
import { serve } from '../support/fakeServer';
import { orderSummary } from '../support/orders';

const pageSize = 10;

/** A server that holds these orders, whatever the group. */
function serveOrders(orders: OrderSummary[]) {
  return serve({
    'GET /api/order/get_orders': ({ page }) => ({
      orders: orders.slice((page - 1) * pageSize, page * pageSize),
      total: orders.length,
    }),
    'POST /api/order/cancel': () => ({ penalty: 0, refund: 56200 }),
    'POST /api/order/delete': () => ({}),
  });
}

const ordersOf = (count: number): OrderSummary[] =>
  Array.from({ length: count }, (_, index) => orderSummary({ orderid: `D${index + 1}` }));

const idsIn = (orders: readonly Order[]): string[] => orders.map(({ orderid }) => orderid);

describe('OrderListStore (specification §3, orders; §4, cancelling)', () => {
  it('asks for the groups 0 processing, 1 completed and 2 all', async () => {
    const server = serveOrders(ordersOf(1));
    const store = new RootStore().get(OrderListStore);
    expect(store.groups.current).toBe(0);
    for (const group of [0, 1, 2] as const) await store.groups.of(group).refresh();
    expect(server.calls.map(({ params }) => params.aliasStatus)).toEqual([0, 1, 2]);
  });

  it('asks for the processing orders of a stage, which an order leaves with it (issue 10, 1: shortcuts)', async () => {
    const server = serveOrders(ordersOf(2));
    const root = new RootStore();
    const { groups } = root.get(OrderListStore);
    groups.choose('TO_PICK_UP');
    await groups.shown.refresh();
    expect(server.calls[0]?.params).toMatchObject({ aliasStatus: 0, stage: 'TO_PICK_UP' });
    expect(idsIn(groups.shown.items)).toEqual(['D1', 'D2']);
    root
      .get(OrderStore)
      .of('RENTAL', 'D1')
      .take(orderSummary({ orderid: 'D1', status: 'IN_USE' }));
    expect(idsIn(groups.shown.items)).toEqual(['D2']);
  });

  it('a cancelled order leaves the processing list and stays among all', async () => {
    serveOrders(ordersOf(2));
    const root = new RootStore();
    const { groups } = root.get(OrderListStore);
    await groups.of(0).refresh();
    await groups.of(2).refresh();
    await root.get(OrderStore).of('RENTAL', 'D1').cancel(0, '');
    expect(idsIn(groups.of(0).items)).toEqual(['D2']);
    expect(groups.of(2).items).toHaveLength(2);
  });

  it('the processing list becomes empty if none remain', async () => {
    serveOrders(ordersOf(1));
    const root = new RootStore();
    const { groups } = root.get(OrderListStore);
    await groups.of(0).refresh();
    expect(groups.of(0).isEmpty).toBe(false);
    await root.get(OrderStore).of('RENTAL', 'D1').cancel(0, '');
    expect(groups.of(0).isEmpty).toBe(true);
  });

  it('a deleted order is gone from every group', async () => {
    serveOrders(ordersOf(2).map(order => ({ ...order, status: 'COMPLETED' })));
    const root = new RootStore();
    const { groups } = root.get(OrderListStore);
    for (const group of [1, 2] as const) await groups.of(group).refresh();
    await root.get(OrderStore).of('RENTAL', 'D2').remove();
    expect(([1, 2] as const).map(group => idsIn(groups.of(group).items))).toEqual([['D1'], ['D1']]);
  });

  it('is brought up to date in place: the pages that were scrolled past stay', async () => {
    const orders = ordersOf(25);
    serveOrders(orders);
    const store = new RootStore().get(OrderListStore);
    await store.groups.shown.refresh();
    await store.groups.shown.loadMore();
    expect(store.groups.shown.items).toHaveLength(20);
    orders[12] = orderSummary({ orderid: 'D13', status: 'IN_USE', status_text: '用车中' });
    await store.groups.shown.reload();
    expect(store.groups.shown).toMatchObject({ page: 2, hasNoMore: false, isFetching: false });
    expect(store.groups.shown.items).toHaveLength(20);
    expect(store.groups.shown.items[12]?.summary?.status).toBe('IN_USE');
    await store.groups.shown.loadMore();
    expect(store.groups.shown).toMatchObject({ page: 3, hasNoMore: true });
    expect(store.groups.shown.items).toHaveLength(25);
  });

  it('shows nothing of one member to the next', async () => {
    document.cookie = 'uid=13812345678; path=/';
    serveOrders(ordersOf(3));
    const root = new RootStore();
    const store = root.get(OrderListStore);
    await store.groups.shown.refresh();
    document.cookie = 'uid=13900000000; path=/';
    root.get(SessionStore).readCookies();
    expect(store.groups.shown).toMatchObject({ items: [], page: 0 });
  });
});
