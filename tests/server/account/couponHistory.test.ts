import { listCouponEvents } from '../../../server/areas/account/couponHistory';
import { giveNewcomerCoupons } from '../../../server/areas/account/newcomerCoupons';
import { monday, RentalWorld } from '../rental/rentalWorld';

// Issue 9, ledger: coupons keep their history.

let world: RentalWorld;
beforeAll(async () => {
  world = await RentalWorld.open();
});
afterAll(() => world.close());
beforeEach(() => {
  world.server.now = monday;
});

test('a coupon remembers when it was issued, by which order it was taken, and when that gave it back', async () => {
  const session = await world.login('13200000101');
  await giveNewcomerCoupons(world.db, session.login.user_id, monday);
  const coupon_id = world.couponOf(session);
  world.at('2026-11-23T10:00:00+08:00');
  const orderid = await world.book(session, { coupon_id });
  world.at('2026-11-23T10:05:00+08:00');
  await world.get('POST /api/order/cancel', { orderid, expected_penalty: 0, reason: '' }, session);
  const next = await world.book(session, { coupon_id });
  const events = await listCouponEvents(world.db, coupon_id);
  expect(events.map(({ what, subjectKind, subjectId }) => [what, subjectKind, subjectId])).toEqual([
    ['ISSUED', 'member', session.login.user_id],
    ['TAKEN', 'order', orderid],
    ['RELEASED', 'order', orderid],
    ['TAKEN', 'order', next],
  ]);
  expect(events.map(({ createdAt }) => createdAt.toISOString().slice(11, 16))).toEqual([
    '01:00',
    '02:00',
    '02:05',
    '02:05',
  ]);
});

test('a coupon that could not be taken has no event of it', async () => {
  const session = await world.login('13200000102');
  const coupon_id = world.couponOf(session);
  const requests = await Promise.all([
    world.addRequest(session, { coupon_id, cartype_id: 'car-sylphy' }),
    world.addRequest(session, { coupon_id, cartype_id: 'car-sylphy' }),
  ]);
  await Promise.all(requests.map(request => world.ask('POST /api/order/add', request, session)));
  const events = await listCouponEvents(world.db, coupon_id);
  expect(events.map(({ what }) => what)).toEqual(['ISSUED', 'TAKEN']);
});
