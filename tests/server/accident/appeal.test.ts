import { ErrorCode } from '../../../src/domain/errorCode';
import type { TestSession } from '../support/testServer';
import { AccidentWorld, FULL } from './accidentWorld';

// Issue 15: an appeal opens a decision once more, and only once.

let world: AccidentWorld;
let who: TestSession;
let id: string;
beforeAll(async () => {
  world = await AccidentWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  who = await world.begun();
  id = await world.decided(who, await world.rented(who));
});

const appeal = (reason = '对方变道没有打灯', photos: string[] = []) =>
  world.rental.ask('POST /api/order/accident/appeal/add', { id, reason, photos }, who);

test('won: it is decided anew, with an answer, and cannot be appealed again', async () => {
  const picture = await world.picture(who);
  expect((await appeal('对方变道没有打灯', [picture])).code).toBe(ErrorCode.OK);
  expect((await appeal('对方变道没有打灯', [picture])).code).toBe(ErrorCode.OK);
  expect(await world.detail(who, id)).toMatchObject({
    ...{ status: 'APPEALED', due: 0, can_pay: false, can_appeal: false },
    appeal: { reason: '对方变道没有打灯', pictures: [{ file_id: picture }] },
  });
  await world.done(
    id,
    'decide',
    { ...FULL, liability: 'NONE', answer: '行车记录仪显示对方全责' },
    '已重新核定',
  );
  expect(await world.detail(who, id)).toMatchObject({
    ...{ status: 'DECIDED', due: 0, can_appeal: false, can_pay: true },
    appeal: { answer: '行车记录仪显示对方全责' },
  });
  expect((await world.messages(who)).at(-1)).toBe(
    '11月26日的事故：申诉已复核：行车记录仪显示对方全责，不需要您承担费用。',
  );
  expect((await appeal('还是不对')).code).toBe(ErrorCode.ORDER_STATE);
});

test('lost: the figures stay, and the days to accept them begin anew', async () => {
  await appeal();
  world.rental.at('2026-12-01T12:00:00+08:00');
  expect(await world.desk(id, 'dismiss-appeal', { answer: '监控显示您压线' })).toBe('已告知租车人');
  who = await world.again(who);
  const detail = await world.detail(who, id);
  expect(detail).toMatchObject({
    ...{ status: 'DECIDED', due: 260_000, can_appeal: false, note: expect.not.stringContaining('可以申诉') },
    decision: { total: 260_000, appeal_until: '2026-12-08' },
    appeal: { answer: '监控显示您压线' },
  });
  expect(await world.pay(who, id, 'DEPOSIT', 260_000)).toEqual({ status: 'CLOSED', due: 0 });
});

test('worked out anew: the shop gets a new link, and what it finds is decided', async () => {
  await appeal('右后门不是这次撞的');
  const token = await world.link(id, 'return', { reason: '请核对右后门' });
  await world.rental.get('POST /api/order/accident/update', await world.update(token, { repair: 80_000 }));
  await world.done(id, 'decide', FULL, '已核定');
  expect(await world.detail(who, id)).toMatchObject({
    ...{ can_appeal: false, appeal: { answer: '请核对右后门' }, due: 140_000 },
  });
});

test.each([
  ['nothing', ' ', [], 'reason'],
  ['many words', '冤'.repeat(301), [], 'reason'],
])('%s is refused, and named', async (_name, reason, photos, field) => {
  expect((await appeal(reason, photos)).data).toEqual({ field });
  expect((await world.detail(who, id)).status).toBe('DECIDED');
});

test('not a day after the last one, though no sweep has come by', async () => {
  world.rental.at('2026-12-03T23:59:00+08:00');
  who = await world.again(who);
  expect((await world.detail(who, id)).can_appeal).toBe(true);
  world.rental.at('2026-12-04T00:00:00+08:00');
  expect((await world.detail(who, id)).can_appeal).toBe(false);
  expect((await appeal()).msg).toBe('申诉期已过，请确认费用');
});

test('photos of somebody else prove nothing', async () => {
  const other = await world.rental.login('13611118888');
  expect((await appeal('看图', [await world.picture(other)])).code).toBe(ErrorCode.NOT_FOUND);
});
