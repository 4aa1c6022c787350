import { fireEvent, render, screen } from '@testing-library/react';
import { PhotoUpload } from '@/blocks/photo-upload/PhotoUpload';
import { root } from '@/stores/rootContext';
import { UploadQueue } from '@/stores/UploadQueue';
import { accessibilityProblems } from '../support/accessibility';
import { serve } from '../support/fakeServer';
import { fakeUploads, type Uploads } from '../support/uploads';
import { enterAsMember } from '../support/visitor';

// Issue 12, identity: a photo with frame, compression, preview, progress.

let uploads: Uploads;
beforeEach(() => {
  serve({});
  enterAsMember();
  uploads = fakeUploads();
  root.get(UploadQueue).letGo('');
});
afterEach(() => jest.restoreAllMocks());

const show = (error?: string) =>
  render(
    <PhotoUpload
      place="identity.front"
      purpose="IDENTITY"
      label="身份证人像面"
      hint="拍清四个角"
      shape="card"
      error={error}
    />,
  );
const take = () => fireEvent.click(screen.getByRole('button', { name: /^拍摄或选择身份证人像面/ }));

test('the frame is a button; the photo stands in it, smaller than it was chosen, and goes by itself', async () => {
  const { container } = show();
  expect(await accessibilityProblems(container)).toEqual([]);
  take();
  await screen.findByText('已上传');
  expect(screen.getByRole('img', { name: '身份证人像面的照片' }).getAttribute('src')).toBe('blob:photo');
  const [form] = uploads.forms;
  expect((form?.get('file') as File).size).toBe('a smaller photo'.length);
  // The envelope stands before the file, which the server reads last.
  expect([...(form?.keys() ?? [])].pop()).toBe('file');
  expect(await accessibilityProblems(container)).toEqual([]);
});

test('what is no photo is said where it was chosen, until another one is', async () => {
  fakeUploads({ comes: false });
  const { container } = show('请拍摄身份证人像面');
  take();
  expect((await screen.findByText(/打不开/)).textContent).toBe('这张照片打不开，请换一张JPG或PNG格式的');
  expect(await accessibilityProblems(container)).toEqual([]);
  uploads = fakeUploads();
  take();
  await screen.findByText('已上传');
  expect(screen.queryByText(/打不开/)).toBeNull();
});

test('what was refused says why, and is sent once more or taken anew', async () => {
  const msg = '照片没有传完整或者已损坏，请重新拍摄或换一张';
  uploads.answer = () => ({ code: 40000, msg, data: null });
  show();
  take();
  expect((await screen.findByRole('alert')).textContent).toBe(msg);
  uploads.answer = () => ({ code: 0, msg: 'ok', data: { file_id: 'file-2' } });
  fireEvent.click(screen.getByRole('button', { name: '重试上传身份证人像面' }));
  await screen.findByText('已上传');
});

test('without a network it waits and says so; it can be removed', async () => {
  uploads.answer = () => undefined;
  show();
  take();
  await screen.findByText('等待上传，有网络后自动继续');
  fireEvent.click(screen.getByRole('button', { name: '删除身份证人像面' }));
  expect(screen.getByRole('button', { name: /^拍摄或选择身份证人像面/ })).toBeTruthy();
});

test('who chooses nothing has nothing; what is no picture is said', async () => {
  uploads.chosen = undefined;
  show('请拍摄身份证人像面');
  take();
  expect((await screen.findByRole('alert')).textContent).toBe('请拍摄身份证人像面');
  expect(uploads.forms).toEqual([]);
});
