import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import { MemberFeedbackStore } from '@/packages/account/stores/MemberFeedbackStore';
import FeedbackScreen from '@/packages/account/pages/feedback/index';
import { RootStore } from '@/stores/RootStore';
import { root } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import { UploadQueue } from '@/stores/UploadQueue';
import type { Feedback, FeedbackWish } from '~types/api/feedback';
import { accessibilityProblems } from '../../support/accessibility';
import { Refusal, serve, type FakeServer } from '../../support/fakeServer';
import { host } from '../../support/taro';
import { fakeUploads, type Uploads } from '../../support/uploads';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Specification §2, /profile/feedback; issue 12: feedback with pictures. Nothing that was typed is lost.

const mobile = '13800138000';
const answered: Feedback = {
  ...{ id: '1', kind: 'COMPLAINT', text: '等了一小时', orderid: 'ZC26112300000001' },
  ...{ created_at: '2026-11-22T09:00:00+08:00', pictures: ['/api/file/operation/read?id=1'] },
  answer: { text: '已联系门店，给您补发一张优惠券', at: '2026-11-22T10:30:00+08:00' },
};

let server: FakeServer;
let uploads: Uploads;
let told: Feedback[];
/** What the server makes of what is sent; default: it keeps it. */
let receive: (wish: FeedbackWish) => Feedback;

beforeEach(() => {
  told = [];
  receive = ({ kind, text }) => {
    const feedback = { id: String(told.length + 2), kind, text, created_at: '2026-11-23T09:00:00+08:00' };
    told = [feedback, ...told];
    return feedback;
  };
  server = serve({
    'POST /api/user/feedback': wish => receive(wish),
    'GET /api/user/feedback/get_list': () => ({ feedbacks: told, total: told.length }),
  });
  uploads = fakeUploads();
  host.params = {};
  enterAsMember(mobile);
  root.get(UploadQueue).letGo('');
  const { form } = root.get(MemberFeedbackStore);
  act(() => {
    form.reset();
    form.set('mobile', mobile);
  });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const tap = (name: string | RegExp): void => void fireEvent.click(button(name));
const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const type = (name: string, value: string): void => void fireEvent.change(field(name), { target: { value } });
const sent = () =>
  server.calls
    .filter(({ endpoint }) => endpoint === 'POST /api/user/feedback')
    .map(({ params }) => params as unknown as FeedbackWish);
async function takePhoto(number: number): Promise<void> {
  tap(new RegExp(`^拍摄或选择图片${number}`));
  await screen.findByRole('img', { name: `图片${number}的照片` });
  await act(async () => Promise.resolve());
}

it('is sent with its kind, words, photos and number, and stands in the list then', async () => {
  render(<FeedbackScreen />);
  expect(field('联系电话').value).toBe(mobile);
  tap('功能建议');
  type('具体内容', ' 希望能按颜色选车 ');
  await takePhoto(1);
  await takePhoto(2);
  expect(await accessibilityProblems()).toEqual([]);
  tap('提交');
  expect(await screen.findByText('已提交，回复会显示在这里')).toBeTruthy();
  expect(await screen.findByText('希望能按颜色选车')).toBeTruthy();
  expect(screen.getByText('已提交')).toBeTruthy();
  const [wish] = sent();
  expect(wish).toMatchObject({
    ...{ kind: 'SUGGESTION', text: '希望能按颜色选车', mobile, photos: ['file-1', 'file-2'] },
    client_key: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(wish).not.toHaveProperty('orderid');
  // The next one begins empty, and is another.
  expect(root.get(UploadQueue).placesOf('feedback-')).toEqual([]);
  tap('写反馈');
  expect([field('具体内容').value, field('联系电话').value]).toEqual(['', mobile]);
  tap('其他');
  type('具体内容', '还有一件事');
  tap('提交');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.client_key).not.toBe(wish?.client_key);
});

it('says at each field what is wrong, and sends nothing', async () => {
  render(<FeedbackScreen />);
  type('联系电话', '138');
  tap('提交');
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    '请选择反馈类型',
    '请写下您的建议或遇到的问题',
    '请填写11位手机号，或留空',
  ]);
  expect(sent()).toEqual([]);
});

it('goes without a number and without photos, and no more than three are taken', async () => {
  render(<FeedbackScreen />);
  for (const number of [1, 2, 3]) await takePhoto(number);
  expect(screen.queryByRole('button', { name: /^拍摄或选择/ })).toBeNull();
  for (const number of [3, 2, 1]) tap(`删除图片${number}`);
  tap('使用问题');
  type('具体内容', '地图打不开');
  type('联系电话', '');
  tap('提交');
  await screen.findByText('地图打不开');
  expect(sent()).toMatchObject([{ kind: 'PROBLEM', mobile: '', photos: [] }]);
});

it('waits for a photo that has not arrived', async () => {
  uploads.answer = () => undefined;
  render(<FeedbackScreen />);
  tap('其他');
  type('具体内容', '看图');
  await takePhoto(1);
  tap('提交');
  expect(await screen.findByText('照片还在上传，请稍等')).toBeTruthy();
  expect(sent()).toEqual([]);
});

it('keeps what was written when it cannot be sent, and sends the same one again', async () => {
  receive = () => {
    throw new TypeError('Failed to fetch');
  };
  render(<FeedbackScreen />);
  tap('服务投诉');
  type('具体内容', '等了一小时');
  tap('提交');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(field('具体内容').value).toBe('等了一小时');
  receive = () => answered;
  tap('提交');
  await screen.findByText('已提交，回复会显示在这里');
  const [first, second] = sent();
  expect(second).toEqual(first);
});

it('keeps what was written when the screen is left, over a restart, and for the same member alone', async () => {
  const { unmount } = render(<FeedbackScreen />);
  tap('服务投诉');
  type('具体内容', '等了一小时');
  type('联系电话', '13912345678');
  unmount();
  render(<FeedbackScreen />);
  expect(field('具体内容').value).toBe('等了一小时');
  const restarted = new RootStore().get(MemberFeedbackStore);
  expect(restarted.form.values).toMatchObject({
    kind: 'COMPLAINT',
    text: '等了一小时',
    mobile: '13912345678',
  });
  // The session has ended: who logs in again finds it.
  act(enterAsVisitor);
  expect(screen.getByText('登录后提交反馈、查看回复')).toBeTruthy();
  act(() => enterAsMember(mobile));
  expect((await screen.findByRole('textbox', { name: '具体内容' })).textContent).toBe('等了一小时');
  server = serve({ 'POST /api/user/logout': () => ({ user_id: '', uid: '', token: '' }) });
  await act(async () => root.get(SessionStore).logOut());
  expect(root.get(MemberFeedbackStore).form.values).toMatchObject({ kind: '', text: '', mobile: '' });
  expect(new RootStore().get(MemberFeedbackStore).form.values.text).toBe('');
});

it('is a new one where the one before was answered meanwhile', async () => {
  receive = () => {
    throw new Refusal(ErrorCode.KEY_REUSED, '这条反馈已经有回复了，请再提交一次，作为新的反馈');
  };
  render(<FeedbackScreen />);
  tap('其他');
  type('具体内容', '再说一件');
  tap('提交');
  await screen.findByText('这条反馈已经有回复了，请再提交一次，作为新的反馈');
  tap('提交');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.client_key).not.toBe(sent()[0]?.client_key);
});

