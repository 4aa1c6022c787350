import fc from 'fast-check';
import {
  canCancel,
  canPay,
  canTransition,
  hasEnded,
  ORDER_STATUSES,
  statusesOfGroup,
  statusText,
  type OrderStatus,
} from '@/domain/orderStatus';

const statuses = fc.constantFrom(...ORDER_STATUSES);
const next = (status: OrderStatus) => ORDER_STATUSES.filter(to => canTransition(status, to));

describe('specification §3: order groups are 0 processing, 1 completed, other all', () => {
  it('has thirteen states with their words', () => {
    expect(ORDER_STATUSES.map(statusText).join(' ')).toBe(
      '待支付 待确认 待取车 用车中 续租待支付 待还车 待结算 待补款 待退押金 待评价 已完成 已取消 已关闭',
    );
  });

  it('processes until the order has ended; cancelled and closed orders stand under all only', () => {
    expect(statusesOfGroup(1)).toEqual(['COMPLETED']);
    expect(statusesOfGroup(0)).toEqual(ORDER_STATUSES.slice(0, 10));
    expect(statusesOfGroup(2)).toEqual(ORDER_STATUSES);
  });

  it('finds a state in processing exactly while something can follow', () => {
    fc.assert(
      fc.property(statuses, status => {
        expect(statusesOfGroup(0).includes(status)).toBe(!hasEnded(status));
      }),
    );
  });
});

describe('the life of an order', () => {
  it('goes from payment to review', () => {
    const life: OrderStatus[] = [
      'UNPAID',
      'CONFIRMING',
      'AWAITING_PICKUP',
      'IN_USE',
      'RELET_UNPAID',
      'IN_USE',
      'AWAITING_RETURN',
      'SETTLING',
      'AWAITING_SUPPLEMENT',
      'AWAITING_DEPOSIT',
      'AWAITING_REVIEW',
      'COMPLETED',
    ];
    life.slice(1).forEach((to, index) => expect(canTransition(life[index] ?? to, to)).toBe(true));
  });

  it.each<[OrderStatus, OrderStatus]>([
    ['IN_USE', 'CANCELLED'],
    ['COMPLETED', 'CANCELLED'],
    ['CANCELLED', 'UNPAID'],
    ['UNPAID', 'IN_USE'],
    ['UNPAID', 'UNPAID'],
  ])('does not go from %s to %s', (from, to) => {
    expect(canTransition(from, to)).toBe(false);
  });

  it('can always end, and an ended order stays so', () => {
    fc.assert(
      fc.property(statuses, status => {
        const reached = new Set([status]);
        reached.forEach(from => next(from).forEach(to => reached.add(to)));
        expect([...reached].some(hasEnded)).toBe(true);
        if (hasEnded(status)) expect(next(status)).toEqual([]);
      }),
    );
  });

  it('is paid where something is due and cancelled before the car is taken', () => {
    expect(ORDER_STATUSES.filter(canPay)).toEqual(['UNPAID', 'RELET_UNPAID', 'AWAITING_SUPPLEMENT']);
    expect(ORDER_STATUSES.filter(canCancel)).toEqual(['UNPAID', 'CONFIRMING', 'AWAITING_PICKUP']);
  });
});
