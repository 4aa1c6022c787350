import { act, fireEvent, render, screen } from '@testing-library/react';
import { CheckoutBar } from '@/checkout/components/CheckoutBar';
import { CouponCell } from '@/checkout/components/CouponCell';
import { RefusalSheet } from '@/checkout/components/RefusalSheet';
import { UnpricedView } from '@/checkout/components/UnpricedView';
import { waysOut } from '@/checkout/waysOut';
import { ErrorCode } from '@/domain/errorCode';
import { dayCoupon } from '../../support/cycles';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';
import { dayPasses, priceOf, refusal, type PassCheckout } from '../dayPasses';

beforeEach(() => enterAsMember());
afterEach(enterAsVisitor);

const submit = jest.fn();

function show(checkout: PassCheckout): void {
  const ways = waysOut(checkout, submit, {});
  const total = checkout.quote.data?.bill.total;
  render(
    <>
      {total === undefined ? (
        <UnpricedView checkout={checkout} ways={ways} skeleton="…" />
      ) : (
        <>
          <CouponCell checkout={checkout} onClick={jest.fn()} />
          <CheckoutBar
            checkout={checkout}
            total={total}
            ways={ways}
            onShowBill={jest.fn()}
            onSubmit={() => void checkout.submit.run()}
          />
        </>
      )}
      <RefusalSheet checkout={checkout} ways={ways} />
    </>,
  );
}

describe('the parts of a checkout screen, for a line of which they know nothing', () => {
  it('show the total, and that there is no coupon', async () => {
    const { checkout } = dayPasses();
    await checkout.price();
    show(checkout);
    expect(screen.getByRole('button', { name: /合计\s*¥\s*2000/ })).toBeTruthy();
    expect(screen.getByText('暂无优惠券')).toBeTruthy();
  });

  it('say of days that were bought ahead how many go and how many stay (issue 13: coupon kind DAYS)', async () => {
    const voucher = { ...dayCoupon(20), value: 22_000 };
    const { checkout } = dayPasses({
      price: choice => {
        const priced = priceOf(choice, { coupons: [voucher] });
        const rule = '抵扣2天租车费，用后还剩18天';
        const lines = priced.bill.lines.map(line => (line.code === 'COUPON' ? { ...line, rule } : line));
        return Promise.resolve({ ...priced, bill: { ...priced.bill, lines } });
      },
    });
    await checkout.price();
    await checkout.price();
    show(checkout);
    expect(screen.getByRole('button', { name: /^优惠券 ?周末卡，抵扣2天租车费，用后还剩18天/ })).toBeTruthy();
  });

  it('say why nothing was ordered, with 知道了 where the line cannot change it', async () => {
    const { checkout } = dayPasses({
      submit: () => Promise.reject(refusal(ErrorCode.SOLD_OUT, '日卡刚刚售完')),
    });
    await checkout.price();
    show(checkout);
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: '提交订单' }));
      await Promise.resolve();
    });
    expect(screen.getByRole('dialog', { name: '订单没有提交成功' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('日卡刚刚售完');
    fireEvent.click(screen.getByRole('button', { name: '知道了' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('say why there is no price, and try again', async () => {
    let isOnline = false;
    const { checkout } = dayPasses({
      price: choice =>
        isOnline
          ? Promise.resolve({ bill: { total: choice.days, lines: [] }, plan: [] })
          : Promise.reject(refusal(ErrorCode.INTERNAL, '服务开小差了，请稍后再试')),
    });
    await checkout.price();
    show(checkout);
    expect(screen.getByText('服务开小差了，请稍后再试')).toBeTruthy();
    isOnline = true;
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: '重试' }));
      await Promise.resolve();
    });
    expect(checkout.isPriced).toBe(true);
  });
});
