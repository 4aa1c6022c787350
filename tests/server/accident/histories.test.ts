import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { rentalDeposits } from '../../../server/areas/rental/handover/schema';
import { violations } from '../../../server/areas/violation/schema';
import { accidents } from '../../../server/areas/accident/schema';
import { auditLedger } from '../../../server/kernel/money/auditLedger';
import { openHolds } from '../../../server/kernel/orders/depositHolds';
import { payments, refunds } from '../../../server/kernel/money/schema';
import { accidentLife, type AccidentState } from '../../../src/domain/accident';
import { violationLife } from '../../../src/domain/violation';
import type { TestSession } from '../support/testServer';
import { ASSESSED, AccidentWorld, FULL } from './accidentWorld';

// Issue 15, random histories: whatever renter, repair shop, desk, cashier and clock do to the cases of one order, a deposit
// is held as long as a case is open, nothing is paid twice, and no fen is lost.

const HISTORIES = 5;
jest.setTimeout(HISTORIES * 60_000);

let world: AccidentWorld;
beforeAll(async () => {
  world = await AccidentWorld.open();
});
afterAll(() => world.close());

const WEIGHTS = {
  ...{ report: 3, supply: 2, withdraw: 1, ask: 1, link: 3, enter: 4, assess: 2, decide: 5, appeal: 2 },
  ...{ dismiss: 1, giveBack: 1, payDeposit: 2, payCashier: 3, begin: 3, finish: 3, takeDeposit: 1 },
  ...{ takeBack: 1, violation: 1, withdrawViolation: 2, wait: 2, sweep: 3 },
};
type Action = keyof typeof WEIGHTS;

interface Step {
  what: Action;
  which: number;
  how: number;
}

const steps = fc.array(
  fc.record<Step>({
    what: fc.oneof(
      ...(Object.keys(WEIGHTS) as Action[]).map(what => ({
        weight: WEIGHTS[what],
        arbitrary: fc.constant(what),
      })),
    ),
    which: fc.nat({ max: 9 }),
    how: fc.nat({ max: 9 }),
  }),
  { minLength: 25, maxLength: 45, size: 'max' },
);

/** How most of them begin, so that they come to money. */
const DECIDED: readonly Step[] = (['report', 'link', 'enter', 'decide'] as const).map(what => ({
  ...{ what, which: 0, how: 0 },
}));

/** One order with its cases, and what must be remembered of them. */
class CaseHistory {
  readonly ids: string[] = [];
  readonly violationIds: string[] = [];
  readonly begun: string[] = [];
  readonly links = new Map<string, string>();
  readonly states = new Map<string, AccidentState>();
  isBack = false;

  private constructor(
    public who: TestSession,
    readonly orderid: string,
  ) {}

  static async start(): Promise<CaseHistory> {
    const who = await world.begun();
    return new CaseHistory(who, await world.rented(who));
  }

  /** Does it; what is refused has changed nothing, and that is looked at with the rest. */
  async perform({ what, which, how }: Step): Promise<void> {
    const { who, orderid } = this;
    const id = this.ids[which % Math.max(1, this.ids.length)] ?? 'SG000000000000';
    const { rental } = world;
    const liability = ['FULL', 'MAIN', 'NONE'][how % 3] ?? 'FULL';
    const exclusion = how === 9 ? 'DRUNK' : 'NONE';
    const total = async (): Promise<number> =>
      (await rental.ask('GET /api/order/accident/detail', { id }, who)).data?.due ?? 0;
    const accept = async (pay: 'DEPOSIT' | 'CASHIER') =>
      rental.ask('POST /api/order/accident/pay', { id, pay, expected_total: await total() }, who);
    const actions: Readonly<Record<Action, () => Promise<unknown>>> = {
      report: async () => {
        const { data } = await rental.ask(
          'POST /api/order/accident/accident_add',
          world.request(orderid),
          who,
        );
        if (data) this.ids.push(data.id);
      },
      supply: async () =>
        rental.ask('POST /api/order/accident/supply_attachment', { id, ...(await world.allSlots(who)) }, who),
      withdraw: () => rental.ask('POST /api/order/accident/withdraw', { id }, who),
      ask: () => world.desk(id, 'ask-papers', { reason: '请补拍' }),
      link: async () => {
        const name = how % 2 === 0 ? 'send-link' : 'return';
        const token = await world.link(id, name, name === 'return' ? { reason: '有误' } : {}).catch(() => '');
        if (token !== '') this.links.set(id, token);
      },
      enter: async () => {
        const token = this.links.get(id);
        if (token === undefined || !(await world.shopUpload(token)).data) return;
        await rental.ask(
          'POST /api/order/accident/update',
          await world.update(token, { repair: 1000 * how }),
        );
      },
      assess: () => world.desk(id, 'assess', { ...ASSESSED, repair: 400 * how }),
      decide: () => world.desk(id, 'decide', { ...FULL, liability, exclusion, answer: '已复核' }),
      appeal: () => rental.ask('POST /api/order/accident/appeal/add', { id, reason: '金额不对' }, who),
      dismiss: () => world.desk(id, 'dismiss-appeal', { answer: '不成立' }),
      giveBack: () => world.desk(id, 'withdraw', { answer: '对方已赔' }),
      payDeposit: () => accept('DEPOSIT'),
      payCashier: () => accept('CASHIER'),
      begin: async () => {
        const payment = await world.begin(who, id).catch(() => undefined);
        if (payment !== undefined) this.begun.push(payment);
      },
      finish: async () => {
        const payment = this.begun[which % Math.max(1, this.begun.length)];
        if (payment !== undefined) await world.finish(who, payment);
      },
      takeDeposit: () => world.desk(id, 'take-deposit'),
      takeBack: async () => {
        if (this.isBack) return;
        this.isBack = true;
        await rental.server.desk('orders', orderid, 'take-back', { odometer: 12_300, energy: 100 });
        await rental.server.desk('orders', orderid, 'send-bill');
      },
      violation: async () => {
        const registered = await world.violations.register({ orderid, act: `违反标线${how}` });
        if (registered.startsWith('WZ')) this.violationIds.push(registered);
      },
      withdrawViolation: async () => {
        const violation = this.violationIds[which % Math.max(1, this.violationIds.length)];
        if (violation !== undefined) await world.violations.desk(violation, 'withdraw', { answer: '误记' });
      },
      wait: async () => {
        rental.wait((1 + how * 2) * 24 * 3600);
        this.who = await world.again(who);
      },
      sweep: () => world.sweep(),
    };
    await actions[what]();
    await rental.server.money.settled();
  }

