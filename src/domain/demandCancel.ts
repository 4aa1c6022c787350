import { DAY, toMillis, type Time } from './shanghaiTime';

/** What cancelling costs in the last day before the service, percent of the order. */
export const LATE_CANCEL_PERCENT = 20;

/** The rule as it is shown before one accepts a quote, one sentence each. */
export const DEMAND_CANCEL_RULES: readonly string[] = [
  '用车时间24小时以前取消，全额退款。',
  `用车前24小时内取消，收取订单金额的${LATE_CANCEL_PERCENT}%作为违约金，其余退回。`,
  '过了用车时间不能自行取消，请联系客服。',
  '我们取消的，全额退款。',
];

/** What cancelling an order costs at a moment, fen; undefined once its time has come. What is not paid costs nothing. */
export function demandCancelPenalty(
  { total, isPaid, startsAt }: { total: number; isPaid: boolean; startsAt: Time },
  now: Time,
): number | undefined {
  if (!isPaid) return 0;
  const left = toMillis(startsAt) - toMillis(now);
  if (left <= 0) return undefined;
  return left >= DAY ? 0 : Math.round((total * LATE_CANCEL_PERCENT) / 100);
}
