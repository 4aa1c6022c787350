import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { attachFiles, purgeFiles } from '../../../server/kernel/files/fileRepository';
import { createFileStore } from '../../../server/kernel/files/fileStore';
import { files, uploads } from '../../../server/kernel/files/schema';
import {
  beginUpload,
  finishUpload,
  purgeUploads,
  receivePiece,
} from '../../../server/kernel/files/uploadInPieces';
import { ErrorCode } from '../../../src/domain/errorCode';
import { PHOTO_BYTES, PIECE_BYTES, VIDEO_BYTES } from '../../../src/domain/photo';
import type { RequestOf } from '../../../types/api';
import { photo, sendPiece, upload } from '../support/photos';
import { startTestServer, type TestServer, type TestSession } from '../support/testServer';
import { video } from '../support/videos';

// Issue 15: photos and videos resumed in pieces, never lost by a killed app or a full disk; each hashed as at hand-over.

let server: TestServer;
let session: TestSession;
let lastMobile = 13_600_000_000;
const newcomer = () => server.login(String((lastMobile += 1)));
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = new Date('2026-11-23T09:00:00+08:00');
  session = await newcomer();
});

type Begin = RequestOf<'POST /api/user/file/begin'>;
const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
const askToBegin = (content: Buffer, changes: Partial<Begin> = {}, who = session) =>
  server.call(
    'POST /api/user/file/begin',
    {
      ...{ purpose: 'ACCIDENT', media: 'video', device_time: '2026-11-23T08:59:00+08:00' },
      ...{ bytes: content.length, sha256: sha256(content), ...changes },
    },
    { session: who },
  );
const begin = async (...asked: Parameters<typeof askToBegin>) => (await askToBegin(...asked)).data;
/** The piece of something that begins at an offset. */
const pieceAt = (content: Buffer, offset: number): Buffer => content.subarray(offset, offset + PIECE_BYTES);
const send = (upload_id: string, content: Buffer, offset: number, who = session) =>
  sendPiece(server, who, pieceAt(content, offset), { upload_id, offset });
const finish = (upload_id: string, who = session) =>
  server.call('POST /api/user/file/finish', { upload_id }, { session: who });
/** Sends the pieces of something from where it stands on. */
async function sendAll(content: Buffer, changes: Partial<Begin> = {}): Promise<string> {
  const { upload_id, received } = await begin(content, changes);
  for (let at = received; at < content.length;) at = (await send(upload_id, content, at)).data.received;
  return upload_id;
}
/** A video of three pieces. */
const longVideo = (): Buffer => video({ data: randomBytes(2.5 * PIECE_BYTES) });
/** A photo of several pieces: noise does not become smaller. */
const largePhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 700,
      height: 500,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .png()
    .toBuffer();
const underWay = () => server.db.$count(uploads, eq(uploads.ownerId, session.login.user_id));

test('a video is sent piece by piece, and is a file in the end', async () => {
  const sent = longVideo();
  const { upload_id, received, piece_bytes } = await begin(sent);
  expect([received, piece_bytes]).toEqual([0, PIECE_BYTES]);
  expect((await send(upload_id, sent, 0)).data).toEqual({ received: PIECE_BYTES });
  expect((await send(upload_id, sent, PIECE_BYTES)).data).toEqual({ received: 2 * PIECE_BYTES });
  expect(await finish(upload_id)).toMatchObject({
    code: ErrorCode.INVALID_PARAMS,
    msg: '还没有传完，请继续上传',
  });
  expect((await send(upload_id, sent, 2 * PIECE_BYTES)).data).toEqual({ received: sent.length });
  const { data } = await finish(upload_id);
  expect(data).toMatchObject({
    ...{ media: 'video', seconds: 12, width: 1280, height: 720, sent_sha256: sha256(sent) },
    ...{ device_time: '2026-11-23T08:59:00+08:00', server_time: '2026-11-23T09:00:00+08:00' },
  });
  // The answer may have been lost.
  expect((await finish(upload_id)).data).toEqual(data);
  expect(await server.files.get(`${upload_id}-0`)).toBeUndefined();
});

test('a photo of many octets is sent so, too, and kept as one that is sent whole', async () => {
  const sent = await largePhoto();
  expect(sent.length).toBeGreaterThan(PIECE_BYTES);
  const { data } = await finish(await sendAll(sent, { media: 'photo', purpose: 'HANDOVER' }));
  expect(data).toMatchObject({ media: 'photo', width: 700, height: 500, sent_sha256: sha256(sent) });
  expect(data).not.toHaveProperty('seconds');
});

