import { deepStrictEqual, ok } from 'node:assert';
import { accidents } from '../../../../server/areas/accident/schema';
import { rentalDeposits } from '../../../../server/areas/rental/handover/schema';
import { violations } from '../../../../server/areas/violation/schema';
import { openHolds } from '../../../../server/kernel/orders/depositHolds';
import { accidentLife, type AccidentMover } from '../../../../src/domain/accident';
import { violationLife } from '../../../../src/domain/violation';
import { readMoney, total as sumOf, type Sums } from '../../support/histories/invariants';
import type { CaseHistory } from './CaseHistory';
import type { Action } from './caseSteps';

type Accident = typeof accidents.$inferSelect;
type Violation = typeof violations.$inferSelect;

const acts = (mover: AccidentMover, ...whats: Action[]): [Action, AccidentMover][] =>
  whats.map(what => [what, mover]);

/** Who has their hands on the cases in each step. */
const MOVERS = new Map<Action, AccidentMover>([
  ...acts('member', 'supply', 'withdraw', 'appeal', 'payDeposit', 'payCashier'),
  ...acts('member', 'receipt', 'contest', 'agencyDeposit', 'agencyCashier', 'leaveAgency'),
  ...acts('merchant', 'enter'),
  ...acts('staff', 'ask', 'link', 'assess', 'decide', 'dismiss', 'giveBack', 'takeDeposit'),
  ...acts('staff', 'settleFine', 'dropFine', 'transfer'),
]);

/** The life of a case, whichever it is. */
type Life<State extends string> = Readonly<
  Record<State, { next: { readonly [To in State]?: readonly string[] } }>
>;

/** Every case came to its state by its life, moved by who had their hands on it besides the system and the providers. */
function assertMoved<State extends string>(
  life: Life<State>,
  states: Map<string, State>,
  cases: readonly { id: string; state: State }[],
  { what, first }: { what: Action; first: State },
): void {
  const movers = ['system', 'provider', MOVERS.get(what)];
  for (const { id, state } of cases) {
    const was = states.get(id) ?? first;
    const reached = new Set([was]);
    for (const from of reached) {
      const next = Object.entries(life[from].next) as [State, readonly string[]][];
      for (const [to, by] of next) if (by.some(mover => movers.includes(mover))) reached.add(to);
    }
    deepStrictEqual([what, id, was, state, reached.has(state)], [what, id, was, state, true]);
    states.set(id, state);
  }
}

const paidOf = ({ state, total, isFromDeposit }: Accident): number =>
  state === 'CLOSED' && !isFromDeposit ? (total ?? 0) : 0;

const finePaidOf = ({ state, agencyTotal, isFromDeposit }: Violation): number =>
  (state === 'AGENCY' || state === 'HANDLED') && !isFromDeposit ? (agencyTotal ?? 0) : 0;

/** What came to the cashier for each case, less what went back, is what it costs there: all of it or nothing. */
function assertPaid(
  cases: readonly { id: string; state: string; costs: number }[],
  { came, went }: { came: Sums; went: Sums },
): void {
  for (const { id, state, costs } of cases)
    deepStrictEqual([id, state, sumOf(came, [id]) - sumOf(went, [id])], [id, state, costs]);
}

/** Deposits of an order hold what its cases say, and go back while none holds them. */
async function assertDeposits(
  { world: { db }, released }: CaseHistory,
  orderId: string,
  { accidents: own, violations: fines }: { accidents: readonly Accident[]; violations: readonly Violation[] },
): Promise<void> {
  const holds = await openHolds(db, orderId);
  const open = [
    ...own.filter(({ state }) => accidentLife[state].isOpen),
    ...fines.filter(({ state }) => violationLife[state].isOpen),
  ];
  deepStrictEqual(holds.map(({ caseId }) => caseId).sort(), open.map(({ id }) => id).sort());
  const kept = {
    vehicle: own.reduce((sum, one) => sum + (one.isFromDeposit ? (one.total ?? 0) : 0), 0),
    violation: fines
      .filter(({ state, isFromDeposit }) => state === 'HANDLED' && isFromDeposit)
      .reduce((sum, { agencyTotal }) => sum + (agencyTotal ?? 0), 0),
  };
  const promised = fines
    .filter(({ state, isFromDeposit }) => state === 'AGENCY' && isFromDeposit)
    .reduce((sum, { agencyTotal }) => sum + (agencyTotal ?? 0), 0);
  const deposits = (await db.select().from(rentalDeposits)).filter(one => one.orderId === orderId);
  for (const { kind, amount, kept: held, releasedAt } of deposits) {
    deepStrictEqual([orderId, kind, held], [orderId, kind, kept[kind]]);
    ok(
      held + (kind === 'violation' ? promised : 0) <= amount,
      `${orderId} ${kind} promises more than it holds`,
    );
    const key = `${orderId} ${kind}`;
    if (releasedAt === null || released.has(key)) continue;
    deepStrictEqual([key, holds.filter(({ deposit }) => deposit === kind)], [key, []]);
    released.add(key);
  }
}

/** Issue 15: what must hold after every step of a history. Resolves to the states of accidents and violations. */
export async function assertWhole(history: CaseHistory, what: Action): Promise<string[]> {
  const { db, server } = history.world;
  await server.money.settled();
  const [own, fines, money] = await Promise.all([
    db.select().from(accidents),
    db.select().from(violations),
    readMoney(db),
  ]);
  assertMoved(accidentLife, history.states, own, { what, first: 'REPORTED' });
  assertMoved(violationLife, history.violations.states, fines, { what, first: 'OPEN' });
  assertPaid(
    own.map(one => ({ ...one, costs: paidOf(one) })),
    money,
  );
  assertPaid(
    fines.map(one => ({ ...one, costs: finePaidOf(one) })),
    money,
  );
  for (const orderId of history.rented) {
    await assertDeposits(history, orderId, {
      accidents: own.filter(one => one.orderId === orderId),
      violations: fines.filter(one => one.orderId === orderId),
    });
  }
  return [...own, ...fines].map(({ state }) => state);
}
