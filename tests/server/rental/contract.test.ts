import { eq } from 'drizzle-orm';
import { rentalOrders } from '../../../server/areas/rental/schema';
import { yuanText } from '../../../src/domain/money';
import { renter, RentalWorld } from './rentalWorld';
import type { TestSession } from '../support/testServer';
import { Amender } from './amend/amendWorld';

// Issue 12, order detail: contract with the order's figures, accepted version and time (PDF). Whose it is, is walked in
// tests/server/contract.

let world: RentalWorld;
let session: TestSession;
let lastMobile = 13_600_000_000;
const plenty = { cartype_id: 'car-sylphy' };
beforeAll(async () => {
  world = await RentalWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  session = await world.login(String((lastMobile += 1)));
});

const contractOf = (orderid: string) => world.get('GET /api/order/get_contract', { orderid }, session);
const rowsOf = async (orderid: string, title: string) =>
  (await contractOf(orderid)).parts.find(part => part.title === title)?.rows ?? [];

test('it has the figures of the order, line by line', async () => {
  const orderid = await world.book(session, { ...plenty, services: ['INS_THIRDPARTY', 'INS_ADDITIONAL'] });
  const { bill } = await world.detail(session, orderid);
  const fees = await rowsOf(orderid, '费用');
  expect(fees.slice(0, bill.lines.length).map(({ name, note }) => [name, note])).toEqual(
    bill.lines.map(({ name, rule }) => [name, rule]),
  );
  expect(fees.at(-1)).toEqual({ name: '合计', value: `¥${yuanText(bill.total)}` });
  expect(await rowsOf(orderid, '押金（不计入合计）')).toEqual([
    { name: '车辆押金', value: '¥3000' },
    { name: '违章押金', value: '¥2000' },
  ]);
  expect(await rowsOf(orderid, '保险与服务')).toContainEqual({ name: '车损自担', value: '0元' });
  expect(await rowsOf(orderid, '车辆和租期')).toContainEqual({
    ...{ name: '取车门店', value: '国贸店', note: '建国路1号' },
  });
});

test('it names both sides, and no number of a person in full', async () => {
  const orderid = await world.book(session, plenty);
  const [lessor, lessee] = await rowsOf(orderid, '双方');
  expect(lessor).toMatchObject({ name: '出租方', value: '国贸店' });
  expect(lessee).toMatchObject({ name: '承租方', value: renter.name });
  const said = JSON.stringify(await contractOf(orderid));
  expect(said).not.toContain(renter.mobile);
  expect(said).not.toContain(renter.idcard_no);
});

test('it says what was accepted by booking, and when, whatever the wording is later', async () => {
  const orderid = await world.book(session, plenty);
  const { accepted, accepted_at } = await contractOf(orderid);
  expect(accepted.map(({ id }) => id)).toEqual(['service', 'privacy']);
  expect(accepted_at).toBe((await world.detail(session, orderid)).created_at);
  const { agreements } = await world.get('GET /api/agreement/get_list', {});
  expect(agreements).toEqual(
    expect.arrayContaining(accepted.map(one => expect.objectContaining({ ...one }) as object)),
  );

  const earlier = accepted.map(one => ({ ...one, version: '0.9' }));
  const set = (stored: typeof rentalOrders.$inferSelect.accepted) =>
    world.db.update(rentalOrders).set({ accepted: stored }).where(eq(rentalOrders.orderId, orderid));
  await set({ version: 1, agreements: earlier });
  expect((await contractOf(orderid)).accepted).toEqual(earlier);
  // An order from before it was kept.
  await set(null);
  expect((await contractOf(orderid)).accepted).toEqual([]);
});

test('it holds from the payment on, follows a change, and ends with the order', async () => {
  const orderid = await world.book(session, plenty);
  expect((await contractOf(orderid)).standing).toBe('订单支付后合同生效');
  await world.pay(session, orderid);
  expect((await contractOf(orderid)).standing).toBe('合同已生效');
  expect(await rowsOf(orderid, '变更')).toEqual([]);

  const { choice } = (
    await world.db.select().from(rentalOrders).where(eq(rentalOrders.orderId, orderid))
  )[0]!;
  const { site_id, from_time, services } = choice;
  const shorter = { orderid, site_id, from_time, to_time: '2026-11-27T10:00:00+08:00', services };
  await new Amender(world, session).amend('modify', shorter);
  expect(await rowsOf(orderid, '变更')).toMatchObject([{ name: '修改订单' }]);
  expect(await rowsOf(orderid, '车辆和租期')).toContainEqual({ name: '租期', value: '2天' });

  const { calcFee } = await world.detail(session, orderid);
  const expected_penalty = calcFee.once_penalty_amount;
  await world.get('POST /api/order/cancel', { orderid, expected_penalty, reason: '' }, session);
  expect((await contractOf(orderid)).standing).toBe('订单已取消，合同已终止');

  const unpaid = await world.book(session, plenty);
  world.wait(15 * 60);
  expect((await contractOf(unpaid)).standing).toBe('订单没有支付，合同没有生效');
});

test('it is a document, the same whenever it is asked for', async () => {
  const orderid = await world.book(session, plenty);
  const file = () => world.get('GET /api/order/get_contract_file', { orderid }, session);
  const first = await file();
  expect(first.name).toBe(`租车合同-${orderid}.pdf`);
  expect(Buffer.from(first.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  world.wait(60);
  expect(await file()).toEqual(first);
});