test('who lost the connection, or the app, goes on from what is there', async () => {
  const sent = longVideo();
  const { upload_id } = await begin(sent);
  await send(upload_id, sent, 0);
  expect(await begin(sent)).toEqual({ upload_id, received: PIECE_BYTES, piece_bytes: PIECE_BYTES });
  // What was received already changes nothing, and what does not follow on it neither.
  expect((await send(upload_id, sent, 0)).data).toEqual({ received: PIECE_BYTES });
  expect((await send(upload_id, sent, 2 * PIECE_BYTES)).data).toEqual({ received: PIECE_BYTES });
  await sendAll(sent);
  expect((await finish(upload_id)).code).toBe(ErrorCode.OK);
  expect((await send(upload_id, sent, 0)).data).toEqual({ received: sent.length });
});

test('the same piece at once, and the same beginning at once, are one', async () => {
  const sent = longVideo();
  const begun = await Promise.all([begin(sent), begin(sent), begin(sent)]);
  const upload_id = begun[0].upload_id;
  expect(new Set(begun.map(one => one.upload_id)).size).toBe(1);
  const answers = await Promise.all([0, 0, 0].map(offset => send(upload_id, sent, offset)));
  expect(answers.map(({ data }) => data.received)).toEqual([PIECE_BYTES, PIECE_BYTES, PIECE_BYTES]);
  await sendAll(sent);
  const made = await Promise.all([finish(upload_id), finish(upload_id)]);
  expect(made.map(({ code }) => code)).toEqual([ErrorCode.OK, ErrorCode.OK]);
});

test('what is stored already is not sent again: in pieces, or whole; for something else, or by another, it is', async () => {
  const sent = longVideo();
  const first = await sendAll(sent);
  const { data } = await finish(first);
  expect(await begin(sent)).toMatchObject({ upload_id: first, received: sent.length });
  const other = await newcomer();
  expect(await begin(sent, {}, other)).toMatchObject({ received: 0 });

  const small = await photo();
  const whole = await upload(server, small, { session });
  const again = await begin(small, { media: 'photo', purpose: 'IDENTITY' });
  expect(again.received).toBe(small.length);
  expect((await finish(again.upload_id)).data).toEqual(whole.data);
  expect(await begin(small, { media: 'photo', purpose: 'FEEDBACK' })).toMatchObject({ received: 0 });

  // What a case refers to already belongs to it: another one gets its own.
  const owner = { ownerId: session.login.user_id, purpose: 'ACCIDENT', media: 'video' } as const;
  await attachFiles(server.db, owner, { kind: 'ACCIDENT', id: '1' }, [data.file_id]);
  expect(await begin(sent)).toMatchObject({ received: 0 });
});

test('a video is no photo of a thing, nor a photo its video', async () => {
  const ofVideo = (await finish(await sendAll(longVideo()))).data.file_id;
  const ofPhoto = (await finish(await sendAll(await photo(), { media: 'photo' }))).data.file_id;
  const owner = { ownerId: session.login.user_id, purpose: 'ACCIDENT' } as const;
  const attach = (id: string, media?: 'video') =>
    attachFiles(server.db, media ? { ...owner, media } : owner, { kind: 'ACCIDENT', id: '2' }, [id]);
  await expect(attach(ofVideo)).rejects.toMatchObject({ code: ErrorCode.NOT_FOUND });
  await expect(attach(ofPhoto, 'video')).rejects.toMatchObject({ code: ErrorCode.NOT_FOUND });
  await attach(ofVideo, 'video');
  await attach(ofPhoto);
});

test.each<[string, Partial<Begin>, string]>([
  ['a photo', { media: 'photo', bytes: PHOTO_BYTES + 1 }, '照片太大了，请换一张10MB以内的'],
  ['a video', { bytes: VIDEO_BYTES + 1 }, '视频太大了，请换一段50MB以内的'],
  ['a video of a card', { purpose: 'IDENTITY' }, '这里只能传照片'],
])('%s that may not be sent (%j) is refused before any of it is', async (_what, changes, sentence) => {
  expect(await askToBegin(longVideo(), changes)).toMatchObject({
    code: ErrorCode.INVALID_PARAMS,
    msg: sentence,
  });
  expect(await underWay()).toBe(0);
});

test.each<Partial<Begin>>([
  { bytes: 0 },
  { bytes: 1.5 },
  { sha256: 'ABC' },
  { device_time: '昨天' },
  { media: 'sound' as 'video' },
])('what makes no sense (%j) is refused', async changes => {
  expect((await askToBegin(longVideo(), changes)).code).toBe(ErrorCode.INVALID_PARAMS);
});

