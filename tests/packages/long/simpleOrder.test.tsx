import { fireEvent, render, screen } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import SimpleLong from '@/packages/long/pages/simple/index';
import { startAnew } from '@/stores/rootContext';
import { accessibilityProblems } from '../../support/accessibility';
import { Refusal, serve } from '../../support/fakeServer';
import { host } from '../../support/taro';

// Issue 13, long rent (book): whoever holds the signed link of an instalment pays it, and learns nothing else.

beforeEach(() => void startAnew());

describe('/longrent_book/simple_order_detail', () => {
  it('tells number, car and amount, and lets whoever has the link pay', async () => {
    host.params = { token: 'T1' };
    serve({
      'GET /api/order_long/get_simple_detail': () => ({
        number: '123456',
        car: '丰田卡罗拉',
        what: '第2期租金',
        amount: 285_000,
        due: '2030-12-23T10:00:00+08:00',
        is_overdue: false,
        state: 'DUE',
      }),
    });
    render(<SimpleLong />);
    expect(await screen.findByText('尾号123456')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '去支付' }));
    expect(host.navigations.at(-1)?.url).toBe('/wookong_pay?token=T1');
    expect(await accessibilityProblems()).toEqual([]);
  });

  it.each([
    ['PAID', '这笔费用已付清'],
    ['CONFIRMING', '正在确认支付结果'],
    ['OVER', '这笔费用不再单独支付'],
  ] as const)('a bill that is %s cannot be paid again', async (state, title) => {
    host.params = { token: 'T1' };
    serve({
      'GET /api/order_long/get_simple_detail': () => ({
        ...{ number: '123456', car: '丰田卡罗拉', what: '第2期租金', amount: 0, is_overdue: false, state },
      }),
    });
    render(<SimpleLong />);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '去支付' })).toBeNull();
  });

  it('a link that is forged or over tells nothing', async () => {
    host.params = { token: 'forged' };
    serve({
      'GET /api/order_long/get_simple_detail': () => {
        throw new Refusal(ErrorCode.NOT_FOUND, '链接已失效');
      },
    });
    render(<SimpleLong />);
    expect(await screen.findByText('付款链接已失效')).toBeTruthy();
  });
});
