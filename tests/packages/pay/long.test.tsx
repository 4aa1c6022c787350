import { fireEvent, render, screen } from '@testing-library/react';
import LongCashier from '@/packages/pay/pages/long/index';
import LongNotPaid from '@/packages/pay/pages/long-failed/index';
import LongPaid from '@/packages/pay/pages/long-paid/index';
import { startAnew } from '@/stores/rootContext';
import type { LongDetail } from '~types/api/orderLong';
import type { PaymentSubject, Standing } from '~types/api/pay';
import { accessibilityProblems } from '../../support/accessibility';
import { rentalDue, waiting } from '../../support/dues';
import { serve } from '../../support/fakeServer';
import { longDetail } from '../../support/longRentals';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Issue 13, /longrent_pay with success and fail: a long rental's first payment, its months and its tail at the one cashier.

function serveLong(subject: PaymentSubject, standing: Standing, differences: Partial<LongDetail> = {}): void {
  serve({
    'GET /api/pay/get_due': () =>
      rentalDue({
        subject,
        title: '丰田卡罗拉 · 长租3个月 · 首付款',
        lines: ['按月付：首期租金和押金¥5000'],
        standing,
      }),
    'GET /api/account/get_amount': () => ({ balance: 0, wkcoin: 0, integral: 0, coupon_count: 0 }),
    'GET /api/order_long/get_detail': () => longDetail(differences),
  });
}

const first: PaymentSubject = { kind: 'LONG', id: 'L1' };
const second: PaymentSubject = { kind: 'LONG_INSTALMENT', id: 'L1-2' };

beforeEach(() => {
  startAnew();
  enterAsMember();
  host.params = { orderid: 'L1' };
});

it('the cashier says what the first payment is for', async () => {
  serveLong(first, waiting({ amount: 785_000 }));
  render(<LongCashier />);
  expect(await screen.findByText('按月付：首期租金和押金¥5000')).toBeTruthy();
  expect(screen.getByRole('button', { name: '支付¥7850' })).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
});

it('a first payment that has come says what of it is the deposit, and when and how the car is taken', async () => {
  serveLong(
    first,
    { state: 'PAID', amount: 785_000 },
    {
      status: 'PREPARING',
      status_text: '待交车',
      cars: [],
      pending_auth: { status: 'USER_NOAUTH', status_code: 0, comments: '' },
    },
  );
  render(<LongPaid />);
  const text = '已支付¥7850，含押金¥5000。11月26日 10:00到店取车，请带好身份证和驾驶证';
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByText('3个月')).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: /^实名认证/ }));
  expect(host.navigations.at(-1)?.url).toBe('/profile/identify');
});

it('a month that is paid says when one hears of the next, and leads to the plan', async () => {
  host.params = { instalment_id: 'L1-2' };
  serveLong(second, { state: 'PAID', amount: 285_000 });
  render(<LongPaid />);
  expect(await screen.findByText('已支付¥2850，下一期到期前会短信提醒您')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '查看付款计划' }));
  expect(host.navigations.at(-1)?.url).toBe('/longrent_pay_detail?instalment_id=L1-2');
});

it('a tail that is paid says the sum of all, not that of the last payment', async () => {
  serveLong(
    first,
    { state: 'PAID', amount: 875_000 },
    { status: 'AWAITING_DEPOSIT', status_text: '待退押金' },
  );
  render(<LongPaid />);
  expect(await screen.findByText('共支付¥8750，费用已结清，押金按期退还')).toBeTruthy();
});

it('a payment that was given up leads back to the cashier', async () => {
  host.params = { orderid: 'L1', reason: 'cancelled' };
  serveLong(first, waiting({ amount: 785_000 }));
  render(<LongNotPaid />);
  expect(await screen.findByRole('heading', { name: '支付已取消' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '重新支付' }));
  expect(host.navigations.at(-1)?.url).toBe('/longrent_pay?orderid=L1');
});

it.each([
  ['cashier', LongCashier],
  ['success', LongPaid],
  ['fail', LongNotPaid],
])('an address that names nothing leads to the orders: %s', (_, Screen) => {
  host.params = {};
  serve({});
  render(<Screen />);
  fireEvent.click(screen.getByRole('button', { name: '查看长租订单' }));
  expect(host.navigations.at(-1)?.url).toBe('/longrent_book/order_list');
});

it('a visitor is asked to log in first', () => {
  enterAsVisitor();
  serve({});
  render(<LongCashier />);
  expect(screen.getByText('登录后支付长租费用')).toBeTruthy();
});
