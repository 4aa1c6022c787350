import { presentDetail, presentSummary } from '../../../../server/kernel/orders/orderPresenter';
import type { OrderRow } from '../../../../server/kernel/orders/orderRepository';

// Issue 9: what is the same of orders of every line as the wire has it.

const face = { picture: '/lavida.webp', title: '大众朗逸', facts: '自动挡', places: ['国贸店'] };

const order: OrderRow = {
  ...{ id: 'ZC1', line: 'RENTAL', userId: 'li', clientKey: 'key', requestHash: null, state: 'UNPAID' },
  ...{ total: 50_000, paid: 30_000, refunded: 10_000, channel: '', deletedAt: null },
  stateSince: new Date('2026-11-23T01:00:00Z'),
  expiresAt: new Date('2026-11-23T01:15:00Z'),
  createdAt: new Date('2026-11-23T01:00:00Z'),
};

test('a payment whose result nobody knows is named, and none where there is none', () => {
  expect(presentSummary(order, face, { id: 'ZF1' }).confirming_payment).toBe('ZF1');
  expect(presentSummary(order, face, undefined)).not.toHaveProperty('confirming_payment');
});

test('until when it can be paid is told of an order that waits, and of no other', () => {
  expect(presentSummary(order, face, undefined).expires_at).toBe('2026-11-23T09:15:00+08:00');
  const out = { ...order, state: 'IN_USE' };
  expect(presentSummary(out, face, undefined)).not.toHaveProperty('expires_at');
});

test('the details have its money besides', () => {
  expect(presentDetail(order, face, { id: 'ZF1' })).toMatchObject({
    ...{ orderid: 'ZC1', status: 'UNPAID', status_text: '待支付', total: 50_000 },
    ...{ paid: 30_000, refunded: 10_000, confirming_payment: 'ZF1' },
  });
});
