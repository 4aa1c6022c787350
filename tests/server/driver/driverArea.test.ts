import { eq } from 'drizzle-orm';
import { keepDriver } from '../../../server/areas/driver/driverRepository';
import { drivers } from '../../../server/areas/driver/schema';
import { numberOf } from '../../../server/areas/rental/people';
import { readInsured } from '../../../server/areas/rental/stored';
import { rentalOrders } from '../../../server/areas/rental/schema';
import { users } from '../../../server/kernel/members/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { UsualDriver } from '../../../types/api/driver';
import { idCardNumber, RentalWorld, renter } from '../rental/rentalWorld';
import type { TestSession } from '../support/testServer';

// Issue 11, a second booking in five taps: 常用驾驶人, saved with consent, masked, chosen and removed with a tap.

let world: RentalWorld;
let session: TestSession;
let lastMobile = 13_500_000_000;
beforeAll(async () => {
  world = await RentalWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  session = await world.login(String((lastMobile += 1)));
});

/** Of car-sylphy there are plenty, so that bookings need not be given back. */
const plenty = { cartype_id: 'car-sylphy' };
const person = (year: number) => ({
  ...renter,
  mobile: `1380000${year}`,
  idcard_no: idCardNumber(`${year}0307`),
});

/** Books, has who takes the car kept, and cancels, since few orders may wait to be paid. */
async function keep(who = renter, owner = session): Promise<void> {
  const orderid = await world.book(owner, { ...plenty, renter: who, save_driver: true });
  await world.get('POST /api/order/cancel', { orderid, expected_penalty: 0, reason: '' }, owner);
  world.wait(1);
}
const list = async (owner = session): Promise<UsualDriver[]> =>
  (await world.get('GET /api/user/get_drivers', {}, owner)).drivers;
/** The numbers of an order, unsealed. */
const opened = ({ orderId, renterNumber, insured }: typeof rentalOrders.$inferSelect) => {
  const { dataKey } = world.server.settings;
  return {
    renter: numberOf(renterNumber, orderId, dataKey),
    insured: readInsured(insured).map(({ name, keptNumber }) => ({
      name,
      idcard_no: numberOf(keptNumber, orderId, dataKey),
    })),
  };
};
async function kept(): Promise<UsualDriver> {
  await keep();
  const [driver] = await list();
  if (!driver) throw new Error('Nobody is kept');
  return driver;
}
const storedOrder = async (orderid: string) =>
  (await world.db.select().from(rentalOrders).where(eq(rentalOrders.orderId, orderid)))[0];

test('nobody is kept without consent; with it they come back with mobile and identity card masked', async () => {
  await world.book(session, plenty);
  expect(await list()).toEqual([]);
  await keep();
  const [driver] = await list();
  expect(driver).toEqual({
    id: expect.any(String) as string,
    name: '王小明',
    mobile: '138****8000',
    idcard_no: expect.stringMatching(/^110\*{11}.{4}$/) as string,
  });
});

test('an order takes a driver by id, as who drives and as who is insured, and has them in full', async () => {
  const { id: driver_id } = await kept();
  const other = { name: '李雷', idcard_no: idCardNumber('19850307') };
  const orderid = await world.book(session, {
    ...plenty,
    services: ['INS_THIRDPARTY', 'INS_TRAVEL_ACCIDENT'],
    insured_count: 2,
    renter: { driver_id },
    insured: [{ driver_id }, other],
  });
  const stored = await storedOrder(orderid);
  expect(stored).toMatchObject({
    renterName: renter.name,
    renterMobile: renter.mobile,
    renterNumber: expect.stringMatching(/^v1\./) as string,
  });
  expect(stored && opened(stored)).toEqual({
    renter: renter.idcard_no,
    insured: [{ name: renter.name, idcard_no: renter.idcard_no }, other],
  });
});

test('one identity card is one driver, with what was typed of them last', async () => {
  await keep();
  await keep({ ...renter, name: '王晓明', mobile: '13900139000' });
  expect(await list()).toMatchObject([{ name: '王晓明', mobile: '139****9000' }]);
});

