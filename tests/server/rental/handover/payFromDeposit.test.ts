import { eq } from 'drizzle-orm';
import { users } from '../../../../server/kernel/members/schema';
import { auditLedger } from '../../../../server/kernel/money/auditLedger';
import { ErrorCode } from '../../../../src/domain/errorCode';
import type { TestSession } from '../../support/testServer';
import { RentalWorld } from '../rentalWorld';

// Issue 12, orders: what is owed after a return is taken from the vehicle deposit as far as that reaches, and the rest is
// paid; bad input: a state changed meanwhile at the desk.

const TOTAL = 76000;
const DEPOSIT = 300000;
const DAMAGE = 500000;

let world: RentalWorld;
let session: TestSession;
let orderid: string;
beforeAll(async () => {
  world = await RentalWorld.open();
});
afterAll(() => world.close());

const desk = (action: string, fields = {}) => world.server.desk('orders', orderid, action, fields);

/** A damage that costs more than the vehicle deposit is owed. */
beforeEach(async () => {
  world.at('2026-11-25T09:00:00+08:00');
  session = await world.login('13600001111');
  orderid = await world.book(session, { cartype_id: 'car-sylphy' });
  await world.pay(session, orderid);
  await world.db.update(users).set({ authStatus: 'USER_AUTHED' }).where(eq(users.id, session.login.user_id));
  await desk('hand-over', { odometer: 12000, energy: 100 });
  world.at('2026-11-28T10:00:00+08:00');
  await desk('take-back', { odometer: 12300, energy: 100 });
  await desk('add-charge', { code: 'DAMAGE', amount: '5000', note: '前杠和大灯破损' });
  await desk('send-bill');
  world.at('2026-11-29T10:00:00+08:00');
  await desk('conclude');
});

it('closes the cashier that asks for what was owed before, and the rest is paid in another', async () => {
  const before = await world.beginPayment(session, orderid);
  expect(await desk('pay-from-deposit')).toBe('已从押金扣除');
  const late = { payment_id: before, outcome: 'SUCCEED' } as const;
  expect((await world.ask('POST /api/pay/sandbox', late, session)).code).toBe(ErrorCode.PAYMENT_CLOSED);
  expect(await world.detail(session, orderid)).toMatchObject({
    status: 'AWAITING_SUPPLEMENT',
    paid: TOTAL + DEPOSIT,
  });
  await world.pay(session, orderid);
  expect(await world.detail(session, orderid)).toMatchObject({
    status: 'AWAITING_DEPOSIT',
    paid: TOTAL + DAMAGE,
    refunded: 0,
  });
  expect(await auditLedger(world.db)).toEqual([]);
});

it('has nothing more to take once the deposit is used up', async () => {
  await desk('pay-from-deposit');
  expect(await desk('pay-from-deposit')).toBe('没有可以扣除的车辆押金');
  const due = await world.get('GET /api/pay/get_due', { kind: 'RENTAL', id: orderid }, session);
  expect(due.standing).toMatchObject({ state: 'DUE', amount: DAMAGE - DEPOSIT });
});
