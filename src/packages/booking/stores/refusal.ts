import { ErrorCode } from '@/domain/errorCode';
import { ApiError, messageOf } from '@/services/ApiError';
import type { Bill } from '~types/api/bill';
import type { OrderQuote } from '~types/api/order';

/** What a renter can do when a booking is refused. CLOSE: read it, the screen shows the rest. */
export type Remedy = 'ACCEPT' | 'RETRY' | 'PERIOD' | 'SITE' | 'CARS' | 'CLOSE';

/** Why no order was made, in one sentence, with the way out. */
export interface Refusal {
  text: string;
  remedy: Remedy;
  /** The price that the renter saw and the one that holds now. */
  priceChange?: { before: Bill; after: Bill };
}

const REMEDIES: Readonly<Partial<Record<number, Remedy>>> = {
  [ErrorCode.SOLD_OUT]: 'CARS',
  [ErrorCode.NOT_FOUND]: 'CARS',
  [ErrorCode.SITE_CLOSED]: 'SITE',
  [ErrorCode.CITY_NOT_SERVED]: 'SITE',
  [ErrorCode.PERIOD_INVALID]: 'PERIOD',
  [ErrorCode.MINIMUM_DAYS]: 'PERIOD',
  [ErrorCode.COUPON_UNUSABLE]: 'CLOSE',
  [ErrorCode.PRICE_CHANGED]: 'CLOSE',
  [ErrorCode.INVALID_PARAMS]: 'CLOSE',
};

/** The way out of what the server said; what it did not say, or broke on, can be tried again. */
export function remedyOf(problem: unknown): Remedy {
  const code = problem instanceof ApiError ? problem.code : undefined;
  return (code === undefined ? undefined : REMEDIES[code]) ?? 'RETRY';
}

/** What a failed booking tells the renter. */
export const refusalOf = (problem: unknown): Refusal => ({
  text: messageOf(problem),
  remedy: remedyOf(problem),
});

/** Whether the server has decided: no order was made. A lost answer or a broken server leave it open. */
export function isDefinite(problem: unknown): boolean {
  return problem instanceof ApiError && problem.code !== undefined && problem.code < ErrorCode.INTERNAL;
}

/** The new quote that a refusal brought along. */
export function quoteIn(problem: unknown): OrderQuote | undefined {
  const data = (problem instanceof ApiError ? problem.data : undefined) as
    Partial<OrderQuote> | null | undefined;
  return typeof data?.bill?.total === 'number' && Array.isArray(data.bill.lines)
    ? (data as OrderQuote)
    : undefined;
}
