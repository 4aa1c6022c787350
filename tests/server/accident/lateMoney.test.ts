import { eq } from 'drizzle-orm';
import { accidentPayable } from '../../../server/areas/accident/accidentPayable';
import { auditLedger } from '../../../server/kernel/money/auditLedger';
import { readPayment } from '../../../server/kernel/money/paymentRepository';
import { refunds } from '../../../server/kernel/money/schema';
import type { PaymentStatus } from '../../../types/api/pay';
import type { TestSession } from '../support/testServer';
import { AccidentWorld } from './accidentWorld';

// Issue 15: what a provider says late of money for an accident (`pay.accident`): it counts while the accident waits for it, and
// goes back the way it came when it does not. Nothing is paid twice, and nothing is lost.

const TOTAL = 260_000;

let world: AccidentWorld;
let who: TestSession;
let orderid: string;
let id: string;
beforeAll(async () => {
  world = await AccidentWorld.open();
});
afterAll(() => world.close());
/** Accepted, and it waits for its money. */
beforeEach(async () => {
  who = await world.begun();
  orderid = await world.rented(who);
  id = await world.decided(who, orderid);
  await world.pay(who, id, 'CASHIER', TOTAL);
});
afterEach(async () => expect(await auditLedger(world.db)).toEqual([]));

/** The provider says it, whatever became of the payment here meanwhile; twice, as providers do. */
async function told(payment: string, status: PaymentStatus): Promise<void> {
  const { money, clock } = world.rental.server;
  for (let times = 0; times < 2; times += 1) {
    await money.transaction(clock(), async work =>
      work.settle(accidentPayable, await readPayment(work.tx, payment), status, { evenEnded: true }),
    );
  }
  await money.settled();
}
const refundsOf = async (payment: string): Promise<number[]> =>
  (await world.db.select().from(refunds).where(eq(refunds.paymentId, payment))).map(({ amount }) => amount);
const ended = (payment: string, outcome: 'CANCEL' | 'FAIL' | 'UNKNOWN') =>
  world.rental.ask('POST /api/pay/sandbox', { payment_id: payment, outcome }, who);

test('money that comes after its cashier was left counts, as long as it is waited for', async () => {
  const payment = await world.begin(who, id);
  await ended(payment, 'CANCEL');
  expect((await world.detail(who, id)).status).toBe('UNPAID');
  await told(payment, 'SUCCEEDED');
  expect(await world.detail(who, id)).toMatchObject({ status: 'CLOSED', due: 0 });
  expect(await refundsOf(payment)).toEqual([]);
  expect((await world.deposit(who, orderid))?.kept).toBe(0);
  expect(await world.deposit(who, orderid)).not.toHaveProperty('holds');
});

test('of two cashiers that both took it, the second goes back', async () => {
  const first = await world.begin(who, id);
  const second = await world.begin(who, id);
  await told(second, 'SUCCEEDED');
  await told(first, 'SUCCEEDED');
  expect([await refundsOf(second), await refundsOf(first)]).toEqual([[], [TOTAL]]);
  expect(await world.detail(who, id)).toMatchObject({
    status: 'CLOSED',
    timeline: [
      { text: '这次事故已结案，收到的¥2600已原路退回' },
      { text: '已付事故费用¥2600，已结案' },
      {},
      {},
      {},
      {},
    ],
  });
});

test('money that comes when it was paid out of the deposit goes back', async () => {
  const payment = await world.begin(who, id);
  await world.pay(who, id, 'DEPOSIT', TOTAL);
  await told(payment, 'SUCCEEDED');
  expect(await refundsOf(payment)).toEqual([TOTAL]);
  expect((await world.deposit(who, orderid))?.kept).toBe(TOTAL);
  expect((await world.detail(who, id)).timeline[0]?.text).toBe('这次事故已结案，收到的¥2600已原路退回');
});

test.each([
  ['the staff took it out of the deposit', 'take-deposit', {}, '这次事故已结案，收到的¥2600已原路退回'],
  ['the report was taken back', 'withdraw', { answer: '对方已赔' }, '这次事故已撤销，收到的¥2600已原路退回'],
] as const)('money that comes when %s goes back', async (_, action, fields, text) => {
  const payment = await world.begin(who, id);
  await world.desk(id, action, { ...fields });
  await told(payment, 'SUCCEEDED');
  expect(await refundsOf(payment)).toEqual([TOTAL]);
  expect((await world.detail(who, id)).timeline[0]?.text).toBe(text);
  expect(await world.deposit(who, orderid)).not.toHaveProperty('holds');
});

test('while nobody knows whether it was paid it is neither taken out of the deposit nor given up', async () => {
  const payment = await world.begin(who, id);
  await ended(payment, 'UNKNOWN');
  const request = { id, pay: 'DEPOSIT', expected_total: TOTAL } as const;
  expect((await world.rental.ask('POST /api/order/accident/pay', request, who)).msg).toContain('正在确认');
  expect(await world.desk(id, 'take-deposit')).toContain('正在确认');
  expect(await world.desk(id, 'withdraw', { answer: '对方已赔' })).toContain('正在确认');
  await told(payment, 'SUCCEEDED');
  expect((await world.detail(who, id)).status).toBe('CLOSED');
  expect(await refundsOf(payment)).toEqual([]);
  expect((await world.deposit(who, orderid))?.kept).toBe(0);
});

test('what a provider says late of a payment that came to nothing changes nothing', async () => {
  const payment = await world.begin(who, id);
  await ended(payment, 'FAIL');
  for (const status of ['CANCELLED', 'UNKNOWN', 'PENDING'] as const) await told(payment, status);
  expect(await world.detail(who, id)).toMatchObject({ status: 'UNPAID', due: TOTAL });
  await world.finish(who, await world.begin(who, id));
  expect((await world.detail(who, id)).status).toBe('CLOSED');
});
