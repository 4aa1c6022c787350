import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import {
  attachFiles,
  detachFiles,
  purgeFiles,
  findReadable,
} from '../../../server/kernel/files/fileRepository';
import { files } from '../../../server/kernel/files/schema';
import { storeUpload } from '../../../server/kernel/files/storeUpload';
import { users } from '../../../server/kernel/members/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import { PHOTO_BYTES } from '../../../src/domain/photo';
import { photo, upload, uploaded, uploadRequest } from '../support/photos';
import { startTestServer, type TestServer, type TestSession } from '../support/testServer';

// Specification §7, /api/user/file/upload and /api/file/operation; issue 12: uploads read only by their owner through
// short-lived urls.

let server: TestServer;
let session: TestSession;
let lastMobile = 13_500_000_000;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = new Date('2026-11-23T09:00:00+08:00');
  session = await server.login(String((lastMobile += 1)));
});

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
const urlOf = async (file_id: string, who = session) =>
  server.call('GET /api/file/operation/temp_url', { file_id }, { session: who });
const read = (url: string) => server.app.inject({ method: 'GET', url });
const rowOf = async (id: string) => (await server.db.select().from(files).where(eq(files.id, id)))[0];

test('a photo is taken, and read by its owner at an address that ends', async () => {
  const sent = await photo();
  const { data, code } = await upload(server, sent, { session, name: '../../evil.svg' });
  expect(code).toBe(ErrorCode.OK);
  expect(data).toMatchObject({
    sent_sha256: sha256(sent),
    width: 600,
    height: 400,
    device_time: '2026-11-23T08:59:00+08:00',
    server_time: '2026-11-23T09:00:00+08:00',
  });
  const { url, expires_at } = (await urlOf(data.file_id)).data;
  expect(expires_at).toBe('2026-11-23T09:10:00+08:00');
  const answer = await read(url);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(sha256(answer.rawPayload)).toBe(data.sha256);
  expect((await sharp(answer.rawPayload).metadata()).format).toBe('jpeg');

  server.now = new Date('2026-11-23T09:10:00+08:00');
  expect((await read(url)).statusCode).toBe(404);
});

test('an address that is changed opens nothing', async () => {
  const [first, second] = [await uploaded(server, session), await uploaded(server, session)];
  const { url } = (await urlOf(first)).data;
  const later = url.replace(/expires=\d+/, `expires=${server.clock().getTime() + 9e9}`);
  for (const wrong of [
    url.replace(first, second),
    later,
    url.slice(0, -1),
    url.replace(/sign=.*/, 'sign='),
    url.replace('id=', 'id=x&id='),
    '/api/file/operation/read',
  ]) {
    expect([wrong, (await read(wrong)).statusCode]).toEqual([wrong, 404]);
  }
});

test('several are read at once, in their order', async () => {
  const file_ids = [await uploaded(server, session), await uploaded(server, session)].reverse();
  const { data } = await server.call('GET /api/file/operation/temp_url_batch', { file_ids }, { session });
  expect(data.urls.map(({ file_id }) => file_id)).toEqual(file_ids);
  for (const { url } of data.urls) expect((await read(url)).statusCode).toBe(200);
});

test('nobody else can tell that a file exists, and a visitor logs in before anything is read', async () => {
  const file_id = await uploaded(server, session);
  const stranger = await server.login(String((lastMobile += 1)));
  const theirs = await urlOf(file_id, stranger);
  expect(theirs.code).toBe(ErrorCode.NOT_FOUND);
  expect(theirs).toEqual(await urlOf('nobodys', stranger));
  const batch = { file_ids: [await uploaded(server, stranger), file_id] };
  const several = await server.call('GET /api/file/operation/temp_url_batch', batch, { session: stranger });
  expect(several).toEqual(theirs);
  expect((await server.call('GET /api/file/operation/temp_url', { file_id })).code).toBe(
    ErrorCode.NOT_LOGGED_IN,
  );
  expect((await upload(server, await photo())).code).toBe(ErrorCode.NOT_LOGGED_IN);
});

test('what is sent again, because the answer was lost, is the file of the first time; of another member it is another', async () => {
  const sent = await photo();
  const first = await upload(server, sent, { session });
  expect(await upload(server, sent, { session })).toEqual(first);
  const other = await server.login(String((lastMobile += 1)));
  expect((await upload(server, sent, { session: other })).data.file_id).not.toBe(first.data.file_id);
});

test.each([
  ['nothing', () => Promise.resolve(Buffer.alloc(0)), '这不是照片'],
  ['a page', () => Promise.resolve(Buffer.from('<svg/>')), '这不是照片'],
  ['half of one', async () => (await photo()).subarray(0, 300), '照片没有传完整'],
  ['too much', () => Promise.resolve(Buffer.alloc(PHOTO_BYTES + 1, 0xff)), '照片太大了，请换一张10MB以内的'],
])('%s is refused with one sentence, and nothing is kept', async (_what, content, sentence) => {
  const answer = await server.app.inject(uploadRequest(server, await content(), { session }));
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    { code: ErrorCode.INVALID_PARAMS, msg: expect.stringContaining(sentence) as string },
  ]);
  expect(await server.db.$count(files, eq(files.ownerId, session.login.user_id))).toBe(0);
});

