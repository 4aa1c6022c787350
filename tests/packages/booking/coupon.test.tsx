import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import Coupon from '@/packages/booking/pages/coupon/index';
import { BookingStore } from '@/rental/BookingStore';
import { OverlayStore } from '@/stores/OverlayStore';
import { root } from '@/stores/rootContext';
import type { Coupon as CouponData } from '~types/api/account';
import { accessibilityProblems } from '../../support/accessibility';
import { chooseThreeDays, rental } from '../../support/bookings';
import { fifty, twenty } from '../../support/coupons';
import { Refusal } from '../../support/fakeServer';
import { host } from '../../support/taro';
import { enterAsVisitor } from '../../support/visitor';

const weekend: CouponData = {
  ...fifty,
  id: 'KW',
  name: '周末券',
  rule: '周末取车可用',
  refusal: '仅限周末取车',
};

/** 选择优惠券 above 确认订单 of a car. A car of its own for each test: what one has chosen is not the other's. */
async function openCoupons(cartypeId: string, coupons: CouponData[]) {
  rental(undefined, { coupons });
  const booking = root.get(BookingStore).open(cartypeId);
  host.stack = ['/', '/reserve_car', '/reserve_car/coupon'];
  render(<Coupon />);
  await waitFor(() => expect(booking.checkout.isPriced).toBe(true));
  return booking;
}

beforeEach(chooseThreeDays);

