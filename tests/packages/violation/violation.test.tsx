import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import ViolationAppeal from '@/packages/violation/pages/appeal/index';
import ViolationDetail from '@/packages/violation/pages/detail/index';
import ViolationList from '@/packages/violation/pages/list/index';
import ViolationReceipt from '@/packages/violation/pages/upload-file/index';
import { root, startAnew } from '@/stores/rootContext';
import { UploadQueue } from '@/stores/UploadQueue';
import { accessibilityProblems } from '../../support/accessibility';
import { Refusal, serve } from '../../support/fakeServer';
import { host } from '../../support/taro';
import { fakeUploads } from '../../support/uploads';
import { violationDetail, violationSummary } from '../../support/violations';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Specification §2, /violation_apply; issue 15: three ways to settle a violation, each with what it asks for.

const tap = (name: RegExp | string): void => void fireEvent.click(screen.getByRole('button', { name }));
const { id } = violationSummary();

beforeEach(() => {
  startAnew();
  enterAsMember();
  host.params = { id };
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('/violation_apply/list', () => {
  const tips = [{ title: '三种办法处理', description: '自己处理、委托代办、申诉' }];

  it('lists what was found with how it stands, and leads to each; the tips stand below', async () => {
    serve({
      'GET /api/violation/get_list': () => ({ rows: [violationSummary()], total: 1, ins_journey: tips }),
    });
    render(<ViolationList />);
    expect(await screen.findByText('罚款¥100 · 不记分 · 大众朗逸')).toBeTruthy();
    expect(screen.getByText('自己处理、委托代办、申诉')).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    tap(/^违反禁止标线指示.*待处理/);
    expect(host.navigations.at(-1)?.url).toBe(`/violation_apply/detail?id=${id}`);
  });

  it('says that there is none, and what one should know', async () => {
    serve({ 'GET /api/violation/get_list': () => ({ rows: [], total: 0, ins_journey: tips }) });
    render(<ViolationList />);
    expect(await screen.findByText('没有违章记录')).toBeTruthy();
    expect(screen.getByText('三种办法处理')).toBeTruthy();
  });

  it('asks a visitor to log in, in place', async () => {
    enterAsVisitor();
    render(<ViolationList />);
    expect(await screen.findByText('登录后查看违章记录')).toBeTruthy();
  });
});

describe('/violation_apply/detail', () => {
  it('says by when, and has us pay the fine out of the deposit at what was shown', async () => {
    const asked: object[] = [];
    let status: 'OPEN' | 'AGENCY' = 'OPEN';
    serve({
      'GET /api/violation/get_detail': () =>
        status === 'OPEN'
          ? violationDetail()
          : violationDetail({ status, status_text: '代办中', can_process: false, can_appeal: false }),
      'POST /api/violation/confirm_fee': request => {
        asked.push(request);
        status = 'AGENCY';
        return { status, due: 0 };
      },
    });
    render(<ViolationDetail />);
    expect(await screen.findByText('请在12月28日前处理，过期后交管部门可能把违章转到您名下。')).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    tap(/^委托代办.*¥150/);
    expect(await screen.findByText('罚款200元及以下，代办费每次50元')).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    tap('确认代办');
    expect(await screen.findByRole('heading', { name: '代办中' })).toBeTruthy();
    expect(asked).toEqual([{ id, expected_total: 15_000, pay: 'DEPOSIT' }]);
    expect(screen.queryByText('怎么处理')).toBeNull();
  });

  it('leads to the cashier where it is paid now, also where no deposit can pay it', async () => {
    serve({
      'GET /api/violation/get_detail': () =>
        violationDetail({
          agency: { fine: 10_000, fee: 5_000, total: 15_000, rule: '每次50元', from_deposit: 0 },
        }),
      'POST /api/violation/confirm_fee': () => ({ status: 'AGENCY_UNPAID', due: 15_000 }),
    });
    render(<ViolationDetail />);
    await screen.findByText('怎么处理');
    tap(/^委托代办/);
    expect(screen.queryByRole('radio')).toBeNull();
    tap('去支付¥150');
    await waitFor(() => expect(host.navigations.at(-1)?.url).toBe(`/violation_apply/pay?violation_id=${id}`));
  });

  it('says why we may not pay it, and offers no second appeal', async () => {
    const why = '这条违章记3分，记分只能由驾驶人本人接受，不能代办';
    const { agency: _none, ...rest } = violationDetail({ points: 3, can_appeal: false });
    const appeal = { reason: '没有上路', pictures: [], answer: '照片显示车辆在行驶' };
    serve({ 'GET /api/violation/get_detail': () => ({ ...rest, agency_reason: why, appeal }) });
    render(<ViolationDetail />);
    expect(await screen.findByText(why)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^委托代办/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^申诉/ })).toBeNull();
    expect(screen.getByText('照片显示车辆在行驶')).toBeTruthy();
    tap(/^用车订单/);
    expect(host.navigations.at(-1)?.url).toBe('/profile/order_detail?orderid=ZC30112300000001');
  });

  it('shows until when it waits to be paid, and lets it be given up', async () => {
    const said: object[] = [];
    const to_pay = { total: 15_000, expires_at: '2030-11-28T12:00:00+08:00' };
    serve({
      'GET /api/violation/get_detail': () =>
        violationDetail({ status: 'AGENCY_UNPAID', status_text: '代办待付款', can_process: false, to_pay }),
      'POST /api/violation/user_process': request => {
        said.push(request);
        return {};
      },
    });
    render(<ViolationDetail />);
    expect(await screen.findByText('11月28日 12:00')).toBeTruthy();
    // Its bar keeps to the foot of the screen only as the last of all.
    const record = screen.getByRole('heading', { name: '处理记录' });
    const bar = screen.getByRole('button', { name: '去支付' });
    expect(record.compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    tap('不代办了');
    await waitFor(() => expect(said).toEqual([{ id, way: 'CANCEL_AGENCY' }]));
    tap('去支付');
    expect(host.navigations.at(-1)?.url).toBe(`/violation_apply/pay?violation_id=${id}`);
  });

  it('knows none of another member, and says so', async () => {
    serve({
      'GET /api/violation/get_detail': () => {
        throw new Refusal(ErrorCode.NOT_FOUND, '没有找到这条违章');
      },
    });
    render(<ViolationDetail />);
    expect(await screen.findByText('可能不属于当前登录的账号。')).toBeTruthy();
    tap('查看违章列表');
    expect(host.navigations.at(-1)?.url).toBe('/violation_apply/list');
  });
});

describe('/violation_apply/upload_file', () => {
  it('wants a receipt, and hands it in', async () => {
    fakeUploads();
    const said: object[] = [];
    serve({
      'GET /api/violation/get_detail': () => violationDetail(),
      'POST /api/violation/user_process': request => {
        said.push(request);
        return {};
      },
    });
    render(<ViolationReceipt />);
    expect(await screen.findByText('打开“交管12123”App，用本人身份登录。')).toBeTruthy();
    tap('提交凭证');
    expect(await screen.findByText('请上传缴款成功的截图或凭证')).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    tap(/凭证1/);
    await waitFor(() => expect(root.get(UploadQueue).fileOf(`violation-self-${id}-1`)).toBe('file-1'));
    tap('提交凭证');
    await waitFor(() => expect(said).toEqual([{ id, way: 'SELF', photos: ['file-1'] }]));
  });

  it('is not there where nothing is to be handed in', async () => {
    serve({
      'GET /api/violation/get_detail': () =>
        violationDetail({ status_text: '已处理', can_process: false, can_appeal: false }),
    });
    render(<ViolationReceipt />);
    expect(await screen.findByText('现在不需要上传凭证。')).toBeTruthy();
  });
});

describe('/violation_apply/appeal', () => {
  it('wants to know why; what was written stays where it could not be sent', async () => {
    serve({
      'GET /api/violation/get_detail': () => violationDetail(),
      'POST /api/violation/user_process': () => {
        throw new Refusal(ErrorCode.ORDER_STATE, '这条违章已经申诉过一次，请选择其他处理办法');
      },
    });
    render(<ViolationAppeal />);
    await screen.findByText('为什么与您无关');
    tap('提交申诉');
    expect(await screen.findByText('请说明为什么这条违章与您无关')).toBeTruthy();
    const reason = screen.getByLabelText('情况说明');
    fireEvent.change(reason, { target: { value: '当时车停在酒店' } });
    tap('提交申诉');
    expect(await screen.findByText('这条违章已经申诉过一次，请选择其他处理办法')).toBeTruthy();
    expect((reason as HTMLTextAreaElement).value).toBe('当时车停在酒店');
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('finds again what was written once the app is opened anew, until it was sent (issue 15: never lost)', async () => {
    const said: object[] = [];
    serve({
      'GET /api/violation/get_detail': () => violationDetail(),
      'POST /api/violation/user_process': request => {
        said.push(request);
        return {};
      },
    });
    const written = () => screen.findByLabelText<HTMLTextAreaElement>('情况说明');
    const first = render(<ViolationAppeal />);
    fireEvent.change(await written(), { target: { value: '当时车停在酒店' } });
    first.unmount();
    startAnew();
    enterAsMember();
    const second = render(<ViolationAppeal />);
    expect((await written()).value).toBe('当时车停在酒店');
    tap('提交申诉');
    await waitFor(() => expect(said).toEqual([{ id, way: 'APPEAL', reason: '当时车停在酒店', photos: [] }]));
    second.unmount();
    render(<ViolationAppeal />);
    expect((await written()).value).toBe('');
  });
});
