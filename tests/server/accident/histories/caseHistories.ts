import { deepStrictEqual } from 'node:assert';
import { rentalDeposits } from '../../../../server/areas/rental/handover/schema';
import { payables } from '../../../../server/areas/payables';
import { readPayment } from '../../../../server/kernel/money/paymentRepository';
import { readOrder } from '../../../../server/kernel/orders/orderRepository';
import { DAY } from '../../../../src/domain/shanghaiTime';
import { RentalWorld } from '../../rental/rentalWorld';
import { liveThrough, type Histories } from '../../support/histories/liveHistories';
import { perform } from './caseActions';
import { CaseHistory } from './CaseHistory';
import { assertWhole } from './caseInvariants';
import { BEGINNINGS, steps, type Action, type Step } from './caseSteps';

/** What has no result yet has one. */
async function settlePayments({ world: { db, server }, paymentIds }: CaseHistory): Promise<void> {
  for (const id of paymentIds) {
    const payment = await readPayment(db, id);
    const payable = payables.find(({ kind }) => kind === payment.subjectKind);
    if (payable)
      await server.money.transaction(server.clock(), work => work.settle(payable, payment, 'FAILED'));
  }
}

/** A car that came back late costs more: its renter agrees and pays. */
async function payReturn(history: CaseHistory, who: 0 | 1): Promise<void> {
  const { world } = history;
  const orderid = history.orderIdOf(who);
  const session = history.sessionOf(who);
  const stateOf = async (): Promise<string> => (await readOrder(world.db, orderid)).state;
  if ((await stateOf()) === 'SETTLING') {
    const { due: expected_due } = await world.get('GET /api/order/get_settlement', { orderid }, session);
    await world.get('POST /api/order/bill/accept', { orderid, expected_due }, session);
  }
  if ((await stateOf()) === 'AWAITING_SUPPLEMENT') await world.pay(session, orderid);
}

/** Once the cars are back and the staff has ended every case, both deposits go back: the last case sets them free. */
async function assertOver(history: CaseHistory): Promise<void> {
  const { db } = history.world;
  const step = (who: 0 | 1, what: Action): Step => ({ who, what, order: 0, days: 0, how: 0 });
  await history.logIn();
  for (const who of [0, 1] as const) await perform(history, step(who, 'takeBack'));
  await settlePayments(history);
  await assertWhole(history, 'sweep');
  for (const id of history.states.keys()) await history.cases.desk(id, 'withdraw', { answer: '已协商' });
  for (const id of history.violations.states.keys())
    await history.cases.violations.desk(id, 'withdraw', { answer: '已协商' });
  await assertWhole(history, 'giveBack');
  history.world.wait((100 * DAY) / 1000);
  await history.logIn();
  for (const who of [0, 1] as const) await payReturn(history, who);
  await perform(history, step(0, 'sweep'));
  await assertWhole(history, 'sweep');
  const held = (await db.select().from(rentalDeposits)).filter(({ releasedAt }) => releasedAt === null);
  deepStrictEqual(held, []);
}

/** The histories of accidents and violations. */
export const caseHistories: Histories<Step> & {
  /** Resolves to every state in which a case was seen. */
  live(world: RentalWorld, steps: readonly Step[]): Promise<Set<string>>;
} = {
  line: 'claims',
  open: () => RentalWorld.open(),
  beginnings: BEGINNINGS,
  steps,
  async live(world, all) {
    const history = await CaseHistory.startIn(world);
    return liveThrough(all, {
      perform: step => perform(history, step),
      look: ({ what }) => assertWhole(history, what),
      end: () => assertOver(history),
    });
  },
};
