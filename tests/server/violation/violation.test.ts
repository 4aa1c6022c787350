import { eq } from 'drizzle-orm';
import { withdraw } from '../../../server/areas/violation/decideViolation';
import { toldText } from '../../../server/kernel/messages/tellMember';
import { orders } from '../../../server/kernel/orders/schema';
import { releaseDueDeposits } from '../../../server/areas/rental/public';
import { lapseViolations } from '../../../server/areas/violation/public';
import { auditLedger } from '../../../server/kernel/money/auditLedger';
import { ErrorCode } from '../../../src/domain/errorCode';
import { monday } from '../rental/rentalWorld';
import { uploaded } from '../support/photos';
import type { TestSession } from '../support/testServer';
import { ViolationWorld } from './violationWorld';

// Issue 15, violations (specification §7, /api/violation; lines.md): registered at the desk, settled in one of three ways;
// the deposit for violations waits for them, and each movement of money is in the ledger.

let world: ViolationWorld;
let who: TestSession;
let orderid: string;
let lastMobile = 13_500_000_000;
beforeAll(async () => {
  world = await ViolationWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.rental.server.now = monday;
  who = await world.rental.login(String((lastMobile += 1)));
  orderid = await world.rented(who);
});
afterEach(async () => expect(await auditLedger(world.rental.db)).toEqual([]));

const ask = (...given: Parameters<typeof world.rental.ask>) => world.rental.ask(...given);
const code = async (...given: Parameters<typeof world.rental.ask>) => (await ask(...given)).code;
const later = async (time: string): Promise<void> => {
  world.rental.at(time);
  who = await world.rental.login(String(lastMobile));
};
const picture = (): Promise<string> => uploaded(world.rental.server, who, 'VIOLATION');
const sweep = () =>
  releaseDueDeposits(world.rental.db, world.rental.server.money, world.rental.server.clock());

test('what was found is told by message, listed, and shown with what it costs and by when', async () => {
  await world.broughtBack(orderid);
  const id = await world.register({ orderid });
  expect(id).toMatch(/^WZ261128\d{6}$/);
  expect((await world.messages(who.login.uid)).at(-1)).toBe(
    '您租用的车辆11月26日 09:30在三元桥违反禁止标线指示，罚款¥100，记0分。请打开租车“我的-违章处理”查看和处理。',
  );
  const { rows, total, ins_journey } = await world.rental.get(
    'GET /api/violation/get_list',
    { page: 1 },
    who,
  );
  expect([rows, total]).toMatchObject([
    [{ id, orderid, car: '日产轩逸', status_text: '待处理', fine: 10_000 }],
    1,
  ]);
  expect(ins_journey.length).toBeGreaterThan(2);
  expect(await world.detail(who, id)).toMatchObject({
    ...{ place: '三元桥', transfer_from: '2026-12-28T10:00:00+08:00', can_process: true, can_appeal: true },
    agency: { fine: 10_000, fee: 5_000, total: 15_000, from_deposit: 15_000 },
  });
  expect(await world.rental.timeline(who, orderid)).toContain('查到11月26日的违章，请到“违章处理”查看');
});

test('registered twice it is one, and only for a time at which the car was out', async () => {
  const id = await world.register({ orderid, time: '2026-11-25 10:00' });
  expect(await world.register({ orderid, time: '2026-11-25 10:00' })).toBe(id);
  expect(await world.register({ orderid, time: '2026-11-25 09:59' })).toBe(
    '这个时间不在租车人用车期间，请核对订单和时间',
  );
  expect(await world.register({ orderid, time: '2026-11-25 10:01' })).toBe(
    '这个时间不在租车人用车期间，请核对订单和时间',
  );
  expect(await world.register({ orderid, time: '昨天' })).toBe('时间请写成 2026-11-03 09:30 的样子');
  expect(await world.register({ orderid: 'ZC00000000' })).toBe('没有找到这个订单，或它的车还没有交出');
  expect(await world.register({ orderid, time: '2026-11-25 10:00', act: '' })).not.toMatch(/^WZ/);
});