test('a piece of another length is refused, and what is there stays', async () => {
  const sent = longVideo();
  const { upload_id } = await begin(sent);
  await send(upload_id, sent, 0);
  const wrong = await sendPiece(server, session, Buffer.alloc(100), { upload_id, offset: PIECE_BYTES });
  expect(wrong.code).toBe(ErrorCode.INVALID_PARAMS);
  expect((await begin(sent)).received).toBe(PIECE_BYTES);
});

test('what has another hash than was said is forgotten, and sent anew', async () => {
  const sent = longVideo();
  const { upload_id } = await begin(sent);
  const other = longVideo();
  for (let at = 0; at < sent.length;) at = (await send(upload_id, other, at)).data.received;
  expect(await finish(upload_id)).toMatchObject({
    code: ErrorCode.INVALID_PARAMS,
    msg: '传到的内容和手机上的不一致，请重新上传',
  });
  expect((await finish(upload_id)).code).toBe(ErrorCode.NOT_FOUND);
  expect(await server.files.get(`${upload_id}-0`)).toBeUndefined();
  expect((await finish(await sendAll(sent))).code).toBe(ErrorCode.OK);
});

test('what is no video is refused in the end, and nothing of it stays', async () => {
  const upload_id = await sendAll(randomBytes(PIECE_BYTES + 1));
  expect(await finish(upload_id)).toMatchObject({
    code: ErrorCode.INVALID_PARAMS,
    msg: '这不是能播放的视频，请选择MP4或MOV格式的视频',
  });
  expect(await underWay()).toBe(0);
  expect(await server.files.get(`${upload_id}-1`)).toBeUndefined();
});

test('an upload of another member is as one that is not there', async () => {
  const sent = longVideo();
  const { upload_id } = await begin(sent);
  const other = await newcomer();
  for (const id of [upload_id, 'nobodys']) {
    expect(await send(id, sent, 0, other)).toMatchObject({ code: ErrorCode.NOT_FOUND, data: null });
    expect(await finish(id, other)).toMatchObject({ code: ErrorCode.NOT_FOUND, data: null });
  }
  expect((await begin(sent)).received).toBe(0);
});

test('of one member ten are under way: for one more the oldest goes, with its pieces', async () => {
  const sent = longVideo();
  const { upload_id } = await begin(sent);
  await send(upload_id, sent, 0);
  for (let count = 0; count < 10; count += 1) {
    server.now = new Date(server.clock().getTime() + 1000);
    await begin(longVideo());
  }
  expect(await underWay()).toBe(10);
  expect(await server.files.get(`${upload_id}-0`)).toBeUndefined();
  expect((await send(upload_id, sent, PIECE_BYTES)).code).toBe(ErrorCode.NOT_FOUND);
});

test('each that is begun counts as an upload; who goes on with one does not count', async () => {
  const sent = longVideo();
  for (let count = 0; count < 100; count += 1) await begin(sent);
  for (let count = 0; count < 99; count += 1) await upload(server, Buffer.from('no photo'), { session });
  expect((await askToBegin(longVideo())).code).toBe(ErrorCode.TOO_MANY_REQUESTS);
  expect((await askToBegin(sent)).code).toBe(ErrorCode.OK);
});

test('a day after it was begun an upload is forgotten, with its pieces; a file that is used stays', async () => {
  const sent = longVideo();
  const { upload_id } = await begin(sent);
  await send(upload_id, sent, 0);
  const used = (await finish(await sendAll(longVideo()))).data.file_id;
  const owner = { ownerId: session.login.user_id, purpose: 'ACCIDENT', media: 'video' } as const;
  await attachFiles(server.db, owner, { kind: 'ACCIDENT', id: '3' }, [used]);
  await purgeUploads(server.db, server.files, new Date('2026-11-24T08:59:59+08:00'));
  expect(await underWay()).toBe(2);
  const dayLater = new Date('2026-11-24T09:00:01+08:00');
  await purgeUploads(server.db, server.files, dayLater);
  await purgeFiles(server.db, server.files, dayLater);
  expect(await underWay()).toBe(0);
  expect(await server.files.get(`${upload_id}-0`)).toBeUndefined();
  expect((await send(upload_id, sent, PIECE_BYTES)).code).toBe(ErrorCode.NOT_FOUND);
  expect(await server.db.$count(files, eq(files.id, used))).toBe(1);
});

