import { HOUR, toIso } from '@/domain/shanghaiTime';
import { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import { UpcomingPickupStore } from '@/stores/UpcomingPickupStore';
import type { OrderSummary } from '~types/api/order';
import { deferred } from '../support/deferred';
import { serve } from '../support/fakeServer';
import { orderSummary } from '../support/orders';
import { enterAsMember, enterAsVisitor } from '../support/visitor';

/** An order whose car is taken in so many hours, for a day. */
const orderIn = (hours: number, differences: Partial<OrderSummary> = {}): OrderSummary => {
  const start = Date.now() + hours * HOUR;
  return orderSummary({
    orderid: `in ${hours} hours`,
    from_time: toIso(start),
    to_time: toIso(start + 24 * HOUR),
    ...differences,
  });
};

const serveOrders = (orders: OrderSummary[]) =>
  serve({ 'GET /api/order/get_orders': () => ({ orders, total: orders.length }) });

beforeEach(() => enterAsMember());
afterEach(enterAsVisitor);

describe('UpcomingPickupStore (rental.md, detail 14: 24 hours ahead)', () => {
  it('finds the earliest car that is to be taken within 24 hours, among the orders in process', async () => {
    const server = serveOrders([orderIn(30), orderIn(20), orderIn(3), orderIn(-100)]);
    const store = new UpcomingPickupStore(new RootStore());
    await store.load();
    expect(store.upcoming?.order.orderid).toBe('in 3 hours');
    expect(server.calls[0]?.params).toMatchObject({ aliasStatus: 0, page: 1 });
  });

  it.each(['UNPAID', 'CONFIRMING', 'IN_USE'] as const)('an order that is %s is no reason', async status => {
    serveOrders([orderIn(3, { status })]);
    const store = new UpcomingPickupStore(new RootStore());
    await store.load();
    expect(store.upcoming).toBeUndefined();
  });

  it('asks nothing for visitors', async () => {
    enterAsVisitor();
    const server = serveOrders([orderIn(3)]);
    const store = new UpcomingPickupStore(new RootStore());
    await store.load();
    expect(server.calls).toEqual([]);
    expect(store.upcoming).toBeUndefined();
  });

  it('keeps what was there when the network is gone', async () => {
    serveOrders([orderIn(3)]);
    const store = new UpcomingPickupStore(new RootStore());
    await store.load();
    serve({});
    await expect(store.load()).resolves.toBeUndefined();
    expect(store.upcoming?.order.orderid).toBe('in 3 hours');
  });

  it('shows nothing of it after the log-out, not even what was still under way', async () => {
    serveOrders([orderIn(3)]);
    const root = new RootStore();
    const store = new UpcomingPickupStore(root);
    await store.load();
    const slow = deferred<{ orders: OrderSummary[]; total: number }>();
    serve({ 'GET /api/order/get_orders': () => slow.promise });
    const loading = store.load();
    root.get(SessionStore).forget();
    expect(store.upcoming).toBeUndefined();
    slow.resolve({ orders: [orderIn(3)], total: 1 });
    await loading;
    expect(store.upcoming).toBeUndefined();
  });
});
