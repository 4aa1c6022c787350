import { isOut } from '@/page/keepRescue';

// Issue 15: help can be called for a car that is out, whatever is still to be paid.

it('has a car out from its pickup until it is back, also while a relet waits to be paid', () => {
  for (const status of ['IN_USE', 'RELET_UNPAID', 'AWAITING_RETURN']) {
    expect([status, isOut({ line: 'RENTAL', status })]).toEqual([status, true]);
  }
  for (const status of ['UNPAID', 'AWAITING_PICKUP', 'SETTLING']) {
    expect([status, isOut({ line: 'RENTAL', status })]).toEqual([status, false]);
  }
});
