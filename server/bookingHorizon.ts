import { LAST_BOOKABLE_DAY } from '../src/domain/holidays';
import { LONGEST_RENTAL_DAYS } from '../src/domain/rentalTime';
import { DAY, dayOf, toMillis, type Time } from '../src/domain/shanghaiTime';

/** The longest rental can still be booked as long ahead as it lasts. */
const ENOUGH_DAYS = 2 * LONGEST_RENTAL_DAYS;

/**
 * What whoever runs the server is told at its start when the holiday calendar runs short, beyond which nothing is sold
 * (issue 10, section 2); undefined while it reaches far enough.
 */
export function horizonWarning(now: Time): string | undefined {
  const ahead = (toMillis(LAST_BOOKABLE_DAY) - toMillis(dayOf(now))) / DAY;
  if (ahead >= ENOUGH_DAYS) return undefined;
  const remedy = 'add the holidays of the next year to src/domain/holidays.ts';
  return ahead < 0
    ? `Nothing can be booked: the holiday calendar ended on ${LAST_BOOKABLE_DAY}; ${remedy}`
    : `Nothing can be booked beyond ${LAST_BOOKABLE_DAY} (days ahead: ${ahead}): ${remedy}`;
}
