import { observable, runInAction, when } from 'mobx';
import { Checkout } from '@/checkout/Checkout';
import { newCheckoutDraft, type CheckoutDraft } from '@/checkout/checkoutDraft';
import type { CheckoutLine } from '@/checkout/checkoutLine';
import type { Quote, Terms } from '@/checkout/quote';
import type { ErrorCode } from '@/domain/errorCode';
import { ApiError } from '@/services/ApiError';
import { root } from '@/stores/rootContext';
import type { Coupon } from '~types/api/account';

/** What is chosen of a line that sells rental days ahead: no car, no site, no period. */
export interface PassChoice {
  days: number;
  coupon_id?: string;
}

/** Its price tells more than a bill: when it is paid. */
export interface PassQuote extends Quote {
  plan: { date: string; fen: number }[];
}

interface PassOrder {
  number: string;
  total: number;
}

export type PassLine = CheckoutLine<PassChoice, PassQuote, PassOrder>;
export type PassCheckout = Checkout<PassChoice, PassQuote, PassOrder>;

/** ¥100 a day in two instalments, less the coupon. */
export function priceOf(
  { days, coupon_id: couponId }: PassChoice,
  { perDay = 10000, coupons }: { perDay?: number; coupons?: Coupon[] } = {},
): PassQuote {
  const taken = coupons?.find(({ id, refusal }) => id === couponId && !refusal)?.value ?? 0;
  const total = days * perDay - taken;
  const discount = taken ? [{ code: 'COUPON', name: '优惠券', amount: -taken }] : [];
  return {
    bill: { total, lines: [{ code: 'DAYS', name: '日卡', amount: days * perDay }, ...discount] },
    plan: [
      { date: '2026-12-01', fen: total / 2 },
      { date: '2027-01-01', fen: total / 2 },
    ],
    ...(coupons ? { coupons } : {}),
  };
}

/** The server says no. */
export const refusal = (code: (typeof ErrorCode)[keyof typeof ErrorCode], text: string, data?: unknown) =>
  new ApiError(200, text, code, data);

/** A line as its own package would write it: a choice, a price and a submit handed in. */
export function dayPasses(differences: Partial<PassLine> = {}, draft: CheckoutDraft = newCheckoutDraft()) {
  const chosen = observable({ days: 20 });
  const kept = observable(draft);
  const sent: (PassChoice & Terms)[] = [];
  const ordered: string[] = [];
  const checkout: PassCheckout = new Checkout(root, kept, {
    choice: () => ({ days: chosen.days, ...(kept.couponId ? { coupon_id: kept.couponId } : {}) }),
    price: choice => Promise.resolve(priceOf(choice)),
    submit: signed => {
      const order = signed();
      sent.push(order);
      return Promise.resolve({ number: 'ZQ1', total: order.expected_total });
    },
    onOrdered: ({ number }) => {
      ordered.push(number);
      return Promise.resolve();
    },
    ...differences,
  });
  return {
    checkout,
    draft: kept,
    /** The orders that were sent, and those that were made. */
    sent,
    ordered,
    choose: (days: number): void => runInAction(() => void (chosen.days = days)),
    total: (): number | undefined => checkout.quote.data?.bill.total,
    priced: () => when(() => checkout.isPriced),
  };
}
