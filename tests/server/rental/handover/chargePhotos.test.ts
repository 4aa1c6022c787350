import { eq } from 'drizzle-orm';
import { files } from '../../../../server/kernel/files/schema';
import { purgeFiles } from '../../../../server/kernel/files/fileRepository';
import { ErrorCode } from '../../../../src/domain/errorCode';
import { ContractWorld } from '../../contract/contractWorld';
import { photo } from '../../support/photos';
import { DESK_TOKEN, type TestSession } from '../../support/testServer';

// Issue 12, desk: add a charge with photo; confirm_settle shows each added line with its proof.

let world: ContractWorld;
let session: TestSession;
let orderid: string;
beforeAll(async () => {
  world = await ContractWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.restart();
  session = await world.newcomer();
  orderid = await world.rentedOrder(session);
  world.rental.at('2026-11-28T10:00:00+08:00');
  await world.server.desk('orders', orderid, 'take-back', { odometer: 12_300, energy: 100 });
});

const cleaning = { code: 'CLEANING', amount: '80', note: '后座有大片油污' };
const add = (fields: Record<string, string>, proof?: Buffer) =>
  world.server.desk('orders', orderid, 'add-charge', fields, proof);
const settlement = () => world.get('GET /api/order/get_settlement', { orderid }, session);
const staffFiles = () => world.db.select().from(files).where(eq(files.purpose, 'CHARGE'));

test('the photo of a charge is seen by the renter, at an address that ends, and at the desk', async () => {
  expect(await add(cleaning, await photo())).toBe('已添加');
  const [charge] = (await settlement()).charges;
  expect(charge).toMatchObject({ code: 'CLEANING', amount: 8000, pictures: [expect.any(String) as string] });
  const url = charge?.pictures?.[0] ?? '';
  expect((await world.server.app.inject(url)).headers['content-type']).toBe('image/jpeg');

  const headers = { cookie: `desk=${DESK_TOKEN}` };
  const page = await world.server.app.inject({ url: `/desk/orders/${orderid}`, headers });
  expect(page.body).toContain('清洁费凭据');
  expect(page.body).toMatch(/enctype="multipart\/form-data"/i);

  world.rental.wait(10 * 60);
  expect((await world.server.app.inject(url)).statusCode).toBe(404);
  // What proves something is kept.
  await purgeFiles(world.db, world.server.files, new Date('2026-12-01T10:00:00+08:00'));
  expect((await settlement()).charges[0]?.pictures).toHaveLength(1);
});

test('what has changed since the renter looked comes with its photos', async () => {
  await add(cleaning, await photo());
  await world.server.desk('orders', orderid, 'send-bill');
  const refused = await world.ask('POST /api/order/bill/accept', { orderid, expected_due: 1 }, session);
  expect(refused).toMatchObject({
    code: ErrorCode.PRICE_CHANGED,
    data: { charges: [{ pictures: [expect.any(String) as string] }] },
  });
});

test('a charge without a photo says nothing of any, whichever way its form is sent', async () => {
  expect(await add(cleaning)).toBe('已添加');
  world.rental.wait(1);
  expect(await add({ ...cleaning, code: 'FINE' }, Buffer.alloc(0))).toBe('已添加');
  const { charges } = await settlement();
  expect(charges.map(charge => [charge.code, 'pictures' in charge])).toEqual([
    ['CLEANING', false],
    ['FINE', false],
  ]);
});

test('what is no photo adds nothing and is said on the page; nor does a photo stay of a form that is wrong', async () => {
  const before = (await staffFiles()).length;
  expect(await add(cleaning, Buffer.from('<svg/>'))).toContain('这不是照片');
  expect(await add({ ...cleaning, amount: 'viel' }, await photo())).toContain('请填写金额');
  expect((await settlement()).charges).toEqual([]);
  expect(await staffFiles()).toHaveLength(before);
});

test('a photo of the renter is none of the desk’s', async () => {
  const file = await world.file(session, 'HANDOVER');
  expect(await add({ ...cleaning, photo: file })).toBe('已添加');
  expect((await settlement()).charges[0]).not.toHaveProperty('pictures');
});
