import { randomBytes } from 'node:crypto';
import Taro from '@tarojs/taro';
import { PIECE_BYTES, videoProblem } from '@/domain/photo';
import { cookies } from '@/platform/cookies';
import { takeVideo } from '@/platform/video';
import { OverlayStore } from '@/stores/OverlayStore';
import { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import { UploadQueue } from '@/stores/UploadQueue';
import { refusal, servePieces, type PieceServer } from '../support/pieceServer';
import { host } from '../support/taro';

// Issue 15: photos and videos are compressed, queued, resumed in pieces, never lost by a killed app or a full disk.

const PLACE = 'accident-video-1';
const video = { media: 'video' as const, take: takeVideo };
let server: PieceServer;

/** The queue of a phone that was just started, on which somebody is logged in. */
function start(): { queue: UploadQueue; root: RootStore } {
  const root = new RootStore();
  root.get(SessionStore).readCookies();
  return { queue: root.get(UploadQueue), root };
}
/** Lets what is under way come to its end. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 2000; turn += 1) await Promise.resolve();
};
const later = async (milliseconds: number): Promise<void> => {
  jest.advanceTimersByTime(milliseconds);
  await settle();
};
const takeVideoIn = async (queue: UploadQueue): Promise<void> => {
  await queue.take(PLACE, 'ACCIDENT', video);
  await settle();
};
const offline = (): never => {
  throw new Error('uploadFile:fail');
};
/** Where the pieces of three begin. */
const [FIRST, SECOND, THIRD] = [0, PIECE_BYTES, 2 * PIECE_BYTES] as const;

beforeEach(() => {
  cookies.set('uid', '13812345678', 7);
  server = servePieces();
  host.contents[host.video.tempFilePath] = new Uint8Array(randomBytes(2.5 * PIECE_BYTES));
  jest.useFakeTimers({
    now: new Date('2026-11-23T09:00:00+08:00'),
    doNotFake: ['queueMicrotask', 'nextTick'],
  });
});
afterEach(() => {
  jest.useRealTimers();
});

test.each(['parts', 'whole'] as const)(
  'a video goes piece by piece, whose host reads %s of files',
  async reads => {
    host.reads = reads;
    const { queue } = start();
    await takeVideoIn(queue);
    expect(server.asked).toEqual(['begin', FIRST, SECOND, THIRD, 'finish']);
    expect(queue.of(PLACE)).toMatchObject({ state: 'done', photo: { media: 'video', seconds: 12 } });
    expect(queue.fileOf(PLACE)).toMatch(/^file-of-/);
    const [sent] = server.uploads.values();
    expect(sent?.params).toMatchObject({ purpose: 'ACCIDENT', media: 'video', bytes: 2.5 * PIECE_BYTES });
  },
);

test('a host that knows no parts reads a video once for what is said of it, and once for all of its pieces', async () => {
  host.reads = 'whole';
  const { queue } = start();
  await takeVideoIn(queue);
  expect(queue.of(PLACE)?.state).toBe('done');
  expect(host.timesRead).toBe(2);
});

test('a photo of more than a piece goes so, too; a small one at once', async () => {
  const { queue } = start();
  await queue.take('identity.front', 'IDENTITY');
  await settle();
  host.contents[host.photos[0] ?? ''] = new Uint8Array(randomBytes(PIECE_BYTES + 1));
  await queue.take('identity.back', 'IDENTITY');
  await settle();
  expect(server.asked).toEqual(['whole', 'begin', FIRST, SECOND, 'finish']);
  expect(queue.of('identity.back')).toMatchObject({ state: 'done' });
});

test('a connection that dies between two pieces costs neither of them; how much has gone is told', async () => {
  const { queue } = start();
  server.before = what => (what === SECOND ? offline() : undefined);
  await takeVideoIn(queue);
  expect(queue.of(PLACE)).toMatchObject({ state: 'waiting', failure: undefined });
  expect(queue.of(PLACE)?.share).toBeCloseTo(1.4 / 2.5);
  server.before = () => undefined;
  server.asked.length = 0;
  await later(3_000);
  expect(server.asked).toEqual(['begin', SECOND, THIRD, 'finish']);
  expect(queue.of(PLACE)?.state).toBe('done');
});

test('a killed app goes on where it was, without sending again what is there', async () => {
  const { queue } = start();
  server.before = what => (what === THIRD ? offline() : undefined);
  await takeVideoIn(queue);
  server.before = () => undefined;
  server.asked.length = 0;
  const again = start().queue;
  await settle();
  expect(server.asked).toEqual(['begin', THIRD, 'finish']);
  expect(again.of(PLACE)).toMatchObject({ state: 'done', photo: { media: 'video', seconds: 12 } });
});

test('where the answer to the last call was lost, nothing is sent twice', async () => {
  const { queue } = start();
  server.before = what => (what === 'finish' ? offline() : undefined);
  await takeVideoIn(queue);
  server.before = () => undefined;
  server.asked.length = 0;
  await later(3_000);
  expect(server.asked).toEqual(['begin', 'finish']);
  expect(queue.of(PLACE)?.state).toBe('done');
});

test('a busy server is asked again when it wants to be', async () => {
  const { queue } = start();
  const busy = refusal(50300, '视频暂时存不下，请稍后再试', 503, { retry_after: 60 });
  server.before = what => (what === SECOND ? busy : undefined);
  await takeVideoIn(queue);
  expect(queue.of(PLACE)?.state).toBe('waiting');
  server.before = () => undefined;
  await later(59_999);
  expect(queue.of(PLACE)?.state).toBe('waiting');
  await later(1);
  expect(queue.of(PLACE)?.state).toBe('done');
});

test('what the server has forgotten meanwhile is begun anew', async () => {
  const { queue } = start();
  server.before = what => {
    if (what === SECOND) server.uploads.clear();
    return undefined;
  };
  await takeVideoIn(queue);
  expect(queue.of(PLACE)?.state).toBe('waiting');
  server.before = () => undefined;
  server.asked.length = 0;
  await later(3_000);
  expect(server.asked).toEqual(['begin', FIRST, SECOND, THIRD, 'finish']);
});

test('a server that takes a piece and stands still is asked again later, not for ever at once', async () => {
  const { queue } = start();
  server.before = what =>
    what === SECOND
      ? { statusCode: 200, errMsg: 'ok', data: `{"code":0,"msg":"ok","data":{"received":${SECOND}}}` }
      : undefined;
  await takeVideoIn(queue);
  expect(server.asked).toEqual(['begin', FIRST, SECOND]);
  expect(queue.of(PLACE)?.state).toBe('waiting');
});

test('what is no video in the end says so; told to, it is read and sent anew', async () => {
  const { queue } = start();
  const msg = '这不是能播放的视频，请选择MP4或MOV格式的视频';
  server.before = what => (what === 'finish' ? refusal(40000, msg) : undefined);
  await takeVideoIn(queue);
  expect(queue.of(PLACE)).toMatchObject({ state: 'failed', failure: msg });
  server.before = () => undefined;
  queue.retry(PLACE);
  await settle();
  expect(queue.of(PLACE)?.state).toBe('done');
});

test('a photo that is taken meanwhile goes between two pieces of a video', async () => {
  const { queue } = start();
  let isTaken = false;
  server.before = what => {
    if (what === FIRST && !isTaken) {
      isTaken = true;
      void queue.take('accident-photo-1', 'ACCIDENT');
    }
    return undefined;
  };
  await takeVideoIn(queue);
  const asked = [...server.asked];
  expect(asked.indexOf('whole')).toBeLessThan(asked.indexOf(THIRD));
  expect(asked.filter(what => what !== 'whole')).toEqual(['begin', FIRST, SECOND, 'begin', THIRD, 'finish']);
});

test('a video that is removed while it goes is sent no further', async () => {
  const { queue } = start();
  server.before = what => {
    if (what === SECOND) queue.remove(PLACE);
    return undefined;
  };
  await takeVideoIn(queue);
  expect(server.asked).toEqual(['begin', FIRST, SECOND]);
  expect(queue.of(PLACE)).toBeUndefined();
  expect([...(host.files?.keys() ?? [])]).toEqual([]);
});

describe('on a full device', () => {
  test('a photo is kept for as long as the app is open, says so, and goes at once', async () => {
    host.files = undefined;
    host.contents[host.photos[0] ?? ''] = new Uint8Array(PIECE_BYTES + 1);
    const { queue } = start();
    await queue.take('accident-photo-1', 'ACCIDENT');
    expect(queue.of('accident-photo-1')).toMatchObject({ isKept: false });
    await settle();
    expect(server.asked).toEqual(['begin', 'whole']);
    expect(queue.of('accident-photo-1')).toMatchObject({ state: 'done' });
  });

  test('a video waits for room, and goes on once there is some', async () => {
    const { files } = host;
    host.files = undefined;
    const { queue } = start();
    await takeVideoIn(queue);
    expect(queue.of(PLACE)).toMatchObject({
      ...{ state: 'failed', isKept: false, failure: '手机存储空间不足，清理后请点“重试”继续上传' },
    });
    host.files = files;
    queue.retry(PLACE);
    await settle();
    expect(queue.of(PLACE)?.state).toBe('done');
  });

  test('what was not kept, and is gone with the app, is said', async () => {
    host.files = undefined;
    server.before = offline;
    await takeVideoIn(start().queue);
    host.video.tempFilePath = 'host://tmp/another.mp4';
    const { queue } = start();
    host.photos = [];
    await settle();
    expect(queue.of(PLACE)).toMatchObject({ state: 'failed', failure: '视频已不在这台设备上，请重新拍摄' });
  });
});

test('a host that reads no files sends photos at once, and says that it sends no video', async () => {
  host.reads = 'nothing';
  const { queue } = start();
  await queue.take('accident-photo-1', 'ACCIDENT');
  await takeVideoIn(queue);
  expect(queue.of('accident-photo-1')?.state).toBe('done');
  expect(queue.of(PLACE)?.failure).toBe('这段视频在这台设备上读不出来，请换一段，或改拍照片');
});

test.each([
  [{ size: 50 * 1024 * 1024 + 1 }, '视频太大了，请换一段50MB以内的'],
  [{ duration: 60.5 }, '视频太长了，请换一段60秒以内的'],
])('a video that the server would not take (%j) is refused before it is sent', async (changes, sentence) => {
  Object.assign(host.video, changes);
  const { queue } = start();
  await takeVideoIn(queue);
  expect(queue.of(PLACE)).toBeUndefined();
  expect(queue.refusalOf(PLACE)).toBe(sentence);
});

test('a host films for as long as the form says, and no longer than the server takes', async () => {
  const asked = jest.spyOn(Taro, 'chooseVideo');
  await takeVideoIn(start().queue);
  const filmed = asked.mock.lastCall?.[0].maxDuration ?? 0;
  expect(videoProblem(1, filmed)).toBeUndefined();
  // What was filmed to the brim lasts some frames longer.
  expect(videoProblem(1, filmed + 0.9)).toBeUndefined();
  expect(videoProblem(1, filmed + 2)).toBe('视频太长了，请换一段60秒以内的');
});

describe('without the camera there is a way by the album (issue 15)', () => {
  const ALBUM = '相机未获允许，可以从相册选择；要拍摄请点右上角的“…”，在设置里打开相机';
  const OF_PHONE = '相机未获允许，可以从相册选择；要拍摄请在手机设置里允许使用相机';

  test.each([
    [{ errMsg: 'chooseImage:fail auth deny' }, ALBUM],
    [{ errMsg: 'chooseMedia:fail system permission denied' }, OF_PHONE],
    [{ error: 2001 }, ALBUM],
  ])('where the host refuses it (%j), which is said with the way to the settings', async (problem, said) => {
    host.photoProblem = problem;
    host.refusesAlbum = false;
    const { queue, root } = start();
    await queue.take('accident-photo-1', 'ACCIDENT');
    await takeVideoIn(queue);
    expect(host.sources).toEqual([['camera', 'album'], ['album'], ['camera', 'album'], ['album']]);
    expect(queue.placesOf('accident-')).toEqual(['accident-photo-1', PLACE]);
    expect(root.get(OverlayStore).toast?.text).toBe(said);
  });

  test('who closes the album, too, knows why the camera did not open', async () => {
    host.photoProblem = { errMsg: 'chooseImage:fail auth deny' };
    const { queue } = start();
    const taking = queue.take('accident-photo-1', 'ACCIDENT');
    host.photoProblem = { errMsg: 'chooseImage:fail cancel' };
    await taking;
    expect(queue.refusalOf('accident-photo-1')).toBe(ALBUM);
  });
});
