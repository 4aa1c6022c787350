import fc from 'fast-check';
import { LONG_CANCEL_RULE, longCancelFee, longCancelTerms, type LongCancellation } from '@/domain/longCancel';
import { longLife } from '@/domain/longLife';
import { can, statesOf } from '@/domain/orderLife';

// Issue 13: cancelling a long rental is free until 48 hours before the pickup, then costs a day, which is shown before.

const order: LongCancellation = {
  state: 'PREPARING',
  paid: 285_000,
  pickupTime: '2026-11-28T10:00:00+08:00',
  dayPrice: 9_500,
  now: '2026-11-26T10:00:00+08:00',
};

it('is free until 48 hours before the pickup', () => {
  expect(longCancelFee(order)).toEqual({ amount: 0, rule: '11月26日 10:00前可免费取消' });
});

it('costs a day afterwards, and never more than was paid', () => {
  const late = { ...order, now: '2026-11-26T10:00:01+08:00' };
  expect(longCancelFee(late)).toEqual({
    amount: 9_500,
    rule: '交车前48小时内取消，收取1天的租金作为违约金',
  });
  expect(longCancelFee({ ...late, paid: 100 }).amount).toBe(100);
});

it('costs a day more for each day on which the car stood ready and nobody came', () => {
  const missed = { ...order, now: '2026-12-01T09:00:00+08:00' };
  expect(longCancelFee(missed)).toEqual({
    amount: 4 * 9_500,
    rule: '交车前48小时内取消，收取1天的租金作为违约金，交车时间过后每过1天另收1天，已过3天',
  });
  expect(longCancelFee({ ...missed, now: '2027-02-01T09:00:00+08:00' }).amount).toBe(order.paid);
});

it('costs nothing before it is paid', () => {
  const now = '2026-11-28T09:00:00+08:00';
  expect(longCancelFee({ ...order, state: 'UNPAID', now }).amount).toBe(0);
});

it('says before one books until when it is free', () => {
  expect(longCancelTerms(order.pickupTime, '2026-11-26T10:00:00+08:00')).toBe(
    '11月26日 10:00前可免费取消，之后取消收取1天的租金作为违约金，交车时间过后每过1天另收1天',
  );
});

it('issue 13: says to who books within 48 hours of the pickup that it costs at once, and names no time that is past', () => {
  expect(longCancelTerms(order.pickupTime, '2026-11-26T10:00:01+08:00')).toBe(
    '交车前不足48小时，取消收取1天的租金作为违约金，交车时间过后每过1天另收1天',
  );
});

it('costs nothing where it is not possible', () => {
  const states = statesOf(longLife).filter(state => !can(longLife, state, 'cancel'));
  fc.assert(
    fc.property(fc.constantFrom(...states), state => {
      expect(longCancelFee({ ...order, state })).toEqual({ amount: 0, rule: '订单当前状态不能取消' });
    }),
  );
});

it('says the whole rule where no day is known yet: also what a car costs that nobody fetches', () => {
  expect(LONG_CANCEL_RULE).toBe(
    '交车前48小时以上免费取消，之后取消收取1天的租金作为违约金，交车时间过后每过1天另收1天。',
  );
});
