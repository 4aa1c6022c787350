import { eq } from 'drizzle-orm';
import { moveRentalsOn } from '../../../server/areas/rental/public';
import { orders } from '../../../server/kernel/orders/schema';
import { DAY } from '../../../src/domain/shanghaiTime';
import type { Renter } from '../../../types/api/rental';
import type { TestSession } from '../support/testServer';
import { idCardNumber, monday, renter, RentalWorld } from './rentalWorld';

// Issue 12, /profile/invite: both get their coupon when the friend's first order completes, and once.

let world: RentalWorld;
let inviter: TestSession;
let friend: TestSession;
let lastMobile = 13_520_000_000;
beforeAll(async () => {
  world = await RentalWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.server.now = monday;
  inviter = await world.login(String((lastMobile += 1)));
  friend = await world.login(String((lastMobile += 1)));
  const { code } = await world.get('GET /api/account/invite/get_mine', { page: 1 }, inviter);
  await world.get('POST /api/account/invite/accept', { code }, friend);
});

const friendsCard: Renter = { ...renter, idcard_no: idCardNumber('19920518') };
const inviters: Renter = { ...renter, idcard_no: idCardNumber('19880808') };

/** An order that is paid, settled and waits for its review. */
async function unratedOrder(session = friend, who = friendsCard): Promise<string> {
  const orderid = await world.book(session, { cartype_id: 'car-sylphy', renter: who });
  await world.pay(session, orderid);
  await world.db
    .update(orders)
    .set({ state: 'AWAITING_REVIEW', stateSince: monday })
    .where(eq(orders.id, orderid));
  return orderid;
}
const rate = (orderid: string) =>
  world.get(
    'POST /api/order/comment',
    { orderid, car_score: 5, site_score: 5, tags: [], text: '车很干净' },
    friend,
  );
const state = async (): Promise<string | undefined> =>
  (await world.get('GET /api/account/invite/get_mine', { page: 1 }, inviter)).friends[0]?.state;
const rewards = async (session: TestSession): Promise<number> =>
  (await world.get('GET /api/account/get_coupons', { page: 1, status: 0 }, session)).coupons.filter(
    ({ name }) => name === '邀请好友券',
  ).length;
const bothHave = async (): Promise<number[]> => [await rewards(inviter), await rewards(friend)];

test('by its review; a second order gives nothing more', async () => {
  const orderid = await unratedOrder();
  expect([await state(), await bothHave()]).toEqual(['WAITING', [0, 0]]);
  await rate(orderid);
  expect([await state(), await bothHave()]).toEqual(['REWARDED', [1, 1]]);
  await rate(await unratedOrder());
  expect(await bothHave()).toEqual([1, 1]);
});

test('by itself, when nobody has rated it', async () => {
  await unratedOrder();
  await moveRentalsOn(world.db, new Date(monday.getTime() + 16 * DAY), world.server);
  expect([await state(), await bothHave()]).toEqual(['REWARDED', [1, 1]]);
});

test('not for who rents by a card by which the inviter has rented', async () => {
  await unratedOrder(inviter, inviters);
  await rate(await unratedOrder(friend, inviters));
  expect([await state(), await bothHave()]).toEqual(['REFUSED', [0, 0]]);
});

test('an order that the inviter has only begun makes nobody the same person', async () => {
  await world.book(inviter, { cartype_id: 'car-sylphy', renter: friendsCard });
  await rate(await unratedOrder());
  expect(await bothHave()).toEqual([1, 1]);
});

test('an order of who was invited by nobody gives no coupon to anybody', async () => {
  const stranger = await world.login(String((lastMobile += 1)));
  await unratedOrder(stranger);
  await moveRentalsOn(world.db, new Date(monday.getTime() + 16 * DAY), world.server);
  expect([await rewards(stranger), await rewards(inviter)]).toEqual([0, 0]);
});
