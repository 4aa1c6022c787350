import { eq, inArray } from 'drizzle-orm';
import { REPLACED_FILES } from '../../../server/areas/accident/accidentFiles';
import { deleteKept } from '../../../server/areas/personal-data/deleteKept';
import { listFilesOf } from '../../../server/kernel/files/fileRepository';
import { files } from '../../../server/kernel/files/schema';
import { users } from '../../../server/kernel/members/schema';
import { auditLedger } from '../../../server/kernel/money/auditLedger';
import { depositHolds, orders } from '../../../server/kernel/orders/schema';
import { ACCIDENT_REPLACED } from '../../../src/domain/accident';
import { ErrorCode } from '../../../src/domain/errorCode';
import { DAY } from '../../../src/domain/shanghaiTime';
import { lockWaits } from '../support/lockWaits';
import { onPostgres } from '../support/onPostgres';
import { uploaded } from '../support/photos';
import type { TestSession } from '../support/testServer';
import { AccidentWorld } from './accidentWorld';

// Issue 15, what it must show: other people's cases; nothing is paid twice, and no case is lost out of sight.

const TOTAL = 260_000;

let world: AccidentWorld;
let who: TestSession;
let orderid: string;
beforeAll(async () => {
  world = await AccidentWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  who = await world.begun();
  orderid = await world.rented(who);
});

const complete = () =>
  world.db
    .update(orders)
    .set({ state: 'COMPLETED', stateSince: world.rental.server.clock() })
    .where(eq(orders.id, orderid));
const hide = () => world.rental.ask('POST /api/order/delete', { orderid }, who);

describe('an order and its cases', () => {
  test('is not deleted while an accident or a violation goes on', async () => {
    const id = await world.report(who, orderid);
    await complete();
    const msg = '订单还在进行中，或还有事故、违章没有处理完，不能删除';
    expect(await hide()).toMatchObject({ code: ErrorCode.ORDER_STATE, msg });
    await world.rental.get('POST /api/order/accident/withdraw', { id }, who);
    expect((await hide()).code).toBe(ErrorCode.OK);
  });

  test('what the staff finds once it was deleted can be supplied, appealed against and paid', async () => {
    await complete();
    expect((await hide()).code).toBe(ErrorCode.OK);
    const id = await world.register({ orderid });
    const supply = { id, scene_pic: await world.picture(who) };
    await world.rental.get('POST /api/order/accident/supply_attachment', supply, who);
    await world.done(id, 'assess', { days: 3, repair: 2600, glass: 300, towing: 200, note: '' }, '已录入');
    const facts = { liability: 'FULL', exclusion: 'NONE', third: 0, injury: 0, people: 0, note: '' };
    await world.done(id, 'decide', facts, '已核定');
    await world.pay(who, id, 'CASHIER', TOTAL);
    await world.finish(who, await world.begin(who, id));
    expect((await world.detail(who, id)).status).toBe('CLOSED');
  });

  test('photos of its cases go with it when it was kept for as long as the law wants', async () => {
    const id = await world.report(who, orderid, { scene_pic: await world.picture(who) });
    const violation = await world.violations.register({ orderid });
    const photos = [await uploaded(world.rental.server, who, 'VIOLATION')];
    await world.rental.get('POST /api/violation/user_process', { id: violation, way: 'SELF', photos }, who);
    await complete();
    const now = world.rental.server.clock();
    await world.db.delete(depositHolds).where(eq(depositHolds.orderId, orderid));
    const kept = () => world.db.$count(files, inArray(files.subjectId, [id, violation]));
    expect(await kept()).toBe(2);
    await world.db.update(users).set({ closedAt: now }).where(eq(users.id, who.login.user_id));
    const late = new Date(now.getTime() + 4 * 366 * DAY);
    await deleteKept(world.db, late);
    expect(await kept()).toBe(0);
  });
});

