import { fireEvent, render, screen } from '@testing-library/react';
import { CouponCard, couponThresholdText, couponWorthText } from '@/blocks/coupon-card/CouponCard';
import type { Coupon } from '~types/api/account';

const coupon: Coupon = {
  id: 'K1',
  name: '新人立减50元',
  kind: 'AMOUNT',
  value: 5000,
  threshold: 30000,
  scope: 'ANY',
  valid_from: '2026-01-01T00:00:00+08:00',
  valid_to: '2026-12-31T23:59:00+08:00',
  status: 0,
  rule: '租车费满300元减50元',
};

describe('CouponCard (specification §3, coupons)', () => {
  it.each([
    ['AMOUNT', 5000, '¥50'],
    ['PERCENT', 10, '9折'],
    ['PERCENT', 15, '8.5折'],
    ['FIRST_DAY', 0, '首日免租'],
  ] as const)('%s %d is worth %s', (kind, value, text) => {
    expect(couponWorthText({ kind, value })).toBe(text);
    render(<CouponCard coupon={{ ...coupon, kind, value }} />);
    expect(screen.getByRole('article').textContent).toContain(text);
  });

  it('says from which fee it counts and until when', () => {
    render(<CouponCard coupon={coupon} />);
    const text = screen.getByRole('article').textContent;
    expect(text).toContain('满¥300可用');
    expect(text).toContain('有效期至2026年12月31日 23:59');
    expect(couponThresholdText({ threshold: 0, scope: 'ANY' })).toBe('无门槛');
    expect(couponThresholdText({ threshold: 0, scope: 'WEEKEND' })).toBe('无门槛，限周末');
    expect(couponThresholdText({ threshold: 30000, scope: 'HOLIDAY' })).toBe('满¥300可用，限节假日');
  });

  it('looks the same where it is chosen for an order as in the wallet (issue 11)', () => {
    const onChoose = jest.fn();
    const { container: wallet } = render(<CouponCard coupon={coupon} />);
    const { container: order } = render(
      <CouponCard coupon={coupon} choice={{ isChosen: false, onChoose }} />,
    );
    const seen = (container: HTMLElement) =>
      [...container.querySelectorAll('*')]
        .slice(1)
        .map(({ className, textContent }) => [className, textContent]);
    expect(seen(order)).toEqual(seen(wallet));
    fireEvent.click(screen.getByRole('button', { name: /新人立减50元/ }));
    expect(onChoose).toHaveBeenCalledTimes(1);
  });

  it('says what it takes off an order, which one is the best, and which one is taken', () => {
    render(<CouponCard coupon={coupon} choice={{ isChosen: true, isBest: true, saving: 5000 }} />);
    const choice = screen.getByRole('button', { name: /新人立减50元\s*推荐/ });
    expect(choice.getAttribute('aria-pressed')).toBe('true');
    expect(choice.textContent).toContain('本单可省¥50');
  });

  it('says why a choice cannot use it', () => {
    render(<CouponCard coupon={{ ...coupon, refusal: '租车费未满300元' }} />);
    expect(screen.getByText('租车费未满300元')).toBeTruthy();
  });
});
