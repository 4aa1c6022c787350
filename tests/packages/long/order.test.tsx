import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import CancelLong from '@/packages/long/pages/cancel/index';
import LongOrder from '@/packages/long/pages/detail/index';
import LongOrders from '@/packages/long/pages/orders/index';
import LongPayments from '@/packages/long/pages/payments/index';
import type { Instalment } from '@/domain/instalments';
import { OverlayStore } from '@/stores/OverlayStore';
import { root, startAnew } from '@/stores/rootContext';
import { accessibilityProblems } from '../../support/accessibility';
import { Refusal, serve } from '../../support/fakeServer';
import { longDetail, longQuote, longSummary, orderInstalment } from '../../support/longRentals';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Issue 13, long rent (book): orders, plan with what is paid, due and overdue, extension, early return, tail, cancelling.

const tap = (name: RegExp | string): void => void fireEvent.click(screen.getByRole('button', { name }));
const overlay = (): OverlayStore => root.get(OverlayStore);

beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate'],
  });
  jest.setSystemTime(new Date('2030-11-23T09:00:00+08:00'));
  startAnew();
  enterAsMember();
  host.params = { orderid: 'L1' };
});

afterEach(() => jest.useRealTimers());

describe('/longrent_book/order_list', () => {
  it('shows only long rentals, with what is paid next', async () => {
    serve({ 'GET /api/order_long/get_list': () => ({ orders: [longSummary()], total: 1 }) });
    render(<LongOrders />);
    const card = await screen.findByRole('article');
    expect(within(card).getByText('按月付')).toBeTruthy();
    expect(within(card).getByText('第2期 ¥2850，12月23日前支付')).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    fireEvent.click(within(card).getByRole('button', { name: '付第2期' }));
    expect(host.navigations.at(-1)?.url).toBe('/longrent_pay?instalment_id=L1-2');
  });

  it('says that there are none yet, and leads to the cars', async () => {
    serve({ 'GET /api/order_long/get_list': () => ({ orders: [], total: 0 }) });
    render(<LongOrders />);
    fireEvent.click(await screen.findByRole('button', { name: '去看车' }));
    expect(host.navigations.at(-1)?.url).toBe('/longrent_book');
  });
});

