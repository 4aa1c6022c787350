import type { Subject } from './accounts';
import type { Money } from './money';

/**
 * Ends subjects whose time to pay is over and gives back what they held; answers how many it looked after. Safe in several
 * processes at once: each skips those that another has under lock. One that cannot be ended does not stop the others; the
 * error tells of it at the end.
 */
export async function lapseSubjects(money: Money, overdue: readonly Subject[], now: Date): Promise<number> {
  const errors: unknown[] = [];
  for (const subject of overdue) {
    try {
      await money.lapse(subject, now, { skipLocked: true });
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} of what was not paid in time could not be closed`);
  return overdue.length;
}
