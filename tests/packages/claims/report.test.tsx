import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import AccidentReport from '@/packages/claims/pages/report/index';
import { FollowUps } from '@/stores/FollowUps';
import { ReportStore } from '@/packages/claims/stores/ReportStore';
import { root, startAnew } from '@/stores/rootContext';
import { OverlayStore } from '@/stores/OverlayStore';
import { UploadQueue } from '@/stores/UploadQueue';
import type { RequestOf } from '~types/api';
import { accidentOrder } from '../../support/accidents';
import { accessibilityProblems } from '../../support/accessibility';
import { Refusal, serve } from '../../support/fakeServer';
import { browserAt } from '../../support/geolocation';
import { host } from '../../support/taro';
import { fakeUploads } from '../../support/uploads';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Issue 15: a report with shaking hands and one bar of network: five steps, nothing lost, nothing sent twice.

type Report = RequestOf<'POST /api/order/accident/accident_add'>;

/** Out since long ago. */
const order = accidentOrder({ from_time: '2020-11-23T10:00:00+08:00' });
const { orderid } = order;
const tap = (name: RegExp | string): void => void fireEvent.click(screen.getByRole('button', { name }));
const write = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const heading = (name: string) => screen.findByRole('heading', { name });

/** The server; without an answer for a report, the network is gone when it is sent. */
function serveClaims(report?: (request: Report) => { id: string }) {
  const supplied: object[] = [];
  const reported: Report[] = [];
  serve({
    'GET /api/order/accident/get_orders': () => ({ orders: [order] }),
    ...(report && {
      'POST /api/order/accident/accident_add': (request: Report) => {
        reported.push(request);
        return report(request);
      },
    }),
    'POST /api/order/accident/supply_attachment': request => {
      supplied.push(request);
      return {};
    },
  });
  return { supplied, reported };
}

/** Fills in the first two steps; comes to the photos. */
async function tellWhatHappened(): Promise<void> {
  await heading('人安全吗？');
  tap('没有人受伤');
  tap('已报警');
  tap('下一步');
  await heading('何时何地？');
  await screen.findByRole('radio', { name: /大众朗逸 · 京A12345/ });
  write('地点', '东三环三元桥出口');
  tap('追尾');
  tap('下一步');
  await heading('拍照留证');
}

/** From the photos to the last step, with nothing said of the other side. */
async function toTheEnd(): Promise<void> {
  tap(/下一步$/);
  await heading('对方是谁？');
  tap('有对方');
  tap('下一步');
  await heading('核对并发送');
}

beforeEach(() => {
  startAnew();
  enterAsMember();
  host.params = {};
  fakeUploads();
  Object.assign(CSS, { escape: (text: string) => text });
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

it('has one word for what happened: another takes its place, the same once more takes it back, and what was typed stays', async () => {
  serveClaims(() => ({ id: 'SG301126000001' }));
  render(<AccidentReport />);
  const store = root.get(ReportStore);
  await heading('人安全吗？');
  tap('没有人受伤');
  tap('已报警');
  tap('下一步');
  await heading('何时何地？');
  tap('追尾');
  expect([store.draft.description, store.draft.has_other]).toEqual(['追尾', true]);
  tap('单车事故');
  expect([store.draft.description, store.draft.has_other]).toEqual(['单车事故', false]);
  write('几句话说明', '单车事故，撞了护栏');
  tap('撞固定物');
  expect(store.draft.description).toBe('撞固定物，撞了护栏');
  tap('撞固定物');
  expect(store.draft.description).toBe('撞了护栏');
  // What they have said of the other side stays.
  store.set('has_other', true);
  tap('撞固定物');
  expect([store.draft.description, store.draft.has_other]).toEqual(['撞固定物，撞了护栏', true]);
});

it('asks one thing after the other, and each step is easy for everybody', async () => {
  const { reported } = serveClaims(() => ({ id: 'SG301126000001' }));
  render(<AccidentReport />);
  expect(await screen.findByText('第1步，共5步')).toBeTruthy();
  expect(screen.getByRole('button', { name: /拨打122/ })).toBeTruthy();
  // Rescue with the location read aloud (`design/lines.md`, Claims).
  tap(/^道路救援/);
  expect(host.navigations.at(-1)?.url).toBe('/insure_apply/rescue_call');
  expect(await accessibilityProblems()).toEqual([]);
  tap('下一步');
  expect(await screen.findByText('请选择有没有人受伤')).toBeTruthy();
  await tellWhatHappened();
  expect(await accessibilityProblems()).toEqual([]);
  expect(screen.getByRole('heading', { name: '第1张，共5张：车头和车牌' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '拍摄或选择视频1 每段60秒以内，最多2段' })).toBeTruthy();
  tap(/^拍摄或选择车头和车牌/);
  await waitFor(() => expect(root.get(ReportStore).photos.files).toEqual({ front_pic: 'file-1' }));
  tap('下一张：碰撞远景');
  expect(await heading('第2张，共5张：碰撞远景')).toBeTruthy();
  await toTheEnd();
  expect(screen.getByText(/已拍1张照片。还差碰撞远景、碰撞近景、对方车辆、现场全景/)).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
  tap('发送报案');
  await waitFor(() =>
    expect(host.navigations.at(-1)).toEqual({
      kind: 'redirectTo',
      url: '/insure_apply/user/detail?id=SG301126000001',
    }),
  );
  expect(reported).toHaveLength(1);
  expect(reported[0]).toMatchObject({
    ...{ orderid, front_pic: 'file-1', place: '东三环三元桥出口', description: '追尾' },
    ...{ is_injured: false, has_police: true, has_other: true },
  });
  expect(reported[0]).not.toHaveProperty('other');
  // What was sent is over: the next accident begins anew.
  expect(root.get(ReportStore).isBegun).toBe(false);
  expect(root.get(UploadQueue).placesOf('accident-')).toEqual([]);
});

it('puts the focus on the heading of a step, and on what is to be put right', async () => {
  serveClaims();
  render(<AccidentReport />);
  await heading('人安全吗？');
  tap('下一步');
  await waitFor(() => expect(document.activeElement?.id).toBe('report-is_injured'));
  tap('没有人受伤');
  tap('还没有');
  tap('下一步');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '何时何地？' })),
  );
});