test('who drove last comes first, also by id; of more than ten the one of longest ago is forgotten', async () => {
  const years = Array.from({ length: 11 }, (_, index) => 1980 + index);
  for (const year of years) await keep(person(year));
  const numbers = async () => (await list()).map(({ mobile }) => mobile);
  expect(await numbers()).toEqual(
    years
      .slice(1)
      .reverse()
      .map(year => `138****${year}`),
  );
  const last = (await list()).at(-1);
  await world.book(session, { ...plenty, renter: { driver_id: last?.id ?? '' } });
  expect((await numbers())[0]).toBe('138****1981');
});

test('a removed driver is gone from the list, and stays in their orders', async () => {
  const { id: driver_id } = await kept();
  const orderid = await world.book(session, { ...plenty, renter: { driver_id } });
  await world.get('POST /api/user/remove_driver', { driver_id }, session);
  expect(await list()).toEqual([]);
  expect((await world.detail(session, orderid)).renter.name).toBe('王小明');
  const again = await world.ask('POST /api/user/remove_driver', { driver_id }, session);
  expect(again).toMatchObject({ code: ErrorCode.NOT_FOUND, msg: '没有找到这位驾驶人' });
});

test('the driver of another member does not exist: not in the list, not to be removed, not to be booked for', async () => {
  const { id: driver_id } = await kept();
  const stranger = await world.login(String((lastMobile += 1)));
  expect(await list(stranger)).toEqual([]);
  for (const id of [driver_id, 'nobody']) {
    const removal = await world.ask('POST /api/user/remove_driver', { driver_id: id }, stranger);
    expect(removal).toMatchObject({ code: ErrorCode.NOT_FOUND, msg: '没有找到这位驾驶人' });
    const order = await world.add(stranger, { ...plenty, renter: { driver_id: id } });
    expect(order).toMatchObject({
      code: ErrorCode.INVALID_PARAMS,
      msg: '没有找到这位常用驾驶人，请重新选择或填写',
      data: { field: 'driver_id' },
    });
  }
  expect(await list()).toHaveLength(1);
});

test('a visitor has no drivers to see or remove', async () => {
  for (const call of [
    world.ask('GET /api/user/get_drivers', {}),
    world.ask('POST /api/user/remove_driver', { driver_id: 'D1' }),
  ]) {
    expect((await call).code).toBe(ErrorCode.NOT_LOGGED_IN);
  }
});

test('a driver who is too old on the day of the pickup is refused like one who is typed', async () => {
  await keep({ ...renter, idcard_no: idCardNumber('19501201') });
  const [driver] = await list();
  const order = await world.add(session, {
    ...plenty,
    from_time: '2026-12-09T10:00:00+08:00',
    to_time: '2026-12-12T10:00:00+08:00',
    renter: { driver_id: driver?.id ?? '' },
  });
  expect(order).toMatchObject({ code: ErrorCode.INVALID_PARAMS, data: { field: 'idcard_no' } });
});

test('an order that is asked for twice is one order, whatever became of the driver meanwhile', async () => {
  const { id: driver_id } = await kept();
  const request = await world.addRequest(session, { ...plenty, renter: { driver_id } });
  const first = await world.get('POST /api/order/add', request, session);
  await world.get('POST /api/user/remove_driver', { driver_id }, session);
  expect(await world.get('POST /api/order/add', request, session)).toEqual(first);
});

test('they go with the member', async () => {
  const owner = 'leaves';
  await world.db.insert(users).values({ id: owner, mobile: '13400009999' });
  const { dataKey } = world.server.settings;
  await keepDriver(world.db, owner, renter, { now: world.server.clock(), dataKey });
  const rows = () => world.db.select().from(drivers).where(eq(drivers.userId, owner));
  expect(await rows()).toHaveLength(1);
  await world.db.delete(users).where(eq(users.id, owner));
  expect(await rows()).toEqual([]);
});
