import { addMonths } from '../../../src/domain/calendarMonths';
import {
  DUE_DAYS,
  EARLY_RETURN_RULE,
  earlyReturnOf,
  type EarlyReturn,
} from '../../../src/domain/instalments';
import { monthOf, onceLine, withLines } from '../../../src/domain/longPricing';
import { DAY, toIso } from '../../../src/domain/shanghaiTime';
import type { Bill } from '../../../types/api/bill';
import type { MoneyTransaction } from '../../kernel/money/moneyTransaction';
import { releaseClaim, beyond } from '../../kernel/stock/moveStock';
import {
  changeLong,
  claimOfLong,
  dropInstalments,
  insertInstalments,
  instalmentSubject,
  type LongOrder,
} from './longRepository';

/** A long rental that ends sooner: what it comes to, and its bill then. */
export interface Shortened extends EarlyReturn {
  bill: Bill;
}

/** What it would come to if the car came back then. */
export function shortened({ long, plan }: Pick<LongOrder, 'long' | 'plan'>, end: Date): Shortened {
  const early = earlyReturnOf(plan, end, monthOf(long.bill));
  const { remaining, penalty } = early;
  const bill = withLines(long.bill, [
    onceLine({
      code: 'LONG_UNUSED',
      name: '未使用租期退减',
      rule: '按提前还车后未使用的天数计算',
      amount: 0 - remaining,
      group: 'discount',
    }),
    onceLine({
      code: 'EARLY_RETURN',
      name: '提前还车违约金',
      rule: EARLY_RETURN_RULE,
      amount: penalty,
      group: 'service',
    }),
  ]);
  return { ...early, bill };
}

/**
 * Ends an order sooner, under its lock: what was planned is asked for no more, the days that are left are free, and the
 * bill and the total follow. What was paid too much, or is owed, is the caller's; answers it, and the order as it is then.
 */
export async function shorten(
  work: MoneyTransaction,
  locked: LongOrder,
  end: Date,
): Promise<{ result: Shortened; after: LongOrder }> {
  const { tx, now } = work;
  const { order, long, plan } = locked;
  const result = shortened(locked, end);
  await releaseClaim(tx, beyond(claimOfLong(long), claimOfLong({ ...long, toTime: end })));
  for (const { id, state } of plan) {
    if (state === 'PLANNED') await work.closePayments(instalmentSubject(id));
  }
  await dropInstalments(tx, order.id);
  await changeLong(tx, order.id, { toTime: end, shortenedAt: now, bill: result.bill });
  return {
    result,
    after: {
      order: { ...order, total: result.bill.total },
      long: { ...long, toTime: end, shortenedAt: now, bill: result.bill },
      plan: plan.map(one => (one.state === 'PLANNED' ? { ...one, state: 'DROPPED' } : one)),
    },
  };
}

/** What is still owed for a shorter rental, as one instalment that is due at once. */
export async function oweRest(
  work: MoneyTransaction,
  { order, long, plan }: LongOrder,
  owed: number,
): Promise<void> {
  const { tx, now } = work;
  const last = Math.max(...plan.map(({ number }) => number));
  const begun = plan.filter(({ state }) => state === 'PAID').at(-1);
  const due = new Date(
    Math.max(now.getTime(), Math.min(now.getTime() + DUE_DAYS * DAY, long.toTime.getTime())),
  );
  await insertInstalments(tx, order.id, [
    {
      number: last + 1,
      from: begun?.to ?? toIso(addMonths(long.fromTime, 0)),
      to: toIso(long.toTime),
      due: toIso(due),
      amount: owed,
    },
  ]);
}
