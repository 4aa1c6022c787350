import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import Submitted from '@/packages/booking/pages/submitted/index';
import type { RentalDetail } from '~types/api/rental';
import { accessibilityProblems } from '../../support/accessibility';
import { serve } from '../../support/fakeServer';
import { orderDetail } from '../../support/orders';
import { host, showScreen } from '../../support/taro';
import { enterAsMember } from '../../support/visitor';

const unpaid = (seconds: number): Partial<RentalDetail> => ({
  status: 'UNPAID',
  status_text: '待支付',
  can_pay: true,
  paid: 0,
  expires_at: new Date(Date.now() + seconds * 1000).toISOString(),
});

/** 提交成功 of an order; `answer` is what the server says of it, each time it is asked. */
function open(orderid: string, answer: () => Partial<RentalDetail>): void {
  serve({ 'GET /api/order/get_detail': () => orderDetail({ orderid, ...answer() }) });
  host.params = { orderid };
  render(<Submitted />);
}

beforeEach(() => enterAsMember());

describe('提交成功 (specification §2, /reserve_car/submit_success)', () => {
  it('says once how long the car is held, with a countdown, and leads to the cashier', async () => {
    open('S1', () => unpaid(14 * 60 + 30));
    expect((await screen.findByRole('timer')).textContent).toMatch(
      /^请在14分[23]\d秒内完成支付，超时订单自动关闭$/,
    );
    expect(screen.getByText('S1')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '去支付' }));
    expect(host.navigations).toEqual([{ kind: 'navigateTo', url: '/pay?orderid=S1' }]);
  });

  it('leads to the order', async () => {
    open('S2', () => unpaid(600));
    fireEvent.click(await screen.findByRole('button', { name: '查看订单' }));
    expect(host.navigations).toEqual([{ kind: 'navigateTo', url: '/profile/order_detail?orderid=S2' }]);
  });

  it('says that the time is over, and asks what became of the order', async () => {
    let status: Partial<RentalDetail> = unpaid(1);
    open('S3', () => status);
    await screen.findByRole('button', { name: '去支付' });
    status = { status: 'CLOSED', status_text: '已关闭', can_pay: false };
    expect(await screen.findByRole('heading', { name: '订单已关闭' }, { timeout: 3000 })).toBeTruthy();
    // The title of the page claims nothing else.
    expect(screen.queryByRole('heading', { name: /成功/ })).toBeNull();
    expect(screen.queryByRole('button', { name: '去支付' })).toBeNull();
  });

  it('says that the order is paid when the renter comes back from the cashier', async () => {
    let status: Partial<RentalDetail> = unpaid(600);
    open('S4', () => status);
    await screen.findByRole('button', { name: '去支付' });
    status = {};
    act(showScreen);
    expect(await screen.findByRole('heading', { name: '订单已支付' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: '去支付' })).toBeNull());
  });

  it('leads to 取车提醒 once the car waits to be taken', async () => {
    open('S5', () => ({}));
    fireEvent.click(await screen.findByRole('button', { name: /^取车提醒/ }));
    expect(host.navigations).toEqual([{ kind: 'navigateTo', url: '/reserve_car/remind?orderid=S5' }]);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('reminds nobody of a pickup that is not paid', async () => {
    open('S6', () => unpaid(600));
    await screen.findByRole('button', { name: '去支付' });
    expect(screen.queryByRole('button', { name: /^取车提醒/ })).toBeNull();
  });
});