describe('settled by the renter', () => {
  test('the receipt is checked, and the deposit goes back on its day', async () => {
    await world.broughtBack(orderid);
    const id = await world.register({ orderid });
    expect(await code('POST /api/violation/user_process', { id, way: 'SELF', photos: [] }, who)).toBe(
      ErrorCode.INVALID_PARAMS,
    );
    const request = { id, way: 'SELF', photos: [await picture()] } as const;
    expect(await code('POST /api/violation/user_process', request, who)).toBe(ErrorCode.OK);
    // Its answer was lost: once is enough.
    expect(await code('POST /api/violation/user_process', request, who)).toBe(ErrorCode.OK);
    expect(await world.detail(who, id)).toMatchObject({
      status: 'RECEIPT_SENT',
      receipts: [expect.any(String)],
    });
    expect(await world.desk(id, 'refuse-receipt', { reason: '截图看不清金额' })).toBe('已告知租车人');
    expect((await world.messages(who.login.uid)).at(-1)).toBe(
      '11月26日的违章：缴款凭证没有通过：截图看不清金额。',
    );
    await ask('POST /api/violation/user_process', { id, way: 'SELF', photos: [await picture()] }, who);
    expect(await world.desk(id, 'accept-receipt')).toBe('已处理');
    expect(await world.detail(who, id)).toMatchObject({ status_text: '已处理', can_process: false });
    await later('2026-12-28T10:00:00+08:00');
    await sweep();
    expect(await world.deposit(who, orderid)).toMatchObject({ state: 'RELEASED', kept: 0 });
  });

  test('photos of somebody else, of another purpose or too many are refused', async () => {
    const id = await world.register({ orderid, time: '2026-11-25 10:00' });
    const stranger = await world.rental.login(String((lastMobile += 1)));
    const theirs = await uploaded(world.rental.server, stranger, 'VIOLATION');
    const other = await uploaded(world.rental.server, who, 'FEEDBACK');
    for (const photos of [[theirs], [other], ['no-such-photo']])
      expect(await code('POST /api/violation/user_process', { id, way: 'SELF', photos }, who)).toBe(
        ErrorCode.NOT_FOUND,
      );
    const photos = [await picture(), await picture(), await picture(), await picture()];
    expect(await code('POST /api/violation/user_process', { id, way: 'SELF', photos }, who)).toBe(
      ErrorCode.INVALID_PARAMS,
    );
    expect((await world.detail(who, id)).status).toBe('OPEN');
  });
});

