/** A line of a bill as far as its amount is concerned, fen. */
interface Line {
  code: string;
  name: string;
  amount: number;
}

/** A line whose amount is another now; 0 where it was not, or is no more. Fen. */
export interface BillChange<Code extends string> {
  code: Code;
  name: string;
  before: number;
  after: number;
}

/** The lines in which two bills differ, in the order of the new one, with what fell away at the end. */
export function billChanges<One extends Line>(
  before: { lines: readonly One[] },
  after: { lines: readonly One[] },
): BillChange<One['code']>[] {
  const amountIn = (bill: { lines: readonly One[] }, code: string): number =>
    bill.lines.find(line => line.code === code)?.amount ?? 0;
  const gone = before.lines.filter(({ code }) => after.lines.every(line => line.code !== code));
  return [...after.lines, ...gone]
    .map(({ code, name }) => ({
      code,
      name,
      before: amountIn(before, code),
      after: amountIn(after, code),
    }))
    .filter(change => change.before !== change.after);
}