  /** What must hold after every step. */
  async assertWhole(what: Action): Promise<void> {
    const { db } = world;
    const { orderid, states } = this;
    const [rows, found, holds, deposits] = await Promise.all([
      db.select().from(accidents).where(eq(accidents.orderId, orderid)),
      db.select().from(violations).where(eq(violations.orderId, orderid)),
      openHolds(db, orderid),
      db.select().from(rentalDeposits).where(eq(rentalDeposits.orderId, orderid)),
    ]);
    for (const { id, state } of rows) {
      const was = states.get(id) ?? 'REPORTED';
      const isAllowed = was === state || accidentLife[was].next[state] !== undefined;
      expect([what, was, state, isAllowed]).toEqual([what, was, state, true]);
      states.set(id, state);
    }
    const open = [
      ...rows.filter(({ state }) => accidentLife[state].isOpen),
      ...found.filter(({ state }) => violationLife[state].isOpen),
    ];
    expect(holds.map(({ caseId }) => caseId).sort()).toEqual(open.map(({ id }) => id).sort());
    const kept = rows.reduce((sum, one) => sum + (one.isFromDeposit ? (one.total ?? 0) : 0), 0);
    const vehicle = deposits.find(({ kind }) => kind === 'vehicle');
    expect([vehicle?.kept, kept <= (vehicle?.amount ?? 0)]).toEqual([kept, true]);
    await this.assertPaid(rows);
    expect(await auditLedger(db)).toEqual([]);
  }

  /** What came to the cashier for an accident, less what went back, is what it cost there: all of it or nothing. */
  private async assertPaid(rows: readonly (typeof accidents.$inferSelect)[]): Promise<void> {
    for (const { id, state, total, isFromDeposit } of rows) {
      const [came, went] = await Promise.all([
        world.db.select().from(payments).where(eq(payments.subjectId, id)),
        world.db.select().from(refunds).where(eq(refunds.subjectId, id)),
      ]);
      const sum = (all: readonly { amount: number }[]): number =>
        all.reduce((amount, one) => amount + one.amount, 0);
      const paid = sum(came.filter(({ status }) => status === 'SUCCEEDED')) - sum(went);
      expect([id, paid]).toEqual([id, state === 'CLOSED' && !isFromDeposit ? (total ?? 0) : 0]);
    }
  }

  /** A deposit that has gone back went back while no case held it. */
  async releasedBy(before: ReadonlySet<string>): Promise<Set<string>> {
    const deposits = await world.db
      .select()
      .from(rentalDeposits)
      .where(eq(rentalDeposits.orderId, this.orderid));
    const holds = await openHolds(world.db, this.orderid);
    const released = deposits.filter(({ releasedAt }) => releasedAt !== null).map(({ kind }) => kind);
    for (const kind of released.filter(one => !before.has(one)))
      expect(holds.filter(({ deposit }) => deposit === kind)).toEqual([]);
    return new Set(released);
  }
}

test('no case frees a deposit that another holds, and no accident is paid twice', () =>
  fc.assert(
    fc.asyncProperty(fc.boolean(), steps, async (isEarly, all) => {
      const history = await CaseHistory.start();
      let released = new Set<string>();
      for (const step of [...(isEarly ? [] : DECIDED), ...all]) {
        await history.perform(step);
        await history.assertWhole(step.what);
        released = await history.releasedBy(released);
      }
    }),
    { numRuns: HISTORIES, endOnFailure: true },
  ));
