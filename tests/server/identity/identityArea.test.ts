import { sandboxSmsSender } from '../../../server/kernel/messages/smsSender';
import { eq } from 'drizzle-orm';
import {
  approveIdentity,
  forgetIdentityPhotos,
  identityDesk,
  refuseIdentity,
  waitingIdentities,
} from '../../../server/areas/identity/public';
import { identities } from '../../../server/areas/identity/schema';
import { purgeFiles, findReadable } from '../../../server/kernel/files/fileRepository';
import { files } from '../../../server/kernel/files/schema';
import { assertVerified } from '../../../server/kernel/members/assertVerified';
import { users } from '../../../server/kernel/members/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import { IDENTITY_REFUSALS } from '../../../src/domain/identityApplication';
import type { IdentityApplication } from '../../../types/api/identity';
import { idCardNumber } from '../rental/rentalWorld';
import { lockWaits } from '../support/lockWaits';
import { onPostgres } from '../support/onPostgres';
import { uploaded } from '../support/photos';
import { DESK_TOKEN, startTestServer, type TestServer, type TestSession } from '../support/testServer';

// Specification §3, user auth, and §6; issue 12, identity: USER_NOAUTH, USER_AUTHING, USER_AUTHED with status_code and
// comments. Staff decide at the desk, by what the area gives to others.

let server: TestServer;
let session: TestSession;
let lastMobile = 13_400_000_000;
const monday = new Date('2026-11-23T09:00:00+08:00');
let lastBirthday = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = monday;
  session = await server.login(String((lastMobile += 1)));
});

/** The number of somebody else each time. */
const nextNumber = (): string =>
  idCardNumber(
    `199${Math.floor((lastBirthday += 1) / 28) % 10}01${String((lastBirthday % 28) + 1).padStart(2, '0')}`,
  );

async function application(changes: Partial<IdentityApplication> = {}): Promise<IdentityApplication> {
  return {
    name: '王小明',
    idcard_no: nextNumber(),
    licence_since: '2018-06-01',
    front: await uploaded(server, session),
    back: await uploaded(server, session),
    licence: await uploaded(server, session),
    ...changes,
  };
}
const apply = (wish: IdentityApplication, who = session) =>
  server.call('POST /api/user/auth/apply', wish, { session: who });
const standing = async (who = session) =>
  (await server.call('GET /api/user/auth/get_detail', {}, { session: who })).data;
const member = async () => (await server.call('GET /api/user/get_detail', {}, { session })).data;
const userId = () => session.login.user_id;
const waiting = async () =>
  (await waitingIdentities(server.db, server.settings.dataKey)).find(({ userId: id }) => id === userId());
const approve = () => server.db.transaction(tx => approveIdentity(tx, userId(), server.clock()));
const refuse = (code: number, comments?: string) =>
  server.db.transaction(tx => refuseIdentity(tx, userId(), { code, comments }, server.clock()));

test('a newcomer is not verified; what they hand in waits for staff, who approve it', async () => {
  expect(await standing()).toEqual({ auth: { status: 'USER_NOAUTH', status_code: 0, comments: '' } });
  await expect(assertVerified(server.db, userId())).rejects.toMatchObject({ code: ErrorCode.NOT_VERIFIED });
  const wish = await application();
  const { data } = await apply({ ...wish, name: ' 王小明 ', idcard_no: wish.idcard_no.toLowerCase() });
  expect(data).toEqual({
    auth: { status: 'USER_AUTHING', status_code: 1, comments: '' },
    application: {
      ...{
        name: '王小明',
        licence_since: '2018-06-01',
        front: wish.front,
        back: wish.back,
        licence: wish.licence,
      },
      masked_idcard_no: `${wish.idcard_no.slice(0, 3)}***********${wish.idcard_no.slice(-4)}`,
      applied_at: '2026-11-23T09:00:00+08:00',
    },
  });
  expect(await waiting()).toMatchObject({ name: '王小明', idCardNumber: wish.idcard_no, front: wish.front });
  expect((await findReadable(server.db, wish.front))?.contentType).toBe('image/jpeg');
  await expect(assertVerified(server.db, userId())).rejects.toMatchObject({
    message: '租车人的实名认证还在审核，通过后才能取车',
  });

  await approve();
  expect(await waiting()).toBeUndefined();
  expect(await member()).toMatchObject({
    name: '王小明',
    auth: { status: 'USER_AUTHED', status_code: 2, comments: '' },
  });
  await assertVerified(server.db, userId());
});

test('what is refused says why, and is handed in anew with what was right', async () => {
  const wish = await application();
  await apply(wish);
  await refuse(303);
  const { auth } = await standing();
  expect(auth).toEqual({
    status: 'USER_NOAUTH',
    status_code: 303,
    comments: '驾驶证看不清，请在光线好的地方重拍，四个角都要拍到',
  });
  await expect(assertVerified(server.db, userId())).rejects.toMatchObject({ code: ErrorCode.NOT_VERIFIED });
  const licence = await uploaded(server, session);
  expect((await apply({ ...wish, licence })).data.auth.status).toBe('USER_AUTHING');
  // The photo that was refused is forgotten, those that are in use are not.
  await purgeFiles(server.db, server.files, new Date('2026-11-25T09:00:00+08:00'));
  expect(await findReadable(server.db, wish.licence)).toBeUndefined();
  expect(await findReadable(server.db, wish.front)).toBeDefined();
  await approve();
  expect((await standing()).auth.comments).toBe('');
});

