import { toIso } from '@/domain/shanghaiTime';
import { localStorage } from '@/platform/storage';
import { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import { UploadQueue } from '@/stores/UploadQueue';
import { cookies } from '@/platform/cookies';
import { serve } from '../support/fakeServer';
import { host } from '../support/taro';

// Issue 12: guided photos queued offline with progress and retry; bad input: a photo queue interrupted by a dead phone,
// storage full.

const FRONT = 'identity.front';
const BACK = 'identity.back';

/** What the server says of a photo, by the number of its upload. */
let answers: (() => { status?: number; code?: number; msg?: string })[];

/** The queue of a phone that was just started, on which somebody is logged in. */
function start(): UploadQueue {
  const root = new RootStore();
  root.get(SessionStore).readCookies();
  return root.get(UploadQueue);
}

/** Lets what is under way come to its end. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};
const later = async (milliseconds: number): Promise<void> => {
  jest.advanceTimersByTime(milliseconds);
  await settle();
};
const offline = () => {
  throw new Error('uploadFile:fail');
};
const arrives = () => ({});
const sentPlaces = () => host.uploads.length;
const photosOnDevice = () => [...(host.files?.keys() ?? [])];

beforeEach(() => {
  serve({});
  cookies.set('uid', '13812345678', 7);
  answers = [];
  host.answerUpload = () => {
    const {
      status = 200,
      code = 0,
      msg = 'ok',
    } = (answers[host.uploads.length - 1] ?? arrives)() as {
      status?: number;
      code?: number;
      msg?: string;
    };
    const data = code === 0 ? { file_id: `file-${host.uploads.length}` } : null;
    return { statusCode: status, errMsg: 'uploadFile:ok', data: JSON.stringify({ code, msg, data }) };
  };
  jest.useFakeTimers({
    now: new Date('2026-11-23T09:00:00+08:00'),
    doNotFake: ['queueMicrotask', 'nextTick'],
  });
});
afterEach(() => {
  jest.useRealTimers();
});

test('a photo is shown at once, sent with the time at which it was taken, and its file is told', async () => {
  const queue = start();
  await queue.take(FRONT, 'IDENTITY');
  expect(queue.of(FRONT)).toMatchObject({ state: 'sending' });
  await settle();
  expect(queue.of(FRONT)).toMatchObject({ state: 'done', address: photosOnDevice()[0] });
  expect(queue.fileOf(FRONT)).toBe('file-1');
  const { params } = host.uploads[0]?.formData ?? {};
  expect(JSON.parse(params ?? '')).toMatchObject({
    purpose: 'IDENTITY',
    device_time: toIso('2026-11-23T09:00:00+08:00'),
  });
});

test.each([
  ['alipay', { fileType: 'image', hideLoading: true }],
  ['weapp', { timeout: expect.any(Number) as number }],
])('%s is told what it asks for: Alipay would cover the app while it sends', async (name, told) => {
  const env = process.env.TARO_ENV;
  process.env.TARO_ENV = name;
  try {
    await start().take(FRONT, 'IDENTITY');
    await settle();
    expect(host.uploads).toEqual([expect.objectContaining(told)]);
  } finally {
    process.env.TARO_ENV = env;
  }
});

test('without a network it waits, and goes by itself: after a pause, or at once when there is one', async () => {
  answers = [offline, offline, arrives];
  const queue = start();
  await queue.take(FRONT, 'IDENTITY');
  await settle();
  expect(queue.of(FRONT)).toMatchObject({ state: 'waiting', failure: undefined });
  await later(2_999);
  expect(sentPlaces()).toBe(1);
  await later(1);
  expect(sentPlaces()).toBe(2);
  for (const report of host.networkChange) report({ isConnected: true });
  await settle();
  expect(queue.fileOf(FRONT)).toBe('file-3');
});

test('what a busy server does not take waits, too', async () => {
  answers = [() => ({ status: 503, code: 50300, msg: '照片暂时存不下，请稍后再试' }), arrives];
  const queue = start();
  await queue.take(FRONT, 'IDENTITY');
  await settle();
  expect(queue.of(FRONT)).toMatchObject({ state: 'waiting' });
  await later(3_000);
  expect(queue.fileOf(FRONT)).toBe('file-2');
});

test('they outlive a dead phone, and go on where they were', async () => {
  answers = [arrives, offline];
  const queue = start();
  await queue.take(FRONT, 'IDENTITY');
  await settle();
  await queue.take(BACK, 'IDENTITY');
  await settle();

  const again = start();
  await settle();
  expect(again.fileOf(FRONT)).toBe('file-1');
  expect(again.fileOf(BACK)).toBe('file-3');
  expect(again.of(BACK)?.address).toBe(photosOnDevice()[1]);
  expect(again.placesOf('identity.')).toEqual([FRONT, BACK]);
});

test('what was sent so long ago that the server has forgotten it is sent anew', async () => {
  const queue = start();
  await queue.take(FRONT, 'IDENTITY');
  await settle();
  jest.setSystemTime(new Date('2026-11-24T08:30:00+08:00'));
  const again = start();
  await settle();
  expect(again.fileOf(FRONT)).toBe('file-2');
});

test('a refused one says why, and goes once more when it is told to; the others do not wait for it', async () => {
  const msg = '动图看不清楚，请换一张普通照片';
  answers = [() => ({ code: 40000, msg }), arrives, arrives];
  const queue = start();
  await queue.take(FRONT, 'IDENTITY');
  await queue.take(BACK, 'IDENTITY');
  await settle();
  expect(queue.of(FRONT)).toMatchObject({ state: 'failed', failure: msg });
  expect(queue.fileOf(BACK)).toBe('file-2');
  await later(60_000);
  expect(sentPlaces()).toBe(2);
  queue.retry(FRONT);
  await settle();
  expect(queue.fileOf(FRONT)).toBe('file-3');
});

test('a place has one photo: the one before goes from the device, also while it was on its way', async () => {
  let arrive = (): void => undefined;
  const { answerUpload } = host;
  host.answerUpload = file => new Promise<void>(resolve => (arrive = resolve)).then(() => answerUpload(file));
  const queue = start();
  await queue.take(FRONT, 'IDENTITY');
  await settle();
  await queue.take(FRONT, 'IDENTITY');
  expect(photosOnDevice()).toHaveLength(1);
  host.answerUpload = answerUpload;
  arrive();
  await settle();
  expect(queue.fileOf(FRONT)).toBe('file-2');
});

test('a form that was sent lets go of its places', async () => {
  const queue = start();
  await queue.take(FRONT, 'IDENTITY');
  await queue.take('feedback.1', 'FEEDBACK');
  await settle();
  queue.letGo('identity.');
  expect(queue.placesOf('')).toEqual(['feedback.1']);
  expect(photosOnDevice()).toHaveLength(1);
});

test('while the session has run out they wait for the login', async () => {
  answers = [() => ({ code: 40100, msg: '请先登录' }), arrives];
  const root = new RootStore();
  const queue = root.get(UploadQueue);
  await queue.take(FRONT, 'IDENTITY');
  await settle();
  expect(queue.of(FRONT)).toMatchObject({ state: 'waiting', failure: undefined });
});

test('the log-out removes them from the device, whoever made the store', async () => {
  answers = [offline];
  const queue = start();
  await queue.take(FRONT, 'IDENTITY');
  await settle();
  await new RootStore().get(SessionStore).logOut();
  expect(photosOnDevice()).toEqual([]);
  expect(localStorage.keys().filter(key => key.includes('photos'))).toEqual([]);
});

test('on a full device the photo is sent from where the host has put it', async () => {
  host.files = undefined;
  const queue = start();
  await queue.take(FRONT, 'IDENTITY');
  await settle();
  expect(host.uploads[0]?.filePath).toBe('host://tmp/photo.jpg');
  expect(queue.fileOf(FRONT)).toBe('file-1');
});

test.each([
  [{ errMsg: 'chooseImage:fail cancel' }, undefined],
  [{ error: 11, errorMessage: '用户取消操作' }, undefined],
  [{ errMsg: 'chooseImage:fail auth deny' }, '打不开相机和相册，请在手机设置里允许使用后再试'],
  [
    { errMsg: 'chooseMedia:fail privacy permission is not authorized' },
    '拍照需要先同意隐私保护指引，请再点一次，在弹窗里选择“同意”',
  ],
  [
    { error: 2001, errorMessage: '在申请授权时用户拒绝授权' },
    '相机和相册未获允许，请点右上角的“…”，在设置里打开后再试',
  ],
])(
  'who takes none (%j) has none, and reads at its place why where the host refused',
  async (problem, sentence) => {
    host.photoProblem = problem;
    const queue = new RootStore().get(UploadQueue);
    await queue.take(FRONT, 'IDENTITY');
    expect(queue.of(FRONT)).toBeUndefined();
    expect(queue.refusalOf(FRONT)).toBe(sentence);
    expect(queue.refusalOf(BACK)).toBeUndefined();
    // It is over with the next try.
    host.photoProblem = undefined;
    await queue.take(FRONT, 'IDENTITY');
    expect(queue.refusalOf(FRONT)).toBeUndefined();
  },
);

test('a photo that is gone from the device says so', async () => {
  answers = [offline];
  const queue = start();
  await queue.take(FRONT, 'IDENTITY');
  await settle();
  host.files?.clear();
  await later(3_000);
  expect(queue.of(FRONT)).toMatchObject({ state: 'failed', failure: '照片已不在这台设备上，请重新拍摄' });
});
