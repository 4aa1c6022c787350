import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import CycleOrder from '@/packages/cycle/pages/order/index';
import CycleCashier from '@/packages/pay/pages/cycle/index';
import CycleNotPaid from '@/packages/pay/pages/cycle-failed/index';
import CyclePaid from '@/packages/pay/pages/cycle-paid/index';
import { OverlayStore } from '@/stores/OverlayStore';
import { root, startAnew } from '@/stores/rootContext';
import type { CycleDetail, CycleRefundCheck } from '~types/api/cycle';
import type { Due } from '~types/api/pay';
import { accessibilityProblems } from '../../support/accessibility';
import { cycleDetail } from '../../support/cycles';
import { rentalDue, waiting } from '../../support/dues';
import { Refusal, serve } from '../../support/fakeServer';
import { host, showScreen } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Issue 13, 周期购: the order with what is left, where it was used, and what comes back by the shown rule; its payment.

type Handlers = Parameters<typeof serve>[0];

const tap = (name: RegExp | string): void => void fireEvent.click(screen.getByRole('button', { name }));
const overlay = (): OverlayStore => root.get(OverlayStore);
/** Answers the question that is open. */
const answer = (confirmed: boolean) =>
  act(async () => {
    overlay().settleDialog(confirmed);
    await Promise.resolve();
  });

const used: CycleDetail['uses'] = [
  {
    orderid: 'D1',
    title: '丰田卡罗拉',
    status_text: '待取车',
    days: 2,
    from_time: '2030-11-30T10:00:00+08:00',
    to_time: '2030-12-02T10:00:00+08:00',
  },
];
const check: CycleRefundCheck = {
  paid: 156_800,
  bought: 8,
  used: 2,
  ordinary_day_price: 23_000,
  kept: 46_000,
  refund: 110_800,
};

function open(order: CycleDetail, handlers: Handlers = {}) {
  const server = serve({ 'GET /api/cycle/get_detail': () => order, ...handlers });
  render(<CycleOrder />);
  act(showScreen);
  return server;
}

beforeEach(() => {
  startAnew();
  enterAsMember();
  host.params = { orderid: 'Z1' };
});
afterEach(enterAsVisitor);

describe('/cycle_purchase/order', () => {
  it('says what is left and until when, and where days were used; a tap leads to that booking', async () => {
    const { voucher } = cycleDetail();
    open(
      cycleDetail('ACTIVE', {
        voucher: { ...voucher, left: 6 },
        uses: used,
        note: '还剩6天，有效期至2031年1月21日',
      }),
    );
    expect(await screen.findByText('还剩6天，有效期至2031年1月21日')).toBeTruthy();
    expect(screen.getByText('2030年11月23日至2031年1月21日')).toBeTruthy();
    expect(screen.getByText('周六、周日可用，法定节假日除外')).toBeTruthy();
    expect(screen.getByText('待取车 · 11月30日至12月2日')).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    tap(/^丰田卡罗拉/);
    expect(host.navigations.at(-1)?.url).toBe('/profile/order_detail?orderid=D1');
  });

  it('not used yet it says how it is used, and leads to the cars', async () => {
    open(cycleDetail());
    expect(await screen.findByText('还没有用过。选好符合条件的车，确认订单时自动抵扣。')).toBeTruthy();
    tap('去租车');
    expect(host.navigations.at(-1)).toEqual({ kind: 'switchTab', url: '/' });
  });

  it('the rest is given up for what was shown, and nothing else', async () => {
    let order = cycleDetail('ACTIVE', { uses: used });
    const server = open(order, {
      'GET /api/cycle/get_detail': () => order,
      'POST /api/cycle/refund_calc': () => check,
      'POST /api/cycle/refund': ({ expected_refund: refund }) => {
        order = cycleDetail('REFUNDED', { refunded: refund });
        return { refund };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: '退掉剩余天数' }));
    await waitFor(() =>
      expect(overlay().dialog?.content).toBe(
        '已付¥1568，已用2天按单日原价¥230计算，可退¥1108，原路退回。剩余6天不能再用。',
      ),
    );
    await answer(true);
    expect(await screen.findByRole('heading', { name: '已退款' })).toBeTruthy();
    expect(overlay().toast?.text).toBe('已退款¥1108');
    expect(server.calls.at(-2)?.params).toMatchObject({ orderid: 'Z1', expected_refund: 110_800 });
    expect(screen.getByRole('button', { name: '删除订单' })).toBeTruthy();
  });

  it('declined, nothing is sent', async () => {
    const server = open(cycleDetail(), {
      'POST /api/cycle/refund_calc': () => ({ ...check, used: 0, kept: 0, refund: 156_800 }),
    });
    fireEvent.click(await screen.findByRole('button', { name: '退掉剩余天数' }));
    await waitFor(() => expect(overlay().dialog?.content).toBe('还没有用过，全额退款¥1568，原路退回。'));
    await answer(false);
    expect(server.calls.map(({ endpoint }) => endpoint)).not.toContain('POST /api/cycle/refund');
  });

  it('where nothing would come back, that is said before the days are lost', async () => {
    open(cycleDetail(), {
      'POST /api/cycle/refund_calc': () => ({ ...check, used: 7, kept: 156_800, refund: 0 }),
    });
    fireEvent.click(await screen.findByRole('button', { name: '退掉剩余天数' }));
    await waitFor(() => expect(overlay().dialog?.content).toMatch(/没有可退的金额。确认后剩余1天作废。$/));
  });

  it('a refund that a booking has changed meanwhile is seen before it counts', async () => {
    let refund = 156_800;
    const asked: number[] = [];
    open(cycleDetail(), {
      'POST /api/cycle/refund_calc': () => ({ ...check, refund }),
      'POST /api/cycle/refund': ({ expected_refund: expected }) => {
        asked.push(expected);
        if (expected === check.refund) return { refund: expected };
        refund = check.refund;
        throw new Refusal(ErrorCode.PENALTY_CHANGED, '可退金额有变化，请确认后再退款', check);
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: '退掉剩余天数' }));
    await waitFor(() => expect(overlay().dialog?.title).toBe('退掉剩余天数'));
    await answer(true);
    await waitFor(() => expect(overlay().dialog?.title).toBe('可退金额有变化'));
    await answer(true);
    await waitFor(() => expect(asked).toEqual([156_800, 110_800]));
  });

  it('waits for its payment, and is given up for nothing', async () => {
    let order = cycleDetail('UNPAID', { expires_at: '2030-11-23T09:15:00+08:00' });
    open(order, {
      'GET /api/cycle/get_detail': () => order,
      'POST /api/cycle/cancel': () => {
        order = cycleDetail('CANCELLED');
        return { penalty: 0, refund: 0 };
      },
    });
    expect(await screen.findByText('请在09:15前支付，超时订单自动关闭')).toBeTruthy();
    expect(screen.queryByText('使用记录')).toBeNull();
    tap('去支付');
    expect(host.navigations.at(-1)?.url).toBe('/cycle_purchase/pay?orderid=Z1');
    tap('取消订单');
    await waitFor(() => expect(overlay().dialog?.content).toBe('现在可免费取消。'));
    await answer(true);
    expect(await screen.findByRole('heading', { name: '已取消' })).toBeTruthy();
  });

  it.each([
    ['USED_UP', '天数已全部用完，感谢您的使用'],
    ['EXPIRED', '有效期已过，没有用完的天数已作废'],
    ['REFUNDED', '剩余天数已退掉，没有可退的金额'],
    ['CLOSED', '订单已关闭，可以重新购买'],
  ] as const)('%s says how it ended, and is bought anew', async (status, text) => {
    open(cycleDetail(status));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '退掉剩余天数' })).toBeNull();
    tap('再买一张');
    expect(host.navigations.at(-1)?.url).toBe('/cycle_purchase');
  });

  it('of somebody else, or none, leads to the own orders', async () => {
    serve({
      'GET /api/cycle/get_detail': () => {
        throw new Refusal(ErrorCode.NOT_FOUND, '没有找到这个订单');
      },
    });
    render(<CycleOrder />);
    act(showScreen);
    fireEvent.click(await screen.findByRole('button', { name: '查看我的订单' }));
    expect(host.navigations.at(-1)?.url).toBe('/order');
  });

  it('a visitor is asked for the login, and comes back to it', async () => {
    enterAsVisitor();
    serve({});
    render(<CycleOrder />);
    await waitFor(() => expect(host.navigations.at(-1)?.url).toMatch(/^\/login/));
    expect(host.navigations.at(-1)?.url).toContain(encodeURIComponent('/cycle_purchase/order?orderid=Z1'));
  });
});

