import { fireEvent, render, screen } from '@testing-library/react';
import Charges from '@/packages/booking/pages/charges/index';
import { BookingStore } from '@/rental/BookingStore';
import { root } from '@/stores/rootContext';
import type { OrderChoice } from '~types/api/rental';
import { chooseThreeDays, priceOf, rental } from '../../support/bookings';
import { serve } from '../../support/fakeServer';
import { host } from '../../support/taro';

beforeEach(chooseThreeDays);

describe('费用明细 (specification §2, /reserve_car/detail_charges)', () => {
  it('shows the bill of an order, with what was paid and refunded', async () => {
    const booking = new BookingStore(root).open('C1');
    const { bill } = priceOf(booking.choice as OrderChoice);
    serve({ 'GET /api/order/bill/calc': () => ({ bill, paid: 54400, refunded: 10000 }) });
    host.params = { orderid: 'D1' };
    render(<Charges />);
    expect((await screen.findByText('合计（共3天）')).parentElement?.textContent).toContain('¥544');
    expect(screen.getByText('已支付').parentElement?.parentElement?.textContent).toContain('¥544');
    expect(screen.getByText('已退款').parentElement?.parentElement?.textContent).toContain('¥100');
  });

  it('without an order says so, and leads to the cars', async () => {
    render(<Charges />);
    fireEvent.click(await screen.findByRole('button', { name: '去选车' }));
    expect(host.navigations).toEqual([{ kind: 'redirectTo', url: '/carlist' }]);
  });

  it('shows the bill of what is being booked, as it was chosen', async () => {
    rental();
    root.get(BookingStore).open('C1').toggleService('WORRY_FREE', true);
    render(<Charges />);
    expect(await screen.findByText('全程无忧')).toBeTruthy();
    expect(screen.getByText('合计（共3天）').parentElement?.textContent).toContain('¥784');
  });
});