it('loses nothing without a network: it says so, and sends the same report again', async () => {
  serveClaims();
  render(<AccidentReport />);
  await tellWhatHappened();
  await toTheEnd();
  tap('发送报案');
  expect(await screen.findByText(/^网络错误，请检查网络。报案还没有发出/)).toBeTruthy();
  expect(root.get(OverlayStore).toast?.text).toBe('网络错误，请检查网络');
  const { key } = root.get(ReportStore).draft;
  expect(await accessibilityProblems()).toEqual([]);
  const { reported } = serveClaims(() => ({ id: 'SG301126000001' }));
  tap('重新发送');
  await waitFor(() => expect(reported.map(({ client_key: sent }) => sent)).toEqual([key]));
});

it('what the first try had nobody knows: its photos are supplied once more', async () => {
  serveClaims();
  render(<AccidentReport />);
  await tellWhatHappened();
  tap(/^拍摄或选择车头和车牌/);
  await waitFor(() => expect(root.get(ReportStore).photos.hasArrived).toBe(true));
  await toTheEnd();
  tap('发送报案');
  await screen.findByRole('button', { name: '重新发送' });
  const { supplied } = serveClaims(() => ({ id: 'SG301126000001' }));
  tap('重新发送');
  await waitFor(() => expect(supplied).toEqual([{ id: 'SG301126000001', front_pic: 'file-1' }]));
});

it('the report goes ahead of photos that are still on their way, and they follow by themselves', async () => {
  const uploads = fakeUploads();
  Object.assign(CSS, { escape: (text: string) => text });
  const answer = uploads.answer;
  uploads.answer = () => undefined;
  const { reported, supplied } = serveClaims(() => ({ id: 'SG301126000001' }));
  render(<AccidentReport />);
  await tellWhatHappened();
  tap(/^拍摄或选择车头和车牌/);
  expect(await screen.findByText('1张照片正在上传，不用等，没有网络也可以继续拍')).toBeTruthy();
  await toTheEnd();
  expect(screen.getByText(/其中1张照片还在上传，网络恢复后自动补上/)).toBeTruthy();
  tap('发送报案');
  await waitFor(() => expect(reported).toHaveLength(1));
  expect(reported[0]).not.toHaveProperty('front_pic');
  await waitFor(() => expect(root.get(FollowUps).of('SG301126000001')?.underWay).toHaveLength(1));
  expect(supplied).toEqual([]);
  uploads.answer = answer;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(supplied).toHaveLength(1));
  expect(supplied[0]).toMatchObject({ id: 'SG301126000001', front_pic: expect.stringMatching(/^file-/) });
  await waitFor(() => expect(root.get(FollowUps).of('SG301126000001')).toBeUndefined());
});

