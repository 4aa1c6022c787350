import { ErrorCode } from '@/domain/errorCode';
import { ApiError, codeOf, messageOf } from '@/services/ApiError';
import type { Bill } from '~types/api/bill';
import type { OrderQuote } from '~types/api/order';

/**
 * What a renter can do when a booking is refused. PLACE: another one for 送车上门 or 上门取车, or none. CLOSE: read it,
 * the screen shows the rest.
 */
export type Remedy = 'ACCEPT' | 'RETRY' | 'PERIOD' | 'SITE' | 'PLACE' | 'CARS' | 'CLOSE';

/** Why no order was made, in one sentence, with the way out. */
export interface Refusal {
  text: string;
  remedy: Remedy;
  /** Code of the answer; undefined when there was none. */
  code?: number | undefined;
  /** The price that the renter saw, where another one holds now. */
  before?: Bill | undefined;
  /** Nothing was submitted: the price alone says that the choice cannot be booked. */
  isBeforeSubmit?: boolean;
}

const REMEDIES: Readonly<Partial<Record<number, Remedy>>> = {
  [ErrorCode.SOLD_OUT]: 'CARS',
  [ErrorCode.NOT_FOUND]: 'CARS',
  [ErrorCode.SITE_CLOSED]: 'SITE',
  [ErrorCode.CITY_NOT_SERVED]: 'SITE',
  [ErrorCode.PERIOD_INVALID]: 'PERIOD',
  [ErrorCode.MINIMUM_DAYS]: 'PERIOD',
  [ErrorCode.DELIVERY_UNAVAILABLE]: 'PLACE',
  [ErrorCode.COUPON_UNUSABLE]: 'CLOSE',
  [ErrorCode.PRICE_CHANGED]: 'CLOSE',
  [ErrorCode.INVALID_PARAMS]: 'CLOSE',
};

/** Refusals to which a small change of the search may help (rental.md, what users complain of). */
const MENDABLE: readonly (number | undefined)[] = [
  ErrorCode.SOLD_OUT,
  ErrorCode.MINIMUM_DAYS,
  ErrorCode.SITE_CLOSED,
];

/** Whether alternatives are to be looked for. */
export const isMendable = ({ code }: Refusal): boolean => MENDABLE.includes(code);

/** No car is left for the choice, which its price says already. */
export const soldOut: Refusal = {
  text: '这款车在您选的时间已订完',
  remedy: 'CARS',
  code: ErrorCode.SOLD_OUT,
};

/** What a failed booking tells the renter; what the server did not say, or broke on, can be tried again. */
export function refusalOf(problem: unknown): Refusal {
  const code = codeOf(problem);
  const remedy = (code === undefined ? undefined : REMEDIES[code]) ?? 'RETRY';
  return { text: messageOf(problem), remedy, code };
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
