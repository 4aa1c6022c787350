import { fireEvent, render, screen, within } from '@testing-library/react';
import Success from '@/packages/pay/pages/success/index';
import { startAnew } from '@/stores/rootContext';
import type { RentalDetail } from '~types/api/rental';
import { accessibilityProblems } from '../../support/accessibility';
import { rentalDue } from '../../support/dues';
import { serve } from '../../support/fakeServer';
import { orderDetail } from '../../support/orders';
import { host } from '../../support/taro';
import { enterAsMember } from '../../support/visitor';

function openPaid(differences: Partial<RentalDetail> = {}): void {
  serve({
    'GET /api/pay/get_due': () => rentalDue({ standing: { state: 'PAID', amount: 56200 } }),
    'GET /api/order/get_detail': () => orderDetail(differences),
  });
  host.params = { orderid: 'D1' };
  render(<Success />);
}

beforeEach(() => {
  startAnew();
  enterAsMember();
});

describe('支付成功 says the three next things (issue 11, a companion after paying)', () => {
  it('when and where, what to bring, and what is paid there', async () => {
    openPaid();
    const next = (await screen.findByRole('heading', { name: '接下来' })).parentElement as HTMLElement;
    const steps = within(next).getAllByRole('listitem');
    expect(steps.map(step => step.textContent)).toEqual([
      expect.stringContaining('11月22日 周五 10:00到首都机场T3店取车'),
      expect.stringContaining('带好驾驶人本人的身份证和驾驶证原件'),
      expect.stringContaining('取车时付押金¥5000'),
    ]);
    fireEvent.click(screen.getByRole('button', { name: /^取车提醒/ }));
    expect(host.navigations.at(-1)?.url).toBe('/reserve_car/remind?orderid=D1');
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('an order that the site has not confirmed yet says so', async () => {
    openPaid({ status: 'CONFIRMING', status_text: '待确认' });
    expect(await screen.findByText(/门店确认后，11月22日/)).toBeTruthy();
  });

  it('nothing is said to come of an order that was cancelled meanwhile', async () => {
    openPaid({ status: 'CANCELLED', status_text: '已取消' });
    await screen.findByText('丰田卡罗拉');
    expect(screen.queryByRole('heading', { name: '接下来' })).toBeNull();
  });
});
