import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import Discount from '@/packages/booking/pages/discount/index';
import { BookingStore } from '@/rental/BookingStore';
import { root } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { OrderQuote } from '~types/api/rental';
import { accessibilityProblems } from '../../support/accessibility';
import { chooseThreeDays, rental } from '../../support/bookings';
import { fifty } from '../../support/coupons';
import { host } from '../../support/taro';

const coins = { wkcoin: { balance: 1200, usable: 1000 } };

/** 优惠 above 确认订单 of a car. A car of its own for each test: what one has chosen is not the other's. */
async function openDiscounts(cartypeId: string, differences: Partial<OrderQuote> = coins) {
  rental(undefined, differences);
  const booking = root.get(BookingStore).open(cartypeId);
  host.stack = ['/', '/reserve_car', '/reserve_car/discount'];
  render(<Discount />);
  await waitFor(() => expect(booking.checkout.isPriced).toBe(true));
  return booking;
}

const part = (name: string): HTMLElement => screen.getByRole('region', { name });
const total = (): string | undefined =>
  screen.getByText('合计').closest('[role="status"]')?.textContent?.replace(/\s/g, '');

beforeEach(chooseThreeDays);

describe('优惠 (specification §2, /reserve_car/discount; §3, calcUsewk, calcDiscount)', () => {
  it('shows balance and rule of 悟空币, and reprices in place when they are used', async () => {
    await openDiscounts('D1');
    expect(part('悟空币').textContent).toContain('共1200枚，本单可用1000枚，抵¥10');
    expect(part('悟空币').textContent).toContain('100个抵1元，最多抵租车费的10%');
    expect(total()).toBe('合计¥544');
    fireEvent.click(screen.getByRole('switch', { name: /^使用悟空币/ }));
    await waitFor(() => expect(total()).toBe('合计¥534'));
    expect(part('悟空币').textContent).toContain('-¥10');
    expect(part('合计优惠').textContent).toContain('-¥10');
  });

  it('says when there are no coins to use', async () => {
    await openDiscounts('D2', { wkcoin: { balance: 0, usable: 0 } });
    expect(part('悟空币').textContent).toContain('暂无悟空币');
    expect(screen.queryByRole('switch', { name: /^使用悟空币/ })).toBeNull();
  });

  it('shows the steps of the long-rental discount and the one that is reached; on from the start', async () => {
    root.get(SearchStore).choosePeriod('2030-11-18T10:00:00+08:00', '2030-12-03T10:00:00+08:00');
    const booking = await openDiscounts('D3');
    const steps = within(part('长租优惠')).getAllByRole('listitem');
    expect(steps.map(step => step.textContent)).toEqual(['满7天9.5折', '满15天9折', '满30天8.5折']);
    expect(steps.map(step => step.getAttribute('aria-current'))).toEqual([null, 'true', null]);
    const before = booking.savingOf('LONG_RENTAL');
    expect(before).toBeGreaterThan(0);
    const toggle = screen.getByRole('switch', { name: /^长租优惠/ });
    expect(toggle.getAttribute('aria-checked')).toBe('true');
    fireEvent.click(toggle);
    await waitFor(() =>
      expect(booking.checkout.isPriced && booking.savingOf('LONG_RENTAL') === 0).toBe(true),
    );
  });

  it('says from when a long rental counts', async () => {
    await openDiscounts('D4');
    expect(part('长租优惠').textContent).toContain('本单共3天，租满7天起租车费自动打折');
  });

  it('adds up what is saved, coupon included', async () => {
    const booking = await openDiscounts('D5', { ...coins, coupons: [fifty] });
    await waitFor(() => expect(booking.checkout.couponSaving).toBe(5000));
    fireEvent.click(screen.getByRole('switch', { name: /^使用悟空币/ }));
    await waitFor(() => expect(part('合计优惠').textContent).toContain('-¥60'));
    fireEvent.click(within(part('优惠券')).getByRole('button'));
    expect(host.navigations).toEqual([{ kind: 'navigateTo', url: '/reserve_car/coupon' }]);
  });

  it('offers the best combination, takes it in one tap and leaves it in one', async () => {
    const booking = await openDiscounts('D8', { ...coins, coupons: [fifty] });
    await waitFor(() => expect(booking.checkout.couponSaving).toBe(5000));
    const best = () => within(part('合计优惠'));
    expect(await best().findByText('选最优组合，还能再省¥10')).toBeTruthy();
    fireEvent.click(best().getByRole('button', { name: '一键选用' }));
    expect(await best().findByText('已为您选最优组合，共省¥60')).toBeTruthy();
    expect(booking.draft).toMatchObject({ couponId: fifty.id, isCouponOwn: false, useWkcoin: true });
    expect(await accessibilityProblems()).toEqual([]);
    fireEvent.click(best().getByRole('button', { name: '撤销最优组合' }));
    expect(await best().findByText('选最优组合，还能再省¥10')).toBeTruthy();
    expect(booking.draft).toMatchObject({ couponId: fifty.id, isCouponOwn: false, useWkcoin: false });
  });

  it('what was changed since is not taken back by leaving the best combination', async () => {
    const booking = await openDiscounts('D9', { ...coins, coupons: [fifty] });
    act(() => booking.checkout.chooseCoupon(undefined));
    await waitFor(() => expect(booking.furtherSaving).toBe(6000));
    act(booking.takeBest);
    await waitFor(() => expect(booking.furtherSaving).toBe(0));
    expect(booking.canLeaveBest).toBe(true);
    act(() => booking.setUseWkcoin(false));
    expect(booking.canLeaveBest).toBe(false);
    act(() => {
      booking.setUseWkcoin(true);
      booking.leaveBest();
    });
    expect(booking.draft).toMatchObject({ couponId: undefined, isCouponOwn: true, useWkcoin: false });
  });

  it('says nothing of it where nothing can be saved', async () => {
    await openDiscounts('D10', { wkcoin: { balance: 0, usable: 0 } });
    expect(screen.queryByText(/最优组合/)).toBeNull();
  });

  it('完成 leads back to the order', async () => {
    await openDiscounts('D6');
    fireEvent.click(screen.getByRole('button', { name: '完成' }));
    expect(host.navigations.map(({ kind }) => kind)).toEqual(['navigateBack']);
  });

  it('has nothing for axe to find', async () => {
    await openDiscounts('D7', { ...coins, coupons: [fifty] });
    expect(await accessibilityProblems()).toEqual([]);
  });
});
