import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import AccidentAppeal from '@/packages/claims/pages/appeal/index';
import AccidentAppealDetail from '@/packages/claims/pages/appeal-detail/index';
import AccidentDetail from '@/packages/claims/pages/detail/index';
import AccidentList from '@/packages/claims/pages/list/index';
import AccidentReport from '@/packages/claims/pages/report/index';
import AccidentUpload from '@/packages/claims/pages/upload/index';
import OrderDetail from '@/packages/order/pages/detail/index';
import { FollowUps } from '@/stores/FollowUps';
import { OverlayStore } from '@/stores/OverlayStore';
import { root, startAnew } from '@/stores/rootContext';
import { UploadQueue } from '@/stores/UploadQueue';
import { accidentDetail, accidentMedia, accidentSummary, decidedAccident } from '../../support/accidents';
import { accessibilityProblems } from '../../support/accessibility';
import { Refusal, serve } from '../../support/fakeServer';
import { orderDetail } from '../../support/orders';
import { host } from '../../support/taro';
import { fakeUploads } from '../../support/uploads';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Specification §2, /insure_apply; issue 15: a decision that one can check, pay or contest.

const tap = (name: RegExp | string): void => void fireEvent.click(screen.getByRole('button', { name }));
const { id } = accidentSummary();

beforeEach(() => {
  startAnew();
  enterAsMember();
  host.params = { id };
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('/insure_apply/user', () => {
  it('lists accidents with how they stand and what is due, below the two ways to help', async () => {
    serve({
      'GET /api/order/accident/get_list': () => ({
        rows: [accidentSummary({ due: 190_000, status: 'DECIDED', status_text: '待您确认' })],
        total: 1,
      }),
    });
    render(<AccidentList />);
    expect(await screen.findByText('待付¥1900')).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    tap(/^大众朗逸/);
    expect(host.navigations.at(-1)?.url).toBe(`/insure_apply/user/detail?id=${id}`);
    tap('我要报案');
    expect(host.navigations.at(-1)?.url).toBe('/insure_apply/add');
  });

  it('says what to do where there is none, and lets a visitor report one', async () => {
    serve({ 'GET /api/order/accident/get_list': () => ({ rows: [], total: 0 }) });
    const { unmount } = render(<AccidentList />);
    expect(await screen.findByText('没有事故记录')).toBeTruthy();
    unmount();
    enterAsVisitor();
    render(<AccidentList />);
    expect(await screen.findByText('登录后查看事故记录')).toBeTruthy();
    expect(screen.getByRole('button', { name: '我要报案' })).toBeTruthy();
  });
});

describe('/insure_apply/user/detail', () => {
  it('says what comes next, what is missing, and by what a photo is proven', async () => {
    serve({ 'GET /api/order/accident/detail': () => accidentDetail({ asked: '交警的事故认定书' }) });
    render(<AccidentDetail />);
    expect(await screen.findByRole('heading', { name: '已报案' })).toBeTruthy();
    expect(screen.getByText('理赔专员请您补充：交警的事故认定书')).toBeTruthy();
    expect(screen.getByText('还差现场全景')).toBeTruthy();
    expect(screen.getByText('您最多承担1500元')).toBeTruthy();
    tap('拍摄时间和校验值');
    expect(screen.getByText('11月26日 09:35 · SHA-256 abababababababab')).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    tap(/^用车订单/);
    expect(host.navigations.at(-1)?.url).toBe('/profile/order_detail?orderid=ZC30112300000001');
    fireEvent.click(screen.getAllByRole('button', { name: /^补充材料/ }).at(-1) as HTMLElement);
    await waitFor(() => expect(host.navigations.at(-1)?.url).toBe(`/insure_apply/upload_file?id=${id}`));
  });

  it('plays what was filmed', async () => {
    const videos = [{ ...accidentMedia(7), media: 'video' as const, url: '/media/file/video' }];
    serve({ 'GET /api/order/accident/detail': () => accidentDetail({ videos }) });
    render(<AccidentDetail />);
    expect(await screen.findByRole('heading', { name: '现场视频' })).toBeTruthy();
    expect(screen.getByLabelText('视频1').getAttribute('src')).toBe('/media/file/video');
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('takes a report back, once that is confirmed', async () => {
    let isWithdrawn = false;
    serve({
      'GET /api/order/accident/detail': () =>
        isWithdrawn
          ? accidentDetail({
              status: 'WITHDRAWN',
              status_text: '已撤销',
              can_withdraw: false,
              can_supply: false,
            })
          : accidentDetail(),
      'POST /api/order/accident/withdraw': () => {
        isWithdrawn = true;
        return {};
      },
    });
    render(<AccidentDetail />);
    await screen.findByRole('heading', { name: '已报案' });
    tap('更多');
    tap('撤销报案');
    const overlay = root.get(OverlayStore);
    await waitFor(() => expect(overlay.dialog?.title).toBe('撤销报案'));
    overlay.settleDialog(true);
    expect(await screen.findByRole('heading', { name: '已撤销' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '更多' })).toBeNull();
  });

  it('shows each figure with what it follows from, and pays out of the deposit at what was shown', async () => {
    const asked: object[] = [];
    serve({
      'GET /api/order/accident/detail': () =>
        asked.length === 0
          ? decidedAccident()
          : decidedAccident({
              status: 'CLOSED',
              status_text: '已结案',
              can_pay: false,
              can_appeal: false,
              due: 0,
            }),
      'POST /api/order/accident/pay': request => {
        asked.push(request);
        return { status: 'CLOSED', due: 0 };
      },
    });
    render(<AccidentDetail />);
    expect(await screen.findByText('共¥3000；保险赔付，您最多承担1500元')).toBeTruthy();
    expect(screen.getByText('11月27日至11月29日维修2天，每天¥200')).toBeTruthy();
    expect(screen.getByText(/有异议请在12月5日前申诉/)).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    tap('确认并支付¥1900');
    expect(await screen.findByRole('radio', { name: /从车辆押金扣除/, checked: true })).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    tap('确认，从押金扣除');
    expect(await screen.findByRole('heading', { name: '已结案' })).toBeTruthy();
    expect(asked).toEqual([{ id, expected_total: 190_000, pay: 'DEPOSIT' }]);
  });

  it('leads to the cashier where no deposit can pay it', async () => {
    serve({
      'GET /api/order/accident/detail': () => decidedAccident({ from_deposit: 0 }),
      'POST /api/order/accident/pay': () => ({ status: 'UNPAID', due: 190_000 }),
    });
    render(<AccidentDetail />);
    await screen.findByText('您要承担的费用');
    tap('确认并支付¥1900');
    expect(screen.queryByRole('radio')).toBeNull();
    tap('去支付¥1900');
    await waitFor(() => expect(host.navigations.at(-1)?.url).toBe(`/accident_pay?accident_id=${id}`));
  });

  it('asks nobody to confirm once more what only waits for its money', async () => {
    const unpaid = { status: 'UNPAID', status_text: '待支付', can_appeal: false } as const;
    serve({ 'GET /api/order/accident/detail': () => decidedAccident(unpaid) });
    render(<AccidentDetail />);
    await screen.findByText('您要承担的费用');
    tap('去支付¥1900');
    expect(await screen.findByRole('dialog', { name: '支付' })).toBeTruthy();
    expect(screen.queryByText('确认后不能再申诉')).toBeNull();
  });

  it('confirms what costs nothing, without a cashier', async () => {
    const asked: object[] = [];
    const free = decidedAccident({ due: 0 });
    serve({
      'GET /api/order/accident/detail': () => ({
        ...free,
        ...(free.decision && { decision: { ...free.decision, lines: [], total: 0 } }),
      }),
      'POST /api/order/accident/pay': request => {
        asked.push(request);
        return { status: 'CLOSED', due: 0 };
      },
    });
    render(<AccidentDetail />);
    await screen.findByText('您要承担的费用');
    tap('确认');
    const overlay = root.get(OverlayStore);
    await waitFor(() => expect(overlay.dialog?.title).toBe('确认结果'));
    overlay.settleDialog(true);
    await waitFor(() => expect(asked).toEqual([{ id, expected_total: 0, pay: 'CASHIER' }]));
  });

  it('shows photos that still follow, and lets those that were refused be given up', async () => {
    fakeUploads();
    serve({
      'GET /api/order/accident/detail': () => decidedAccident(),
      'POST /api/order/accident/supply_attachment': () => {
        throw new Refusal(ErrorCode.ORDER_STATE, '这次事故不再接收材料');
      },
    });
    const begin = 'accident-00000000000000000000000000000000-';
    await root.get(UploadQueue).take(`${begin}scene_pic`, 'ACCIDENT');
    root.get(FollowUps).add(id, begin);
    render(<AccidentDetail />);
    expect(await screen.findByText('照片没有补上：这次事故不再接收材料')).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    tap('放弃这些照片');
    await waitFor(() => expect(screen.queryByText('还在上传的照片')).toBeNull());
    expect(root.get(UploadQueue).placesOf(begin)).toEqual([]);
  });

  it('a photo that arrived nowhere is not said to follow by itself', async () => {
    const uploads = fakeUploads();
    uploads.answer = () => ({ code: ErrorCode.INVALID_PARAMS, msg: '照片没有传完整或者已损坏', data: {} });
    serve({ 'GET /api/order/accident/detail': () => accidentDetail() });
    const begin = 'accident-00000000000000000000000000000000-';
    await root.get(UploadQueue).take(`${begin}scene_pic`, 'ACCIDENT');
    root.get(FollowUps).add(id, begin);
    render(<AccidentDetail />);
    expect(await screen.findByText('1张照片没有上传成功，请重试或删除')).toBeTruthy();
    expect(screen.queryByText(/网络恢复后自动补上/)).toBeNull();
  });

  it('knows none of another member, and says so', async () => {
    serve({
      'GET /api/order/accident/detail': () => {
        throw new Refusal(ErrorCode.NOT_FOUND, '没有找到这次事故');
      },
    });
    render(<AccidentDetail />);
    expect(await screen.findByText('可能不属于当前登录的账号。')).toBeTruthy();
    tap('查看事故理赔');
    expect(host.navigations.at(-1)?.url).toBe('/insure_apply/user');
  });
});

describe('an app that was killed while photos were on their way (issue 15: never lost)', () => {
  it.each([
    ['the accidents', AccidentList, {}],
    ['a report', AccidentReport, {}],
    ['an order', OrderDetail, { orderid: 'D1' }],
  ] as const)('has them follow once %s is opened, whatever else is not', async (_, Screen, params) => {
    const uploads = fakeUploads();
    const { answer } = uploads;
    uploads.answer = () => undefined;
    const begin = 'accident-00000000000000000000000000000000-';
    await root.get(UploadQueue).take(`${begin}scene_pic`, 'ACCIDENT');
    root.get(FollowUps).add(id, begin);
    await waitFor(() => expect(uploads.forms).toHaveLength(1));

    uploads.answer = answer;
    startAnew();
    enterAsMember();
    host.params = params;
    const supplied: object[] = [];
    serve({
      'GET /api/order/accident/get_list': () => ({ rows: [], total: 0 }),
      'GET /api/order/accident/get_orders': () => ({ orders: [] }),
      'GET /api/order/get_detail': () => orderDetail(),
      'POST /api/order/accident/supply_attachment': request => {
        supplied.push(request);
        return {};
      },
    });
    render(<Screen />);
    await waitFor(() => expect(supplied).toEqual([{ id, scene_pic: 'file-2' }]));
    expect(root.get(UploadQueue).placesOf(begin)).toEqual([]);
  });
});

describe('/insure_apply/upload_file', () => {
  it('wants a photo or a word, and supplies what has arrived', async () => {
    fakeUploads();
    const supplied: object[] = [];
    serve({
      'GET /api/order/accident/detail': () => accidentDetail(),
      'POST /api/order/accident/supply_attachment': request => {
        supplied.push(request);
        return {};
      },
    });
    render(<AccidentUpload />);
    expect(await screen.findByRole('heading', { name: '现场全景' })).toBeTruthy();
    tap('提交材料');
    expect(await screen.findByText('请拍照，或写一句补充说明')).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    tap(/^拍摄或选择现场全景/);
    await waitFor(() => expect(screen.getByText('已上传')).toBeTruthy());
    fireEvent.change(screen.getByLabelText('补充说明'), { target: { value: '对方认全责' } });
    tap('提交材料');
    await waitFor(() => expect(supplied).toEqual([{ id, scene_pic: 'file-1', description: '对方认全责' }]));
    expect(root.get(UploadQueue).placesOf('accident-')).toEqual([]);
  });

  it('waits for what was refused to be taken anew or away, so that nobody believes that it was sent', async () => {
    const uploads = fakeUploads();
    uploads.answer = () => ({ code: ErrorCode.INVALID_PARAMS, msg: '照片没有传完整或者已损坏', data: {} });
    serve({ 'GET /api/order/accident/detail': () => accidentDetail() });
    render(<AccidentUpload />);
    expect(await screen.findByRole('heading', { name: '现场全景' })).toBeTruthy();
    tap(/^拍摄或选择现场全景/);
    await screen.findByText('照片没有传完整或者已损坏');
    tap('提交材料');
    expect(await screen.findByText('1张照片没有上传成功，请重试或删除')).toBeTruthy();
  });

  it('finds again what was written, once the app is opened anew, until it was sent (issue 15: never lost)', async () => {
    const supplied: object[] = [];
    serve({
      'GET /api/order/accident/detail': () => accidentDetail(),
      'POST /api/order/accident/supply_attachment': request => {
        supplied.push(request);
        return {};
      },
    });
    const written = () => screen.findByLabelText<HTMLTextAreaElement>('补充说明');
    const { unmount } = render(<AccidentUpload />);
    fireEvent.change(await written(), { target: { value: '对方认全责' } });
    unmount();
    startAnew();
    enterAsMember();
    const second = render(<AccidentUpload />);
    expect((await written()).value).toBe('对方认全责');
    tap('提交材料');
    await waitFor(() => expect(supplied).toEqual([{ id, description: '对方认全责' }]));
    second.unmount();
    render(<AccidentUpload />);
    expect((await written()).value).toBe('');
  });

  it('is not there where nothing can be supplied', async () => {
    serve({ 'GET /api/order/accident/detail': () => decidedAccident() });
    render(<AccidentUpload />);
    expect(await screen.findByText('现在不需要补充材料。')).toBeTruthy();
  });
});

describe('/insure_apply/appeal', () => {
  it('wants to know why, and sends it with its pictures', async () => {
    fakeUploads();
    const said: object[] = [];
    serve({
      'GET /api/order/accident/detail': () => decidedAccident(),
      'POST /api/order/accident/appeal/add': request => {
        said.push(request);
        return {};
      },
    });
    render(<AccidentAppeal />);
    await screen.findByText(/12月5日截止/);
    tap('提交申诉');
    expect(await screen.findByText('请说明哪一项不对，为什么')).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    fireEvent.change(screen.getByLabelText('情况说明'), { target: { value: '划痕取车时就有' } });
    tap(/证明图片1/);
    await waitFor(() => expect(screen.getByText('已上传')).toBeTruthy());
    tap('提交申诉');
    await waitFor(() => expect(said).toEqual([{ id, reason: '划痕取车时就有', photos: ['file-1'] }]));
  });

  it('is once, and what was written stays where it could not be sent, and where the app is opened anew', async () => {
    serve({ 'GET /api/order/accident/detail': () => decidedAccident({ can_appeal: false }) });
    const { unmount } = render(<AccidentAppeal />);
    expect(await screen.findByText('现在不能申诉；每次事故可以申诉一次。')).toBeTruthy();
    unmount();
    serve({ 'GET /api/order/accident/detail': () => decidedAccident() });
    const shown = render(<AccidentAppeal />);
    const reason = await screen.findByLabelText('情况说明');
    fireEvent.change(reason, { target: { value: '划痕取车时就有' } });
    tap('提交申诉');
    expect(await screen.findByText('网络错误，请检查网络')).toBeTruthy();
    expect((reason as HTMLTextAreaElement).value).toBe('划痕取车时就有');
    shown.unmount();
    startAnew();
    enterAsMember();
    render(<AccidentAppeal />);
    const again = await screen.findByLabelText('情况说明');
    expect((again as HTMLTextAreaElement).value).toBe('划痕取车时就有');
  });

  it('shows what was said and what was answered', async () => {
    const appeal = {
      ...{ reason: '划痕取车时就有', created_at: '2030-11-29T10:00:00+08:00' },
      ...{ pictures: [accidentMedia(8)], answer: '取车照片里没有这道划痕' },
    };
    serve({ 'GET /api/order/accident/detail': () => decidedAccident({ appeal, can_appeal: false }) });
    render(<AccidentAppealDetail />);
    expect(await screen.findByText('取车照片里没有这道划痕')).toBeTruthy();
    expect(screen.getByText('划痕取车时就有')).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
  });
});