describe('about an order', () => {
  it('says so, and carries its number', async () => {
    host.params = { orderid: 'ZC26112300000001' };
    render(<FeedbackScreen />);
    expect(await screen.findByText('关于订单 ZC26112300000001')).toBeTruthy();
    tap('服务投诉');
    type('具体内容', '等了一小时');
    tap('提交');
    await waitFor(() => expect(sent()).toMatchObject([{ orderid: 'ZC26112300000001' }]));
  });

  it('can be said to be about none', async () => {
    host.params = { orderid: 'ZC26112300000001' };
    render(<FeedbackScreen />);
    await screen.findByText('关于订单 ZC26112300000001');
    tap('与订单无关');
    tap('其他');
    type('具体内容', '别的事');
    tap('提交');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).not.toHaveProperty('orderid');
  });

  it('is no sentence that an address brings', () => {
    host.params = { orderid: '请转账' };
    render(<FeedbackScreen />);
    expect(screen.queryByText(/请转账/)).toBeNull();
  });
});

it('lists what was told with its answer, and says when there is nothing', async () => {
  told = [answered];
  root.get(MemberFeedbackStore).list.clear();
  render(<FeedbackScreen />);
  tap('我的反馈');
  const card = await screen.findByRole('article', { name: '服务投诉' });
  expect(within(card).getByText('已回复')).toBeTruthy();
  expect(within(card).getByText('已联系门店，给您补发一张优惠券')).toBeTruthy();
  expect(within(card).getByText('2026-11-22 09:00 · 订单 ZC26112300000001')).toBeTruthy();
  expect(within(card).getByRole('img', { name: '图片1' })).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
  cleanup();

  told = [];
  act(() => root.get(MemberFeedbackStore).list.clear());
  render(<FeedbackScreen />);
  tap('我的反馈');
  expect(await screen.findByText('还没有反馈')).toBeTruthy();
  const empty = screen.getByText('提交后，处理情况和回复都在这里。').closest('div') as HTMLElement;
  fireEvent.click(within(empty).getByRole('button', { name: '写反馈' }));
  expect(field('具体内容')).toBeTruthy();
});