test('a photo is not replaced for ever: what was there before is kept', async () => {
  const id = await world.report(who, orderid);
  const supply = async () =>
    world.rental.ask(
      'POST /api/order/accident/supply_attachment',
      { id, scene_pic: await world.picture(who) },
      who,
    );
  for (let times = 0; times <= ACCIDENT_REPLACED; times += 1)
    expect((await supply()).code).toBe(ErrorCode.OK);
  expect(await supply()).toMatchObject({
    ...{ code: ErrorCode.INVALID_PARAMS, data: { field: 'scene_pic' } },
    msg: '照片更换的次数太多了，请联系理赔专员',
  });
  expect(await listFilesOf(world.db, REPLACED_FILES, [id])).toHaveLength(ACCIDENT_REPLACED);
}, 60_000);

test('what somebody writes is text on the desk', async () => {
  const script = '<script>alert(1)</script><img src=x onerror=alert(2)>';
  const id = await world.report(who, orderid, { description: script, place: '"><b>x</b>' });
  const page = await world.page(id);
  expect(page).toContain('&lt;script&gt;alert(1)');
  expect(page).not.toMatch(/<script>alert|<img src=x|<b>x/);
});

describe('at the same moment', () => {
  let id: string;
  beforeEach(async () => {
    id = await world.decided(who, orderid);
  });
  afterEach(async () => expect(await auditLedger(world.db)).toEqual([]));
  const pay = (pay: 'DEPOSIT' | 'CASHIER', of = id) =>
    world.rental.ask('POST /api/order/accident/pay', { id: of, pay, expected_total: TOTAL }, who);
  const appeal = () =>
    world.rental.ask('POST /api/order/accident/appeal/add', { id, reason: '对方没有打灯', photos: [] }, who);

  test('paid and appealed against: one of both, and the other is told so', async () => {
    const [paid, appealed] = await Promise.all([pay('DEPOSIT'), appeal()]);
    const { status } = await world.detail(who, id);
    expect([paid.code === ErrorCode.OK, appealed.code === ErrorCode.OK]).toEqual([
      status === 'CLOSED',
      status === 'APPEALED',
    ]);
    expect((await world.deposit(who, orderid))?.kept).toBe(status === 'CLOSED' ? TOTAL : 0);
  });

  test('two accidents out of a deposit that is enough for one', async () => {
    const second = await world.decided(who, orderid);
    const answers = await Promise.all([pay('DEPOSIT'), pay('DEPOSIT', second)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([ErrorCode.OK, ErrorCode.ORDER_STATE].sort());
    expect((await world.deposit(who, orderid))?.kept).toBe(TOTAL);
  });

  test('two cashiers, each of which takes the money: it counts once, and the other goes back', async () => {
    await pay('CASHIER');
    const [one, other] = [await world.begin(who, id), await world.begin(who, id)];
    await Promise.all([world.finish(who, one), world.finish(who, other), pay('DEPOSIT')]);
    expect((await world.detail(who, id)).status).toBe('CLOSED');
    const { timeline } = await world.detail(who, id);
    expect(timeline.filter(({ text }) => text.endsWith('已结案'))).toHaveLength(1);
  });

  onPostgres('a stranger who tries does not wait for an order that somebody else holds', async () => {
    const stranger = await world.rental.login('13599990001');
    const violation = await world.violations.register({ orderid });
    await world.db.transaction(async tx => {
      await tx.select().from(orders).where(eq(orders.id, orderid)).for('update');
      const answers = Promise.all([
        world.rental.ask(
          'POST /api/violation/user_process',
          { id: violation, way: 'APPEAL', reason: 'x' },
          stranger,
        ),
        world.rental.ask('POST /api/order/accident/withdraw', { id }, stranger),
      ]);
      let isDone = false;
      void answers.finally(() => (isDone = true));
      while (!isDone) expect(await lockWaits(world.db)).toBe(0);
      for (const { code } of await answers) expect(code).toBe(ErrorCode.NOT_FOUND);
    });
  });
});
