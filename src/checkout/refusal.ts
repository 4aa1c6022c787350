import { ErrorCode } from '@/domain/errorCode';
import { remedyFor, type Remedy } from '@/domain/remedy';
import { ApiError, codeOf, messageOf } from '@/services/ApiError';
import type { PricedBill, Quote } from './quote';

/** A way out of a refusal. ACCEPT: the new price. CLOSE: read it, the screen shows the rest. */
export type WayOut = Remedy | 'ACCEPT' | 'CLOSE';

/** Why no order was made, in one sentence, with the way out. */
export interface Refusal {
  text: string;
  remedy: WayOut;
  /** Code of the answer; undefined when there was none. */
  code?: number | undefined;
  /** The price that was seen, where another one holds now. */
  before?: PricedBill | undefined;
  /** Nothing was submitted: the price alone says that the choice cannot be ordered. */
  isBeforeSubmit?: boolean;
}

/** What is read, and the screen shows the rest. */
const toRead: readonly (number | undefined)[] = [
  ErrorCode.COUPON_UNUSABLE,
  ErrorCode.PRICE_CHANGED,
  ErrorCode.INVALID_PARAMS,
];

/** What a refused or failed order tells; what the server did not say, or broke on, can be tried again. */
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
export function quoteIn<Priced extends Quote>(problem: unknown): Priced | undefined {
  const data = (problem instanceof ApiError ? problem.data : undefined) as Partial<Priced> | null | undefined;
  return typeof data?.bill?.total === 'number' && Array.isArray(data.bill.lines)
    ? (data as Priced)
    : undefined;
}