describe('/longrent_book/order_detail', () => {
  it('says what is to be done, and leads to the instalment that is due', async () => {
    serve({ 'GET /api/order_long/get_detail': () => longDetail() });
    render(<LongOrder />);
    expect(await screen.findByText('第2期¥2850请在12月23日前支付')).toBeTruthy();
    expect(screen.getByText('京A12345')).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    tap('支付第2期');
    expect(host.navigations.at(-1)?.url).toBe('/longrent_pay?instalment_id=L1-2');
  });

  it('is extended for what was shown, once, however often it is confirmed', async () => {
    const server = serve({
      'GET /api/order_long/get_detail': () => longDetail(),
      'GET /api/order_long/extend_calc': ({ months }) => ({
        to_time: '2031-04-26T10:00:00+08:00',
        months: 3 + months,
        monthly_price: 285_000,
        amount: 285_000 * months,
        plan: longQuote({ months }).plan,
        bill: longQuote({ months: 3 }).bill,
        notices: [],
        agreement_version: '1.0',
        agreement_term: '其他约定仍按长租协议',
      }),
      'POST /api/order_long/extend': () => ({ to_time: '2031-04-26T10:00:00+08:00', amount: 570_000 }),
    });
    render(<LongOrder />);
    fireEvent.click(await screen.findByRole('button', { name: '续租' }));
    const sheet = await screen.findByRole('dialog', { name: '续租' });
    fireEvent.click(within(sheet).getByRole('button', { name: '2个月' }));
    expect(
      await within(sheet).findByText('确认续租即同意《长租补充协议》（版本1.0）：其他约定仍按长租协议。'),
    ).toBeTruthy();
    fireEvent.click(await within(sheet).findByRole('button', { name: '确认续租，共¥5700' }));
    await waitFor(() => expect(overlay().toast?.text).toBe('续租成功'));
    const sent = server.calls.filter(({ endpoint }) => endpoint === 'POST /api/order_long/extend');
    expect(sent.map(({ params }) => [params.months, params.expected, params.agreement_version])).toEqual([
      [2, 570_000, '1.0'],
    ]);
  });

  it('an extension into another booking says from when the car is taken', async () => {
    serve({
      'GET /api/order_long/get_detail': () => longDetail(),
      'GET /api/order_long/extend_calc': () => {
        throw new Refusal(ErrorCode.SOLD_OUT, '这辆车已有预订从2031年3月10日10:00起，最多可续租1个月');
      },
    });
    render(<LongOrder />);
    fireEvent.click(await screen.findByRole('button', { name: '续租' }));
    expect(await screen.findByText(/已有预订从2031年3月10日10:00起/)).toBeTruthy();
  });

  it('why it cannot be extended is said instead', async () => {
    serve({
      'GET /api/order_long/get_detail': () =>
        longDetail({
          abilities: { extend: false, extend_reason: '有逾期未付的租金，付清后才能续租', return_early: true },
        }),
    });
    render(<LongOrder />);
    fireEvent.click(await screen.findByRole('button', { name: '续租' }));
    expect(overlay().toast?.text).toBe('有逾期未付的租金，付清后才能续租');
  });

  it('comes back early for what was shown, from tomorrow on and not before the car was handed over', async () => {
    const server = serve({
      'GET /api/order_long/get_detail': () => longDetail(),
      'GET /api/order_long/return_calc': ({ to_time }) => ({
        ...{ to_time, used: 95_000, remaining: 760_000, penalty: 228_000 },
        rule: '剩余租期费用的30%，最多一个月的费用',
        ...{ total: 323_000, paid: 285_000, refund: 0, owed: 38_000, bill: longQuote({ months: 3 }).bill },
      }),
      'POST /api/order_long/return': ({ to_time }) => ({
        to_time,
        penalty: 228_000,
        refund: 0,
        owed: 38_000,
      }),
    });
    render(<LongOrder />);
    fireEvent.click(await screen.findByRole('button', { name: '更多' }));
    tap('提前还车');
    const sheet = await screen.findByRole('dialog', { name: '提前还车' });
    expect(await within(sheet).findByText('¥2280')).toBeTruthy();
    const outcome = within(sheet).getByText('确认后在付款计划里支付');
    // What it comes to stands before what it follows from: a low screen scrolls the latter.
    const basis = within(sheet).getByText('已用租期费用');
    expect(outcome.compareDocumentPosition(basis)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(sheet).getByRole('button', { name: /^11月26日/ })).toHaveProperty('disabled', true);
    fireEvent.click(within(sheet).getByRole('button', { name: /^11月30日/ }));
    fireEvent.click(await within(sheet).findByRole('button', { name: '确认11月30日 10:00还车' }));
    await waitFor(() => expect(overlay().dialog?.title).toBe('提前还车'));
    act(() => overlay().settleDialog(true));
    await waitFor(() => expect(overlay().toast?.text).toBe('已改为提前还车'));
    const [sent] = server.calls.filter(({ endpoint }) => endpoint === 'POST /api/order_long/return');
    expect(sent?.params).toMatchObject({ to_time: '2030-11-30T10:00:00+08:00', expected: 323_000 });
  });

  it('an order that has ended is deleted after a question, or booked again', async () => {
    const server = serve({
      'GET /api/order_long/get_detail': () =>
        longDetail({
          status: 'CANCELLED',
          status_text: '已取消',
          can_delete: true,
          refunded: 0,
          instalments: [],
        }),
      'POST /api/order/delete': () => ({}),
    });
    render(<LongOrder />);
    fireEvent.click(await screen.findByRole('button', { name: '再次预订' }));
    expect(host.navigations.at(-1)?.url).toBe('/longrent_book/order_submit?cartype_id=C1');
    tap('更多');
    tap('删除订单');
    await waitFor(() => expect(overlay().dialog?.title).toBe('删除订单'));
    act(() => overlay().settleDialog(true));
    await waitFor(() => expect(host.navigations.at(-1)?.url).toBe('/longrent_book/order_list'));
    expect(server.calls.map(({ endpoint }) => endpoint)).toContain('POST /api/order/delete');
  });

  it('the car that stands in for the own one is shown with the reason', async () => {
    serve({
      'GET /api/order_long/get_detail': () =>
        longDetail({
          status: 'EXCHANGING',
          status_text: '换车中',
          instalments: [],
          cars: [
            {
              plate: '京B00001',
              odometer: 100,
              energy: 80,
              from: '2030-12-10T10:00:00+08:00',
              reason: '定期保养',
            },
            {
              plate: '京A12345',
              odometer: 8000,
              energy: 100,
              from: '2030-11-26T10:00:00+08:00',
              to: '2030-12-10T10:00:00+08:00',
            },
          ],
        }),
    });
    render(<LongOrder />);
    expect(await screen.findByText('原车在保养或维修，先用替换的车')).toBeTruthy();
    expect(screen.getByText('定期保养')).toBeTruthy();
    expect(screen.getByText('11月26日至12月10日')).toBeTruthy();
  });

  it('what cannot be loaded is asked for again', async () => {
    let isBroken = true;
    serve({
      'GET /api/order_long/get_detail': () => {
        if (isBroken) throw new Refusal(ErrorCode.INTERNAL, '服务繁忙，请稍后再试');
        return longDetail();
      },
    });
    render(<LongOrder />);
    expect(await screen.findByText('服务繁忙，请稍后再试')).toBeTruthy();
    isBroken = false;
    tap(/重试|重新加载/);
    expect(await screen.findByRole('heading', { name: '用车中' })).toBeTruthy();
  });

  it('a visitor is offered the login in place', () => {
    enterAsVisitor();
    serve({});
    render(<LongOrder />);
    tap('去登录');
    expect(host.navigations.at(-1)?.url).toContain('/login?return_url=');
  });

  it('of somebody else, or none, leads to the own orders', async () => {
    serve({
      'GET /api/order_long/get_detail': () => {
        throw new Refusal(ErrorCode.NOT_FOUND, '没有找到这个订单');
      },
    });
    render(<LongOrder />);
    fireEvent.click(await screen.findByRole('button', { name: '查看长租订单' }));
    expect(host.navigations.at(-1)?.url).toBe('/longrent_book/order_list');
  });
});

