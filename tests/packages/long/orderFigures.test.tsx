import { fireEvent, render, screen, within } from '@testing-library/react';
import LongOrder from '@/packages/long/pages/detail/index';
import { startAnew } from '@/stores/rootContext';
import { serve } from '../../support/fakeServer';
import { longDetail, longQuote } from '../../support/longRentals';
import { host } from '../../support/taro';
import { enterAsMember } from '../../support/visitor';

// Issue 13, long rental: what an order costs as its screen says it, and what follows no clock of a device.

const tap = (name: RegExp | string): void => void fireEvent.click(screen.getByRole('button', { name }));

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

describe('/longrent_book/order_detail', () => {
  it('its rent is the rent alone: what came to it for being late and by the return stands beside it', async () => {
    const { bill } = longQuote({ months: 3 });
    const besides = [
      { code: 'LONG_OVERDUE' as const, name: '滞纳金', amount: 1_425 },
      { code: 'LONG_KILOMETRES' as const, name: '超里程费', amount: 16_000 },
    ].map(one => ({ ...one, unitPrice: one.amount, quantity: 1, unit: '次' as const, rule: '' }));
    serve({
      'GET /api/order_long/get_detail': () =>
        longDetail({
          ...{ status: 'TAIL_UNPAID', status_text: '尾款待支付', to_pay: 16_000 },
          bill: {
            ...bill,
            lines: [...bill.lines, ...besides.map(one => ({ ...one, group: 'afterwards' as const }))],
            total: bill.total + 17_425,
          },
        }),
    });
    render(<LongOrder />);
    const fees = within(
      (await screen.findByRole('heading', { name: '费用' })).closest('section') ?? document.body,
    );
    expect(fees.getByText('¥8550')).toBeTruthy();
    expect(fees.getByText('滞纳金、超里程费')).toBeTruthy();
    expect(fees.getByText('¥174.25')).toBeTruthy();
  });

  it('a host that collects nothing offers no automatic collection', async () => {
    serve({ 'GET /api/order_long/get_detail': () => longDetail({ mandate: { state: 'NONE' } }) });
    render(<LongOrder />);
    expect(await screen.findByText(/^第2期¥2850请在/)).toBeTruthy();
    expect(screen.queryByRole('switch', { name: /自动扣款/ })).toBeNull();
    expect(screen.queryByText('自动扣款')).toBeNull();
  });

  it('is counted in months and paid by the plan of the server, whatever the clock of the device says', async () => {
    jest.setSystemTime(new Date('2036-01-01T00:00:00+08:00'));
    serve({ 'GET /api/order_long/get_detail': () => longDetail() });
    render(<LongOrder />);
    expect(await screen.findByText('第2期¥2850请在12月23日前支付')).toBeTruthy();
    tap('支付第2期');
    expect(host.navigations.at(-1)?.url).toBe('/longrent_pay?instalment_id=L1-2');
  });
});
