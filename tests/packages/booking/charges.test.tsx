import { fireEvent, render, screen } from '@testing-library/react';
import { quote } from '@/domain/pricing';
import Charges from '@/packages/booking/pages/charges/index';
import { BookingStore } from '@/packages/booking/stores/BookingStore';
import { root } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { OrderChoice } from '~types/api/order';
import { serve } from '../../support/fakeServer';
import { corolla } from '../../support/orders';
import { site } from '../../support/places';
import { host } from '../../support/taro';
import { enterAsMember } from '../../support/visitor';

const billOf = ({
  from_time: from,
  to_time: to,
  services,
}: Pick<OrderChoice, 'from_time' | 'to_time' | 'services'>) =>
  quote({ from, to, services, weekdayPrice: 12800, vehicleDeposit: 300000, violationDeposit: 200000 });

const threeDays = {
  from_time: '2030-11-18T10:00:00+08:00',
  to_time: '2030-11-21T10:00:00+08:00',
  services: [],
};

beforeEach(() => enterAsMember());

describe('费用明细 (specification §2, /reserve_car/detail_charges)', () => {
  it('shows the bill of an order, with what was paid and refunded', async () => {
    serve({
      'GET /api/order/bill/calc': () => ({ bill: billOf(threeDays), paid: 54400, refunded: 10000 }),
    });
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
    const search = root.get(SearchStore);
    search.chooseSite(site());
    search.choosePeriod(threeDays.from_time, threeDays.to_time);
    serve({
      'POST /api/order/calc': choice => ({
        bill: billOf(choice),
        cartype: corolla,
        site: site(),
        return_site: site(),
        available: 3,
        coupons: [],
        wkcoin: { balance: 0, usable: 0 },
        notices: [],
      }),
    });
    root.get(BookingStore).open('C1').toggleService('WORRY_FREE', true);
    render(<Charges />);
    expect(await screen.findByText('全程无忧')).toBeTruthy();
    expect(screen.getByText('合计（共3天）').parentElement?.textContent).toContain('¥784');
  });
});
