import { eq } from 'drizzle-orm';
import { users } from '../../../../server/kernel/members/schema';
import { ErrorCode } from '../../../../src/domain/errorCode';
import type { HandoverKind, HandoverSlot } from '../../../../src/domain/handoverPhotos';
import { uploaded } from '../../support/photos';
import { DESK_TOKEN, type TestSession } from '../../support/testServer';
import { RentalWorld } from '../rentalWorld';

// Issue 12, hand-over: guided photos at pickup and return, each with device and server time and SHA-256; bad input:
// someone else's file is an unknown one.

let world: RentalWorld;
let session: TestSession;
let stranger: TestSession;
beforeAll(async () => {
  world = await RentalWorld.open();
});
afterAll(() => world.close());
let lastMobile = 13800000000;
beforeEach(async () => {
  world.at('2026-11-25T09:30:00+08:00');
  session = await world.login(String((lastMobile += 1)));
  stranger = await world.login(String((lastMobile += 1)));
});

async function paidOrder(): Promise<string> {
  const from_time = '2026-11-26T10:00:00+08:00';
  const orderid = await world.book(session, { cartype_id: 'car-sylphy', from_time });
  await world.pay(session, orderid);
  return orderid;
}

const add = (
  orderid: string,
  kind: HandoverKind,
  photos: { slot: HandoverSlot; file_id: string }[],
  who = session,
) => world.ask('POST /api/order/handover/add_photos', { orderid, kind, photos }, who);

const send = (who = session) => uploaded(world.server, who, 'HANDOVER');

test('photos are kept with both times and the hash of what was sent, and the first of each part stays', async () => {
  const orderid = await paidOrder();
  const [front, dashboard, again] = [await send(), await send(), await send()];
  const { data } = await add(orderid, 'PICKUP', [
    { slot: 'DASHBOARD', file_id: dashboard },
    { slot: 'FRONT', file_id: front },
  ]);
  expect(data.photos).toMatchObject([
    { kind: 'PICKUP', slot: 'FRONT', file_id: front, server_time: '2026-11-25T09:30:00+08:00' },
    { kind: 'PICKUP', slot: 'DASHBOARD', file_id: dashboard },
  ]);
  expect(data.photos[0]?.sent_sha256).toMatch(/^[0-9a-f]{64}$/);
  expect((await world.server.app.inject(data.photos[0]?.url ?? '')).headers['content-type']).toBe(
    'image/jpeg',
  );

  // Who looks at the order is told of which hand-over there are any.
  expect((await world.detail(session, orderid)).photographed).toEqual(['PICKUP']);
  expect((await world.detail(session, await paidOrder())).photographed).toEqual([]);

  const second = await add(orderid, 'PICKUP', [{ slot: 'FRONT', file_id: again }]);
  expect(second.data.photos.map(({ file_id }) => file_id)).toEqual([front, dashboard]);
  expect(await world.timeline(session, orderid)).toContain('已上传取车照片2张');
});

test('the desk shows them, and nobody without its token', async () => {
  const orderid = await paidOrder();
  const front = await send();
  await add(orderid, 'PICKUP', [{ slot: 'FRONT', file_id: front }]);
  const headers = { cookie: `desk=${DESK_TOKEN}` };
  const page = await world.server.app.inject({ url: `/desk/orders/${orderid}`, headers });
  expect(page.body).toContain(`/desk/files/${front}`);
  expect(page.body).toContain('取车 · 车头');
  const picture = await world.server.app.inject({ url: `/desk/files/${front}`, headers });
  expect(picture.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, no-store',
  });
  expect((await world.server.app.inject(`/desk/files/${front}`)).statusCode).toBe(401);
});

test('are taken of the pickup before the car is back, of the return once it is out, and of neither afterwards', async () => {
  const orderid = await paidOrder();
  const refused = await add(orderid, 'RETURN', [{ slot: 'FRONT', file_id: await send() }]);
  expect(refused).toMatchObject({ code: ErrorCode.ORDER_STATE, msg: '订单待取车，不能再添加还车照片' });
  await world.db.update(users).set({ authStatus: 'USER_AUTHED' }).where(eq(users.id, session.login.user_id));
  world.at('2026-11-26T10:00:00+08:00');
  await world.server.desk('orders', orderid, 'hand-over', { odometer: 1, energy: 50 });
  expect((await add(orderid, 'RETURN', [{ slot: 'REAR', file_id: await send() }])).code).toBe(ErrorCode.OK);
  await world.server.desk('orders', orderid, 'take-back', { odometer: 2, energy: 50 });
  expect((await add(orderid, 'PICKUP', [{ slot: 'REAR', file_id: await send() }])).code).toBe(
    ErrorCode.ORDER_STATE,
  );
});

test('of another’s order or with another’s file there is nothing', async () => {
  const orderid = await paidOrder();
  const own = await send();
  const photos = [{ slot: 'FRONT' as const, file_id: own }];
  const foreign = await add(orderid, 'PICKUP', [{ slot: 'FRONT', file_id: await send(stranger) }]);
  expect(foreign.code).toBe(ErrorCode.NOT_FOUND);
  expect(await add(orderid, 'PICKUP', photos, stranger)).toEqual(
    await add('ZC0', 'PICKUP', photos, stranger),
  );
  const read = await world.ask('GET /api/order/handover/get_photos', { orderid }, stranger);
  expect(read.code).toBe(ErrorCode.NOT_FOUND);
  const forIdentity = await uploaded(world.server, session, 'IDENTITY');
  expect((await add(orderid, 'PICKUP', [{ slot: 'FRONT', file_id: forIdentity }])).code).toBe(
    ErrorCode.NOT_FOUND,
  );
  expect((await world.get('GET /api/order/handover/get_photos', { orderid }, session)).photos).toEqual([]);
});
