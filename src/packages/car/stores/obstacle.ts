import { isBookable } from '@/domain/carFilter';
import { holdingText } from '@/domain/holdingOrder';
import { ErrorCode } from '@/domain/errorCode';
import { isMendable, remedyFor, type Remedy } from '@/domain/remedy';
import { codeOf, messageOf } from '@/services/ApiError';
import type { CarTypeDetail } from '~types/api/cartype';

/** What stands in the way of booking a car, in one sentence, with the way out. */
export interface Obstacle {
  text: string;
  remedy: Remedy;
  /** Small changes are worth asking for (rental.md, what users complain of). */
  hasAlternatives: boolean;
  /** The order that has to be paid (PAY). */
  orderid?: string;
}

/** What a refused or failed call means; what the server did not say, or broke on, can be tried again. */
export function obstacleOf(problem: unknown): Obstacle {
  const code = codeOf(problem);
  return {
    text: messageOf(problem),
    remedy: remedyFor(code),
    // A car that this site does not have may stand at the next one.
    hasAlternatives: isMendable(code) || code === ErrorCode.NOT_FOUND,
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
    return { text: reason_text ?? '门店暂停营业，请换个地点', remedy: 'SITE', hasAlternatives: true };
  }
  const { held_by: held } = offer;
  if (held) return { text: holdingText(held), remedy: 'PAY', hasAlternatives: true, orderid: held.orderid };
  const text = offer.available === 0 ? '该时段已订完' : `节假日${offer.minimum_days ?? 1}天起租`;
  return { text, remedy: 'PERIOD', hasAlternatives: true };
}
