import { addMonths, daysBetween } from './calendarMonths';
import type { LongPlan } from './longPricing';
import { DAY, toIso, toMillis, type Time } from './shanghaiTime';

/** Days before its months begin on which an instalment is due. */
export const DUE_DAYS = 3;

/** Days before it is due on which its member is reminded. */
export const REMINDER_DAYS = 3;

/** What an overdue instalment costs more each day, of 10,000. */
const OVERDUE_PER_MYRIAD = 5;

/** What an early return costs: percent of what remains, never more than a month. */
export const EARLY_RETURN_PERCENT = 30;

/** How the rules say it. */
export const OVERDUE_RULE = '逾期按每天0.05%收取滞纳金，不超过该期金额，付清前不能续租';
export const EARLY_RETURN_RULE = `剩余租期费用的${EARLY_RETURN_PERCENT}%，最多一个月的费用`;

/** A part of what a rental costs: for which time, until when, how much. ISO times, fen. */
export interface Instalment {
  /** 1 and up: 第1期. */
  number: number;
  from: string;
  to: string;
  due: string;
  amount: number;
}

/** An instalment of an order, with what became of it: `PLANNED` waits, `DROPPED` is asked for no more. */
export interface OrderInstalment extends Instalment {
  state: 'PLANNED' | 'PAID' | 'DROPPED';
  /** What was paid for being late, fen. */
  charge: number;
}

/** How an instalment stands at a time: it is not yet asked for, is, is late, is paid, or was given up. */
export type InstalmentStanding = 'LATER' | 'DUE' | 'OVERDUE' | 'PAID' | 'DROPPED';

/** Divides fen so that the sum is what it was: what cannot be divided is paid first. */
function share(total: number, parts: number): number[] {
  const each = Math.floor(total / parts);
  return Array.from({ length: parts }, (_, index) => (index === 0 ? total - each * (parts - 1) : each));
}

interface PlanInput {
  from: Time;
  months: number;
  total: number;
  plan: LongPlan;
  /** When it is ordered: the first is due at once. */
  now: Time;
}

/**
 * What is paid when: all at once, or month by month, the first now and each further one 3 days before it begins. Months
 * are those of the calendar, counted from the pickup. The sum is the total, to the fen.
 */
export function planOf({ from, months, total, plan, now }: PlanInput): Instalment[] {
  const count = plan === 'ONCE' ? 1 : months;
  const length = months / count;
  return share(total, count).map((amount, index) => {
    const begins = addMonths(from, index * length);
    return {
      number: index + 1,
      from: toIso(begins),
      to: toIso(addMonths(from, (index + 1) * length)),
      due: toIso(index === 0 ? now : toMillis(begins) - DUE_DAYS * DAY),
      amount,
    };
  });
}

/** When an instalment that is new is due: 3 days before it begins, or within a day where that is over. */
function dueOfNew(begins: Time, now: Time): string {
  const [start, moment] = [toMillis(begins), toMillis(now)];
  const regular = start - DUE_DAYS * DAY;
  return toIso(regular > moment ? regular : Math.max(moment, Math.min(moment + DAY, start)));
}

/** What is paid besides for an extension, after what was planned before; months are counted from the pickup. */
export function planOfExtension(
  before: readonly Pick<Instalment, 'number'>[],
  {
    from,
    months,
    extension,
    total,
    plan,
    now,
  }: PlanInput & {
    /** Months besides; `total` is what they cost. */
    extension: number;
  },
): Instalment[] {
  const last = Math.max(0, ...before.map(({ number }) => number));
  const count = plan === 'ONCE' ? 1 : extension;
  const length = extension / count;
  return share(total, count).map((amount, index) => {
    const begins = addMonths(from, months + index * length);
    return {
      number: last + index + 1,
      from: toIso(begins),
      to: toIso(addMonths(from, months + (index + 1) * length)),
      due: dueOfNew(begins, now),
      amount,
    };
  });
}

/** What being late costs by now, fen: each day after the day on which it was due. */
export function overdueCharge({ amount, due }: Pick<Instalment, 'amount' | 'due'>, now: Time): number {
  const days = Math.max(0, daysBetween(due, now));
  return Math.min(amount, Math.round((amount * OVERDUE_PER_MYRIAD * days) / 10_000));
}

/** What has to be paid of an instalment now, fen; nothing where it is paid or given up. */
export const amountDue = (instalment: OrderInstalment, now: Time): number =>
  instalment.state === 'PLANNED' ? instalment.amount + overdueCharge(instalment, now) : 0;

/** How it stands: it is asked for from the reminder on. */
export function instalmentStanding(instalment: OrderInstalment, now: Time): InstalmentStanding {
  if (instalment.state !== 'PLANNED') return instalment.state;
  const days = daysBetween(now, instalment.due);
  if (days < 0) return 'OVERDUE';
  return days <= REMINDER_DAYS ? 'DUE' : 'LATER';
}

/** The one that is paid next; undefined where all are. */
export const nextInstalment = <One extends OrderInstalment>(plan: readonly One[]): One | undefined =>
  [...plan].sort((a, b) => a.number - b.number).find(({ state }) => state === 'PLANNED');

/** Those that were not paid in time. */
export const overdueOf = <One extends OrderInstalment>(plan: readonly One[], now: Time): One[] =>
  plan.filter(one => instalmentStanding(one, now) === 'OVERDUE');

/** What of an instalment is used up when the car comes back then, fen, by days. */
function usedOf({ from, to, amount }: Instalment, end: Time): number {
  const days = daysBetween(from, to);
  const used = Math.min(days, Math.max(0, daysBetween(from, end)));
  return days === 0 ? amount : Math.round((amount * used) / days);
}

/** What an early return comes to. Fen. */
export interface EarlyReturn {
  /** What the time until then costs. */
  used: number;
  /** What is not used. */
  remaining: number;
  penalty: number;
  /** What the rental costs in all by then. */
  total: number;
  /** What of it is paid, without charges for being late. */
  paid: number;
  /** What comes back, or is to be paid: one of them is 0. */
  refund: number;
  owed: number;
}

/** What it costs to bring the car back before its end; `month`: what a month costs. */
export function earlyReturnOf(plan: readonly OrderInstalment[], end: Time, month: number): EarlyReturn {
  const live = plan.filter(({ state }) => state !== 'DROPPED');
  const used = live.reduce((sum, instalment) => sum + usedOf(instalment, end), 0);
  const remaining = live.reduce((sum, { amount }) => sum + amount, 0) - used;
  const penalty = Math.min(Math.round((remaining * EARLY_RETURN_PERCENT) / 100), month);
  const paid = live.reduce((sum, { state, amount }) => sum + (state === 'PAID' ? amount : 0), 0);
  const total = used + penalty;
  return {
    used,
    remaining,
    penalty,
    total,
    paid,
    refund: Math.max(0, paid - total),
    owed: Math.max(0, total - paid),
  };
}
