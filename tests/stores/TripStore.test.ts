import { HOUR, toIso } from '@/domain/shanghaiTime';
import { RootStore } from '@/stores/RootStore';
import { keepCard } from '@/stores/pickupCards';
import { SessionStore } from '@/stores/SessionStore';
import { TripStore } from '@/stores/TripStore';
import type { OrderSummary } from '~types/api/order';
import type { RentalDetail } from '~types/api/rental';
import { deferred } from '../support/deferred';
import { serve } from '../support/fakeServer';
import { orderDetail, orderSummary } from '../support/orders';
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
  serve({
    'GET /api/order/get_orders': () => ({ orders, total: orders.length }),
    'GET /api/order/get_detail': ({ orderid }) =>
      orderDetail(orders.find(order => order.orderid === orderid) as Partial<RentalDetail>),
  });

/** A store that has looked. */
async function looked(): Promise<TripStore> {
  const store = new TripStore(new RootStore());
  await store.load();
  return store;
}

beforeEach(() => enterAsMember());
afterEach(enterAsVisitor);

describe('TripStore: the home carries the trip (issue 11; rental.md, detail 14)', () => {
  it('what waits to be paid comes first, then a car that is out, the next pickup, what was returned', async () => {
    const returned = orderIn(-100, { status: 'AWAITING_DEPOSIT', status_text: '待退押金' });
    const out = orderIn(-5, { status: 'IN_USE', status_text: '用车中' });
    const unpaid = orderIn(5, { status: 'UNPAID', expires_at: toIso(Date.now() + 600_000) });
    serveOrders([orderIn(3), unpaid, out]);
    const first = await looked();
    expect([first.order?.orderid, first.end]).toEqual(['in 5 hours', Date.parse(unpaid.expires_at ?? '')]);
    const server = serveOrders([orderIn(30), returned, orderIn(3), out]);
    const store = await looked();
    expect(store.order?.orderid).toBe('in -5 hours');
    expect(server.calls[0]?.params).toMatchObject({ aliasStatus: 0, page: 1 });
    serveOrders([orderIn(30), returned, orderIn(3)]);
    expect((await looked()).order?.orderid).toBe('in 3 hours');
    serveOrders([returned]);
    expect((await looked()).tripAt(new Date())?.headline).toBe('待退押金');
  });

  it.each(['COMPLETED', 'CANCELLED'] as const)('an order that is %s is no trip', async status => {
    serveOrders([orderIn(3, { status })]);
    expect((await looked()).order).toBeUndefined();
  });

  it('counts down to the pickup, and once the car is out to the return', async () => {
    const order = orderIn(3);
    serveOrders([order]);
    expect((await looked()).end).toBe(Date.parse(order.from_time ?? ''));
    serveOrders([{ ...order, status: 'IN_USE' }]);
    expect((await looked()).end).toBe(Date.parse(order.to_time ?? ''));
  });

  it('asks nothing for visitors', async () => {
    enterAsVisitor();
    const server = serveOrders([orderIn(3)]);
    const store = new TripStore(new RootStore());
    await store.load();
    expect(server.calls).toEqual([]);
    expect(store.order).toBeUndefined();
  });

  it('keeps what was there when the network is gone', async () => {
    serveOrders([orderIn(3)]);
    const store = new TripStore(new RootStore());
    await store.load();
    serve({});
    await expect(store.load()).resolves.toBeUndefined();
    expect(store.order?.orderid).toBe('in 3 hours');
  });

  it('without a network a new visit knows the next pickup by the card that the device kept (issue 11)', async () => {
    serveOrders([orderIn(3)]);
    const root = new RootStore();
    const { uid = '' } = root.get(SessionStore);
    const now = Date.now();
    const times = { from_time: toIso(now + 3 * HOUR), to_time: toIso(now + 27 * HOUR) };
    const { bill, ...order } = orderDetail({ orderid: 'KEPT', ...times });
    const card = { ...order, deposits: bill.deposits, directions: [], saved_at: toIso(now) };
    keepCard(uid, card, Date.now());
    serve({});
    const store = new TripStore(root);
    await store.load();
    expect([store.order, store.kept?.orderid]).toEqual([undefined, 'KEPT']);
    serveOrders([]);
    await store.load();
    expect(store.kept).toBeUndefined();
  });

  it('shows nothing of it after the log-out, not even what was still under way', async () => {
    serveOrders([orderIn(3)]);
    const root = new RootStore();
    const store = new TripStore(root);
    await store.load();
    const slow = deferred<{ orders: OrderSummary[]; total: number }>();
    serve({ 'GET /api/order/get_orders': () => slow.promise });
    const loading = store.load();
    root.get(SessionStore).forget();
    expect(store.order).toBeUndefined();
    slow.resolve({ orders: [orderIn(3)], total: 1 });
    await loading;
    expect(store.order).toBeUndefined();
  });
});
