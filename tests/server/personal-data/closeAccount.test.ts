import { eq } from 'drizzle-orm';
import { keepDriver } from '../../../server/areas/driver/driverRepository';
import { drivers } from '../../../server/areas/driver/schema';
import { invoices } from '../../../server/areas/invoice/schema';
import { deleteKept } from '../../../server/areas/personal-data/deleteKept';
import { rentalOrders } from '../../../server/areas/rental/schema';
import { reviews } from '../../../server/areas/review/schema';
import { knownDevices, smsCodes } from '../../../server/areas/user/schema';
import { rechargePayable } from '../../../server/areas/wallet/rechargePayable';
import { recharges } from '../../../server/areas/wallet/schema';
import { purgeFiles } from '../../../server/kernel/files/fileRepository';
import { files } from '../../../server/kernel/files/schema';
import { purgeMobileMarks } from '../../../server/kernel/members/closedMembers';
import { sessions, users } from '../../../server/kernel/members/schema';
import { sandboxMessages } from '../../../server/kernel/messages/schema';
import { auditLedger } from '../../../server/kernel/money/auditLedger';
import { hold } from '../../../server/kernel/money/deposits';
import { rewardCompletedOrder } from '../../../server/kernel/orders/rewardCompletedOrder';
import { readOrder } from '../../../server/kernel/orders/orderRepository';
import { orders } from '../../../server/kernel/orders/schema';
import { MARK_DAYS } from '../../../src/domain/accountClosing';
import { ErrorCode } from '../../../src/domain/errorCode';
import { DAY, MINUTE } from '../../../src/domain/shanghaiTime';
import type { ProofPurpose } from '../../../types/api/personalData';
import { freshKey, monday, RentalWorld, renter } from '../rental/rentalWorld';
import { photo, uploaded } from '../support/photos';
import type { TestSession } from '../support/testServer';

// Issue 12, identity and account: the account is closed as the law requires, with what is kept and why; data are exported.

let world: RentalWorld;
let mobile: string;
let session: TestSession;
let lastMobile = 13_300_000_000;
const idOf = ({ login }: TestSession): string => login.user_id;

beforeAll(async () => {
  world = await RentalWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.server.now = monday;
  mobile = String((lastMobile += 1));
  session = await world.login(mobile);
});

/** Of car-sylphy there are plenty. */
const plenty = { cartype_id: 'car-sylphy' };
const newestCode = async (number = mobile): Promise<string> => {
  const rows = await world.db.select().from(sandboxMessages).where(eq(sandboxMessages.mobile, number));
  return /验证码是(\d{6})/.exec(rows.sort((one, other) => other.id - one.id)[0]?.text ?? '')?.[1] ?? '';
};
async function codeFor(purpose: ProofPurpose, who = session): Promise<string> {
  await world.get('POST /api/user/send_proof_code', { purpose }, who);
  return newestCode(who.login.uid);
}
const terms = (who = session) => world.get('GET /api/user/get_closing_terms', {}, who);
async function askToClose(vcode?: string, who = session) {
  const { given_up } = await terms(who);
  return world.ask(
    'POST /api/user/close_account',
    { vcode: vcode ?? (await codeFor('CLOSE', who)), given_up },
    who,
  );
}
async function close(who = session): Promise<void> {
  expect(await askToClose(undefined, who)).toMatchObject({ code: ErrorCode.OK });
}
const member = async (id = idOf(session)) => (await world.db.select().from(users).where(eq(users.id, id)))[0];

/** An order of the member, put into a state as if it had come there. */
async function orderIn(state: string, who = session): Promise<string> {
  const orderid = await world.book(who, plenty);
  await world.db
    .update(orders)
    .set({ state, stateSince: world.server.clock() })
    .where(eq(orders.id, orderid));
  return orderid;
}

