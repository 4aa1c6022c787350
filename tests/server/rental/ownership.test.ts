import { eq } from 'drizzle-orm';
import { orders } from '../../../server/kernel/orders/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { Endpoint, RequestOf } from '../../../types/api';
import type { TestSession } from '../support/testServer';
import { freshKey, RentalWorld } from './rentalWorld';

// Issue 2 and preamble: objects of others are NOT_FOUND, so that nobody can tell that they exist.

let world: RentalWorld;
let owner: TestSession;
let stranger: TestSession;
let orderid: string;
let payment_id: string;
beforeAll(async () => {
  world = await RentalWorld.open();
  owner = await world.login('13400000001');
  stranger = await world.login('13400000002');
  orderid = await world.book(owner);
  payment_id = await world.beginPayment(owner, orderid);
});
afterAll(() => world.close());

const nobodys = { orderid: 'ZC26112300000000', id: 'ZC26112300000000', payment_id: 'ZF0' };

const calls = (): [Endpoint, RequestOf<Endpoint>][] => [
  ['GET /api/order/get_detail', { orderid }],
  ['GET /api/order/bill/calc', { orderid }],
  ['POST /api/order/cancel', { orderid, expected_penalty: 0, reason: '' }],
  ['POST /api/order/delete', { orderid }],
  ['POST /api/order/pay', { orderid, method: 'BALANCE', client_key: freshKey() }],
  ['GET /api/pay/get_due', { kind: 'RENTAL', id: orderid }],
  ['POST /api/pay/begin', { kind: 'RENTAL', id: orderid, method: 'BALANCE', client_key: freshKey() }],
  ['GET /api/pay/query', { payment_id }],
  ['POST /api/pay/sandbox', { payment_id, outcome: 'SUCCEED' }],
];

test('another member finds the order and its payment nowhere, and cannot tell it from one that is not there', async () => {
  for (const [endpoint, request] of calls()) {
    const theirs = await world.ask(endpoint, request, stranger);
    const missing = Object.fromEntries(Object.entries(nobodys).filter(([name]) => name in request));
    expect([endpoint, theirs.code]).toEqual([endpoint, ErrorCode.NOT_FOUND]);
    expect(theirs).toEqual(await world.ask(endpoint, { ...request, ...missing }, stranger));
  }
  const { orders, total } = await world.get(
    'GET /api/order/get_orders',
    { page: 1, aliasStatus: 2 },
    stranger,
  );
  expect([orders, total]).toEqual([[], 0]);
});

test('a visitor must log in first', async () => {
  for (const [endpoint, request] of calls()) {
    expect((await world.ask(endpoint, request)).code).toBe(ErrorCode.NOT_LOGGED_IN);
  }
});

test('nothing of all that has changed the order', async () => {
  expect((await world.detail(owner, orderid)).status).toBe('UNPAID');
  expect((await world.get('GET /api/pay/query', { payment_id }, owner)).status).toBe('PENDING');
});

test('what another member asks does nothing about the order, so that it takes no longer than for one that is not there', async () => {
  const stateInDatabase = async () =>
    (await world.db.select().from(orders).where(eq(orders.id, orderid)))[0]?.state;
  world.wait(15 * 60);
  for (const [endpoint, request] of calls()) await world.ask(endpoint, request, stranger);
  expect(await stateInDatabase()).toBe('UNPAID');
  expect((await world.detail(owner, orderid)).status).toBe('CLOSED');
});