test('a form that breaks off, or has no file, envelope or boundary, is refused as such', async () => {
  const whole = uploadRequest(server, await photo(), { session });
  const of = (changes: object) => server.app.inject({ ...whole, ...changes });
  for (const changes of [
    { payload: whole.payload.subarray(0, 900) },
    { payload: whole.payload.subarray(0, whole.payload.length - 40) },
    { payload: Buffer.from('no form at all') },
    { payload: Buffer.alloc(0) },
    { headers: { ...whole.headers, 'content-type': 'multipart/form-data' } },
  ]) {
    const answer = await of(changes);
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { code: ErrorCode.INVALID_PARAMS }]);
  }
  const json = await server.call(
    'POST /api/user/file/upload',
    { purpose: 'IDENTITY', device_time: '2026-11-23T08:59:00+08:00' },
    { session },
  );
  expect(json).toMatchObject({ code: ErrorCode.INVALID_PARAMS, msg: '请选择要上传的照片' });
  for (const wrong of [{ device_time: '昨天' }, { purpose: 'PORTRAIT' as 'IDENTITY' }]) {
    expect((await upload(server, await photo(), { session, ...wrong })).code).toBe(ErrorCode.INVALID_PARAMS);
  }
});

test('no photo was taken later than it came, whatever the clock of its device says', async () => {
  const ahead = await upload(server, await photo(), { session, device_time: '2999-01-01T00:00:00+08:00' });
  expect(ahead.data.device_time).toBe(ahead.data.server_time);
  const before = '2026-11-20T08:00:00+08:00';
  const queued = await upload(server, await photo(), { session, device_time: before });
  expect(queued.data.device_time).toBe(before);
});

test('over a real connection a refused photo leaves it usable: what was sent is passed over', async () => {
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { url, headers, payload } = uploadRequest(server, Buffer.alloc(3_000_000, 0xff));
  const answer = await fetch(`${address}${url}`, { method: 'POST', headers, body: new Uint8Array(payload) });
  expect(await answer.json()).toMatchObject({ code: ErrorCode.NOT_LOGGED_IN });
  expect((await fetch(`${address}/livez`)).status).toBe(200);
});

test('of one member so many an hour are taken', async () => {
  const send = () => upload(server, Buffer.from('no photo'), { session });
  for (let count = 0; count < 100; count += 1) expect((await send()).code).toBe(ErrorCode.INVALID_PARAMS);
  expect((await send()).code).toBe(ErrorCode.TOO_MANY_REQUESTS);
  server.now = new Date('2026-11-23T10:00:00+08:00');
  expect((await send()).code).toBe(ErrorCode.INVALID_PARAMS);
});

test('a thing refers to files of its member, and they are kept; others are forgotten after a day', async () => {
  const [used, unused] = [await uploaded(server, session), await uploaded(server, session)];
  const owner = { ownerId: session.login.user_id, purpose: 'IDENTITY' as const };
  const subject = { kind: 'THING', id: '1' };
  await attachFiles(server.db, owner, subject, [used]);
  await attachFiles(server.db, owner, subject, [used]);
  const stranger = await server.login(String((lastMobile += 1)));
  for (const [who, what] of [
    [owner, { kind: 'THING', id: '2' }],
    [{ ...owner, purpose: 'HANDOVER' as const }, subject],
    [{ ...owner, ownerId: stranger.login.user_id }, subject],
  ] as const) {
    await expect(attachFiles(server.db, who, what, [used])).rejects.toMatchObject({
      code: ErrorCode.NOT_FOUND,
    });
  }
  const dayLater = new Date('2026-11-24T09:00:01+08:00');
  await purgeFiles(server.db, server.files, dayLater);
  expect(await rowOf(unused)).toBeUndefined();
  expect(await server.files.get(unused)).toBeUndefined();
  expect((await findReadable(server.db, used))?.contentType).toBe('image/jpeg');

  await detachFiles(server.db, subject);
  await purgeFiles(server.db, server.files, dayLater);
  expect(await findReadable(server.db, used)).toBeUndefined();
});

test('a member goes, and what a thing refers to stays', async () => {
  const used = await uploaded(server, session);
  const ownerId = session.login.user_id;
  await attachFiles(server.db, { ownerId, purpose: 'IDENTITY' }, { kind: 'THING', id: '3' }, [used]);
  await server.db.delete(users).where(eq(users.id, ownerId));
  expect(await rowOf(used)).toMatchObject({ ownerId: null, subjectId: '3' });
});

test('while the disk is full one is asked to try again later, and nothing is left behind', async () => {
  const full = { ...server.files, put: () => Promise.reject(Object.assign(new Error(), { code: 'ENOSPC' })) };
  const ownerId = session.login.user_id;
  const deviceTime = server.clock();
  const sent = await photo();
  await expect(
    storeUpload(server.db, full, { ownerId, purpose: 'IDENTITY', deviceTime, sent }, deviceTime),
  ).rejects.toMatchObject({ code: ErrorCode.SERVER_BUSY, message: '照片暂时存不下，请稍后再试' });
  expect(await server.db.$count(files, eq(files.ownerId, ownerId))).toBe(0);
});
