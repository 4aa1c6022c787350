import fc from 'fast-check';
import { memberCodeText, ordersAtCounter } from '@/domain/memberCode';
import { statesOf } from '@/domain/orderLife';
import { rentalLife } from '@/domain/rentalLife';
import { dayOf } from '@/domain/shanghaiTime';
import type { OrderSummary } from '~types/api/order';

// Specification §2, /profile/qacode.

const now = '2026-11-23T09:00:00+08:00';
const summary = (orderid: string, status: string, from: string): OrderSummary => ({
  ...{ orderid, line: 'RENTAL', status, status_text: '', picture: '', title: '', facts: '', places: [] },
  ...{ from_time: from, to_time: from, total: 0, created_at: '2026-11-20T09:00:00+08:00' },
});

test('a code is read in fours', () => {
  expect(memberCodeText('123456789012')).toBe('1234 5678 9012');
});

test('today’s pickup comes first, then what is out, then later pickups, then the rest', () => {
  const orders = [
    summary('settling', 'SETTLING', '2026-11-20T10:00:00+08:00'),
    summary('next week', 'AWAITING_PICKUP', '2026-11-30T10:00:00+08:00'),
    summary('tomorrow', 'AWAITING_PICKUP', '2026-11-24T00:00:00+08:00'),
    summary('out', 'IN_USE', '2026-11-21T10:00:00+08:00'),
    summary('today', 'AWAITING_PICKUP', '2026-11-23T23:59:00+08:00'),
    summary('missed', 'AWAITING_PICKUP', '2026-11-22T10:00:00+08:00'),
  ];
  expect(ordersAtCounter(orders, now).map(({ orderid }) => orderid)).toEqual([
    'missed',
    'today',
    'out',
    'tomorrow',
    'next week',
    'settling',
  ]);
});

test('none is lost or doubled, none stands before a pickup of today, and the order in which they came does not matter', () => {
  const hour = fc.integer({ min: -72, max: 72 });
  const order = fc
    .tuple(fc.uuid(), fc.constantFrom(...statesOf(rentalLife)), hour)
    .map(([id, status, hours]) =>
      summary(id, status, new Date(Date.parse(now) + hours * 3_600_000).toISOString()),
    );
  const isFirst = ({ status, from_time: from = '' }: OrderSummary): boolean =>
    ['CONFIRMING', 'AWAITING_PICKUP'].includes(status) && dayOf(from) <= dayOf(now);
  fc.assert(
    fc.property(fc.uniqueArray(order, { selector: ({ orderid }) => orderid, maxLength: 12 }), orders => {
      const sorted = ordersAtCounter(orders, now);
      expect(new Set(sorted)).toEqual(new Set(orders));
      expect(sorted).toHaveLength(orders.length);
      const firsts = orders.filter(isFirst).length;
      expect(sorted.slice(0, firsts).every(isFirst)).toBe(true);
    }),
  );
});
