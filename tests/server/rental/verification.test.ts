import { eq } from 'drizzle-orm';
import { users } from '../../../server/kernel/members/schema';
import { uploaded } from '../support/photos';
import { DESK_TOKEN, type TestSession } from '../support/testServer';
import { choice, idCardNumber, RentalWorld, renter } from './rentalWorld';

// Issue 12, verification gate; decision 17: booking and paying are open, taking the car over is not, and that is told
// before.

let world: RentalWorld;
let session: TestSession;
let orderid: string;
beforeAll(async () => {
  world = await RentalWorld.open();
  session = await world.login('13600000001');
  orderid = await world.book(session);
});
afterAll(() => world.close());

const stand = (authStatus: 'USER_AUTHING' | 'USER_AUTHED') =>
  world.db.update(users).set({ authStatus }).where(eq(users.id, session.login.user_id));

/** Whether the booking says that the car is only handed over to who is verified. */
const isTold = async (who?: TestSession) => {
  const { notices } = await world.get('POST /api/order/calc', choice, who);
  return notices.includes('取车前需通过实名认证，几分钟就能提交');
};

test('a visitor and a member who is not verified read it at the booking', async () => {
  expect([await isTold(), await isTold(session)]).toEqual([true, true]);
});

test('an order says how its member stands, paid or not, until nothing is missing', async () => {
  expect(await world.detail(session, orderid)).toMatchObject({ pending_auth: { status: 'USER_NOAUTH' } });
  await world.pay(session, orderid);
  await stand('USER_AUTHING');
  expect(await world.detail(session, orderid)).toMatchObject({ pending_auth: { status: 'USER_AUTHING' } });
  expect(await isTold(session)).toBe(true);
  await stand('USER_AUTHED');
  expect(await world.detail(session, orderid)).not.toHaveProperty('pending_auth');
  expect(await isTold(session)).toBe(false);
});

test('at the desk the staff see when who takes the car is somebody else than was verified', async () => {
  const member = await world.login('13600000002');
  const atDesk = async (id: string): Promise<string> =>
    (await world.server.app.inject({ url: `/desk/orders/${id}`, headers: { cookie: `desk=${DESK_TOKEN}` } }))
      .body;
  const own = { ...renter, idcard_no: idCardNumber('19920203') };
  const plenty = { cartype_id: 'car-sylphy' };
  const [forOneself, forAnother] = [
    await world.book(member, { ...plenty, renter: own }),
    await world.book(member, plenty),
  ];
  const photos = {
    front: await uploaded(world.server, member),
    back: await uploaded(world.server, member),
    licence: await uploaded(world.server, member),
  };
  const wish = { name: '王小明', idcard_no: own.idcard_no, licence_since: '2018-06-01', ...photos };
  await world.get('POST /api/user/auth/apply', wish, member);
  const other = '取车人不是认证的会员本人';
  expect(await atDesk(forAnother)).not.toContain(other);
  await world.server.desk('identities', member.login.user_id, 'approve');
  expect(await atDesk(forAnother)).toContain(other);
  expect(await atDesk(forOneself)).not.toContain(other);
});
