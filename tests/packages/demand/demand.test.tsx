import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import DemandDetail from '@/packages/demand/pages/detail/index';
import DemandOrder from '@/packages/demand/pages/order/index';
import ScooterOrder from '@/packages/demand/pages/scooter-order/index';
import DemandList from '@/packages/demand/pages/list/index';
import DemandSent from '@/packages/demand/pages/sent/index';
import { root, startAnew } from '@/stores/rootContext';
import { SentDemand } from '@/stores/SentDemand';
import { accessibilityProblems } from '../../support/accessibility';
import {
  demandDetail,
  freeDemandOrder,
  demandReceipt,
  demandSummary,
  quotedDemand,
} from '../../support/demands';
import { Refusal, serve } from '../../support/fakeServer';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';
import type { DemandOrderDetail } from '~types/api/worksheet';

// Issue 14: one list 我的需求; a quote is accepted and paid through the one cashier, or declined with a word.

const tap = (name: RegExp | string): void => void fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  startAnew();
  enterAsMember();
  host.params = { id: demandReceipt.id };
});
afterEach(cleanup);

describe('/worksheet', () => {
  it('lists what was asked for with its state and its quote, and leads to each', async () => {
    const quote = { total: 18_800, valid_until: '2030-11-24T09:00:00+08:00' };
    serve({
      'GET /api/worksheet/get_list': () => ({
        demands: [
          demandSummary({ status_text: '已报价', note: '请尽快接受', quote }),
          demandSummary({ id: 'BC2' }),
        ],
        total: 2,
      }),
    });
    render(<DemandList />);
    expect(await screen.findByText('报价¥188，请尽快接受')).toBeTruthy();
    expect(screen.getByText('待联系')).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    tap(/已报价/);
    expect(host.navigations.at(-1)?.url).toBe(`/worksheet/detail?id=${demandReceipt.id}`);
  });

  it('says where there is none, with the way to ask for something', async () => {
    serve({ 'GET /api/worksheet/get_list': () => ({ demands: [], total: 0 }) });
    render(<DemandList />);
    expect(await screen.findByText('还没有需求')).toBeTruthy();
    tap('去提交');
    expect(host.navigations.at(-1)?.url).toBe('/chartered_car');
  });
});

