import fc from 'fast-check';
import type { OrderLine } from '../../../../server/kernel/orders/orderLine';
import type { OrderRow } from '../../../../server/kernel/orders/orderRepository';
import { dueOf, standingOf } from '../../../../server/kernel/orders/orderStanding';
import { ErrorCode } from '../../../../src/domain/errorCode';
import { cameToNothing, can, statesOf } from '../../../../src/domain/orderLife';
import { lifeOf, ORDER_LINES } from '../../../../src/domain/orderLines';

// Issue 9, money: where an order stands is decided once for every line, by its life and by what is kept.

const now = new Date('2026-11-23T09:00:00+08:00');
const minutesLater = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

const lineOf = (order: OrderRow): OrderLine => ({
  line: order.line,
  minutesToPay: 15,
  released: '车辆已释放',
  facesOf: () => Promise.resolve(new Map()),
  claimsOf: () => Promise.resolve(new Map()),
  release: () => Promise.resolve(),
});
const stand = (order: OrderRow) => standingOf(lineOf(order), order, now);

const orderOf = (differences: Partial<OrderRow>): OrderRow => ({
  id: 'D1',
  line: 'RENTAL',
  userId: 'li',
  clientKey: 'D1',
  requestHash: null,
  state: 'UNPAID',
  total: 76000,
  paid: 0,
  refunded: 0,
  channel: '',
  expiresAt: minutesLater(15),
  deletedAt: null,
  createdAt: now,
  stateSince: now,
  ...differences,
});

/** Orders in every state of every line, with any money that came and went. */
const someOrder = fc
  .record({
    line: fc.constantFrom(...ORDER_LINES),
    paid: fc.nat(200_000),
    share: fc.constantFrom(0, 0.5, 1),
    minutes: fc.constantFrom(-1, 0, 10),
  })
  .chain(({ line, paid, share, minutes }) =>
    fc.constantFrom(...statesOf(lifeOf(line))).map(state =>
      orderOf({
        line,
        state,
        paid,
        refunded: Math.round(paid * share),
        expiresAt: minutesLater(minutes),
      }),
    ),
  );

test('nobody is told to have paid more than is kept, nor that an order which came to nothing is paid', () => {
  fc.assert(
    fc.property(someOrder, order => {
      const standing = stand(order);
      if (standing.state !== 'PAID') return;
      expect(standing.amount).toBe(order.paid - order.refunded);
      expect(cameToNothing(lifeOf(order.line), order.state)).toBe(false);
    }),
  );
});

test('nobody is told that nothing was paid when money came and went back', () => {
  fc.assert(
    fc.property(someOrder, order => {
      if (order.refunded === 0 || !cameToNothing(lifeOf(order.line), order.state)) return;
      expect(stand(order)).toMatchObject({ state: 'REFUNDED', amount: order.refunded });
    }),
  );
});

test('what the cashier calls due is what a payment takes, and all else cannot be paid', () => {
  fc.assert(
    fc.property(someOrder, order => {
      const standing = stand(order);
      const isDue = can(lifeOf(order.line), order.state, 'pay') && standing.state === 'DUE';
      if (isDue) expect(dueOf(order, now)).toBe(standing.amount);
      else expect(() => dueOf(order, now)).toThrow(/^订单/);
    }),
  );
});

test.each([
  ['is cancelled unpaid', { state: 'CANCELLED' }, '订单已取消，可以重新预订。'],
  ['is cancelled for all that was paid', { state: 'CANCELLED', paid: 76000 }, '订单已取消，收取违约金¥760。'],
  ['is closed unpaid', { state: 'CLOSED' }, '超过15分钟未支付，车辆已释放，可以重新预订。'],
  ['is overdue', { expiresAt: now }, '超过15分钟未支付，车辆已释放，可以重新预订。'],
] as const)('an order that %s says so', (_what, differences, reason) => {
  expect(stand(orderOf(differences))).toEqual({ state: 'CLOSED', reason });
});

test('an order that costs nothing is paid when it goes on', () => {
  expect(stand(orderOf({ state: 'AWAITING_PICKUP', total: 0 }))).toEqual({ state: 'PAID', amount: 0 });
});

test('an order that goes on although all of it went back says that it did', () => {
  const order = orderOf({ state: 'IN_USE', paid: 76000, refunded: 76000 });
  expect(stand(order)).toEqual({ state: 'REFUNDED', amount: 76000, reason: '订单用车中。' });
});

test('an order of which a part went back and which goes on is paid with what is kept', () => {
  const order = orderOf({ state: 'AWAITING_PICKUP', paid: 76000, refunded: 10000 });
  expect(stand(order)).toEqual({ state: 'PAID', amount: 66000 });
});

test('money that came when the order was closed already says that it did', () => {
  const order = orderOf({ state: 'CLOSED', paid: 76000, refunded: 76000 });
  expect(stand(order)).toEqual({ state: 'REFUNDED', amount: 76000, reason: '付款到账时订单已关闭。' });
});

test.each<[string, Partial<OrderRow>, number, string]>([
  ['is deleted', { deletedAt: now }, ErrorCode.NOT_FOUND, '没有找到这个订单'],
  ['is closed', { state: 'CLOSED' }, ErrorCode.PAYMENT_CLOSED, '订单已关闭，请重新下单'],
  ['is overdue', { expiresAt: now }, ErrorCode.PAYMENT_CLOSED, '订单已关闭，请重新下单'],
  ['is cancelled', { state: 'CANCELLED' }, ErrorCode.ORDER_STATE, '订单已取消，无需支付'],
  ['is paid', { state: 'AWAITING_PICKUP' }, ErrorCode.ORDER_STATE, '订单待取车，无需支付'],
])('nothing is due of an order that %s, which says why', (_what, differences, code, message) => {
  expect(() => dueOf(orderOf(differences), now)).toThrow(expect.objectContaining({ code, message }) as Error);
});