test('at the desk, who is decided about has gone from the list, which says what was done', async () => {
  await apply(await application());
  const headers = { cookie: `desk=${DESK_TOKEN}`, 'content-type': 'application/x-www-form-urlencoded' };
  const url = `/desk/identities/${userId()}`;
  const seen =
    /name="seen" value="([^"]+)"/.exec((await server.app.inject({ url, headers })).body)?.[1] ?? '';
  const payload = new URLSearchParams({ key: '1', seen }).toString();
  const sent = await server.app.inject({ method: 'POST', url: `${url}/approve`, headers, payload });
  const after = await server.app.inject({ url: sent.headers.location ?? '', headers });
  expect(after.statusCode).toBe(200);
  expect(after.body).toContain('<p role="status">已通过认证</p>');
  expect(after.body).not.toContain(userId());
});

test('what was handed in anew meanwhile is not decided by who saw what was there before', async () => {
  const wish = await application();
  await apply(wish);
  const headers = { cookie: `desk=${DESK_TOKEN}`, 'content-type': 'application/x-www-form-urlencoded' };
  const url = `/desk/identities/${userId()}`;
  const seen =
    /name="seen" value="([^"]+)"/.exec((await server.app.inject({ url, headers })).body)?.[1] ?? '';
  await refuse(304);
  await apply({ ...wish, name: '王大明' });
  const payload = new URLSearchParams({ key: '1', seen }).toString();
  const late = await server.app.inject({ method: 'POST', url: `${url}/approve`, headers, payload });
  expect(late.statusCode).toBe(422);
  expect(late.body).toContain('内容已经变化，请重新核对后再办理');
  expect((await standing()).auth.status).toBe('USER_AUTHING');
  expect(await server.desk('identities', userId(), 'approve')).toBe('已通过认证');
});

test('staff may say it in words of their own; a reason that is none is refused', async () => {
  await apply(await application());
  await expect(refuse(1)).rejects.toMatchObject({ code: ErrorCode.INVALID_PARAMS });
  await refuse(301, '照片反光，请关掉闪光灯重拍');
  expect((await standing()).auth.comments).toBe('照片反光，请关掉闪光灯重拍');
});

test('nothing is decided twice, and nothing that nobody handed in', async () => {
  await expect(approve()).rejects.toMatchObject({ code: ErrorCode.NOT_FOUND });
  await apply(await application());
  await approve();
  await expect(approve()).rejects.toMatchObject({ code: ErrorCode.IDENTITY_STATE });
  await expect(refuse(301)).rejects.toMatchObject({ code: ErrorCode.IDENTITY_STATE });
});

test('handed in twice, also at the same moment, it is as handed in once; something else has to wait', async () => {
  const wish = await application();
  const [first, second] = await Promise.all([apply(wish), apply(wish)]);
  expect(second).toEqual(first);
  expect(await apply({ ...wish, name: '王大明' })).toMatchObject({
    code: ErrorCode.IDENTITY_STATE,
    msg: '资料正在审核，请等审核结束后再修改',
  });
  await approve();
  expect((await apply(wish)).data.auth.status).toBe('USER_AUTHED');
  expect(await apply({ ...wish, name: '王大明' })).toMatchObject({
    code: ErrorCode.IDENTITY_STATE,
    msg: '您已通过实名认证，需要更改请联系客服',
  });
});

test.each([
  ['name', { name: '王' }, '请填写身份证上的姓名，2至30个字'],
  ['idcard_no', { idcard_no: '11010119900307047' }, '身份证号是18位，请对照身份证填写'],
  ['idcard_no', { idcard_no: '110101199003070477' }, '身份证号有一位不对，请对照身份证逐位核对'],
  ['idcard_no', { idcard_no: idCardNumber('20100307') }, '取车人须年满18周岁、不超过75周岁'],
  ['licence_since', { licence_since: '2018-02-30' }, '请填写驾驶证上的初次领证日期，例如2018-06-01'],
  ['licence_since', { licence_since: '2026-11-24' }, '初次领证日期在今天之后，请对照驾驶证核对'],
  ['licence_since', { licence_since: '2005-06-01' }, '领证时不满18周岁，请对照驾驶证核对'],
])('a wrong %s is named', async (field, wrong, msg) => {
  const answer = await apply(await application(wrong));
  expect(answer).toMatchObject({ code: ErrorCode.INVALID_PARAMS, msg, data: { field } });
  expect((await standing()).auth.status).toBe('USER_NOAUTH');
});

