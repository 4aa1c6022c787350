import { act, fireEvent, render, screen } from '@testing-library/react';
import Comment from '@/packages/order/pages/comment/index';
import { root } from '@/stores/rootContext';
import { UploadQueue } from '@/stores/UploadQueue';
import type { RentalComment } from '~types/api/comment';
import type { Mark } from '~types/api/mark';
import { accessibilityProblems } from '../../support/accessibility';
import { serve } from '../../support/fakeServer';
import { orderDetail } from '../../support/orders';
import { host } from '../../support/taro';
import { fakeUploads, type Uploads } from '../../support/uploads';
import { enterAsMember } from '../../support/visitor';

// Specification §2, /comment; issue 12: with pictures.

const mark = (said: RentalComment): Mark => ({
  ...{ id: '1', author: '王**', score: said.car_score, type: 'GOOD', text: said.text, tags: said.tags },
  ...{ created_at: '2030-11-23T09:00:00+08:00', subject: '卡罗拉 · 3天' },
  ...(said.photos && { pictures: said.photos.map(id => `/api/file/operation/read?id=${id}`) }),
});

let uploads: Uploads;
let sent: RentalComment[];
beforeEach(() => {
  host.params = { orderid: 'D1' };
  uploads = fakeUploads();
  enterAsMember();
  root.get(UploadQueue).letGo('');
  sent = [];
  serve({
    'GET /api/order/get_detail': () => orderDetail({ status: 'AWAITING_REVIEW', status_text: '待评价' }),
    'GET /api/order/get_marks': () => ({ marks: sent.map(mark) }),
    'POST /api/order/comment': request => {
      sent.push(request);
      return { status: 'COMPLETED' };
    },
  });
});
afterEach(() => jest.restoreAllMocks());

const tap = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));
const score = (group: string): void =>
  void fireEvent.click(
    screen
      .getByRole('radiogroup', { name: group })
      .querySelectorAll<HTMLElement>('[role=radio], input')[4] as HTMLElement,
  );
async function take(number: number): Promise<void> {
  tap(new RegExp(`^拍摄或选择配图${number}`));
  await screen.findByRole('img', { name: `配图${number}的照片` });
  await act(async () => Promise.resolve());
}
async function open(): Promise<void> {
  render(<Comment />);
  await screen.findByRole('button', { name: /^拍摄或选择配图1/ });
  score('车辆');
  score('门店');
}

test('photos go with the review, in the order in which they were taken, and are seen in it', async () => {
  await open();
  await take(1);
  await take(2);
  expect(await accessibilityProblems()).toEqual([]);
  tap('发布评价');
  await screen.findByText('感谢您的评价');
  expect(sent).toMatchObject([{ orderid: 'D1', photos: ['file-1', 'file-2'] }]);
  expect(screen.getAllByRole('img', { name: /^王\*\*的照片/ })).toHaveLength(2);
  // They are on the device no longer.
  expect(root.get(UploadQueue).placesOf('comment-')).toEqual([]);
});

test('it is published without any, and six can be added at most', async () => {
  await open();
  for (let number = 1; number <= 6; number += 1) await take(number);
  expect(screen.queryByRole('button', { name: /^拍摄或选择/ })).toBeNull();
  for (let number = 6; number >= 1; number -= 1) tap(`删除配图${number}`);
  tap('发布评价');
  await screen.findByText('感谢您的评价');
  expect(sent[0]).not.toHaveProperty('photos');
});

test('a photo that has not arrived is not left behind: it is said, and nothing is published', async () => {
  uploads.answer = () => undefined;
  await open();
  await take(1);
  tap('发布评价');
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    '照片还在上传，请稍等',
  ]);
  expect(sent).toEqual([]);
});
