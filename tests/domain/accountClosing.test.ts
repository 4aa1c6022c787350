import { canClose, givesUp, isSameGivenUp, KEPT, openStates } from '@/domain/accountClosing';
import { rentalLife } from '@/domain/rentalLife';
import type { ClosingTerms } from '~types/api/personalData';

const nothing = { balance: 0, wkcoin: 0, integral: 0, coupons: 0 };
const free: ClosingTerms = { open_orders: [], held_deposit: 0, open_recharges: [], given_up: nothing };

// Issue 12: no running or unpaid order, no held deposit.
test('an order keeps an account open until nothing but its review is to come', () => {
  expect(openStates(rentalLife)).toEqual([
    ...['UNPAID', 'CONFIRMING', 'AWAITING_PICKUP', 'IN_USE', 'RELET_UNPAID', 'AWAITING_RETURN'],
    ...['SETTLING', 'AWAITING_SUPPLEMENT', 'AWAITING_DEPOSIT'],
  ]);
});

test('orders, deposits and recharges stand in the way; what is given up does not', () => {
  expect(canClose(free)).toBe(true);
  expect(canClose({ ...free, given_up: { ...nothing, balance: 1 } })).toBe(true);
  expect(canClose({ ...free, held_deposit: 1 })).toBe(false);
  expect(canClose({ ...free, open_recharges: [{ recharge_id: 'CZ1', amount: 1 }] })).toBe(false);
});

test.each(['balance', 'wkcoin', 'integral', 'coupons'] as const)('%s is something that is given up', name => {
  const some = { ...nothing, [name]: 1 };
  expect([givesUp(nothing), givesUp(some)]).toEqual([false, true]);
  expect([isSameGivenUp(some, { ...some }), isSameGivenUp(nothing, some)]).toEqual([true, false]);
});

test('what is kept says for how long and why', () => {
  for (const { what, why } of KEPT) expect(what.length * why.length).toBeGreaterThan(0);
  expect(KEPT.map(({ what }) => what).join()).toMatch(/3年.*10年.*180天/);
});