describe('选择优惠券 (specification §2, /reserve_car/coupon)', () => {
  it('shows the usable ones, the best first and recommended, each with what it saves', async () => {
    await openCoupons('K1', [fifty, twenty, weekend]);
    const usable = screen.getByRole('heading', { name: '可用优惠券（2）' }).parentElement as HTMLElement;
    const [best, second, none] = within(usable).getAllByRole('button');
    expect(best?.textContent).toContain('新人立减50元推荐本单可省¥50');
    expect(second?.textContent).toContain('本单可省¥20');
    expect(second?.textContent).not.toContain('推荐');
    expect(none?.textContent).toBe('不使用优惠券');
  });

  it('shows the others with the reason of each, which cannot be chosen', async () => {
    await openCoupons('K2', [fifty, weekend]);
    const others = screen.getByRole('heading', { name: '不可用（1）' }).parentElement as HTMLElement;
    const other = within(others).getByRole<HTMLButtonElement>('button');
    expect(other.disabled).toBe(true);
    expect(other.textContent).toContain('仅限周末取车');
  });

  it('marks the chosen one; another one is taken with one tap, and leads back', async () => {
    const booking = await openCoupons('K3', [fifty, twenty]);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /新人立减50元/ }).getAttribute('aria-pressed')).toBe('true'),
    );
    fireEvent.click(screen.getByRole('button', { name: /立减20元/ }));
    expect(booking.draft).toMatchObject({ couponId: 'K20', isCouponOwn: true });
    expect(host.navigations.map(({ kind }) => kind)).toEqual(['navigateBack']);
    await waitFor(() => expect(booking.checkout.couponSaving).toBe(2000));
  });

  it('不使用优惠券 takes it off for good', async () => {
    const booking = await openCoupons('K4', [fifty]);
    await waitFor(() => expect(booking.checkout.couponSaving).toBe(5000));
    fireEvent.click(screen.getByRole('button', { name: '不使用优惠券' }));
    await waitFor(() => expect(booking.checkout.isPriced && booking.checkout.couponSaving === 0).toBe(true));
    expect(host.navigations.map(({ kind }) => kind)).toEqual(['navigateBack']);
  });

  it('opened by a link, leads to the order itself', async () => {
    const booking = await openCoupons('K5', [fifty]);
    host.stack = ['/reserve_car/coupon'];
    fireEvent.click(screen.getByRole('button', { name: '不使用优惠券' }));
    expect(host.navigations).toEqual([{ kind: 'redirectTo', url: '/reserve_car?cartype_id=K5' }]);
    await waitFor(() => expect(booking.checkout.isPriced).toBe(true));
  });

  it('says that there is none, and leads back', async () => {
    await openCoupons('K6', []);
    expect(screen.getByRole('heading', { name: '还没有优惠券' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '返回订单' }));
    expect(host.navigations.map(({ kind }) => kind)).toEqual(['navigateBack']);
  });

  describe('兑换码 (specification §7, coupon/active)', () => {
    const CODE = 'ABCDEFGHJKLMNPQR';
    /** A code brings that coupon, which is among the choices from then on. */
    async function openWithCode(cartypeId: string, brought: CouponData, owned: CouponData[] = []) {
      const coupons = [...owned];
      rental(
        undefined,
        { coupons },
        {
          'POST /api/account/coupon/active': ({ code }) => {
            if (code !== CODE) throw new Refusal(ErrorCode.CODE_WRONG, '兑换码不正确，请核对后再试');
            coupons.push(brought);
            return brought;
          },
        },
      );
      const booking = root.get(BookingStore).open(cartypeId);
      render(<Coupon />);
      await waitFor(() => expect(booking.checkout.isPriced).toBe(true));
      return booking;
    }
    const exchange = (code: string): void => {
      fireEvent.change(screen.getByLabelText('兑换码'), { target: { value: code } });
      fireEvent.click(screen.getByRole('button', { name: '兑换' }));
    };
    const toast = () => root.get(OverlayStore).toast?.text;

    it('brings a coupon that the order uses at once, also where there was none', async () => {
      const booking = await openWithCode('K8', fifty);
      exchange('abcd efgh jklm npqr');
      expect(await screen.findByRole('button', { name: /新人立减50元/, pressed: true })).toBeTruthy();
      expect(booking.draft).toMatchObject({ couponId: 'K50', isCouponOwn: true });
      expect(toast()).toBe('已兑换“新人立减50元”，这笔订单已选用');
      expect(screen.getByLabelText<HTMLInputElement>('兑换码').value).toBe('');
    });

    it('brings one that this order cannot use, and says so; what was chosen stays', async () => {
      const booking = await openWithCode('K9', weekend, [fifty]);
      await waitFor(() => expect(booking.checkout.couponSaving).toBe(5000));
      exchange(CODE);
      expect(await screen.findByRole('heading', { name: '不可用（1）' })).toBeTruthy();
      await waitFor(() => expect(toast()).toBe('已兑换“周末券”，这笔订单不能用'));
      expect(booking.draft.couponId).toBe('K50');
    });

    it('brings one that takes off less than the chosen one, which stays', async () => {
      const booking = await openWithCode('K12', twenty, [fifty]);
      await waitFor(() => expect(booking.checkout.couponSaving).toBe(5000));
      exchange(CODE);
      await waitFor(() => expect(toast()).toBe('已兑换“立减20元”，这笔订单用“新人立减50元”更省'));
      expect(booking.draft.couponId).toBe('K50');
    });

    it('says at its field what is wrong with it, and keeps it', async () => {
      await openWithCode('K10', fifty);
      exchange('ABCD');
      expect((await screen.findByRole('alert')).textContent).toBe('密码是16位，还差12位');
      exchange('ABCDEFGHJKLMNPQS');
      await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('兑换码不正确，请核对后再试'));
      expect(screen.getByLabelText<HTMLInputElement>('兑换码').value).toBe('ABCDEFGHJKLMNPQS');
    });

    it('is for members', async () => {
      enterAsVisitor();
      await openWithCode('K11', fifty, [twenty]);
      expect(screen.queryByLabelText('兑换码')).toBeNull();
    });
  });

  it('without a booking says so, and leads to the cars', async () => {
    const store = root.get(BookingStore);
    if (store.latest !== undefined) store.finish(store.latest);
    render(<Coupon />);
    fireEvent.click(await screen.findByRole('button', { name: '去选车' }));
    expect(host.navigations).toEqual([{ kind: 'redirectTo', url: '/carlist' }]);
  });

  it('has nothing for axe to find', async () => {
    await openCoupons('K7', [fifty, twenty, weekend]);
    expect(await accessibilityProblems()).toEqual([]);
  });
});
