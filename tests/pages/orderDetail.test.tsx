import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import OrderDetailPage from '@/packages/order/pages/detail';
import type { RentalDetail } from '~types/api/rental';
import { accessibilityProblems } from '../support/accessibility';
import { Refusal, serve } from '../support/fakeServer';
import { orderDetail } from '../support/orders';
import { site } from '../support/places';
import { host, showScreen } from '../support/taro';
import { enterAsMember, enterAsVisitor } from '../support/visitor';

const serveOrder = (differences: Partial<RentalDetail> = {}) =>
  serve({ 'GET /api/order/get_detail': () => orderDetail(differences) });

beforeEach(() => {
  host.params = { orderid: 'D1' };
  enterAsMember();
});

describe('order detail (specification §2 /profile/order_detail)', () => {
  it('shows what the order is, who drives, and what cancelling costs', async () => {
    serveOrder();
    render(<OrderDetailPage />);
    expect(await screen.findByRole('heading', { name: '待取车' })).toBeTruthy();
    const main = screen.getByRole('main').textContent;
    for (const text of [
      '11月22日 10:00取车，请带好身份证和驾驶证',
      '丰田卡罗拉',
      '首都机场T3航站楼',
      '138****5678',
      '11月22日 08:00前可免费取消',
      '取车时付押金¥5000',
      '保障基础 · 车损最多自担¥1500',
      '前退违章押金¥2000',
      'D1',
      '已支付',
    ]) {
      expect(main).toContain(text);
    }
  });

  it('says 免押 where a credit score stands in for the deposits (issue 10)', async () => {
    const { bill } = orderDetail();
    const deposits = { ...bill.deposits, waived: true, releaseText: '信用免押，无需支付押金' };
    serveOrder({ bill: { ...bill, deposits } });
    render(<OrderDetailPage />);
    await screen.findByRole('heading', { name: '待取车' });
    const main = screen.getByRole('main').textContent;
    expect(main).toContain('信用免押免付押金¥5000');
    expect(main).not.toContain('¥3000');
  });

  it('leads to the charges of this order', async () => {
    serveOrder();
    render(<OrderDetailPage />);
    fireEvent.click(await screen.findByRole('button', { name: '费用明细' }));
    expect(host.navigations[0]?.url).toMatch(/detail_charges|charges.*orderid=D1/);
  });

  it('an unpaid order counts down and offers the payment', async () => {
    serveOrder({
      status: 'UNPAID',
      status_text: '待支付',
      paid: 0,
      can_pay: true,
      expires_at: new Date(Date.now() + 600_000).toISOString(),
    });
    render(<OrderDetailPage />);
    expect((await screen.findByRole('timer')).textContent).toMatch(/^请在(9分5\d秒|10分00秒)内完成支付/);
    expect(screen.getByRole('button', { name: '去支付' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '更多' }));
    expect(screen.getByRole('button', { name: '取消订单' })).toBeTruthy();
  });

  it('a paid order leads to the site by the map of the host; elsewhere to the site itself (issue 11)', async () => {
    serveOrder();
    host.hasNoMap = true;
    render(<OrderDetailPage />);
    const way = await screen.findByRole('button', { name: '导航去取车' });
    await act(async () => fireEvent.click(way));
    expect(host.navigations.at(-1)?.url).toMatch(/site.*id=/);
  });

  it.each<[RentalDetail['status'], Partial<RentalDetail>, string, RegExp]>([
    ['IN_USE', {}, '导航去还车', /site.*id=/],
    ['SETTLING', {}, '查看账单', /confirm_settle\?orderid=D1/],
    ['SETTLING', { settling: 'ASKED' }, '确认费用', /confirm_settle\?orderid=D1/],
    ['SETTLING', { settling: 'CONTESTED' }, '查看账单', /confirm_settle\?orderid=D1/],
    ['AWAITING_DEPOSIT', {}, '查看账单', /detail_charges\?orderid=D1/],
    ['AWAITING_REVIEW', {}, '去评价', /comment\?orderid=D1/],
    ['AWAITING_SUPPLEMENT', { can_pay: true }, '去支付', /pay\?orderid=D1/],
    ['CLOSED', { can_delete: true }, '再次预订', /cartype_id=C1/],
    [
      'AWAITING_PICKUP',
      { delivery: { name: '国贸', address: '建国门外大街1号', location: site().location } },
      '查看取车提醒',
      /remind\?orderid=D1/,
    ],
  ])(
    'the main action of %s %j is %s (issue 11: the next thing to do)',
    async (status, differences, text, url) => {
      serveOrder({ status, can_cancel: false, ...differences });
      host.hasNoMap = true;
      render(<OrderDetailPage />);
      const main = await screen.findByRole('button', { name: text });
      await act(async () => fireEvent.click(main));
      expect(host.navigations.at(-1)?.url).toMatch(url);
    },
  );

  it('the site is called beside it, and what changes the trip is one tap away (issue 11)', async () => {
    serveOrder();
    const { unmount } = render(<OrderDetailPage />);
    expect(await screen.findByRole('button', { name: '联系门店' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '修改' }));
    expect(host.navigations.at(-1)?.url).toBe('/profile/order_modify?orderid=D1');
    unmount();
    // Before it is paid there is nothing to change: another one is booked.
    serveOrder({ status: 'UNPAID', status_text: '待支付', paid: 0, can_pay: true });
    render(<OrderDetailPage />);
    fireEvent.click(await screen.findByRole('button', { name: '修改' }));
    const sheet = screen.getByRole('dialog', { name: '修改订单' });
    expect(sheet.textContent).toContain('11月22日 08:00前可免费取消');
    fireEvent.click(within(sheet).getByRole('button', { name: /^按新行程预订/ }));
    expect(host.navigations.at(-1)?.url).toMatch(/cartype_id=C1/);
  });

  it('leads to 提交成功 while it is to be paid, and no longer (issue 11)', async () => {
    serveOrder({ status: 'UNPAID', status_text: '待支付', paid: 0, can_pay: true });
    const { unmount } = render(<OrderDetailPage />);
    fireEvent.click(await screen.findByRole('button', { name: /^下单结果/ }));
    expect(host.navigations).toEqual([{ kind: 'navigateTo', url: '/reserve_car/submit_success?orderid=D1' }]);
    unmount();
    serveOrder();
    render(<OrderDetailPage />);
    await screen.findByRole('heading', { name: '待取车' });
    expect(screen.queryByRole('button', { name: /^下单结果/ })).toBeNull();
  });

  it('cancels in two steps: a reason if one likes, then the exact penalty', async () => {
    let isCancelled = false;
    const server = serve({
      'GET /api/order/get_detail': () =>
        isCancelled
          ? orderDetail({
              status: 'CANCELLED',
              status_text: '已取消',
              can_cancel: false,
              can_delete: true,
              refunded: 56200,
            })
          : orderDetail(),
      'POST /api/order/cancel': () => {
        isCancelled = true;
        return { penalty: 0, refund: 56200 };
      },
    });
    render(<OrderDetailPage />);
    fireEvent.click(await screen.findByRole('button', { name: '更多' }));
    fireEvent.click(screen.getByRole('button', { name: '取消订单' }));
    fireEvent.click(screen.getByRole('button', { name: '行程有变' }));
    fireEvent.click(screen.getByRole('button', { name: '下一步' }));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('现在可免费取消，退款¥562。');
    expect(screen.getByRole('button', { name: '再想想' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '确认取消' }));
    const headline = await screen.findByRole('heading', { name: '已取消' });
    // Its opener is gone with the cancellation: who uses a keyboard or hears the screen is told what became of the order.
    await waitFor(() => expect(document.activeElement).toBe(headline));
    expect(screen.getByText('退款¥562，原路退回')).toBeTruthy();
    expect(server.calls.find(call => call.endpoint === 'POST /api/order/cancel')?.params).toMatchObject({
      expected_penalty: 0,
      reason: '行程有变',
    });
  });

  it('an ended order can be deleted or booked again', async () => {
    serveOrder({ status: 'COMPLETED', status_text: '已完成', can_cancel: false, can_delete: true });
    render(<OrderDetailPage />);
    fireEvent.click(await screen.findByRole('button', { name: '更多' }));
    expect(screen.getByRole('button', { name: '删除订单' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '取消订单' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '再次预订' }));
    expect(host.navigations[0]?.url).toMatch(/cartype_id=C1/);
  });

  it.each([
    ['copies the order number', () => Promise.resolve(), '订单号已复制'],
    [
      'says when the browser forbids it',
      () => Promise.reject(new Error('denied')),
      '复制失败，请长按订单号复制',
    ],
  ])('%s', async (_name, writeText, text) => {
    const write = jest.fn<Promise<void>, [string]>(writeText);
    Object.assign(navigator, { clipboard: { writeText: write } });
    serveOrder();
    render(<OrderDetailPage />);
    fireEvent.click(await screen.findByRole('button', { name: '复制订单号' }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(write).toHaveBeenCalledWith('D1');
  });

  it('an order that is not there leads to the list', async () => {
    serve({
      'GET /api/order/get_detail': () => {
        throw new Refusal(ErrorCode.NOT_FOUND, '没有找到这个订单');
      },
    });
    render(<OrderDetailPage />);
    expect(await screen.findByRole('heading', { name: '没有找到这个订单' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '查看我的订单' }));
    expect(host.navigations[0]?.kind).toBe('switchTab');
  });

  it('asks visitors to log in and returns to this order', async () => {
    enterAsVisitor();
    const server = serveOrder();
    render(<OrderDetailPage />);
    fireEvent.click(screen.getByRole('button', { name: '去登录' }));
    await act(() => Promise.resolve());
    expect(decodeURIComponent(host.navigations[0]?.url ?? '')).toContain('/profile/order_detail?orderid=D1');
    expect(server.calls).toEqual([]);
  });

  it('shows delivery and collection with their fees, and whom the accident insurance covers', async () => {
    const { bill } = orderDetail();
    const { location } = site();
    const line = { unitPrice: 700, unit: '公里', rule: '每公里7元', group: 'service' } as const;
    serveOrder({
      delivery: { name: '国贸', address: '建国门外大街1号', location },
      collection: { name: '望京街10号', address: '望京街10号', location },
      insured: [
        { name: '王小明', idcard_no: '110***********1239' },
        { name: '李雷', idcard_no: '110***********0025' },
      ],
      bill: {
        ...bill,
        lines: [
          { ...line, code: 'DELIVERY_PICKUP', name: '送车上门费', quantity: 5, amount: 3500 },
          { ...line, code: 'DELIVERY_RETURN', name: '上门取车费', quantity: 0, amount: 0 },
        ],
      },
    });
    render(<OrderDetailPage />);
    expect(await screen.findByText('11月22日 10:00送车上门，请带好身份证和驾驶证')).toBeTruthy();
    const trip = screen.getByRole('region', { name: '车辆和行程' }).textContent;
    expect(trip).toContain('送车上门国贸，建国门外大街1号¥35');
    expect(trip).toContain('上门取车望京街10号免费');
    const insured = screen.getByRole('heading', { name: '被保险人' }).parentElement?.textContent;
    expect(insured).toContain('王小明110***********1239');
    expect(insured).toContain('李雷110***********0025');
  });

  it('leads to 取车提醒 while the car is to be taken, and no longer', async () => {
    let status: Partial<RentalDetail> = {};
    serve({ 'GET /api/order/get_detail': () => orderDetail(status) });
    render(<OrderDetailPage />);
    fireEvent.click(await screen.findByRole('button', { name: /^取车提醒/ }));
    expect(host.navigations[0]?.url).toBe('/reserve_car/remind?orderid=D1');
    status = { status: 'IN_USE', status_text: '用车中' };
    act(showScreen);
    await screen.findByRole('heading', { name: '用车中' });
    expect(screen.queryByRole('button', { name: /^取车提醒/ })).toBeNull();
  });

  it('has nothing for axe to find', async () => {
    const { location } = site();
    serveOrder({
      delivery: { name: '国贸', address: '建国门外大街1号', location },
      insured: [{ name: '王小明', idcard_no: '110***********1239' }],
    });
    render(<OrderDetailPage />);
    await screen.findByRole('heading', { name: '待取车' });
    expect(await accessibilityProblems()).toEqual([]);
  });
});
