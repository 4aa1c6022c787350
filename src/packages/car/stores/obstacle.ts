import { isBookable } from '@/domain/carFilter';
import { ErrorCode } from '@/domain/errorCode';
import { codeOf, messageOf } from '@/services/ApiError';
import type { CarTypeDetail } from '~types/api/cartype';

/** What a renter can do when a car cannot be booked as it is searched. */
export type Remedy = 'PERIOD' | 'PLACE' | 'DELIVERY' | 'CARS' | 'RETRY';

/** What stands in the way of booking a car, in one sentence, with the way out. */
export interface Obstacle {
  text: string;
  remedy: Remedy;
  /** Small changes are worth asking for (rental.md, what users complain of). */
  hasAlternatives: boolean;
}

const remedies: Readonly<Partial<Record<number, Remedy>>> = {
  [ErrorCode.PERIOD_INVALID]: 'PERIOD',
  [ErrorCode.MINIMUM_DAYS]: 'PERIOD',
  [ErrorCode.SOLD_OUT]: 'PERIOD',
  [ErrorCode.SITE_CLOSED]: 'PLACE',
  [ErrorCode.CITY_NOT_SERVED]: 'PLACE',
  [ErrorCode.DELIVERY_UNAVAILABLE]: 'DELIVERY',
  [ErrorCode.NOT_FOUND]: 'CARS',
};

const withAlternatives: readonly (number | undefined)[] = [
  ErrorCode.SOLD_OUT,
  ErrorCode.MINIMUM_DAYS,
  ErrorCode.SITE_CLOSED,
  // A car that this site does not have may stand at the next one.
  ErrorCode.NOT_FOUND,
];

/** What a refused or failed call means; what the server did not say, or broke on, can be tried again. */
export function obstacleOf(problem: unknown): Obstacle {
  const code = codeOf(problem);
  return {
    text: messageOf(problem),
    remedy: (code === undefined ? undefined : remedies[code]) ?? 'RETRY',
    hasAlternatives: withAlternatives.includes(code),
  };
}

/** Why a car that is there cannot be booked as it stands; undefined when it can. */
export function unbookableOf({
  offer,
  reason,
  reason_text,
}: Pick<CarTypeDetail, 'offer' | 'reason' | 'reason_text'>): Obstacle | undefined {
  if (isBookable(offer)) return undefined;
  if (reason === 'SITE_CLOSED') {
    return { text: reason_text ?? '门店暂停营业，请换个地点', remedy: 'PLACE', hasAlternatives: true };
  }
  const text = offer.available === 0 ? '该时段已订完' : `节假日${offer.minimum_days ?? 1}天起租`;
  return { text, remedy: 'PERIOD', hasAlternatives: true };
}