describe('settled by us', () => {
  test('paid at the cashier: fine and fee, then it is done', async () => {
    const id = await world.register({ orderid, time: '2026-11-25 10:00' });
    const wrong = { id, expected_total: 10_000, pay: 'CASHIER' } as const;
    expect(await ask('POST /api/violation/confirm_fee', wrong, who)).toMatchObject({
      ...{ code: ErrorCode.PRICE_CHANGED, data: { total: 15_000, fee: 5_000 } },
    });
    const request = { id, expected_total: 15_000, pay: 'CASHIER' } as const;
    for (let times = 0; times < 2; times += 1)
      expect((await ask('POST /api/violation/confirm_fee', request, who)).data).toEqual({
        ...{ status: 'AGENCY_UNPAID', due: 15_000 },
      });
    expect((await world.detail(who, id)).to_pay).toEqual({
      ...{ total: 15_000, expires_at: '2026-11-25T12:00:00+08:00' },
    });
    await world.pay(who, id);
    expect((await world.detail(who, id)).status).toBe('AGENCY');
    expect(await world.desk(id, 'finish-agency')).toBe('已处理');
    expect((await world.detail(who, id)).timeline[0]?.text).toBe('代办完成，已处理完毕');
  });

  test('路程无忧 pays the fee; from the deposit it is taken when the fine is paid, and no more than is there', async () => {
    const own = await world.rental.login(String((lastMobile += 1)));
    world.rental.server.now = monday;
    who = await world.rental.login(String(lastMobile));
    const insured = await world.rented(own, { services: ['INS_THIRDPARTY', 'INS_SAFE_TRAVEL'] });
    await world.broughtBack(insured);
    const first = await world.register({ orderid: insured, fine: 1500 });
    const second = await world.register({ orderid: insured, fine: 1500, act: '违反禁令标志指示' });
    expect((await world.detail(own, first)).agency).toMatchObject({
      fee: 0,
      total: 150_000,
      from_deposit: 150_000,
    });
    const request = { id: first, expected_total: 150_000, pay: 'DEPOSIT' } as const;
    expect((await ask('POST /api/violation/confirm_fee', request, own)).data).toEqual({
      status: 'AGENCY',
      due: 0,
    });
    // Of 2,000 yuan 1,500 are promised: the second cannot be paid from it.
    expect((await world.detail(own, second)).agency).toMatchObject({ total: 150_000, from_deposit: 0 });
    expect(await code('POST /api/violation/confirm_fee', { ...request, id: second }, own)).toBe(
      ErrorCode.ORDER_STATE,
    );
    expect((await world.deposit(own, insured))?.kept).toBe(0);
    expect(await world.desk(first, 'finish-agency')).toBe('已处理');
    expect(await world.deposit(own, insured)).toMatchObject({ kept: 150_000, state: 'HELD' });
    expect(await world.desk(first, 'finish-agency')).toBe('状态已经变化，不能再这样办理');
  });

  test('of two that ask for the same deposit at the same moment one has it', async () => {
    await world.broughtBack(orderid);
    const acts = ['违反禁止标线指示', '违反禁令标志指示'];
    const ids = await Promise.all(acts.map(act => world.register({ orderid, act, fine: 1900 })));
    const answers = await Promise.all(
      ids.map(id =>
        code('POST /api/violation/confirm_fee', { id, expected_total: 200_000, pay: 'DEPOSIT' }, who),
      ),
    );
    expect(answers.sort()).toEqual([ErrorCode.OK, ErrorCode.ORDER_STATE].sort());
  });

  test('one with points is not', async () => {
    const id = await world.register({ orderid, time: '2026-11-25 10:00', points: 3 });
    const detail = await world.detail(who, id);
    expect([detail.agency, detail.agency_reason]).toEqual([undefined, expect.stringContaining('记3分')]);
    const request = { id, expected_total: 15_000, pay: 'CASHIER' } as const;
    expect(await code('POST /api/violation/confirm_fee', request, who)).toBe(ErrorCode.ORDER_STATE);
  });

  test('what did not work out, or was given up or not paid in time, is open again, and the money goes back', async () => {
    const id = await world.register({ orderid, time: '2026-11-25 10:00' });
    const confirm = () =>
      ask('POST /api/violation/confirm_fee', { id, expected_total: 15_000, pay: 'CASHIER' }, who);
    await confirm();
    expect(await code('POST /api/violation/user_process', { id, way: 'CANCEL_AGENCY' }, who)).toBe(
      ErrorCode.OK,
    );
    await confirm();
    world.rental.at('2026-11-25T12:00:00+08:00');
    await lapseViolations(world.rental.db, world.rental.server.money, world.rental.server.clock());
    expect((await world.detail(who, id)).status).toBe('OPEN');
    await confirm();
    await world.pay(who, id);
    expect(await code('POST /api/violation/user_process', { id, way: 'CANCEL_AGENCY' }, who)).toBe(
      ErrorCode.ORDER_STATE,
    );
    expect(await world.desk(id, 'fail-agency', { reason: '系统查不到这条记录' })).toBe('已告知租车人');
    const { status, timeline } = await world.detail(who, id);
    expect([status, timeline[0]?.text]).toEqual(['OPEN', '代办没有成功：系统查不到这条记录，¥150原路退回']);
    // And can be asked for again.
    await confirm();
    await world.pay(who, id);
    expect((await world.detail(who, id)).status).toBe('AGENCY');
  });
});

describe('appealed', () => {
  test('once: refused it is open again; right it is taken back', async () => {
    const id = await world.register({ orderid, time: '2026-11-25 10:00' });
    const appeal = (reason: string) =>
      code('POST /api/violation/user_process', { id, way: 'APPEAL', reason }, who);
    expect(await appeal('  ')).toBe(ErrorCode.INVALID_PARAMS);
    expect(await appeal('a'.repeat(301))).toBe(ErrorCode.INVALID_PARAMS);
    expect(await appeal('当时车停在酒店，没有上路')).toBe(ErrorCode.OK);
    expect(await world.desk(id, 'dismiss-appeal', { answer: '照片显示车辆在行驶' })).toBe('已告知租车人');
    expect(await world.detail(who, id)).toMatchObject({
      ...{ status: 'OPEN', can_appeal: false },
      appeal: { reason: '当时车停在酒店，没有上路', answer: '照片显示车辆在行驶' },
    });
    expect(await appeal('还是不服')).toBe(ErrorCode.ORDER_STATE);
    expect(await world.desk(id, 'withdraw', { answer: '号牌识别有误' })).toBe('已撤销');
    expect((await world.detail(who, id)).status_text).toBe('已撤销');
  });
});

