import { eq } from 'drizzle-orm';
import { reviewData } from '../../../server/areas/review/personalData';
import { reviews } from '../../../server/areas/review/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import { monday } from '../rental/rentalWorld';
import type { TestSession } from '../support/testServer';
import { WorksheetWorld } from './worksheetWorld';

// Issue 14: the home of a line says what others say, and those are members whose demands were carried out.

let world: WorksheetWorld;
let who: TestSession;
let lastMobile = 13_600_000_000;
beforeAll(async () => {
  world = await WorksheetWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.rental.server.now = monday;
  await world.rental.db.delete(reviews);
  who = await world.rental.login(String((lastMobile += 1)));
});

const comment = (orderid: string, changes: { score?: number; text?: string } = {}, by = who) =>
  world.rental.ask(
    'POST /api/worksheet/order/comment',
    { orderid, score: 5, text: '司机准时', ...changes },
    by,
  );
const marks = () => world.rental.get('GET /api/worksheet/get_marks', { kind: 'CHARTER' });

test('who was driven says how it was; the home of the line shows it with the beginning of a nickname', async () => {
  await world.rental.get('POST /api/user/update', { nickname: '山水之间' }, who);
  const orderid = await world.carryOut(who);
  expect(await world.order(who, orderid)).toMatchObject({ can_comment: true });
  expect((await comment(orderid)).code).toBe(0);
  const { summary, marks: shown } = await marks();
  expect(summary).toEqual({ average: 5, total: 1, counts: { GOOD: 1, NEUTRAL: 0, BAD: 0 } });
  expect(shown).toMatchObject([
    { author: '山**', score: 5, text: '司机准时', subject: '接机 · 舒适5座', tags: [] },
  ]);
  expect(await world.order(who, orderid)).toMatchObject({ can_comment: false, mark: { text: '司机准时' } });
  const universal = await world.rental.get('GET /api/worksheet/get_marks', { kind: 'UNIVERSAL' });
  expect(universal).toMatchObject({ summary: { total: 0 }, marks: [] });
});

test('who has no nickname is nobody that could be found', async () => {
  await comment(await world.carryOut(who));
  expect((await marks()).marks).toMatchObject([{ author: '匿名用户' }]);
});

test('three are shown, the newest with a word first; a score without one counts', async () => {
  for (const [index, text] of ['一', '二', '三', '四', ''].entries()) {
    const other = await world.rental.login(String((lastMobile += 1)));
    const orderid = await world.carryOut(other);
    world.rental.server.now = new Date(monday.getTime() + (index + 1) * 60_000);
    expect((await comment(orderid, { text, score: 4 }, other)).code).toBe(0);
  }
  const { summary, marks: shown } = await marks();
  expect(summary).toMatchObject({ total: 5, average: 4 });
  expect(shown.map(({ text }) => text)).toEqual(['四', '三', '二']);
  const pageOf = async (page: number) => {
    const { marks: some } = await world.rental.get('GET /api/worksheet/get_marks', { kind: 'CHARTER', page });
    return some.map(({ text }) => text);
  };
  expect(await pageOf(1)).toEqual(['', '四', '三', '二', '一']);
  expect(await pageOf(2)).toEqual([]);
});

test('once for each order, also at the same moment', async () => {
  const orderid = await world.carryOut(who);
  const codes = await Promise.all([1, 2, 3].map(async () => (await comment(orderid)).code));
  expect(codes.sort()).toEqual([0, ErrorCode.ORDER_STATE, ErrorCode.ORDER_STATE]);
  expect((await comment(orderid)).msg).toBe('这个订单已经评价过了');
  expect((await marks()).summary.total).toBe(1);
});

test('not before it was carried out, and not by somebody else', async () => {
  const id = await world.send(who);
  const orderid = await world.accept(who, id, await world.quote(who, id));
  expect(await comment(orderid)).toMatchObject({
    code: ErrorCode.ORDER_STATE,
    msg: '订单待支付，现在不能评价',
  });
  expect(await world.order(who, orderid)).toMatchObject({ can_comment: false });
  const other = await world.rental.login(String((lastMobile += 1)));
  expect((await comment(orderid, {}, other)).code).toBe(ErrorCode.NOT_FOUND);
});

test('a low score wants a word, 500 characters are enough, and markup is text', async () => {
  const orderid = await world.carryOut(who);
  for (const changes of [
    { score: 2, text: ' ' },
    { text: '好'.repeat(501) },
    { text: '好'.repeat(10_000) },
  ]) {
    expect((await comment(orderid, changes)).code).toBe(ErrorCode.INVALID_PARAMS);
  }
  for (const score of [0, 6, 4.5]) {
    expect((await comment(orderid, { score })).code).toBe(ErrorCode.INVALID_PARAMS);
  }
  expect((await comment(orderid, { text: '<b>好</b>' })).code).toBe(0);
  expect((await marks()).marks).toMatchObject([{ text: '<b>好</b>' }]);
});

test('it outlives the account of its author, and says nothing of them', async () => {
  const orderid = await world.carryOut(who);
  await comment(orderid);
  const [written] = await world.rental.db.select().from(reviews).where(eq(reviews.orderId, orderid));
  if (!written?.userId) throw new Error('Nobody has written it');
  const member = { id: written.userId, mobile: who.login.uid };
  const closing = { dataKey: world.rental.server.settings.dataKey, now: world.rental.server.clock() };
  await world.rental.db.transaction(async tx => reviewData.forget?.(tx, member, closing));
  expect((await marks()).marks).toMatchObject([{ author: '已注销的用户', text: '司机准时' }]);
});
