import { eq } from 'drizzle-orm';
import { violationPayable } from '../../../server/areas/violation/violationPayable';
import { auditLedger } from '../../../server/kernel/money/auditLedger';
import { readPayment } from '../../../server/kernel/money/paymentRepository';
import { refunds } from '../../../server/kernel/money/schema';
import { freshKey, monday } from '../rental/rentalWorld';
import type { TestSession } from '../support/testServer';
import { ViolationWorld } from './violationWorld';

// Issue 15: money for a fine that comes late counts while we are asked to pay it, and goes back when we are not.

const TOTAL = 15_000;

let world: ViolationWorld;
let who: TestSession;
let id: string;
let lastMobile = 13_520_000_000;
beforeAll(async () => {
  world = await ViolationWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.rental.server.now = monday;
  who = await world.rental.login(String((lastMobile += 1)));
  const orderid = await world.rented(who);
  id = await world.register({ orderid, time: '2026-11-25 10:00' });
});
afterEach(async () => expect(await auditLedger(world.rental.db)).toEqual([]));

const confirm = () =>
  world.rental.get('POST /api/violation/confirm_fee', { id, expected_total: TOTAL, pay: 'CASHIER' }, who);
const begin = async (): Promise<string> => {
  const request = { kind: 'VIOLATION', id, method: 'WECHAT', client_key: freshKey() } as const;
  return (await world.rental.get('POST /api/pay/begin', request, who)).payment_id;
};
/** The provider says that it has the money; twice, as providers do. */
async function told(payment: string): Promise<void> {
  const { money, clock } = world.rental.server;
  for (let times = 0; times < 2; times += 1) {
    await money.transaction(clock(), async work =>
      work.settle(violationPayable, await readPayment(work.tx, payment), 'SUCCEEDED', { evenEnded: true }),
    );
  }
  await money.settled();
}
const refundsOf = async (payment: string): Promise<number[]> =>
  (await world.rental.db.select().from(refunds).where(eq(refunds.paymentId, payment))).map(
    ({ amount }) => amount,
  );

test('what comes when the time to pay is over goes back, and its renter chooses anew', async () => {
  await confirm();
  const payment = await begin();
  world.rental.wait(2 * 3600 + 1);
  expect((await world.detail(who, id)).status).toBe('OPEN');
  await told(payment);
  expect(await refundsOf(payment)).toEqual([TOTAL]);
  const { status, timeline } = await world.detail(who, id);
  expect([status, timeline[0]?.text]).toEqual(['OPEN', '这条违章待处理，收到的¥150已原路退回']);
});

test('what comes when we are asked once more counts, and the second cashier is closed', async () => {
  await confirm();
  const payment = await begin();
  await world.rental.get('POST /api/violation/user_process', { id, way: 'CANCEL_AGENCY' }, who);
  await confirm();
  const second = await begin();
  await told(payment);
  expect((await world.detail(who, id)).status).toBe('AGENCY');
  expect((await world.rental.get('GET /api/pay/query', { payment_id: second }, who)).status).toBe(
    'CANCELLED',
  );
  await told(second);
  expect([await refundsOf(payment), await refundsOf(second)]).toEqual([[], [TOTAL]]);
});

test('what comes when it was taken back goes back', async () => {
  await confirm();
  const payment = await begin();
  await world.desk(id, 'withdraw', { answer: '号牌识别有误' });
  await told(payment);
  expect(await refundsOf(payment)).toEqual([TOTAL]);
  expect((await world.detail(who, id)).status).toBe('WITHDRAWN');
});