describe('what stands in the way', () => {
  test.each(['UNPAID', 'AWAITING_PICKUP', 'IN_USE', 'SETTLING', 'AWAITING_SUPPLEMENT', 'AWAITING_DEPOSIT'])(
    'an order that is %s',
    async state => {
      const orderid = await orderIn(state);
      expect((await terms()).open_orders).toMatchObject([{ orderid, status: state, title: '日产轩逸' }]);
      const refusal = await askToClose();
      expect(refusal).toMatchObject({
        code: ErrorCode.CLOSING_STATE,
        msg: '还有没办完的事，处理好后才能注销',
        data: { open_orders: [{ orderid }] },
      });
      expect((await member())?.closedAt).toBeNull();
    },
  );

  test.each(['COMPLETED', 'CANCELLED', 'CLOSED', 'AWAITING_REVIEW'])(
    'not an order that is %s',
    async state => {
      await orderIn(state);
      expect((await terms()).open_orders).toEqual([]);
      await close();
    },
  );

  test('a deposit that is held', async () => {
    const now = world.server.clock();
    const cause = { reason: 'DEPOSIT_HELD', subject: { kind: 'RENTAL', id: `of-${mobile}` }, now } as const;
    await hold(world.db, idOf(session), 300_000, { provider: 'sandbox' }, cause);
    expect((await terms()).held_deposit).toBe(300_000);
    expect((await askToClose()).code).toBe(ErrorCode.CLOSING_STATE);
  });

  test('a recharge whose payment is awaited', async () => {
    const { recharge_id } = await world.get(
      'POST /api/account/recharge',
      { amount: 10_000, client_key: freshKey() },
      session,
    );
    expect((await terms()).open_recharges).toEqual([{ recharge_id, amount: 10_000 }]);
    expect((await askToClose()).code).toBe(ErrorCode.CLOSING_STATE);
  });

  test('what is given up is not what was told', async () => {
    const { given_up: told } = await terms();
    await world.fill(session, { balance: 5_000 });
    const vcode = await codeFor('CLOSE');
    const refusal = await world.ask('POST /api/user/close_account', { vcode, given_up: told }, session);
    expect(refusal).toMatchObject({
      code: ErrorCode.CLOSING_STATE,
      msg: '您的资产刚刚有变化，请重新确认',
      data: { given_up: { balance: 5_000 } },
    });
    // The code was not spent for that.
    expect((await askToClose(vcode)).code).toBe(ErrorCode.OK);
  });
});

describe('the proof', () => {
  test('is a code for this purpose, this session and this number', async () => {
    const elsewhere = await world.login(mobile);
    const other = await world.login(String((lastMobile += 1)));
    const vcode = await codeFor('CLOSE');
    for (const who of [elsewhere, other]) {
      expect((await askToClose(vcode, who)).code).toBe(ErrorCode.CODE_EXPIRED);
    }
    expect((await world.ask('POST /api/user/export_data', { vcode }, session)).code).toBe(
      ErrorCode.CODE_EXPIRED,
    );
    const login = await world.ask('POST /api/user/login', { mobile, vcode });
    expect(login.code).toBe(ErrorCode.CODE_EXPIRED);
    const wrong = vcode === '000000' ? '000001' : '000000';
    expect(await askToClose(wrong)).toMatchObject({
      code: ErrorCode.CODE_WRONG,
      msg: '验证码不正确，还可以试4次',
    });
    expect((await askToClose(vcode)).code).toBe(ErrorCode.OK);
  });

  test('says in its message what it is for, comes once a minute and ten times a day', async () => {
    await codeFor('CLOSE');
    const rows = await world.db.select().from(sandboxMessages).where(eq(sandboxMessages.mobile, mobile));
    expect(rows.at(-1)?.text).toContain('用于注销账号，注销后不能恢复');
    const ask = () => world.ask('POST /api/user/send_proof_code', { purpose: 'CLOSE' }, session);
    expect(await ask()).toMatchObject({ code: ErrorCode.CODE_TOO_OFTEN, data: { retry_after: 60 } });
    for (let sent = 1; sent < 10; sent += 1) {
      world.wait(60);
      expect((await ask()).code).toBe(ErrorCode.OK);
    }
    world.wait(60);
    expect(await ask()).toMatchObject({
      code: ErrorCode.CODE_TOO_OFTEN,
      msg: '今天获取验证码的次数用完了，请明天再试',
    });
  });
});

