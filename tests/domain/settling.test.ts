import { answerBy, owedOf, owedText, settlingOf, settlingText } from '@/domain/settling';

// Issue 12: whoever looks at an order that is settled is told who acts next.

const proposed = { state: 'PROPOSED' };
const contested = { state: 'CONTESTED' };

it.each([
  ['before the return', undefined, [], undefined],
  ['the site checks', 'CHECKING', [proposed], 'CHECKING'],
  ['the renter is asked', 'ASKED', [proposed, { state: 'WITHDRAWN' }], 'ASKED'],
  ['the renter contests one', 'ASKED', [proposed, contested], 'CONTESTED'],
  ['all is agreed', 'ACCEPTED', [contested], undefined],
] as const)('%s', (_when, state, charges, settling) => expect(settlingOf(state, charges)).toBe(settling));

it('who is asked has a day for their word, and reads what comes of it without one', () => {
  const by = answerBy('2026-11-28T10:00:00+08:00');
  expect(by).toBe('2026-11-29T10:00:00+08:00');
  expect(settlingText('ASKED', by)).toBe('账单已核对，请在11月29日 10:00前确认费用，逾期按账单结算');
  // The clock does not run while the site looks into what they contest.
  expect(settlingText('CONTESTED', by)).toBe('有异议的费用正在核实，门店回复后再确认');
});

it('what is owed is what the order costs, less what was paid and stayed', () => {
  const owed = owedOf({ total: 86200, paid: 100000, refunded: 32800 });
  expect(owedText(owed)).toBe('用车后费用还需支付¥190');
});
