import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import Coupon from '@/packages/booking/pages/coupon/index';
import Coupons from '@/packages/wallet/pages/coupons/index';
import { BookingStore } from '@/rental/BookingStore';
import { root, startAnew } from '@/stores/rootContext';
import { accessibilityProblems } from '../../support/accessibility';
import { chooseThreeDays, rental } from '../../support/bookings';
import { fifty } from '../../support/coupons';
import { dayCoupon } from '../../support/cycles';
import { serve } from '../../support/fakeServer';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Issue 13, coupon kind DAYS: what is left of bought days and until when, in the wallet and where a coupon is chosen.

beforeEach(() => {
  startAnew();
  enterAsMember();
});
afterEach(enterAsVisitor);

describe('/profile/coupon', () => {
  const used = { ...dayCoupon(0), status: 1 as const };
  const serveCoupons = () =>
    serve({
      'GET /api/account/get_coupons': ({ status }) => {
        const coupons = status === 0 ? [dayCoupon(6)] : status === 1 ? [used] : [];
        return { coupons, total: coupons.length };
      },
    });

  it('shows the days that are left, where and until when; they lead to the cars and to their order', async () => {
    serveCoupons();
    render(<Coupons />);
    const card = within(await screen.findByRole('article'));
    for (const text of ['还剩6天', '经济型，共8天', '2030年11月23日至2031年1月21日'])
      expect([text, card.queryByText(text) !== null]).toEqual([text, true]);
    expect(await accessibilityProblems()).toEqual([]);
    fireEvent.click(card.getByRole('button', { name: '查看周末卡的明细和退款' }));
    expect(host.navigations.at(-1)?.url).toBe('/cycle_purchase/order?orderid=Z1');
    fireEvent.click(card.getByRole('button', { name: '去使用周末卡' }));
    expect(host.navigations.at(-1)).toEqual({ kind: 'switchTab', url: '/' });
  });

  it('of days that are used up the order is still to be seen, and nothing to be used', async () => {
    serveCoupons();
    render(<Coupons />);
    await screen.findByText('还剩6天');
    fireEvent.click(screen.getByRole('button', { name: '已使用' }));
    const card = within((await screen.findByText('还剩0天')).closest('article') as HTMLElement);
    expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['明细和退款']);
  });

  it('leads to where days are bought', async () => {
    serveCoupons();
    render(<Coupons />);
    fireEvent.click(await screen.findByRole('button', { name: /^周期购/ }));
    expect(host.navigations.at(-1)?.url).toBe('/cycle_purchase');
  });
});

describe('选择优惠券', () => {
  beforeEach(chooseThreeDays);

  it('offers them among the others, and says why they cannot be used where they cannot', async () => {
    const other = { ...dayCoupon(6), id: 'days-Z2', name: '月卡', refusal: '仅限经济型车型' };
    rental(undefined, { coupons: [dayCoupon(6), fifty, other] });
    const booking = root.get(BookingStore).open('K9');
    host.stack = ['/', '/reserve_car', '/reserve_car/coupon'];
    render(<Coupon />);
    await waitFor(() => expect(booking.checkout.isPriced).toBe(true));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /周末卡/ }).disabled).toBe(false);
    const refused = screen.getByRole<HTMLButtonElement>('button', { name: /月卡/ });
    expect([refused.disabled, refused.textContent?.includes('仅限经济型车型')]).toEqual([true, true]);
  });
});
