import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import { toIso, toMillis } from '@/domain/shanghaiTime';
import EarlyReturn from '@/packages/order/pages/early-return/index';
import History from '@/packages/order/pages/history/index';
import Modify from '@/packages/order/pages/modify/index';
import Relet from '@/packages/order/pages/relet/index';
import { OrderListStore } from '@/stores/OrderListStore';
import { OrderStore } from '@/stores/OrderStore';
import { root } from '@/stores/rootContext';
import type { Amendment, AmendmentCheck } from '~types/api/amendment';
import type { Bill } from '~types/api/bill';
import type { RentalDetail } from '~types/api/rental';
import { accessibilityProblems } from '../../support/accessibility';
import { Refusal, serve, type FakeServer } from '../../support/fakeServer';
import { orderDetail, orderSummary } from '../../support/orders';
import { host } from '../../support/taro';
import { enterAsMember } from '../../support/visitor';

// Issue 12: modify shows old, new and difference side by side; a relet names the earliest booking in the way and offers the
// end that is possible; early return shows refund and penalty before confirming. Specification §4: modifying removes an order
// from the processing list; relet adds 30 minutes.

const running = orderDetail({ status: 'IN_USE', status_text: '用车中', can_cancel: false });
const { from_time, to_time, bill } = running;

const rental = (amount: number): Bill => ({
  ...bill,
  total: amount,
  lines: [
    {
      code: 'RENTAL_WEEKDAY',
      name: '车辆租赁费（平日）',
      unitPrice: amount,
      quantity: 1,
      unit: '次',
      rule: '',
      amount,
      group: 'rental',
    },
  ],
});

const checkOf = (differences: Partial<AmendmentCheck> = {}): AmendmentCheck => ({
  before: { from_time, to_time, bill: rental(56200) },
  after: { from_time, to_time, bill: rental(60200) },
  paid: 56200,
  difference: 4000,
  penalty: 0,
  notices: [],
  ...differences,
});

const unpaid: Amendment = {
  amendment_id: 'GD1',
  kind: 'RELET',
  state: 'UNPAID',
  difference: 4000,
  due: 4000,
  penalty: 0,
  before: { from_time, to_time },
  after: { from_time, to_time: '2030-11-25T10:30:00+08:00' },
  changes: [{ name: '车辆租赁费（平日）', before: 56200, after: 60200 }],
  expires_at: '2030-11-23T09:15:00+08:00',
  created_at: '2030-11-23T09:00:00+08:00',
};

const latest = '2030-11-26T20:30:00+08:00';

function serveOrder(order: RentalDetail, answers: Parameters<typeof serve>[0] = {}): FakeServer {
  return serve({
    'GET /api/order/get_detail': () => order,
    'GET /api/order/get_orders': () => ({ orders: [orderSummary()], total: 1 }),
    ...answers,
  });
}

/** My processing orders. */
const processing = () => root.get(OrderListStore).groups.of(0);

const tap = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));
const asked = (server: FakeServer, endpoint: string) =>
  server.calls.filter(call => call.endpoint === endpoint).map(({ params }) => params);

beforeEach(() => {
  host.params = { orderid: 'D1' };
  enterAsMember();
  root.get(OrderStore).of('RENTAL', 'D1').detail.clear();
});

describe('续租', () => {
  it('begins with half an hour more, and leads to the cashier of what it costs', async () => {
    const server = serveOrder(running, {
      'POST /api/order/relet_check': () => checkOf(),
      'POST /api/order/relet': () => ({ amendment_id: 'GD1', state: 'UNPAID', difference: 4000 }),
    });
    const { container } = render(<Relet />);
    const button = await screen.findByRole('button', { name: '确认续租 · 补付¥40' });
    expect(asked(server, 'POST /api/order/relet_check')).toMatchObject([
      { orderid: 'D1', to_time: '2030-11-25T10:30:00+08:00' },
    ]);
    const changes = screen.getByRole('list', { name: '费用变化' });
    expect(within(changes).getByText('车辆租赁费（平日）')).toBeTruthy();
    expect(await accessibilityProblems(container)).toEqual([]);
    fireEvent.click(button);
    await waitFor(() => expect(host.navigations.at(-1)?.url).toBe('/relet_pay?amendment_id=GD1'));
    expect(asked(server, 'POST /api/order/relet')).toMatchObject([{ expected_difference: 4000 }]);
  });

  it('says which booking is in the way, and takes the latest end in a tap', async () => {
    const server = serveOrder(running, {
      'POST /api/order/relet_check': request => {
        if (toMillis(request.to_time) <= toMillis(latest)) return checkOf();
        const obstacle = { booked_from: '2030-11-27T10:00:00+08:00', latest };
        const text = '已有预订从11月27日10:00起，最晚可续至11月26日20:30';
        throw new Refusal(ErrorCode.SOLD_OUT, text, obstacle);
      },
    });
    render(<Relet />);
    await screen.findByRole('button', { name: '确认续租 · 补付¥40' });
    tap('7天');
    expect(await screen.findByText('已有预订从11月27日10:00起，最晚可续至11月26日20:30')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '确认续租' }).disabled).toBe(true);
    tap('续至11月26日 20:30');
    await screen.findByRole('button', { name: '确认续租 · 补付¥40' });
    expect(asked(server, 'POST /api/order/relet_check').at(-1)).toMatchObject({ to_time: toIso(latest) });
  });

  it('says when what is paid too much comes back: with the settlement, as after an early return', async () => {
    serveOrder(running, { 'POST /api/order/relet_check': () => checkOf({ difference: -2000 }) });
    render(<Relet />);
    expect(await screen.findByText('结算时退回')).toBeTruthy();
    expect(screen.queryByText('原路退回')).toBeNull();
  });

  it('is not there for an order that is not under way, which says so', async () => {
    serveOrder(orderDetail());
    render(<Relet />);
    expect(await screen.findByText('订单待取车，不能续租。')).toBeTruthy();
  });
});

