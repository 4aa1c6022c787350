import { eq, sql } from 'drizzle-orm';
import { sealDrivers } from '../../../server/areas/driver/sealDrivers';
import { drivers } from '../../../server/areas/driver/schema';
import { sealRentals } from '../../../server/areas/rental/sealRentals';
import { rentalAmendments, rentalOrders } from '../../../server/areas/rental/schema';
import { idCardNumber, RentalWorld, renter } from './rentalWorld';
import type { TestSession } from '../support/testServer';

// Issue 12: personal numbers are encrypted at rest with a key from the environment, those of older rows too.

let world: RentalWorld;
let session: TestSession;
const other = { name: '李雷', idcard_no: idCardNumber('19850307') };
const insurance = {
  cartype_id: 'car-sylphy',
  services: ['INS_THIRDPARTY' as const, 'INS_TRAVEL_ACCIDENT' as const],
  insured_count: 2,
};
let lastMobile = 13_200_000_000;

beforeAll(async () => {
  world = await RentalWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  session = await world.login(String((lastMobile += 1)));
});

const book = () => world.book(session, { ...insurance, renter, insured: [renter, other], save_driver: true });
const dataKey = (): string => world.server.settings.dataKey;
async function sweep(): Promise<void> {
  await sealDrivers(world.db, dataKey());
  await sealRentals(world.db, dataKey());
}
/** Every text of the tables that hold people. */
async function allThatIsStored(): Promise<string> {
  const rows = await Promise.all(
    [rentalOrders, rentalAmendments, drivers].map(table => world.db.select().from(table)),
  );
  return JSON.stringify(rows);
}
const numbers = [renter.idcard_no, other.idcard_no];
const expectNoneStored = async (): Promise<void> => {
  const text = await allThatIsStored();
  for (const number of numbers) expect(text).not.toContain(number);
  // A hash may have as many digits in a row.
  expect(text).not.toMatch(/(?<![\da-z])\d{17}[\dX](?![\da-z])/);
};
const drive = () => world.get('GET /api/user/get_drivers', {}, session);

/** Makes rows what they were before numbers were sealed. */
async function unsealAll(orderid: string, isOlderThanVersions: boolean): Promise<void> {
  const people = [renter, other].map(({ name, idcard_no }) => ({ name, idcard_no }));
  const insured = isOlderThanVersions ? people : { version: 1 as const, people };
  await world.db
    .update(rentalOrders)
    .set({ renterNumber: renter.idcard_no, insured })
    .where(eq(rentalOrders.orderId, orderid));
  await world.db.update(rentalAmendments).set({ insured }).where(eq(rentalAmendments.orderId, orderid));
  await world.db.execute(
    sql`update drivers set idcard = ${renter.idcard_no}, number_mark = null where user_id = ${session.login.user_id}`,
  );
}

test('a booking leaves no plain number in the database, and its member sees the numbers masked', async () => {
  const orderid = await book();
  await expectNoneStored();
  const detail = await world.detail(session, orderid);
  expect(detail.renter.idcard_no).toBe(`110***********${renter.idcard_no.slice(-4)}`);
  expect(detail.insured.map(({ idcard_no }) => idcard_no.slice(-4))).toEqual(
    numbers.map(number => number.slice(-4)),
  );
});

test('the same number is another text in every row: nobody sees who is the same', async () => {
  await book();
  const rows = await world.db.select().from(rentalOrders);
  const texts = rows.map(({ renterNumber }) => renterNumber);
  expect(texts.length).toBeGreaterThan(1);
  expect(new Set(texts).size).toBe(texts.length);
});

test.each([
  ['version 1', false],
  ['before versions', true],
])('rows of %s are read as they are, and sealed by a sweep', async (_title, isOlderThanVersions) => {
  const orderid = await book();
  await world.pay(session, orderid);
  const before = await world.detail(session, orderid);
  const driversBefore = await drive();
  await unsealAll(orderid, isOlderThanVersions);
  expect(await world.detail(session, orderid)).toEqual(before);
  expect(await drive()).toEqual(driversBefore);
  await sweep();
  await expectNoneStored();
  expect(await world.detail(session, orderid)).toEqual(before);
  expect(await drive()).toEqual(driversBefore);
});

test('sweeps of several processes at once seal everything once', async () => {
  const orderid = await book();
  await unsealAll(orderid, false);
  await Promise.all([sweep(), sweep(), sweep()]);
  await expectNoneStored();
  expect((await world.detail(session, orderid)).insured).toHaveLength(2);
});

test('who was kept anew before the sweep came is kept once', async () => {
  const orderid = await book();
  await unsealAll(orderid, false);
  await world.get('POST /api/order/cancel', { orderid, expected_penalty: 0, reason: '' }, session);
  await book();
  expect((await drive()).drivers).toHaveLength(2);
  await sweep();
  expect((await drive()).drivers).toHaveLength(1);
  await expectNoneStored();
});

test('a change of an order that no sweep has seen yet is not taken for sealed', async () => {
  const orderid = await book();
  await world.pay(session, orderid);
  await unsealAll(orderid, false);
  const { services } = insurance;
  const wish = {
    orderid,
    site_id: 'site-east',
    from_time: '2026-11-25T11:00:00+08:00',
    to_time: '2026-11-28T11:00:00+08:00',
    services: [...services],
  };
  const check = await world.get('POST /api/order/modify_check', wish, session);
  await world.get(
    'POST /api/order/modify',
    { ...wish, client_key: `seal-${orderid}`, expected_difference: check.difference },
    session,
  );
  await sweep();
  await expectNoneStored();
});
