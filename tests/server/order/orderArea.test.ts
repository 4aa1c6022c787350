import { ErrorCode } from '../../../src/domain/errorCode';
import type { OrderStage } from '../../../src/domain/orderLife';
import { RentalWorld } from '../rental/rentalWorld';

// Specification §7, /api/order: what the list of orders takes.

let world: RentalWorld;
beforeAll(async () => {
  world = await RentalWorld.open();
});
afterAll(() => world.close());

test('a stage of the shortcuts lists its own orders, and one that is none is refused (issue 10, 1)', async () => {
  const member = await world.login('13500000001');
  const orderid = await world.book(member);
  const list = (stage: string) =>
    world.ask('GET /api/order/get_orders', { page: 1, aliasStatus: 0, stage: stage as OrderStage }, member);
  expect((await list('TO_PAY')).data.orders).toMatchObject([{ orderid }]);
  expect((await list('TO_PICK_UP')).data).toEqual({ orders: [], total: 0 });
  for (const unknown of ['UNPAID', 'to_pay', 'TO_PAY,IN_USE', '', '__proto__']) {
    expect([unknown, (await list(unknown)).code]).toEqual([unknown, ErrorCode.INVALID_PARAMS]);
  }
});