it('what was refused is not said to be on its way, and holds the report up no more than that', async () => {
  const uploads = fakeUploads();
  Object.assign(CSS, { escape: (text: string) => text });
  uploads.answer = () => ({ code: ErrorCode.INVALID_PARAMS, msg: '照片没有传完整或者已损坏', data: {} });
  const { reported } = serveClaims(() => ({ id: 'SG301126000001' }));
  render(<AccidentReport />);
  await tellWhatHappened();
  tap(/^拍摄或选择车头和车牌/);
  expect(await screen.findByText('1张照片没有上传成功，请重试或删除')).toBeTruthy();
  expect(screen.queryByText(/正在上传/)).toBeNull();
  await toTheEnd();
  expect(screen.getByText(/已拍1张照片，1张照片没有上传成功，请重试或删除。还差/)).toBeTruthy();
  tap('发送报案');
  await waitFor(() => expect(reported).toHaveLength(1));
});

it('a draft outlives the app, and the login that it asks for', async () => {
  enterAsVisitor();
  serveClaims();
  const { unmount } = render(<AccidentReport />);
  await heading('人安全吗？');
  tap('没有人受伤');
  tap('还没有');
  tap('下一步');
  await heading('何时何地？');
  expect(screen.getByText(/登录后选择您租的车/)).toBeTruthy();
  write('地点', '机场高速出京方向5公里');
  tap('单车事故');
  tap('下一步');
  await heading('拍照留证');
  const { key } = root.get(ReportStore).draft;
  unmount();
  // The app is killed, and somebody has logged in when it comes back.
  startAnew();
  enterAsMember();
  serveClaims();
  render(<AccidentReport />);
  await heading('拍照留证');
  const store = root.get(ReportStore);
  expect(store.draft).toMatchObject({ key, place: '机场高速出京方向5公里', has_other: false });
  // Of an accident without another side no other car is photographed.
  expect(screen.getByRole('heading', { name: '第1张，共4张：车头和车牌' })).toBeTruthy();
  await waitFor(() => expect(store.draft.orderid).toBe(orderid));
});

it('a visitor who sends it is asked to log in first', async () => {
  enterAsVisitor();
  serveClaims();
  render(<AccidentReport />);
  await heading('人安全吗？');
  root.get(ReportStore).show(4);
  await heading('核对并发送');
  tap('发送报案');
  await waitFor(() =>
    expect(host.navigations.at(-1)?.url).toBe(`/login?return_url=${encodeURIComponent('/insure_apply/add')}`),
  );
});

it('a refused location holds nothing up; a found one goes with the report', async () => {
  browserAt(undefined);
  serveClaims();
  render(<AccidentReport />);
  await heading('人安全吗？');
  root.get(ReportStore).show(1);
  await heading('何时何地？');
  tap('用定位填写');
  expect(await screen.findByText(/直接写在哪里也可以。$/)).toBeTruthy();
  browserAt({ longitude: 116.4437, latitude: 39.9219 });
  tap('用定位填写');
  expect(await screen.findByText('已记下定位，会和报案一起发送。')).toBeTruthy();
  expect(root.get(ReportStore).draft.place).toMatch(/^.*定位点（东经116\.\d{5}，北纬39\.\d{5}）$/);
});

it('leads back to what the server has refused, and says it there', async () => {
  serveClaims(() => {
    throw new Refusal(ErrorCode.INVALID_PARAMS, '这个地点太短，请写得具体一些', { field: 'place' });
  });
  render(<AccidentReport />);
  await tellWhatHappened();
  await toTheEnd();
  tap('发送报案');
  await heading('何时何地？');
  expect(screen.getByText('这个地点太短，请写得具体一些')).toBeTruthy();
});

it('begins anew only when that is meant', async () => {
  serveClaims();
  render(<AccidentReport />);
  await tellWhatHappened();
  const overlay = root.get(OverlayStore);
  tap('清空重填');
  await waitFor(() => expect(overlay.dialog?.title).toBe('清空重填'));
  overlay.settleDialog(true);
  await heading('人安全吗？');
  expect(root.get(ReportStore).isBegun).toBe(false);
});

it('checks what is told of the other side, of which nothing is needed', async () => {
  serveClaims();
  render(<AccidentReport />);
  await heading('人安全吗？');
  root.get(ReportStore).show(3);
  await heading('对方是谁？');
  tap('有对方');
  await heading('对方信息');
  write('车牌', '京O');
  tap('下一步');
  expect(await screen.findByText('车牌号不对，请检查')).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
  write('车牌', '');
  tap('下一步');
  await heading('核对并发送');
});
