import { eq } from 'drizzle-orm';
import { sessions } from '../../../server/kernel/members/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import { RentalWorld } from '../rental/rentalWorld';
import { closingOf } from '../support/closedAccount';
import { lockWaits } from '../support/lockWaits';
import { onPostgres } from '../support/onPostgres';
import { uploaded } from '../support/photos';
import type { TestSession } from '../support/testServer';

// Issue 12, identity and account: nothing of a person comes to an account, or is shown of it, once it is closed.

let world: RentalWorld;
let session: TestSession;
let lastMobile = 13_310_000_000;
beforeAll(async () => {
  world = await RentalWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  session = await world.login(String((lastMobile += 1)));
});

const closing = () => closingOf(world, session);

onPostgres('an account that is closed has no order that was being made meanwhile', async () => {
  const order = await world.addRequest(session, { cartype_id: 'car-sylphy' });
  const request = await closing();
  // What closes it has all that it asks for, and waits to empty the member.
  const answers = await world.db.transaction(async tx => {
    await tx.update(sessions).set({ deviceName: 'Mac' }).where(eq(sessions.userId, session.login.user_id));
    const closed = world.ask('POST /api/user/close_account', request, session);
    while ((await lockWaits(world.db)) < 1);
    const booked = world.ask('POST /api/order/add', order, session);
    while ((await lockWaits(world.db)) < 2);
    return { closed, booked };
  });
  expect((await answers.closed).code).toBe(ErrorCode.OK);
  expect((await answers.booked).code).toBe(ErrorCode.NOT_LOGGED_IN);
  expect(await world.orderCount(session)).toBe(0);
});

test('a photo of a closed account opens no more at an address that was given before', async () => {
  const file_id = await uploaded(world.server, session);
  const { url } = await world.get('GET /api/file/operation/temp_url', { file_id }, session);
  const read = async () => (await world.server.app.inject(url)).statusCode;
  expect(await read()).toBe(200);
  await world.get('POST /api/user/close_account', await closing(), session);
  expect(await read()).toBe(404);
});
