import { ErrorCode } from '@/domain/errorCode';
import { remedyFor, type Remedy } from '@/domain/remedy';
import { ApiError, codeOf, messageOf } from '@/services/ApiError';
import type { Bill } from '~types/api/bill';
import type { OrderQuote } from '~types/api/order';

/** A way out of a refusal. ACCEPT: the new price. CLOSE: read it, the screen shows the rest. */
export type WayOut = Remedy | 'ACCEPT' | 'CLOSE';

/** Why no order was made, in one sentence, with the way out. */
export interface Refusal {
  text: string;
  remedy: WayOut;
  /** Code of the answer; undefined when there was none. */
  code?: number | undefined;
  /** The price that the renter saw, where another one holds now. */
  before?: Bill | undefined;
  /** Nothing was submitted: the price alone says that the choice cannot be booked. */
  isBeforeSubmit?: boolean;
}

/** What a renter reads, and the screen shows the rest. */
const toRead: readonly (number | undefined)[] = [
  ErrorCode.COUPON_UNUSABLE,
  ErrorCode.PRICE_CHANGED,
  ErrorCode.INVALID_PARAMS,
];

/** No car is left for the choice, which its price says already. */
export const soldOut: Refusal = {
  text: '这款车在您选的时间已订完',
  remedy: 'CARS',
  code: ErrorCode.SOLD_OUT,
};

/** What a failed booking tells the renter; what the server did not say, or broke on, can be tried again. */
export function refusalOf(problem: unknown): Refusal {
  const code = codeOf(problem);
  return { text: messageOf(problem), remedy: toRead.includes(code) ? 'CLOSE' : remedyFor(code), code };
}

/** Whether the server has decided: no order was made. A lost answer or a broken server leave it open. */
export function isDefinite(problem: unknown): boolean {
  const code = codeOf(problem);
  return code !== undefined && code < ErrorCode.INTERNAL;
}

/** The new quote that a refusal brought along. */
export function quoteIn(problem: unknown): OrderQuote | undefined {
  const data = (problem instanceof ApiError ? problem.data : undefined) as
    Partial<OrderQuote> | null | undefined;
  return typeof data?.bill?.total === 'number' && Array.isArray(data.bill.lines)
    ? (data as OrderQuote)
    : undefined;
}
