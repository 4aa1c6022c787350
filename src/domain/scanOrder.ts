import type { OpeningHours } from '../../types/api/site';
import { isOpenAt } from './openingHours';
import { earliestPickup } from './periodChoice';
import { DAY, MINUTE, toIso, toMillis, type Time } from './shanghaiTime';

/** What booking, the login and paying take: a pickup that is nearer would be past before it is paid. */
const TIME_TO_BOOK = 10 * MINUTE;

/**
 * The period of who stands at a site and wants a car now: from the first half-hour that leaves time to book it, for one
 * day (design/lines.md, scan-code order). The car is handed over as soon as it is paid. ISO times.
 */
export function scanPeriod(now: Time): { from: string; to: string } {
  const from = earliestPickup(toMillis(now) + TIME_TO_BOOK);
  return { from: toIso(from), to: toIso(from + DAY) };
}

/** Whether somebody is there to hand a car over, now and still when the period of a scan begins. */
export const isStaffed = (hours: OpeningHours, now: Time): boolean =>
  isOpenAt(hours, now) && isOpenAt(hours, scanPeriod(now).from);
