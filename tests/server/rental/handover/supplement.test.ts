import { rentalPayable } from '../../../../server/areas/rental/public';
import { users } from '../../../../server/kernel/members/schema';
import { auditLedger } from '../../../../server/kernel/money/auditLedger';
import { readPayment } from '../../../../server/kernel/money/paymentRepository';
import { ErrorCode } from '../../../../src/domain/errorCode';
import type { TestSession } from '../../support/testServer';
import { RentalWorld } from '../rentalWorld';

// Issue 12, orders: settlement and deposits. What is owed after the return is paid by what was asked for it, and by no
// other money that happens to come meanwhile. The random histories lead here (tests/server/rental/amend).

const TOTAL = 76000;

let world: RentalWorld;
let session: TestSession;
beforeAll(async () => {
  world = await RentalWorld.open();
  session = await world.login('13600000001');
  await world.db.update(users).set({ authStatus: 'USER_AUTHED' });
});
afterAll(() => world.close());
afterEach(async () => {
  expect(await auditLedger(world.db)).toEqual([]);
});

/** An order whose car is back with a damage of so many yuan, which its member has agreed to. */
async function owing(orderid: string, yuan: number): Promise<void> {
  await world.server.desk('orders', orderid, 'hand-over', { odometer: 12000, energy: 100 });
  await world.server.desk('orders', orderid, 'take-back', { odometer: 12000, energy: 100 });
  const damage = { code: 'DAMAGE', amount: String(yuan), note: '后杠破损' };
  await world.server.desk('orders', orderid, 'add-charge', damage);
  await world.server.desk('orders', orderid, 'send-bill');
  await world.get('POST /api/order/bill/accept', { orderid, expected_due: yuan * 100 }, session);
}

it('money for the booking that comes as late as that goes back, and what is owed stays owed', async () => {
  const orderid = await world.book(session);
  const closed = await world.beginPayment(session, orderid);
  await world.pay(session, orderid);
  await owing(orderid, 80);

  const late = await readPayment(world.db, closed);
  await world.server.money.transaction(world.server.clock(), work =>
    work.settle(rentalPayable, late, 'SUCCEEDED', { evenEnded: true }),
  );
  expect(await world.detail(session, orderid)).toMatchObject({
    status: 'AWAITING_SUPPLEMENT',
    paid: TOTAL + TOTAL,
    refunded: TOTAL,
  });
  expect((await world.timeline(session, orderid))[0]).toBe('待付金额已有变化，收到的¥760已原路退回');

  await world.pay(session, orderid);
  expect(await world.detail(session, orderid)).toMatchObject({
    status: 'AWAITING_DEPOSIT',
    total: TOTAL + 8000,
    paid: TOTAL + TOTAL + 8000,
    refunded: TOTAL,
  });
});

it('a cashier that stood open asks for too much once the deposit has paid a part: it is closed', async () => {
  const orderid = await world.book(session);
  await world.pay(session, orderid);
  await owing(orderid, 4500);
  const payment_id = await world.beginPayment(session, orderid);
  expect(await world.server.desk('orders', orderid, 'pay-from-deposit')).toBe('已从押金扣除');
  const paid = await world.ask('POST /api/pay/sandbox', { payment_id, outcome: 'SUCCEED' }, session);
  expect(paid.code).toBe(ErrorCode.PAYMENT_CLOSED);

  const due = await world.get('GET /api/pay/get_due', { kind: 'RENTAL', id: orderid }, session);
  expect(due.standing).toMatchObject({ state: 'DUE', amount: 150000 });
  await world.pay(session, orderid);
  const { status, paid: came, refunded, total } = await world.detail(session, orderid);
  expect([status, came - refunded]).toEqual(['AWAITING_DEPOSIT', total]);
});
