import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { uploads } from '../../../server/kernel/files/schema';
import { DAY_BYTES, purgeUploads } from '../../../server/kernel/files/uploadInPieces';
import { ErrorCode } from '../../../src/domain/errorCode';
import { PIECE_BYTES, VIDEO_BYTES } from '../../../src/domain/photo';
import { lockWaits } from '../support/lockWaits';
import { onPostgres } from '../support/onPostgres';
import { startTestServer, type TestServer, type TestSession } from '../support/testServer';

// Issue 15: uploads in pieces that nobody means to end do not fill the disk.

let server: TestServer;
let session: TestSession;
let lastMobile = 13_610_000_000;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = new Date('2026-11-23T09:00:00+08:00');
  session = await server.login(String((lastMobile += 1)));
});

/** Begins an upload of something that was never sent before. */
const begin = (bytes: number) =>
  server.call(
    'POST /api/user/file/begin',
    {
      ...{ purpose: 'ACCIDENT', media: 'video', device_time: '2026-11-23T08:59:00+08:00', bytes },
      sha256: createHash('sha256').update(randomBytes(8)).digest('hex'),
    },
    { session },
  );
const mine = () => eq(uploads.ownerId, session.login.user_id);
const underWay = () => server.db.$count(uploads, mine());

onPostgres('a piece that comes while its upload goes for another one goes with it', async () => {
  const { upload_id } = (await begin(PIECE_BYTES)).data;
  for (let count = 0; count < 9; count += 1) {
    server.now = new Date(server.clock().getTime() + 1000);
    await begin(PIECE_BYTES);
  }
  const { more } = await server.db.transaction(async tx => {
    // As who takes a piece does: the upload is locked while the piece is written.
    await tx.select().from(uploads).where(eq(uploads.id, upload_id)).for('update');
    const asked = begin(PIECE_BYTES);
    while ((await lockWaits(server.db)) < 1);
    await server.files.put(`${upload_id}-0`, randomBytes(PIECE_BYTES));
    return { more: asked };
  });
  expect((await more).code).toBe(ErrorCode.OK);
  expect(await underWay()).toBe(10);
  expect(await server.files.get(`${upload_id}-0`)).toBeUndefined();
});

test('of one member no more than a gigabyte comes in a day, by what it is said to have', async () => {
  const room = DAY_BYTES - VIDEO_BYTES;
  // What has come today already, as one: a row says so, whatever became of it.
  const { upload_id } = (await begin(VIDEO_BYTES)).data;
  await server.db.update(uploads).set({ bytes: room }).where(eq(uploads.id, upload_id));
  expect((await begin(VIDEO_BYTES)).code).toBe(ErrorCode.OK);
  expect(await begin(1)).toMatchObject({
    code: ErrorCode.TOO_MANY_REQUESTS,
    msg: '今天上传的照片和视频太多了，请明天再试，或拨打客服热线',
  });
  expect(await underWay()).toBe(2);
  server.now = new Date('2026-11-24T09:00:01+08:00');
  while ((await underWay()) > 0) await purgeUploads(server.db, server.files, server.clock());
  session = await server.login(session.login.uid);
  expect((await begin(1)).code).toBe(ErrorCode.OK);
});