describe('a closed account', () => {
  test('has nobody logged in, and nothing of a person in its row', async () => {
    const elsewhere = await world.login(mobile);
    await close();
    for (const who of [session, elsewhere]) {
      expect((await world.ask('GET /api/user/get_detail', {}, who)).code).toBe(ErrorCode.NOT_LOGGED_IN);
    }
    expect(
      await world.db
        .select()
        .from(sessions)
        .where(eq(sessions.userId, idOf(session))),
    ).toEqual([]);
    const row = await member();
    expect(row).toMatchObject({
      mobile: `closed:${idOf(session)}`,
      name: '',
      nickname: '',
      closedAt: monday,
    });
    expect(JSON.stringify(row)).not.toContain(mobile);
  });

  test('leaves no row behind that a foreign key gives to its member alone, nor the number anywhere', async () => {
    const now = world.server.clock();
    await keepDriver(world.db, idOf(session), renter, { now, dataKey: world.server.settings.dataKey });
    await world.db.insert(knownDevices).values({ mobile, deviceHash: 'd', loggedInAt: now });
    const photo = { purpose: 'IDENTITY', sentSha256: 's', sha256: 's', contentType: 'image/webp' } as const;
    await world.db.insert(files).values({
      ...photo,
      ...{ id: `photo-${mobile}`, ownerId: idOf(session), subjectKind: 'IDENTITY', subjectId: idOf(session) },
      ...{ width: 1, height: 1, bytes: 1, deviceTime: now, storedAt: now },
    });
    await close();
    expect(
      await world.db
        .select()
        .from(drivers)
        .where(eq(drivers.userId, idOf(session))),
    ).toEqual([]);
    expect(await world.db.select().from(knownDevices).where(eq(knownDevices.mobile, mobile))).toEqual([]);
    expect(await world.db.select().from(smsCodes).where(eq(smsCodes.mobile, mobile))).toEqual([]);
    // Nothing refers to the photo, so that the next sweep forgets it.
    const [left] = await world.db
      .select()
      .from(files)
      .where(eq(files.id, `photo-${mobile}`));
    expect(left).toMatchObject({ ownerId: null, subjectKind: null, subjectId: null });
  });

  test('keeps its orders and what was paid, and the books are right', async () => {
    const orderid = await world.book(session, plenty);
    await world.pay(session, orderid);
    await world.db.update(orders).set({ state: 'COMPLETED' }).where(eq(orders.id, orderid));
    await world.fill(session, { balance: 8_800, wkcoin: 120, integral: 7 });
    expect((await terms()).given_up).toEqual({ balance: 8_800, wkcoin: 120, integral: 7, coupons: 4 });
    await close();
    expect(await readOrder(world.db, orderid)).toMatchObject({ userId: idOf(session), state: 'COMPLETED' });
    expect(await world.user(session)).toMatchObject({ balance: 0, wkcoin: 0, integral: 0 });
    expect(await auditLedger(world.db)).toEqual([]);
  });

  test('is named in its reviews no longer', async () => {
    const subject = { subjectKind: 'CARTYPE', subjectId: 'car-lavida', subject: '大众朗逸 · 3天' } as const;
    const said = { author: '王**', score: 5, type: 'GOOD', text: '很好', tags: [] } as const;
    const [review] = await world.db
      .insert(reviews)
      .values({ ...subject, ...said, tags: [], userId: idOf(session) })
      .returning();
    await close();
    const [left] = await world.db
      .select()
      .from(reviews)
      .where(eq(reviews.id, review?.id ?? 0));
    expect(left).toMatchObject({ userId: null, author: '已注销的用户', text: '很好' });
  });

  test('shows no photo of its reviews any more', async () => {
    const orderid = await orderIn('AWAITING_REVIEW');
    const photos = [await uploaded(world.server, session, 'COMMENT')];
    const said = { orderid, car_score: 5, site_score: 5, tags: [], text: '很好', photos };
    await world.get('POST /api/order/comment', said, session);
    const marks = () => world.get('GET /api/site/get_marks', { id: 'site-east', type: 'ALL', page: 1 });
    expect((await marks()).marks[0]).toMatchObject({ text: '很好', pictures: [expect.any(String)] });
    await close();
    expect((await marks()).marks[0]).not.toHaveProperty('pictures');
    expect((await marks()).marks[0]).toMatchObject({ text: '很好', author: '已注销的用户' });
  });

  test('earns nothing any more, and money that comes late for a recharge goes back', async () => {
    const orderid = await orderIn('AWAITING_REVIEW');
    await world.db.update(orders).set({ paid: 60_000 }).where(eq(orders.id, orderid));
    const id = `CZ-${mobile}`;
    const now = world.server.clock();
    await world.db.insert(recharges).values({
      ...{ id, userId: idOf(session), clientKey: freshKey(), amount: 10_000, gift: 0 },
      ...{ status: 'CLOSED', expiresAt: now },
    });
    await close();
    await rewardCompletedOrder(world.db, await readOrder(world.db, orderid), now);
    const [recharge] = await world.db.select().from(recharges).where(eq(recharges.id, id));
    if (!recharge) throw new Error('The recharge is gone');
    expect(await rechargePayable.accept(world.db, recharge, 10_000, now)).toBe(false);
    expect(await world.user(session)).toMatchObject({ balance: 0, wkcoin: 0, integral: 0 });
  });

  test('is closed once by two who ask at the same moment', async () => {
    const { given_up } = await terms();
    const vcode = await codeFor('CLOSE');
    const ask = () => world.ask('POST /api/user/close_account', { vcode, given_up }, session);
    const codes = (await Promise.all([ask(), ask()])).map(({ code }) => code);
    expect(codes.filter(code => code === ErrorCode.OK)).toHaveLength(1);
    expect((await member())?.closedAt).toEqual(monday);
  });
});

