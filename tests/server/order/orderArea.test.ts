import { ErrorCode } from '../../../src/domain/errorCode';
import { ORDER_STAGES, type OrderStage } from '../../../src/domain/orderLife';
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

/** A car of which there are more than these tests book. */
const many = { cartype_id: 'car-sylphy' };

test('the counts of the stages are those of their lists, and of the member who asks alone (issue 11, badges)', async () => {
  const member = await world.login('13500000002');
  const stranger = await world.login('13500000003');
  await world.pay(member, await world.book(member, many));
  await world.book(member, many);
  await world.book(member, many);
  const { data } = await world.ask('GET /api/order/get_counts', {}, member);
  expect(data.counts).toEqual({ TO_PAY: 2, TO_PICK_UP: 1, IN_USE: 0, RETURNED: 0 });
  for (const { key: stage } of ORDER_STAGES) {
    const list = await world.ask('GET /api/order/get_orders', { page: 1, aliasStatus: 0, stage }, member);
    expect([stage, list.data.total]).toEqual([stage, data.counts[stage]]);
  }
  expect((await world.ask('GET /api/order/get_counts', {}, stranger)).data.counts.TO_PAY).toBe(0);
  expect((await world.ask('GET /api/order/get_counts', {})).code).toBe(ErrorCode.NOT_LOGGED_IN);
});

test('an order whose time to pay is over counts no longer, before any sweep (issue 11, badges)', async () => {
  const member = await world.login('13500000004');
  await world.book(member, many);
  world.wait(16 * 60);
  const { data } = await world.ask('GET /api/order/get_counts', {}, member);
  expect(data.counts.TO_PAY).toBe(0);
});
