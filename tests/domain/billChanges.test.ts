import fc from 'fast-check';
import { billChanges } from '@/domain/billChanges';

const line = (code: string, amount: number) => ({ code, name: code, amount });
const bill = (...lines: ReturnType<typeof line>[]) => ({ lines });
const bills = fc
  .uniqueArray(fc.record({ code: fc.constantFrom('A', 'B', 'C', 'D', 'E'), amount: fc.integer() }), {
    selector: ({ code }) => code,
  })
  .map(lines => bill(...lines.map(({ code, amount }) => line(code, amount))));
const total = ({ lines }: ReturnType<typeof bill>): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

describe('billChanges (decisions, reading 14)', () => {
  it('tells what is dearer, what is new and what fell away, in the order of the new bill', () => {
    const before = bill(line('RENTAL', 300), line('COUPON', -50), line('CLEANING', 20));
    const after = bill(line('NIGHT', 10), line('RENTAL', 390), line('CLEANING', 20));
    expect(billChanges(before, after).map(change => [change.code, change.before, change.after])).toEqual([
      ['NIGHT', 0, 10],
      ['RENTAL', 300, 390],
      ['COUPON', -50, 0],
    ]);
  });

  it('of a bill and itself there are none', () => {
    fc.assert(fc.property(bills, one => expect(billChanges(one, one)).toEqual([])));
  });

  it('make the whole difference of the totals', () => {
    fc.assert(
      fc.property(bills, bills, (before, after) => {
        const changes = billChanges(before, after);
        const difference = changes.reduce((sum, change) => sum + change.after - change.before, 0);
        expect(difference).toBe(total(after) - total(before));
      }),
    );
  });
});