describe('/longrent_pay_detail', () => {
  it('shows each instalment with its day, state and receipt', async () => {
    serve({ 'GET /api/order_long/get_detail': () => longDetail() });
    render(<LongPayments />);
    const rows = within(await screen.findByRole('list', { name: '付款计划' })).getAllByRole('listitem');
    expect(rows).toHaveLength(3);
    expect(rows[0]?.textContent).toContain('微信支付，流水号P1');
    fireEvent.click(screen.getByRole('button', { name: '支付第2期 ¥2850' }));
    expect(host.navigations.at(-1)?.url).toBe('/longrent_pay?instalment_id=L1-2');
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('says how far it is paid, and that a month that is not asked for may be paid', async () => {
    host.params = { instalment_id: 'L1-2' };
    serve({ 'GET /api/order_long/get_detail': () => longDetail() });
    render(<LongPayments />);
    expect(await screen.findByText('共3期，已付1期，还需支付¥5700')).toBeTruthy();
  });

  it('one that is late says what that costs', async () => {
    const [, second] = longQuote({ months: 3 }).plan;
    serve({
      'GET /api/order_long/get_detail': () =>
        longDetail({
          instalments: [
            orderInstalment(second as Instalment, {
              standing: 'OVERDUE',
              standing_text: '已逾期',
              charge: 1425,
              to_pay: 286_425,
              is_next: true,
            }),
          ],
        }),
    });
    render(<LongPayments />);
    expect(await screen.findByText('应在2030年12月23日前支付，含滞纳金¥14.25')).toBeTruthy();
    expect(screen.getByRole('button', { name: '支付第2期 ¥2864.25' })).toBeTruthy();
  });

  it('collects by itself from now on, and no longer', async () => {
    serve({
      'GET /api/order_long/get_detail': () => longDetail(),
      'POST /api/order_long/mandate/sign': () => ({ state: 'SIGNED', method_text: '微信支付' }),
      'POST /api/order_long/mandate/cancel': () => ({ state: 'OPEN', method_text: '微信支付' }),
    });
    render(<LongPayments />);
    const mandate = await screen.findByRole('switch', { name: /自动扣款/ });
    fireEvent.click(mandate);
    await waitFor(() => expect(mandate.getAttribute('aria-checked')).toBe('true'));
    fireEvent.click(mandate);
    await waitFor(() => expect(mandate.getAttribute('aria-checked')).toBe('false'));
  });

  it('shows the tail line by line once the car is back', async () => {
    serve({
      'GET /api/order_long/get_detail': () =>
        longDetail({ status: 'TAIL_UNPAID', status_text: '尾款待支付', to_pay: 16_000 }),
      'GET /api/order_long/tail_pay_detail': () => ({
        orderid: 'L1',
        status: 'TAIL_UNPAID',
        bill: longQuote({ months: 3 }).bill,
        lines: [
          { name: '超里程费', rule: '共行驶6200公里，租期内含6000公里，超出200公里', amount: 36_000 },
          { name: '多付租金抵扣', rule: '已付租金超出实际租期的部分', amount: -20_000 },
        ],
        total: 871_000,
        paid: 855_000,
        to_pay: 16_000,
        driven: 6200,
        included: 6000,
        hotline: '400-000-0000',
      }),
    });
    render(<LongPayments />);
    expect(await screen.findByText(/超出200公里/)).toBeTruthy();
    // What is left of all that the order costs, rent included.
    for (const text of ['¥360', '-¥200', '¥8710', '¥8550', '还需支付¥160'])
      expect(screen.getByText(text)).toBeTruthy();
    tap('支付尾款 ¥160');
    expect(host.navigations.at(-1)?.url).toBe('/longrent_pay?orderid=L1');
    expect(await accessibilityProblems()).toEqual([]);
  });
});

describe('/longrent_book/order_cancel', () => {
  it('says what it costs, and asks again when that has changed', async () => {
    let penalty = 0;
    serve({
      'GET /api/order_long/cancel_calc': () => ({
        once_penalty_amount: penalty,
        refund_amount: 785_000 - penalty,
        rule: '交车前48小时内取消，收取1天的租金作为违约金',
      }),
      'POST /api/order_long/cancel': ({ expected_penalty: expected }) => {
        if (expected !== 9500) {
          penalty = 9500;
          throw new Refusal(ErrorCode.PENALTY_CHANGED, '违约金有变化');
        }
        return { penalty: 9500, refund: 775_500 };
      },
      'GET /api/order_long/get_detail': () => longDetail({ status: 'CANCELLED', status_text: '已取消' }),
    });
    render(<CancelLong />);
    fireEvent.click(await screen.findByRole('button', { name: '确认取消' }));
    expect((await screen.findByRole('alert')).textContent).toBe('违约金有变化，请重新确认');
    fireEvent.click(screen.getByRole('button', { name: '确认取消，收取¥95' }));
    await waitFor(() => expect(host.navigations.at(-1)?.url).toBe('/longrent_book/order_detail?orderid=L1'));
  });
});
