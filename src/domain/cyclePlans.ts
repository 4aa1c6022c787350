import type { CarCategory } from '../../types/api/cartype';
import { dayOf, addDays, DAY, format, isTime, toMillis, type Time } from './shanghaiTime';
import { WEEKEND_PERCENT } from './dayPrice';
import type { VoucherDays } from './dayVoucher';
import { yuanText } from './money';

/** The plans of cycle purchase, by their names on the wire. */
export type CyclePlanKey = 'WEEKEND' | 'WORKDAY' | 'MONTH';

/** Rental days that are bought ahead at a lower price (issue 13, 周期购). */
export interface CyclePlan {
  key: CyclePlanKey;
  /** 周末卡. */
  name: string;
  /** How many days are bought. */
  days: number;
  /** On which days they count. */
  on: VoucherDays;
  /** For how many days from the first they can be used. */
  validDays: number;
  /** Percent of the ordinary price of such a day that one costs here. */
  percent: number;
  /** What it is for, in a few words. */
  text: string;
}

/** Every plan, in the order in which it is shown. */
export const CYCLE_PLANS: readonly CyclePlan[] = [
  {
    key: 'WEEKEND',
    name: '周末卡',
    days: 8,
    on: 'WEEKEND',
    validDays: 60,
    percent: 85,
    text: '4个周末，说走就走',
  },
  {
    key: 'WORKDAY',
    name: '工作日卡',
    days: 20,
    on: 'WORKDAY',
    validDays: 60,
    percent: 75,
    text: '上下班、跑业务都合适',
  },
  {
    key: 'MONTH',
    name: '月卡',
    days: 30,
    on: 'ANY',
    validDays: 45,
    percent: 65,
    text: '45天里任选30天',
  },
];

/** The classes of cars of which days are sold; special cars and sports cars are rented by the day alone. */
export const CYCLE_CATEGORIES: readonly CarCategory[] = [
  'MICRO',
  'ECONOMY',
  'COMFORT',
  'BUSINESS',
  'SUV',
  'MPV',
  'NEW_ENERGY',
];

/** For how many days ahead the first day can be chosen. */
export const CYCLE_START_DAYS = 30;

/** The plan of a key; throws for one that is none. */
export function cyclePlan(key: CyclePlanKey): CyclePlan {
  const plan = CYCLE_PLANS.find(one => one.key === key);
  if (!plan) throw new RangeError(`There is no plan ${key}`);
  return plan;
}

/** What a plan costs. Fen, whole yuan. */
export interface CyclePrice {
  total: number;
  /** A day of it. */
  day: number;
  /** A day of the kind without it. */
  ordinaryDay: number;
}

const wholeYuan = (fen: number): number => Math.round(fen / 100) * 100;

/** What a plan costs where a class of cars costs `weekdayPrice` (fen) on a plain weekday. */
export function cyclePrice({ on, days, percent }: CyclePlan, weekdayPrice: number): CyclePrice {
  if (!Number.isInteger(weekdayPrice) || weekdayPrice < 0) throw new RangeError('Money must be whole fen');
  const ordinaryDay = wholeYuan(on === 'WEEKEND' ? (weekdayPrice * WEEKEND_PERCENT) / 100 : weekdayPrice);
  const day = Math.min(ordinaryDay, wholeYuan((ordinaryDay * percent) / 100));
  return { total: day * days, day, ordinaryDay };
}

/** What a card was bought for, and how much of it is used. Money in fen. */
export interface CycleUse {
  paid: number;
  /** What a day of the kind costs without the card. */
  ordinaryDay: number;
  /** Days that are used, or that a booking holds. */
  used: number;
}

/** What of a card is kept and what comes back when its rest is given up, fen. */
export interface CycleRefund {
  kept: number;
  refund: number;
}

/**
 * What comes back of a card: what was paid, less the days that are used at their ordinary price, and no less than
 * nothing. No fee is kept.
 */
export function cycleRefund({ paid, ordinaryDay, used }: CycleUse): CycleRefund {
  const kept = Math.min(paid, used * ordinaryDay);
  return { kept, refund: paid - kept };
}

/** How many days are used in the example of the refund. */
const EXAMPLE_DAYS = 2;

/** The rule of the refund, as it is shown before buying, one sentence each. */
export const CYCLE_REFUND_RULES: readonly string[] = [
  '有效期内可随时申请退款，不收手续费，款项原路退回。',
  '退款金额＝实付金额－已用天数×单日原价，最低为0元。',
  '订单已占用的天数按已用计算；先取消订单，天数退回后再退款更划算。',
  '有效期过后，没有用完的天数作废，不再退款。',
];

/** The refund of a price by an example: 用了2天再退，¥1000－2天×¥150＝可退¥700. */
export function refundExample({ total, ordinaryDay }: Pick<CyclePrice, 'total' | 'ordinaryDay'>): string {
  const { refund } = cycleRefund({ paid: total, ordinaryDay, used: EXAMPLE_DAYS });
  return `例如用了${EXAMPLE_DAYS}天后退款：¥${yuanText(total)}－${EXAMPLE_DAYS}天×¥${yuanText(ordinaryDay)}，可退¥${yuanText(refund)}`;
}

/** The time in which a card that begins on a day (`YYYY-MM-DD`) can be used: its first and its last moment. */
export function cycleValidity({ validDays }: CyclePlan, startDay: string): { from: Date; to: Date } {
  const from = toMillis(startDay);
  return { from: new Date(from), to: new Date(from + validDays * DAY - 1000) };
}

/** Why a card cannot begin on a day, one sentence; undefined where it can. */
export function startDayProblem(startDay: string, now: Time): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(startDay) || !isTime(startDay) || dayOf(startDay) !== startDay) {
    return '生效日期格式有误，请重新选择';
  }
  const today = dayOf(now);
  if (startDay < today) return '生效日期已过，请重新选择';
  const last = addDays(today, CYCLE_START_DAYS);
  return startDay > last ? `生效日期最晚可选${format(last, 'M月D日')}` : undefined;
}