describe('the deposit', () => {
  test('is held by each case until the last has ended, and then goes back at once', async () => {
    await world.broughtBack(orderid);
    const first = await world.register({ orderid });
    world.rental.wait(60);
    const second = await world.register({ orderid, act: '违反禁令标志指示', time: '2026-11-27 18:00' });
    expect((await world.deposit(who, orderid))?.holds).toMatchObject([
      { case_kind: 'VIOLATION', case_id: first, reason: '11月26日的违章' },
      { case_kind: 'VIOLATION', case_id: second, reason: '11月27日的违章' },
    ]);
    await later('2026-12-29T10:00:00+08:00');
    expect(await world.rental.server.desk('orders', orderid, 'release-violation')).toBe(
      '11月26日的违章还没有处理完，押金暂时不能退',
    );
    await sweep();
    expect((await world.deposit(who, orderid))?.state).toBe('HELD');
    expect(await world.desk(first, 'transfer')).toBe('已转移');
    expect((await world.detail(who, first)).police_appeal_until).toBe('2027-01-06');
    await sweep();
    expect(await world.deposit(who, orderid)).toMatchObject({ state: 'HELD', holds: [{ case_id: second }] });
    await world.desk(second, 'withdraw', { answer: '号牌识别有误' });
    await sweep();
    expect(await world.deposit(who, orderid)).toMatchObject({ state: 'RELEASED' });
    expect(await world.deposit(who, orderid)).not.toHaveProperty('holds');
  });

  test('nobody is handed a violation over before 30 days are over', async () => {
    await world.broughtBack(orderid);
    const id = await world.register({ orderid });
    await later('2026-12-28T09:59:00+08:00');
    expect(await world.desk(id, 'transfer')).toBe('状态已经变化，不能再这样办理');
  });
});

test('an account is not closed while a case about one of its orders goes on, whatever became of the order', async () => {
  await world.broughtBack(orderid);
  const id = await world.register({ orderid });
  await world.rental.db.update(orders).set({ state: 'COMPLETED' }).where(eq(orders.id, orderid));
  const openOrders = async (): Promise<string[]> =>
    (await world.rental.get('GET /api/user/get_closing_terms', {}, who)).open_orders.map(
      order => order.orderid,
    );
  expect(await openOrders()).toEqual([orderid]);
  await world.desk(id, 'withdraw', { answer: '号牌识别有误' });
  expect(await openOrders()).toEqual([]);
});

test('a message that is not sent stops nothing: the staff is told to call, and the log why', async () => {
  const id = await world.register({ orderid, time: '2026-11-25 10:00' });
  const { db, money } = world.rental.server;
  const problems: unknown[] = [];
  const sms = { send: () => Promise.reject(new Error('no way')) };
  const context = {
    db,
    money,
    sms,
    now: world.rental.server.clock(),
    report: (one: unknown) => problems.push(one),
  };
  expect(await withdraw(context, id, '号牌识别有误')).toBe(false);
  expect((await world.detail(who, id)).status).toBe('WITHDRAWN');
  expect(problems).toEqual([new Error('no way')]);
  expect(toldText('已撤销', false)).toBe('已撤销，但短信没有发出，请电话告知');
});

test('who has not rented the car cannot tell that there is a violation', async () => {
  const id = await world.register({ orderid, time: '2026-11-25 10:00' });
  const stranger = await world.rental.login(String((lastMobile += 1)));
  expect(await code('GET /api/violation/get_detail', { id }, stranger)).toBe(ErrorCode.NOT_FOUND);
  expect(
    await code('POST /api/violation/confirm_fee', { id, expected_total: 15_000, pay: 'CASHIER' }, stranger),
  ).toBe(ErrorCode.NOT_FOUND);
  expect(
    await code('POST /api/violation/user_process', { id, way: 'APPEAL', reason: '不是我' }, stranger),
  ).toBe(ErrorCode.NOT_FOUND);
  const list = await world.rental.get('GET /api/violation/get_list', { page: 1, orderid }, stranger);
  expect(list.rows).toEqual([]);
});