describe('/worksheet/detail', () => {
  it('shows what was said to cost about while nothing is offered', async () => {
    serve({ 'GET /api/worksheet/get_detail': () => demandDetail() });
    render(<DemandDetail />);
    expect(await screen.findByText('费用预估')).toBeTruthy();
    expect(screen.getByText('CA1234')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '接受并付款' })).toBeNull();
  });

  it('issue 14: is no order in its words, and stands beside what was estimated once it has a quote', async () => {
    serve({ 'GET /api/worksheet/get_detail': () => quotedDemand() });
    render(<DemandDetail />);
    expect(await screen.findByRole('heading', { name: '需求信息' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '复制需求编号' })).toBeTruthy();
    expect(screen.queryByText('订单号')).toBeNull();
    expect(screen.getByText('提交时的预估').closest('[class*=cell]')?.textContent).toContain('¥168');
  });

  it('leads an accepted quote to the one cashier', async () => {
    const server = serve({
      'GET /api/worksheet/get_detail': () => quotedDemand(),
      'POST /api/worksheet/accept': () => ({
        orderid: 'YC1',
        total: 18_800,
        expires_at: '2030-11-23T11:00:00+08:00',
      }),
    });
    render(<DemandDetail />);
    expect(await screen.findByText('用车时间24小时以前取消，全额退款。')).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    tap('接受并付款');
    await waitFor(() => expect(host.navigations.at(-1)?.url).toBe('/worksheet/pay?orderid=YC1'));
    expect(server.calls.at(-1)?.params).toMatchObject({ quote_id: 'Q1', expected_total: 18_800 });
  });

  it('accepts what is offered for nothing without the cashier', async () => {
    const { quote } = quotedDemand();
    serve({
      'GET /api/worksheet/get_detail': () =>
        quote ? quotedDemand({ quote: { ...quote, total: 0 } }) : quotedDemand(),
      'POST /api/worksheet/accept': () => ({
        orderid: 'YC1',
        total: 0,
        expires_at: '2030-11-23T11:00:00+08:00',
      }),
    });
    render(<DemandDetail />);
    expect(await screen.findByText('免费')).toBeTruthy();
    tap('接受并确认');
    await waitFor(() => expect(host.navigations.at(-1)?.url).toBe('/worksheet/order?orderid=YC1'));
  });

  it('shows the new quote where another one was made meanwhile', async () => {
    let times = 0;
    serve({
      'GET /api/worksheet/get_detail': () => {
        times += 1;
        const { quote } = quotedDemand();
        return times === 1 || !quote
          ? quotedDemand()
          : quotedDemand({ quote: { ...quote, id: 'Q2', total: 16_800 } });
      },
      'POST /api/worksheet/accept': () => {
        throw new Refusal(ErrorCode.PRICE_CHANGED, '报价有更新，请查看新的报价');
      },
    });
    render(<DemandDetail />);
    await screen.findByText('188');
    tap('接受并付款');
    expect(await screen.findByText('168')).toBeTruthy();
    expect(screen.getByText('报价有更新，请查看新的报价')).toBeTruthy();
  });

  it('declines with a word, and gives a demand up only after a question', async () => {
    const server = serve({
      'GET /api/worksheet/get_detail': () => quotedDemand(),
      'POST /api/worksheet/decline': () => ({}),
      'POST /api/worksheet/cancel': () => ({}),
    });
    render(<DemandDetail />);
    tap(await screen.findByText('不接受').then(() => '不接受'));
    fireEvent.change(screen.getByLabelText('哪里不合适'), { target: { value: '价格' } });
    tap('告诉客服');
    await waitFor(() =>
      expect(server.calls.map(({ endpoint }) => endpoint)).toContain('POST /api/worksheet/decline'),
    );
    tap('取消需求');
    fireEvent.click(await screen.findByRole('button', { name: '再想想' }));
    expect(server.calls.map(({ endpoint }) => endpoint)).not.toContain('POST /api/worksheet/cancel');
  });

  it('does not know a demand of somebody else', async () => {
    serve({
      'GET /api/worksheet/get_detail': () => {
        throw new Refusal(ErrorCode.NOT_FOUND, '没有找到这个需求');
      },
    });
    render(<DemandDetail />);
    expect(await screen.findByText('没有找到这个需求')).toBeTruthy();
  });
});

describe('/worksheet/order and /scooter/order_detail', () => {
  const use = { return_time: '2030-11-28T10:00:00+08:00', over_day_price: 12_800 };
  const show = (changes: Partial<DemandOrderDetail>, Screen = ScooterOrder): void => {
    host.params = { orderid: 'YC1' };
    serve({ 'GET /api/worksheet/order/get_detail': () => freeDemandOrder(changes) });
    render(<Screen />);
  };

  it('says which car it is, when it comes back and what a day beyond costs', async () => {
    show({ use: { ...use, car: { model: '大众Polo', plate: '京B67890' } } });
    expect(await screen.findByRole('heading', { name: '用车和还车' })).toBeTruthy();
    for (const text of ['大众Polo', '京B67890', '11月28日 周四 10:00', '¥128/天', '免费'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText('11月25日 10:00用车，车辆已安排')).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('says that the car is still to be chosen, and nothing of a return where nothing comes back', async () => {
    show({ use });
    expect(await screen.findByText('待安排')).toBeTruthy();
    cleanup();
    startAnew();
    enterAsMember();
    show({}, DemandOrder);
    expect(await screen.findByText('合计')).toBeTruthy();
    expect(screen.queryByText('用车和还车')).toBeNull();
  });
});

it('/worksheet/sent says who calls, when and from which number; later it leads to my demands', () => {
  root.get(SentDemand).keep(demandReceipt);
  render(<DemandSent />);
  expect(screen.getByText('客服会在30分钟内打电话给您，请保持电话畅通。')).toBeTruthy();
  expect(screen.getByText('138****5678')).toBeTruthy();
  expect(screen.getByText('400-000-5399')).toBeTruthy();
  cleanup();
  startAnew();
  enterAsVisitor();
  window.sessionStorage.clear();
  render(<DemandSent />);
  expect(screen.getByText('没有刚提交的需求')).toBeTruthy();
});
