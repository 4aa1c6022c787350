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

  it('who is not verified yet is led to it, since the car is handed over to nobody else (decision 17)', async () => {
    openPaid({ pending_auth: { status: 'USER_NOAUTH', status_code: 0, comments: '' } });
    fireEvent.click(await screen.findByRole('button', { name: /^实名认证.*通过后才能取车/ }));
    expect(host.navigations.at(-1)?.url).toBe('/profile/identify');
  });

  it('of what the return has shown nothing is to be taken along, and the sum is not that of the last payment', async () => {
    openPaid({
      status: 'AWAITING_DEPOSIT',
      status_text: '待退押金',
      handovers: [
        { kind: 'PICKUP', odometer: 8000, energy: 100, time: '2030-11-22T10:00:00+08:00' },
        { kind: 'RETURN', odometer: 8200, energy: 90, time: '2030-11-25T10:00:00+08:00' },
      ],
    });
    expect(await screen.findByText('共支付¥562，费用已结清')).toBeTruthy();
    expect(screen.queryByText(/取车$/)).toBeNull();
  });

  it('nothing is said to come of an order that was cancelled meanwhile', async () => {
    openPaid({ status: 'CANCELLED', status_text: '已取消' });
    await screen.findByText('丰田卡罗拉');
    expect(screen.queryByRole('heading', { name: '接下来' })).toBeNull();
  });
});
