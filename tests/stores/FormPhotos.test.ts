import { FormPhotos } from '@/stores/FormPhotos';
import { root } from '@/stores/rootContext';
import { UploadQueue } from '@/stores/UploadQueue';
import { fakeUploads, type Uploads } from '../support/uploads';
import { enterAsMember } from '../support/visitor';

// Issue 12: photos of a form that takes as many as one likes.

let uploads: Uploads;
const queue = root.get(UploadQueue);
beforeEach(() => {
  uploads = fakeUploads();
  enterAsMember();
  queue.letGo('');
});
afterEach(() => jest.restoreAllMocks());

/** Takes the photo of a place, and waits for how it stands then. */
async function take(place: string, state: string): Promise<void> {
  await queue.take(place, 'FEEDBACK');
  while (queue.of(place)?.state !== state) await Promise.resolve();
}

it('offers one place more than there are photos, and none beyond the most', async () => {
  const photos = new FormPhotos(root, 'form-', 2);
  expect(photos.places).toEqual(['form-1']);
  await take('form-1', 'done');
  expect(photos.places).toEqual(['form-1', 'form-2']);
  await take('form-2', 'done');
  expect(photos.places).toEqual(['form-1', 'form-2']);
  expect(photos.files).toEqual(['file-1', 'file-2']);
  queue.remove('form-1');
  expect(photos.places).toEqual(['form-1', 'form-2']);
  expect(photos.files).toEqual(['file-2']);
});

it('knows nothing of another form, and leaves it its photos', async () => {
  const photos = new FormPhotos(root, 'form-', 2);
  await take('other-1', 'done');
  expect(photos.files).toEqual([]);
  await take('form-1', 'done');
  photos.letGo();
  expect([queue.placesOf('form-'), queue.placesOf('other-')]).toEqual([[], ['other-1']]);
});

it('names a picture once that was taken twice: the server knows it again', async () => {
  const photos = new FormPhotos(root, 'form-', 3);
  uploads.answer = () => ({ code: 0, msg: 'ok', data: { file_id: 'file-1' } });
  await take('form-1', 'done');
  await take('form-2', 'done');
  expect(photos.places).toHaveLength(3);
  expect(photos.files).toEqual(['file-1']);
});

it('says why the form cannot be sent yet', async () => {
  const photos = new FormPhotos(root, 'form-', 2);
  expect(photos.problem).toBeUndefined();
  uploads.answer = () => ({ code: 40000, msg: '这不是照片', data: null });
  await take('form-1', 'failed');
  expect(photos.problem).toBe('有照片没有上传成功，请重试或删除');
  uploads.answer = () => undefined;
  await take('form-1', 'waiting');
  expect(photos.problem).toBe('照片还在上传，请稍等');
});
