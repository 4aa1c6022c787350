import { desc, eq } from 'drizzle-orm';
import { feedbackData } from '../../../server/areas/feedback/public';
import { purgeFiles, findReadable } from '../../../server/kernel/files/fileRepository';
import { sandboxMessages } from '../../../server/kernel/messages/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import { FEEDBACK_LENGTH } from '../../../src/domain/feedback';
import { DAY } from '../../../src/domain/shanghaiTime';
import type { Feedback, FeedbackWish } from '../../../types/api/feedback';
import { freshKey, monday, RentalWorld } from '../rental/rentalWorld';
import { uploaded } from '../support/photos';
import { DESK_TOKEN, type TestSession } from '../support/testServer';

// Specification §2, /profile/feedback; §7, feedback; issue 12: feedback with pictures.

let world: RentalWorld;
let session: TestSession;
let lastMobile = 13_500_000_000;
const newcomer = (): Promise<TestSession> => world.login(String((lastMobile += 1)));
beforeAll(async () => {
  world = await RentalWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.server.now = monday;
  session = await newcomer();
});

const wish = (changes: Partial<FeedbackWish> = {}): FeedbackWish => ({
  ...{ kind: 'SUGGESTION', text: '希望能按颜色选车', photos: [], mobile: '' },
  client_key: freshKey(),
  ...changes,
});
const send = (changes: Partial<FeedbackWish> = {}, who = session) =>
  world.ask('POST /api/user/feedback', wish(changes), who);
const told = async (who = session, page = 1): Promise<Feedback[]> =>
  (await world.get('GET /api/user/feedback/get_list', { page }, who)).feedbacks;
const photo = (who = session): Promise<string> => uploaded(world.server, who, 'FEEDBACK');
const answer = (id: string, text = '已转给产品，下个版本会有') =>
  world.server.desk('feedback', id, 'answer', { answer: text });
const page = async (url: string): Promise<string> =>
  (await world.server.app.inject({ url, headers: { cookie: `desk=${DESK_TOKEN}` } })).body;

test('what a member writes is listed newest first, with its photos, its order and the answer of the staff', async () => {
  const orderid = await world.book(session, { cartype_id: 'car-sylphy' });
  const first = await photo();
  world.wait(1);
  const photos = [first, await photo()];
  const { data } = await send({
    kind: 'COMPLAINT',
    text: ' 等了一小时 ',
    mobile: '13812345678',
    photos,
    orderid,
  });
  expect(data).toEqual({
    ...{ id: expect.any(String), kind: 'COMPLAINT', text: '等了一小时', orderid },
    created_at: '2026-11-23T09:00:01+08:00',
    pictures: photos.map(id => expect.stringContaining(id) as string),
  });
  const picture = await world.server.app.inject(data.pictures?.[0] ?? '');
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);

  world.wait(60);
  await send();
  expect(await answer(data.id)).toBe('已回复');
  expect(await told()).toMatchObject([
    { text: '希望能按颜色选车' },
    { id: data.id, answer: { text: '已转给产品，下个版本会有', at: '2026-11-23T09:01:01+08:00' } },
  ]);
  expect((await told())[0]).not.toHaveProperty('answer');
});

test('the staff finds what waits, reads it with number and photos, and answers it once', async () => {
  const orderid = await world.book(session, { cartype_id: 'car-sylphy' });
  const fileId = await photo();
  const text = `<b>长</b>${'话'.repeat(80)}`;
  const { data } = await send({ text, mobile: '13812345678', photos: [fileId], orderid });
  const list = await page('/desk/feedback');
  expect(list).toContain(`/desk/feedback/${data.id}`);
  expect(list).toContain('待回复');
  expect(list).not.toContain('13812345678');
  expect(list).not.toContain('<b>长');
  const detail = await page(`/desk/feedback/${data.id}`);
  for (const part of ['13812345678', orderid, `/desk/files/${fileId}`, '话'.repeat(80)]) {
    expect(detail).toContain(part);
  }
  expect(await answer(data.id, '好的')).toBe('已回复');
  expect(await answer(data.id, '再说一次')).toBe('状态已经变化，不能再这样办理');
  expect((await told())[0]?.answer?.text).toBe('好的');
  expect(await page('/desk/feedback')).not.toContain(data.id);
  for (const search of [session.login.uid, '13812345678', orderid]) {
    expect(await page(`/desk/feedback?search=${search}`)).toContain(data.id);
  }
});

test('sent again under its key, for an answer that was lost, it is one, as it was sent last', async () => {
  const client_key = freshKey();
  const [left, kept] = [await photo(), await photo()];
  const [first, second] = await Promise.all([
    send({ client_key, photos: [left, kept] }),
    send({ client_key, photos: [left, kept] }),
  ]);
  expect(second.data.id).toBe(first.data.id);
  const changed = await send({ client_key, text: '还想按座位选车', photos: [kept] });
  expect(changed.data).toMatchObject({ id: first.data.id, text: '还想按座位选车' });
  expect(await told()).toHaveLength(1);
  expect((await told())[0]?.pictures).toHaveLength(1);
  await purgeFiles(world.db, world.server.files, new Date(monday.getTime() + 2 * DAY));
  expect(await findReadable(world.db, left)).toBeUndefined();
  expect(await findReadable(world.db, kept)).toBeDefined();

  // The same key of another member is another feedback.
  const other = await newcomer();
  expect((await send({ client_key }, other)).data.id).not.toBe(first.data.id);

  await answer(first.data.id);
  expect((await send({ client_key, text: '还想按座位选车', photos: [kept] })).data.id).toBe(first.data.id);
  expect(await send({ client_key, text: '别的' })).toMatchObject({
    code: ErrorCode.KEY_REUSED,
    msg: '这条反馈已经有回复了，请再提交一次，作为新的反馈',
  });
});

