import { fireEvent, render, screen } from '@testing-library/react';
import { VideoUpload } from '@/blocks/video-upload/VideoUpload';
import { PIECE_BYTES } from '@/domain/photo';
import { FormPhotos } from '@/stores/FormPhotos';
import { root } from '@/stores/rootContext';
import { UploadQueue } from '@/stores/UploadQueue';
import { accessibilityProblems } from '../support/accessibility';
import { serve, type FakeServer } from '../support/fakeServer';
import { fakeUploads, type Uploads } from '../support/uploads';
import { enterAsMember } from '../support/visitor';

// Issue 15: a video of an accident, in pieces.

const LABEL = '事故现场视频';
const BYTES = PIECE_BYTES + 10;
let uploads: Uploads;
let server: FakeServer;
let duration: number | undefined;
let source: PropertyDescriptor | undefined;

beforeEach(() => {
  enterAsMember();
  uploads = fakeUploads();
  uploads.chosen = new File([new Uint8Array(BYTES)], 'IMG_1.MOV', { type: 'video/quicktime' });
  uploads.answer = (_form, number) => ({
    ...{ code: 0, msg: 'ok', data: { received: Math.min(number * PIECE_BYTES, BYTES) } },
  });
  server = serve({
    'POST /api/user/file/begin': () => ({ upload_id: 'u1', received: 0, piece_bytes: PIECE_BYTES }),
    'POST /api/user/file/finish': () => ({
      ...{ file_id: 'file-1', media: 'video', sent_sha256: '', sha256: '', width: 1280, height: 720 },
      ...{ seconds: 12, bytes: BYTES, device_time: '', server_time: '' },
    }),
  });
  // A test's browser plays nothing: it says how long something lasts, or that it does not know.
  duration = 11.6;
  source = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'src');
  Object.defineProperty(HTMLMediaElement.prototype, 'src', {
    configurable: true,
    set(this: HTMLMediaElement) {
      if (duration !== undefined) Object.defineProperty(this, 'duration', { value: duration });
      queueMicrotask(() =>
        this.dispatchEvent(new Event(duration === undefined ? 'error' : 'loadedmetadata')),
      );
    },
  });
  root.get(UploadQueue).letGo('');
});
afterEach(() => {
  if (source) Object.defineProperty(HTMLMediaElement.prototype, 'src', source);
  jest.restoreAllMocks();
});

const show = () =>
  render(<VideoUpload place="accident-video-1" purpose="ACCIDENT" label={LABEL} hint="绕车一周，30秒以内" />);
const take = () => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^拍摄或选择${LABEL}`) }));

test('the field is a button; a video stands in it by its word and its length, and goes piece by piece', async () => {
  const { container } = show();
  expect(await accessibilityProblems(container)).toEqual([]);
  take();
  await screen.findByText('已上传');
  expect(screen.getByText('视频 12秒')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  expect(server.calls.map(({ endpoint }) => endpoint)).toEqual([
    'POST /api/user/file/begin',
    'POST /api/user/file/finish',
  ]);
  expect(server.calls[0]?.params).toMatchObject({ purpose: 'ACCIDENT', media: 'video', bytes: BYTES });
  expect(uploads.forms.map(form => (form.get('file') as File).size)).toEqual([PIECE_BYTES, 10]);
  expect(await accessibilityProblems(container)).toEqual([]);
});

test('one of which the browser does not know how long it lasts goes, too: the server knows', async () => {
  duration = undefined;
  show();
  take();
  await screen.findByText('已上传');
  expect(screen.getByText('视频')).toBeTruthy();
});

test('one of more than a minute is not sent', async () => {
  duration = 61;
  show();
  take();
  expect((await screen.findByRole('alert')).textContent).toBe('视频太长了，请换一段60秒以内的');
  expect(uploads.forms).toEqual([]);
});

test('who has no room on the device is told not to close the app, until it has arrived', async () => {
  uploads.answer = () => undefined;
  show();
  take();
  await screen.findByText('设备存储空间不足或不允许保存，上传完成前请不要关闭');
  uploads.answer = (_form, number) => ({
    ...{ code: 0, msg: 'ok', data: { received: Math.min((number - 1) * PIECE_BYTES, BYTES) } },
  });
  await screen.findByText('等待上传，有网络后自动继续');
});

test('a form that takes videos says of them what it says of photos', async () => {
  const videos = new FormPhotos(root, 'accident-video-', 2, 'video');
  uploads.answer = () => undefined;
  show();
  take();
  await screen.findByText('等待上传，有网络后自动继续');
  expect(videos.problem).toBe('视频还在上传，请稍等');
  expect(videos.places).toEqual(['accident-video-1', 'accident-video-2']);
});