describe('its payment (/cycle_purchase/pay, success and fail)', () => {
  const due = (differences: Partial<Due> = {}): Due =>
    rentalDue({
      subject: { kind: 'CYCLE', id: 'Z1' },
      title: '周末卡 · 经济型 · 共8天',
      lines: ['2030年11月23日至2031年1月21日可用'],
      standing: waiting({ amount: 156_800 }),
      ...differences,
    });
  const serveDue = (standing: Due['standing'] = waiting({ amount: 156_800 })) =>
    serve({
      'GET /api/pay/get_due': () => due({ standing }),
      'GET /api/account/get_amount': () => ({ balance: 0, wkcoin: 0, integral: 0, coupon_count: 0 }),
      'GET /api/cycle/get_detail': () => cycleDetail(standing.state === 'PAID' ? 'ACTIVE' : 'UNPAID'),
    });

  it('is asked for at the one cashier, with what is bought and when it can be used', async () => {
    serveDue();
    render(<CycleCashier />);
    act(showScreen);
    expect(await screen.findByText('周末卡 · 经济型 · 共8天')).toBeTruthy();
    expect(screen.getByText('2030年11月23日至2031年1月21日可用')).toBeTruthy();
    expect(screen.getByRole('button', { name: '支付¥1568' })).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('says what was bought, where its days are, and leads there', async () => {
    serveDue({ state: 'PAID', amount: 156_800 });
    render(<CyclePaid />);
    expect(await screen.findByText('已支付¥1568，天数已放入优惠券，订车时自动抵扣')).toBeTruthy();
    const card = within((await screen.findByText('周末卡 · 经济型')).closest('section') as HTMLElement);
    expect(card.getByText('还剩8天，有效期至2031年1月21日')).toBeTruthy();
    expect(card.getByText('周六、周日可用，法定节假日除外')).toBeTruthy();
    tap(/^优惠券/);
    expect(host.navigations.at(-1)?.url).toBe('/profile/coupon');
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('not paid it says so, and nothing else', async () => {
    serveDue();
    render(<CyclePaid />);
    expect(await screen.findByText('还没有收到付款')).toBeTruthy();
    expect(screen.queryByText('支付成功')).toBeNull();
  });

  it('failed it holds the price, and is tried again', async () => {
    host.params = { orderid: 'Z1', reason: 'failed' };
    serveDue();
    render(<CycleNotPaid />);
    expect(await screen.findByText(/价格为您保留/)).toBeTruthy();
    tap('重新支付');
    expect(host.navigations.at(-1)?.url).toBe('/cycle_purchase/pay?orderid=Z1');
    expect(await accessibilityProblems()).toEqual([]);
  });
});