describe('修改订单', () => {
  const check = checkOf({
    after: { from_time, to_time, bill: rental(50000) },
    difference: -6200,
    notices: ['优惠券“新人立减50元”租车费未满300元，不再抵扣，将退回您的卡包'],
  });

  it('shows old, new and difference; it is confirmed once something is changed', async () => {
    const server = serveOrder(orderDetail(), {
      'POST /api/order/modify_check': () => check,
      'POST /api/order/modify': () => ({ amendment_id: 'GD1', state: 'APPLIED', difference: -6200 }),
    });
    await act(() => processing().load());
    expect(processing().items).toHaveLength(1);
    render(<Modify />);
    expect(await screen.findByText('原路退回')).toBeTruthy();
    expect(screen.getByText(/不再抵扣，将退回您的卡包/)).toBeTruthy();
    const confirm = screen.getByRole<HTMLButtonElement>('button', { name: '确认修改' });
    expect(confirm.disabled).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { name: /三者险升级100万/ }));
    await waitFor(() => expect(confirm.disabled).toBe(false));
    fireEvent.click(confirm);
    await waitFor(() => expect(asked(server, 'POST /api/order/modify')).toHaveLength(1));
    expect(asked(server, 'POST /api/order/modify')[0]).toMatchObject({
      services: expect.arrayContaining(['INS_THIRDPARTYS']) as string[],
      expected_difference: -6200,
    });
    await waitFor(() => expect(processing().items).toEqual([]));
    await act(() => processing().load());
    expect(processing().items).toHaveLength(1);
  });

  it('shows the new price when it has changed meanwhile, and nothing that was chosen is lost', async () => {
    let difference = -6200;
    serveOrder(orderDetail(), {
      'POST /api/order/modify_check': () => ({ ...check, difference }),
      'POST /api/order/modify': () => {
        difference = 1000;
        throw new Refusal(ErrorCode.PRICE_CHANGED, '价格有变化，请确认新的价格', { ...check, difference });
      },
    });
    render(<Modify />);
    fireEvent.click(await screen.findByRole('checkbox', { name: /三者险升级100万/ }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: '确认修改' }).disabled).toBe(false),
    );
    tap('确认修改');
    expect(await screen.findByRole('button', { name: '确认修改 · 补付¥10' })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /三者险升级100万/ }).getAttribute('aria-checked')).toBe(
      'true',
    );
  });
});

describe('提前还车', () => {
  it('says what is kept and what comes back before it is confirmed', async () => {
    const server = serveOrder(running, {
      'POST /api/order/early_return_check': () => checkOf({ difference: -20000, penalty: 6000 }),
      'POST /api/order/early_return': () => ({ amendment_id: 'GD1', state: 'APPLIED', difference: -20000 }),
    });
    render(<EarlyReturn />);
    expect(await screen.findByText('结算时退回')).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: '提前还车' }).disabled).toBe(false),
    );
    tap('提前还车');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toMatch(/收取违约金¥60，结算时退回¥200。/);
    fireEvent.click(within(dialog).getByRole('button', { name: '确认提前还车' }));
    await waitFor(() => expect(asked(server, 'POST /api/order/early_return')).toHaveLength(1));
  });
});

describe('变更记录', () => {
  it('lists what was changed, and lets what is not paid be paid or given up', async () => {
    let amendments: Amendment[] = [unpaid];
    const server = serveOrder(running, {
      'GET /api/order/history': () => ({ orderid: 'D1', amendments }),
      'POST /api/order/history/relet_cancel': () => {
        const { expires_at: _over, ...rest } = unpaid;
        amendments = [{ ...rest, state: 'CANCELLED', due: 0 }];
        return {};
      },
    });
    const { container } = render(<History />);
    expect(await screen.findByText('11月25日 10:00 → 11月25日 10:30')).toBeTruthy();
    expect(await accessibilityProblems(container)).toEqual([]);
    tap('支付¥40');
    expect(host.navigations.at(-1)?.url).toBe('/relet_pay?amendment_id=GD1');
    tap('取消续租');
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: '确认取消' }));
    await waitFor(() => expect(asked(server, 'POST /api/order/history/relet_cancel')).toHaveLength(1));
    expect(await screen.findByText('已取消')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '支付¥40' })).toBeNull();
  });

  it('gives up a modification in words that do not sound like the end of the order', async () => {
    serveOrder(running, {
      'GET /api/order/history': () => ({ orderid: 'D1', amendments: [{ ...unpaid, kind: 'MODIFY' }] }),
    });
    render(<History />);
    fireEvent.click(await screen.findByRole('button', { name: '取消修改' }));
    expect((await screen.findByRole('alertdialog', { name: '取消修改' })).textContent).toContain(
      '订单保持不变',
    );
  });
});
