import { act, fireEvent, render, screen } from '@testing-library/react';
import AskPay from '@/packages/order/pages/ask-pay/index';
import { OverlayStore } from '@/stores/OverlayStore';
import { root, startAnew } from '@/stores/rootContext';
import type { Standing } from '~types/api/pay';
import { rentalDue, waiting } from '../../support/dues';
import { serve } from '../../support/fakeServer';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Issue 12, /wookong_pay: the owner of an unpaid order sends somebody the link.

const serveOrder = (standing: () => Standing = waiting) =>
  serve({
    'GET /api/pay/get_due': () => rentalDue({ standing: standing() }),
    'GET /api/account/get_amount': () => ({ balance: 0, wkcoin: 0, integral: 0, coupon_count: 0 }),
    'GET /api/pay/get_link': ({ kind, id }) => ({
      token: `${kind}-${id}`,
      expires_at: '2026-11-24T09:00:00+08:00',
    }),
  });

beforeEach(() => {
  startAnew();
  enterAsMember();
  host.params = { orderid: 'D1' };
});
afterEach(() => {
  jest.useRealTimers();
  enterAsVisitor();
});

it('gives the link, with what is due and until when', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { clipboard: { writeText } });
  serveOrder();
  render(<AskPay />);
  fireEvent.click(await screen.findByRole('button', { name: '复制链接发给朋友' }));
  const link = 'http://localhost/wookong_pay?token=RENTAL-D1';
  expect(writeText).toHaveBeenCalledWith(link);
  expect(screen.getByText(link)).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toMatch(/内完成支付/);
  await act(() => Promise.resolve());
  expect(root.get(OverlayStore).toast?.text).toBe('链接已复制，去发给朋友吧');
});

it('sees by itself that the friend has paid', async () => {
  jest.useFakeTimers();
  let standing = waiting();
  serveOrder(() => standing);
  render(<AskPay />);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('button', { name: '复制链接发给朋友' })).toBeTruthy();
  standing = { state: 'PAID', amount: 56200 };
  await act(() => jest.advanceTimersByTimeAsync(5_100));
  expect(screen.getByRole('heading', { name: '订单已支付' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '复制链接发给朋友' })).toBeNull();
});

it.each<[Standing, string]>([
  [{ state: 'CONFIRMING', amount: 56200 }, '正在确认支付结果'],
  [{ state: 'CLOSED', reason: '订单已取消，可以重新预订。' }, '这个订单已不能支付'],
])('offers no link where nothing can be paid: %p', async (standing, title) => {
  serveOrder(() => standing);
  render(<AskPay />);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '复制链接发给朋友' })).toBeNull();
  expect(screen.getByRole('button', { name: '查看订单' })).toBeTruthy();
});