describe('by the store', () => {
  const begun = (content: Buffer) => ({
    ...{ ownerId: session.login.user_id, purpose: 'ACCIDENT' as const, media: 'video' as const },
    ...{ bytes: content.length, sha256: sha256(content), deviceTime: server.clock() },
  });
  const free = () => ({ now: server.clock(), count: () => Promise.resolve() });

  test('pieces outlive the server: another process finds them in the folder', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'pieces-'));
    try {
      const sent = longVideo();
      const piece = (id: string, offset: number) => ({
        ...{ ownerId: session.login.user_id, id, offset, piece: pieceAt(sent, offset) },
      });
      const before = createFileStore(folder);
      const { id } = await beginUpload(server.db, before, begun(sent), free());
      await receivePiece(server.db, before, piece(id, 0));
      const after = createFileStore(folder);
      const { received } = await beginUpload(server.db, after, begun(sent), free());
      expect(received).toBe(PIECE_BYTES);
      await receivePiece(server.db, after, piece(id, PIECE_BYTES));
      await receivePiece(server.db, after, piece(id, 2 * PIECE_BYTES));
      const made = await finishUpload(
        server.db,
        after,
        { ownerId: session.login.user_id, id },
        server.clock(),
      );
      expect(made.sentSha256).toBe(sha256(sent));
      expect((await after.part(made.id, 4, 8))?.toString()).toBe('ftyp');
      expect(await after.part('nobodys', 0, 1)).toBeUndefined();
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test('while the disk is full nothing is lost: the piece is sent again, and so is the end asked for', async () => {
    const sent = longVideo();
    const full = {
      ...server.files,
      put: () => Promise.reject(Object.assign(new Error(), { code: 'ENOSPC' })),
    };
    const busy = {
      code: ErrorCode.SERVER_BUSY,
      message: '视频暂时存不下，请稍后再试',
      data: { retry_after: 60 },
    };
    const { id } = await beginUpload(server.db, full, begun(sent), free());
    const owner = { ownerId: session.login.user_id, id };
    const first = { ...owner, offset: 0, piece: pieceAt(sent, 0) };
    await expect(receivePiece(server.db, full, first)).rejects.toMatchObject(busy);
    await sendAll(sent);
    await expect(finishUpload(server.db, full, owner, server.clock())).rejects.toMatchObject(busy);
    expect((await finish(id)).code).toBe(ErrorCode.OK);
  });

  test('where a piece is gone from it, it is sent anew', async () => {
    const sent = longVideo();
    const upload_id = await sendAll(sent);
    await server.files.remove(`${upload_id}-1`);
    expect((await finish(upload_id)).code).toBe(ErrorCode.NOT_FOUND);
    expect((await begin(sent)).received).toBe(0);
  });
});

describe('a video is read by ranges, as an iPhone does', () => {
  let url: string;
  let content: Buffer;
  const read = (range?: string) => server.app.inject({ method: 'GET', url, headers: range ? { range } : {} });
  beforeEach(async () => {
    const { file_id } = (await finish(await sendAll(video({ data: randomBytes(5 * PIECE_BYTES) })))).data;
    url = (await server.call('GET /api/file/operation/temp_url', { file_id }, { session })).data.url;
    content = (await read()).rawPayload;
  });

  test('all of it, where no range is asked for', async () => {
    const { statusCode, headers } = await read();
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      ...{ 'content-type': 'video/mp4', 'accept-ranges': 'bytes', 'content-length': String(content.length) },
    });
    expect(content.length).toBeGreaterThan(1024 * 1024);
  });

  test.each<[string, (all: number) => [number, number]]>([
    ['bytes=0-1', () => [0, 2]],
    ['bytes=100-', all => [100, all]],
    ['bytes=-7', all => [all - 7, all]],
    ['bytes=5-99999999', all => [5, all]],
    ['bytes=-99999999', all => [0, all]],
  ])('%s', async (range, expected) => {
    const { statusCode, headers, rawPayload } = await read(range);
    const [start, end] = expected(content.length);
    expect([statusCode, headers['content-range']]).toEqual([
      206,
      `bytes ${start}-${end - 1}/${content.length}`,
    ]);
    expect(rawPayload.equals(content.subarray(start, end))).toBe(true);
  });

  test.each(['bytes=99999999-', 'bytes=-0'])('%s lies beyond it', async range => {
    const { statusCode, headers } = await read(range);
    expect([statusCode, headers['content-range']]).toEqual([416, `bytes */${content.length}`]);
  });

  test.each(['bytes=0-1,5-6', 'bytes=9-3', 'lines=1-2', 'bytes=-'])(
    '%s is no range that is served: all of it is',
    async range => {
      expect((await read(range)).statusCode).toBe(200);
    },
  );
});