describe('the number of a closed account', () => {
  test('makes a new member, who sees nothing of the old one and is given no more newcomer’s coupons', async () => {
    const orderid = await orderIn('COMPLETED');
    await world.fill(session, { balance: 100 });
    await close();
    const again = await world.login(mobile);
    expect(again.login).toMatchObject({ isnew: 1, uid: mobile });
    expect(idOf(again)).not.toBe(idOf(session));
    expect(await terms(again)).toEqual({
      ...{ open_orders: [], held_deposit: 0, open_recharges: [] },
      given_up: { balance: 0, wkcoin: 0, integral: 0, coupons: 0 },
    });
    const answer = await world.ask('GET /api/order/get_detail', { orderid }, again);
    const unknown = await world.ask('GET /api/order/get_detail', { orderid: 'ZC00000000000000' }, again);
    expect(answer).toEqual(unknown);
    expect(answer.code).toBe(ErrorCode.NOT_FOUND);
  });

  test('is that of a newcomer again when its mark is forgotten', async () => {
    await close();
    world.server.now = new Date(monday.getTime() + MARK_DAYS * DAY);
    await purgeMobileMarks(world.db, world.server.clock());
    expect((await member())?.mobileMark).toBeNull();
    expect((await terms(await world.login(mobile))).given_up.coupons).toBe(4);
  });

  test('of a member who is invited anew counts as no newcomer’s', async () => {
    const inviter = await world.login(String((lastMobile += 1)));
    const { code } = await world.get('GET /api/account/invite/get_mine', { page: 1 }, inviter);
    await close();
    const again = await world.login(mobile);
    const refusal = await world.ask('POST /api/account/invite/accept', { code }, again);
    expect(refusal).toMatchObject({ code: ErrorCode.INVITATION_REFUSED });
  });
});

describe('what is kept of a closed account', () => {
  const years = (count: number): Date => new Date(monday.getTime() + count * 366 * DAY + MINUTE);
  const isKept = async (orderid: string): Promise<boolean> =>
    (await world.db.select().from(rentalOrders).where(eq(rentalOrders.orderId, orderid))).length > 0;

  test('goes 3 years after the order ended, with an invoice after 10; what members have stays', async () => {
    const [plain, invoiced] = [await orderIn('COMPLETED'), await orderIn('COMPLETED')];
    const owner = await world.login(String((lastMobile += 1)));
    const others = await orderIn('COMPLETED', owner);
    await world.db.insert(invoices).values({
      ...{
        orderId: invoiced,
        key: freshKey(),
        kind: 'PERSON',
        name: '王小明',
        taxNumber: '',
        mail: 'a@b.cn',
      },
      ...{ amount: 60_000, status: 'ISSUED', nextAt: monday, requestedAt: monday },
    });
    await close();
    const kept = async () => [await isKept(plain), await isKept(invoiced), await isKept(others)];
    await deleteKept(world.db, new Date(years(3).getTime() - DAY));
    expect(await kept()).toEqual([true, true, true]);
    await deleteKept(world.db, years(3));
    expect(await kept()).toEqual([false, true, true]);
    await deleteKept(world.db, years(10));
    expect(await kept()).toEqual([false, false, true]);
    expect(await auditLedger(world.db)).toEqual([]);
  });

  test('takes the photos with it that prove charges of an order', async () => {
    const orderid = await orderIn('SETTLING');
    await world.server.desk(
      ...(['orders', orderid, 'add-charge'] as const),
      { code: 'CLEANING', amount: '80', note: '后座有大片油污' },
      await photo(),
    );
    const proofs = () => world.db.select().from(files).where(eq(files.purpose, 'CHARGE'));
    await world.db.update(orders).set({ state: 'COMPLETED' }).where(eq(orders.id, orderid));
    await close();
    const late = years(3);
    await purgeFiles(world.db, world.server.files, late);
    expect(await proofs()).toHaveLength(1);
    await deleteKept(world.db, late);
    await purgeFiles(world.db, world.server.files, late);
    expect(await proofs()).toEqual([]);
  });
});

test('a visitor has nothing to close or to export', async () => {
  for (const call of [
    world.ask('GET /api/user/get_closing_terms', {}),
    world.ask('POST /api/user/send_proof_code', { purpose: 'CLOSE' }),
    world.ask('POST /api/user/close_account', {
      vcode: '000000',
      given_up: { balance: 0, wkcoin: 0, integral: 0, coupons: 0 },
    }),
    world.ask('POST /api/user/export_data', { vcode: '000000' }),
  ]) {
    expect((await call).code).toBe(ErrorCode.NOT_LOGGED_IN);
  }
});