test.each([
  ['nothing written', { text: ' \n ' }, 'text', '请写下您的建议或遇到的问题'],
  ['more than fits', { text: '长'.repeat(FEEDBACK_LENGTH + 1) }, 'text', `最多${FEEDBACK_LENGTH}个字`],
  ['a number that is none', { mobile: '12345' }, 'mobile', '请填写11位手机号，或留空'],
])('%s is refused at its field, and nothing is kept', async (_title, changes, field, msg) => {
  expect(await send(changes)).toMatchObject({ code: ErrorCode.INVALID_PARAMS, msg, data: { field } });
  expect(await told()).toEqual([]);
});

test('four photos, another kind and a photo twice are no request of the app', async () => {
  const photos = await Promise.all([photo(), photo(), photo(), photo()]);
  const [first = ''] = photos;
  for (const changes of [{ photos }, { photos: [first, first] }, { kind: 'PRAISE' as never }]) {
    expect((await send(changes)).code).toBe(ErrorCode.INVALID_PARAMS);
  }
});

test('an order or a photo of somebody else, or a photo sent for something else, cannot be told from none', async () => {
  const other = await newcomer();
  const orderid = await world.book(other, { cartype_id: 'car-sylphy' });
  const foreign = [
    { orderid },
    { orderid: 'ZC000000' },
    { photos: [await photo(other)] },
    { photos: [await uploaded(world.server, session, 'IDENTITY')] },
    { photos: ['none'] },
  ];
  for (const changes of foreign) expect((await send(changes)).code).toBe(ErrorCode.NOT_FOUND);
  // A photo belongs to one feedback.
  const photos = [await photo()];
  expect((await send({ photos })).code).toBe(ErrorCode.OK);
  expect((await send({ photos })).code).toBe(ErrorCode.NOT_FOUND);
  expect(await told()).toHaveLength(1);
});

test('nobody and another member see nothing of it', async () => {
  await send();
  expect(await told(await newcomer())).toEqual([]);
  for (const [endpoint, request] of [
    ['POST /api/user/feedback', wish()],
    ['GET /api/user/feedback/get_list', { page: 1 }],
  ] as const) {
    expect((await world.server.call(endpoint, request)).code).toBe(ErrorCode.NOT_LOGGED_IN);
  }
});

test('ten a day are read, of a member and of a device; what comes again is not counted', async () => {
  const client_key = freshKey();
  await send({ client_key });
  for (let number = 2; number <= 10; number += 1) expect((await send()).code).toBe(ErrorCode.OK);
  expect(await send()).toMatchObject({
    code: ErrorCode.TOO_MANY_REQUESTS,
    msg: '今天提交的反馈太多了，请明天再试，着急的事请拨打客服热线',
    data: { retry_after: 86_400 },
  });
  expect((await send({ client_key })).code).toBe(ErrorCode.OK);
  expect(await told()).toHaveLength(10);
  expect(await told(session, 2)).toEqual([]);
  world.wait(86_400);
  expect((await send()).code).toBe(ErrorCode.OK);
});

test('an export tells it with the answer; the closed account leaves neither it nor its photos', async () => {
  const fileId = await photo();
  const { data } = await send({ mobile: '13812345678', photos: [fileId] });
  await answer(data.id);
  const member = { id: session.login.user_id, mobile: session.login.uid } as never;
  const { dataKey } = world.server.settings;
  const read = () => feedbackData.read({ db: world.db, member, dataKey, photoUrl: id => id });
  expect(await read()).toMatchObject([
    { 类型: '功能建议', 内容: '希望能按颜色选车', 联系电话: '13812345678', 回复: '已转给产品，下个版本会有' },
  ]);
  world.wait(60);
  await world.get('POST /api/user/send_proof_code', { purpose: 'CLOSE' }, session);
  const { given_up } = await world.get('GET /api/user/get_closing_terms', {}, session);
  const messages = await world.db
    .select()
    .from(sandboxMessages)
    .where(eq(sandboxMessages.mobile, session.login.uid))
    .orderBy(desc(sandboxMessages.id));
  const vcode = /\d{6}/.exec(messages[0]?.text ?? '')?.[0] ?? '';
  await world.get('POST /api/user/close_account', { vcode, given_up }, session);
  expect(await read()).toEqual([]);
  await purgeFiles(world.db, world.server.files, new Date(monday.getTime() + 2 * DAY));
  expect(await findReadable(world.db, fileId)).toBeUndefined();
});
