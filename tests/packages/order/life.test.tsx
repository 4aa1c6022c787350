import { fireEvent, render, screen, within } from '@testing-library/react';
import OrderDetailPage from '@/packages/order/pages/detail/index';
import { OrderStore } from '@/stores/OrderStore';
import { root } from '@/stores/rootContext';
import type { RentalDetail } from '~types/api/rental';
import type { HeldDeposit } from '~types/api/settlement';
import { serve } from '../../support/fakeServer';
import { orderDetail } from '../../support/orders';
import { host } from '../../support/taro';
import { enterAsMember } from '../../support/visitor';

// Issue 12, orders: order detail by state.

function open(order: Partial<RentalDetail>) {
  serve({ 'GET /api/order/get_detail': () => orderDetail(order) });
  host.params = { orderid: 'D1' };
  return render(<OrderDetailPage />);
}

beforeEach(() => {
  enterAsMember();
  root.get(OrderStore).of('RENTAL', 'D1').detail.clear();
});

const held = (differences: Partial<HeldDeposit>): HeldDeposit => ({
  ...{ kind: 'vehicle', name: '车辆押金', amount: 300000, kept: 0, state: 'HELD', holder: '门店' },
  ...differences,
});

it('the deposits come back by the days that follow the return, not by those of the booking', async () => {
  open({
    status: 'AWAITING_DEPOSIT',
    status_text: '待退押金',
    deposits: [
      held({ release_by: '2030-12-08T10:00:00+08:00' }),
      held({ kind: 'violation', name: '违章押金', release_by: '2030-12-23T10:00:00+08:00' }),
    ],
  });
  await screen.findByText('车辆押金12月8日前、违章押金12月23日前退还');
});

it('a contested charge: the site acts next, and nobody is asked to confirm', async () => {
  const note = '有异议的费用正在核实，门店回复后再确认';
  open({ status: 'SETTLING', status_text: '待结算', settling: 'CONTESTED', note });
  await screen.findByText(note);
  expect(screen.queryByText(/账单已核对/)).toBeNull();
});

it('what is owed after the return is said in the headline and below what was paid', async () => {
  const note = '用车后费用还需支付¥190';
  open({ status: 'AWAITING_SUPPLEMENT', status_text: '待补款', total: 75200, paid: 56200, note });
  await screen.findByText(note);
  expect(screen.getByText('还需支付').closest('li, div')?.parentElement?.textContent).toContain('190');
});

it('what the return has cost can be read again with its proof, long after it was confirmed', async () => {
  const time = '2030-11-25T10:00:00+08:00';
  const handovers = [{ kind: 'RETURN' as const, odometer: 8000, energy: 100, time }];
  open({ status: 'COMPLETED', status_text: '已完成', handovers });
  fireEvent.click(await screen.findByRole('button', { name: /^还车结算/ }));
  expect(host.navigations.at(-1)?.url).toBe('/profile/confirm_settle?orderid=D1');
});

it('of a long life the latest events are shown, and all on demand', async () => {
  const timeline = [9, 8, 7, 6, 5, 4].map(hour => ({
    text: `第${hour}步`,
    time: `2030-11-20T0${hour}:00:00+08:00`,
  }));
  open({ timeline });
  const steps = within(await screen.findByRole('list', { name: '订单进度' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(4);
  expect(steps.getByText('第9步')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '查看全部6条进度' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(6);
  fireEvent.click(screen.getByRole('button', { name: '收起进度' }));
  expect(steps.queryByText('第4步')).toBeNull();
});

it('what the site has ended says why, and what comes back', async () => {
  const note = '门店取消了订单，原因：这款车临时送修';
  open({ status: 'CANCELLED', status_text: '已取消', refunded: 56200, note });
  await screen.findByText('门店取消了订单，原因：这款车临时送修。退款¥562，原路退回');
});

it('nobody came for the car: what that cost and what comes back', async () => {
  const note = '超过取车时间1小时未取车，订单已关闭，收取违约金¥180';
  open({ status: 'CLOSED', status_text: '已关闭', refunded: 38200, note });
  await screen.findByText(`${note}。退款¥382，原路退回`);
});

describe('photos of the hand-overs once no more are taken', () => {
  const over = { status: 'COMPLETED', status_text: '已完成' } as const;
  const handovers = (['PICKUP', 'RETURN'] as const).map(kind => ({
    ...{ kind, odometer: 8000, energy: 100, time: '2030-11-25T10:00:00+08:00' },
  }));

  it.each([
    [['PICKUP', 'RETURN'] as const, /^还车验车照片.*取车和还车时的照片，可以对比/],
    [['PICKUP'] as const, /^取车验车照片.*取车时的照片$/],
    [['RETURN'] as const, /^还车验车照片.*还车时的照片$/],
  ])('of %j', async (photographed, name) => {
    open({ ...over, handovers, photographed: [...photographed] });
    await screen.findByRole('button', { name });
  });

  it('where none were taken nothing is said of them', async () => {
    open({ ...over, handovers });
    await screen.findByRole('heading', { name: '已完成' });
    expect(screen.queryByRole('button', { name: /验车照片/ })).toBeNull();
  });
});

it('what was given back already is not said to come', async () => {
  open({
    status: 'AWAITING_DEPOSIT',
    status_text: '待退押金',
    deposits: [
      held({ state: 'RELEASED', released_at: '2030-11-26T10:00:00+08:00' }),
      held({ kind: 'violation', name: '违章押金', release_by: '2030-12-23T10:00:00+08:00' }),
    ],
  });
  await screen.findByText('违章押金12月23日前退还');
});

it('a deposit says what it is for, who holds it and until when, and what was taken of it', async () => {
  const release_by = '2030-12-08T10:00:00+08:00';
  open({
    ...{ status: 'AWAITING_DEPOSIT', status_text: '待退押金' },
    deposits: [held({ release_by, kept: 300000 }), held({ kind: 'violation', name: '违章押金', release_by })],
  });
  await screen.findByText('用于租期内的违章；门店，12月8日前退还');
  await screen.findByText('已全部抵扣用车后费用');
});

it('says nothing of deposits that came back where none did', async () => {
  open({ status: 'AWAITING_REVIEW', status_text: '待评价', deposits: [] });
  await screen.findByText('费用已结清，说说这次用车怎么样');
});

it.each([
  ['USER_NOAUTH', '', '未认证'],
  ['USER_NOAUTH', '驾驶证看不清', '认证未通过'],
  ['USER_AUTHING', '', '认证中'],
] as const)(
  'who cannot take the car over yet is led to being verified: %s %s',
  async (status, comments, text) => {
    open({ pending_auth: { status, status_code: 0, comments } });
    const cell = await screen.findByRole('button', { name: /^实名认证/ });
    expect(cell.textContent).toContain(text);
    fireEvent.click(cell);
    expect(host.navigations.at(-1)?.url).toBe('/profile/identify');
  },
);

it('an order whose payment is still being confirmed is not paid again, but asked about', async () => {
  open({
    ...{ status: 'UNPAID', status_text: '待支付', can_pay: true, paid: 0 },
    ...{ confirming_payment: 'P1', expires_at: '2099-11-20T09:15:00+08:00' },
  });
  await screen.findByText('正在确认支付结果，请不要重复支付');
  expect(screen.queryByRole('button', { name: '去支付' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '查询支付结果' }));
  expect(host.navigations.at(-1)?.url).toBe('/pay/payment?payment_id=P1');
});

it('who is verified reads nothing of it', async () => {
  open({});
  await screen.findByRole('heading', { name: '待取车' });
  expect(screen.queryByRole('button', { name: /^实名认证/ })).toBeNull();
});