test('photos are the member’s own, sent for this, and three', async () => {
  const stranger = await server.login(String((lastMobile += 1)));
  const wish = await application();
  for (const front of [
    await uploaded(server, stranger),
    await uploaded(server, session, 'HANDOVER'),
    'nobodys',
  ]) {
    expect((await apply({ ...wish, front })).code).toBe(ErrorCode.NOT_FOUND);
  }
  expect(await apply({ ...wish, back: wish.front })).toMatchObject({ data: { field: 'back' } });
  expect(await standing()).not.toHaveProperty('application');
});

test('a number belongs to one member, and nobody finds out by trying whose is taken', async () => {
  const wish = await application();
  await apply(wish);
  const first = session;
  session = await server.login(String((lastMobile += 1)));
  const mine = await application({ idcard_no: wish.idcard_no });
  expect(await apply(mine)).toMatchObject({
    code: ErrorCode.INVALID_PARAMS,
    msg: '这个身份证号已在其他账号认证，如不是您本人操作，请联系客服',
    data: { field: 'idcard_no' },
  });
  for (let count = 1; count < 10; count += 1) await apply(mine);
  expect((await apply(mine)).code).toBe(ErrorCode.TOO_MANY_REQUESTS);
  const [other] = [session];
  session = first;
  await refuse(305);
  server.now = new Date('2026-11-24T09:00:01+08:00');
  session = other;
  expect((await apply(mine)).data.auth.status).toBe('USER_AUTHING');
});

onPostgres('of two accounts that hand one number in at the same moment one has it', async () => {
  const first = session;
  const wish = await application();
  session = await server.login(String((lastMobile += 1)));
  const rival = await application({ idcard_no: wish.idcard_no });
  // The first one has looked whose the number is, and waits for its photos.
  const answers = await server.db.transaction(async tx => {
    await tx.update(files).set({ storedAt: monday }).where(eq(files.id, wish.front));
    const one = apply(wish, first);
    while ((await lockWaits(server.db)) < 1);
    let isOver = false;
    const other = apply(rival).finally(() => (isOver = true));
    while (!isOver && (await lockWaits(server.db)) < 2);
    return { one, other };
  });
  expect((await answers.one).code).toBe(ErrorCode.OK);
  expect(await answers.other).toMatchObject({
    code: ErrorCode.INVALID_PARAMS,
    data: { field: 'idcard_no' },
  });
});

test('in the database the number is not to be read', async () => {
  const wish = await application();
  await apply(wish);
  const [row] = await server.db.select().from(identities).where(eq(identities.userId, userId()));
  expect(JSON.stringify(row)).not.toContain(wish.idcard_no);
});

test('another member and a visitor see nothing of it', async () => {
  const wish = await application();
  await apply(wish);
  const stranger = await server.login(String((lastMobile += 1)));
  expect(await standing(stranger)).not.toHaveProperty('application');
  expect((await server.call('GET /api/user/auth/get_detail', {})).code).toBe(ErrorCode.NOT_LOGGED_IN);
  expect((await server.call('POST /api/user/auth/apply', wish)).code).toBe(ErrorCode.NOT_LOGGED_IN);
});

test('at the desk the staff see who waits, with the photos, and decide', async () => {
  const wish = await application();
  await apply(wish);
  const context = {
    ...{ ...server, sms: sandboxSmsSender(server.db), now: server.clock() },
    ...{ origin: 'https://example.com', report: () => undefined },
  };
  expect(await identityDesk.list(context, '小明')).toContainEqual({
    ...{ id: userId(), title: '王小明', state: '待审核' },
    facts: ['11月23日 09:00提交'],
  });
  expect(await identityDesk.list(context, '没有这个人')).toEqual([]);
  const detail = await identityDesk.read(context, userId());
  expect(detail?.facts).toContainEqual({ label: '身份证号', value: wish.idcard_no });
  expect(detail?.pictures?.map(({ fileId }) => fileId)).toEqual([wish.front, wish.back, wish.licence]);

  expect(await server.desk('identities', userId(), 'refuse', { code: '302', comments: '' })).toBe(
    '已退回，会员可以修改后重新提交',
  );
  expect((await standing()).auth).toMatchObject({ status: 'USER_NOAUTH', status_code: 302 });
  expect(await identityDesk.read(context, userId())).toBeUndefined();
  await apply(wish);
  expect(await server.desk('identities', userId(), 'approve', {})).toBe('已通过认证');
  expect((await standing()).auth.status).toBe('USER_AUTHED');
});

test('who goes leaves nothing', async () => {
  const wish = await application();
  await apply(wish);
  await server.db.transaction(async tx => {
    await forgetIdentityPhotos(tx, userId());
    await tx.delete(users).where(eq(users.id, userId()));
  });
  await purgeFiles(server.db, server.files, new Date('2026-11-25T09:00:00+08:00'));
  expect(await findReadable(server.db, wish.front)).toBeUndefined();
  expect(await server.db.$count(identities, eq(identities.userId, userId()))).toBe(0);
});

test('every refusal has a number and a sentence of its own, and names a field', () => {
  expect(new Set(IDENTITY_REFUSALS.map(({ code }) => code)).size).toBe(IDENTITY_REFUSALS.length);
  expect(IDENTITY_REFUSALS.every(({ text }) => text.length > 10)).toBe(true);
});
