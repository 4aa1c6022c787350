import type { Bill, BillLine, LongServiceCode } from '../../types/api/bill';
import { addMonths, daysBetween } from './calendarMonths';
import { couponDiscount, couponRefusal, type CouponContext, type CouponTerms } from './coupon';
import { releaseDay } from './deposits';
import { toIso, toMillis, type Time } from './shanghaiTime';

/** Months for which a car can be had: up to a year month by month, then two years and three (issue 13). */
export const LONG_TERMS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 24, 36];

/** What is proposed first: 1个月 (specification §7). */
export const DEFAULT_TERM = 1;

/** No rental is longer, however often it is extended. */
export const LONGEST_TERM = 36;

/** By how many months a rental is extended at a time. */
export const EXTENSION_TERMS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Percent of the price of a single month that a month costs by the term: the longer the cheaper. */
export const LONG_TIERS = [
  { from: 1, percent: 100, text: '1–2个月' },
  { from: 3, percent: 95, text: '3–5个月' },
  { from: 6, percent: 90, text: '6–11个月' },
  { from: 12, percent: 85, text: '12–23个月' },
  { from: 24, percent: 80, text: '24个月' },
  { from: 36, percent: 75, text: '36个月' },
] as const;

/** What paying for all months at once takes off the rent, percent. */
export const ONCE_PERCENT = 3;

/** Days of which a month's price is reckoned a day's. */
const DAYS_OF_MONTH = 30;

/** Kilometres that a month includes, and fen for each beyond. */
export const MONTHLY_KM = 2000;
export const EXTRA_KM_PRICE = 80;

/** How the months are paid: 一次付清, 按月付. */
export type LongPlan = 'ONCE' | 'MONTHLY';

export const PLAN_TEXTS: Readonly<Record<LongPlan, string>> = { ONCE: '一次付清', MONTHLY: '按月付' };

/** A service that is paid by the month. */
export interface LongService {
  code: LongServiceCode;
  name: string;
  /** Fen a month; 0: part of every long rental. */
  monthlyPrice: number;
  description: string;
}

/** Every monthly service; those without a price belong to every long rental. */
export const LONG_SERVICES: readonly LongService[] = [
  {
    code: 'LONG_BASIC',
    name: '基础保障与保养',
    monthlyPrice: 0,
    description: '含交强险、车损险、100万元第三者责任险，按里程定期保养',
  },
  {
    code: 'LONG_FULL_COVER',
    name: '全程无忧',
    monthlyPrice: 29_900,
    description: '车损零自付，轮胎、玻璃、停运损失都由我们承担，第三者责任险升至200万元',
  },
  {
    code: 'LONG_BACKUP_CAR',
    name: '备用车',
    monthlyPrice: 9_900,
    description: '车辆保养或维修超过4小时，送同级备用车上门',
  },
  {
    code: 'LONG_DOOR_CARE',
    name: '上门保养取送',
    monthlyPrice: 5_900,
    description: '保养时上门取车，做完送回，每月1次',
  },
];

/** The tier of a term: the last that has begun. */
const tierOf = (months: number): (typeof LONG_TIERS)[number] =>
  LONG_TIERS.reduce((found, tier) => (months >= tier.from ? tier : found), LONG_TIERS[0]);

/** What a month costs for a term, whole yuan in fen; `base`: of a single month. */
export const monthlyPrice = (base: number, months: number): number =>
  Math.round((base * tierOf(months).percent) / 100 / 100) * 100;

/** What a month costs by every term, the shortest first. */
export const priceTable = (base: number): { text: string; months: number; monthlyPrice: number }[] =>
  LONG_TIERS.map(({ from, text }) => ({ text, months: from, monthlyPrice: monthlyPrice(base, from) }));

/** What a day of a rental costs, fen: a thirtieth of its month. */
export const dayPriceOf = (ofMonth: number): number => Math.round(ofMonth / DAYS_OF_MONTH);

/** 1个月, 24个月. */
export const termText = (months: number): string => `${months}个月`;

/**
 * 3个月, of a rental that is so long by the calendar; undefined where it ends on another day, as an early return does. A car
 * that was handed over early may come back before its term has begun: 不足1天.
 */
export function lengthText(from: Time, to: Time, months: number): string | undefined {
  if (toMillis(to) <= toMillis(from)) return '不足1天';
  return longEnd(from, months) === toIso(to) ? termText(months) : undefined;
}

/** When a rental ends, ISO: calendar months after it began. */
export const longEnd = (from: Time, months: number): string => toIso(addMonths(from, months));

/** What a price depends on. Money in fen. */
export interface LongPriceInput {
  from: Time;
  months: number;
  /** Price of a single month. */
  base: number;
  plan: LongPlan;
  services: readonly LongServiceCode[];
  vehicleDeposit: number;
  violationDeposit: number;
  coupon?: { terms: CouponTerms; now: Time; channel?: string };
}

/** Services as they are priced: chosen ones and those that belong to every rental, each once, in their order. */
export const longServicesOf = (chosen: readonly LongServiceCode[]): LongService[] =>
  LONG_SERVICES.filter(({ code, monthlyPrice: price }) => price === 0 || chosen.includes(code));

const line = (of: Omit<BillLine, 'amount'>): BillLine => ({ ...of, amount: of.unitPrice * of.quantity });

/** A line that counts once. */
export const onceLine = (
  of: Pick<BillLine, 'code' | 'name' | 'rule' | 'group'> & { amount: number },
): BillLine => ({ ...of, unitPrice: of.amount, quantity: 1, unit: '次' });

const discountLine = (
  code: 'LONG_ONCE' | 'COUPON',
  name: string,
  amount: number,
  rule: string,
): BillLine[] => (amount > 0 ? [onceLine({ code, name, rule, amount: -amount, group: 'discount' })] : []);

/** Where a coupon would be used, for what rates coupons. */
export const longCouponContext = ({ from, months, base, plan, coupon }: LongPriceInput): CouponContext => {
  const rent = monthlyPrice(base, months) * months;
  return {
    now: coupon?.now ?? from,
    pickupTime: from,
    rentalFee: rent - (plan === 'ONCE' ? onceDiscount(rent) : 0),
    firstDayPrice: dayPriceOf(monthlyPrice(base, months)),
    // Bought days are for cars that are rented by the day.
    rentalDays: [],
    ...(coupon?.channel !== undefined && { channel: coupon.channel }),
  };
};

const onceDiscount = (rent: number): number => Math.round((rent * ONCE_PERCENT) / 100);

const sum = (lines: readonly BillLine[]): number => lines.reduce((total, { amount }) => total + amount, 0);

/** The bill of a long rental: rent, monthly services, what paying at once and a coupon take off; deposits beside it. */
export function longBill(input: LongPriceInput): Bill {
  const { from, months, base, plan, services, coupon } = input;
  const ofMonth = monthlyPrice(base, months);
  const rent = line({
    code: 'LONG_RENT',
    name: '租金',
    unitPrice: ofMonth,
    quantity: months,
    unit: '月',
    rule: `租期${termText(months)}，每月含${MONTHLY_KM}公里，超出每公里${EXTRA_KM_PRICE / 100}元`,
    group: 'rental',
  });
  const context = longCouponContext(input);
  const lines = [
    rent,
    ...longServicesOf(services).map(({ code, name, monthlyPrice: unitPrice, description }) =>
      line({ code, name, unitPrice, quantity: months, unit: '月', rule: description, group: 'service' }),
    ),
    ...(plan === 'ONCE'
      ? discountLine('LONG_ONCE', '一次付清优惠', onceDiscount(rent.amount), `租金减${ONCE_PERCENT}%`)
      : []),
    ...(coupon
      ? discountLine('COUPON', '优惠券', couponDiscount(coupon.terms, context), coupon.terms.name)
      : []),
  ];
  const end = addMonths(from, months);
  const refusal = coupon && couponRefusal(coupon.terms, context);
  return {
    lines,
    total: sum(lines),
    days: daysBetween(from, end),
    overtimeHours: 0,
    dailyAverage: Math.round(ofMonth / DAYS_OF_MONTH / 100) * 100,
    deposits: {
      vehicle: input.vehicleDeposit,
      violation: input.violationDeposit,
      releaseText: `还车后，${releaseDay('vehicle', end)}前退车辆押金，${releaseDay('violation', end)}前退违章押金`,
    },
    ...(refusal !== undefined && { couponRefusal: refusal }),
  };
}

/** A bill with lines besides, or in the place of those of their code. */
export function withLines<One extends Pick<Bill, 'lines' | 'total'>>(
  bill: One,
  added: readonly BillLine[],
): One {
  const codes = new Set(added.map(({ code }) => code));
  const lines = [...bill.lines.filter(({ code }) => !codes.has(code)), ...added];
  return { ...bill, lines, total: sum(lines) };
}

/** What a month of a bill costs, rent and services, as it was booked, fen. */
export const monthOf = ({ lines }: Pick<Bill, 'lines'>): number =>
  lines.reduce(
    (month, { unit, code, unitPrice }) =>
      unit === '月' && !code.startsWith('LONG_EXTENSION') ? month + unitPrice : month,
    0,
  );

/**
 * The bill of a rental that goes on for so many months: they cost what a month of the whole term costs, less what paying at
 * once takes off where that was chosen, and its services go on; months before stay as they were priced.
 */
export function extendedBill(
  bill: Bill,
  { base, months, extension, to }: { base: number; months: number; extension: number; to: Time },
): Bill {
  const number = bill.lines.filter(({ code }) => code.startsWith('LONG_EXTENSION')).length + 1;
  const unitPrice = monthlyPrice(base, months + extension);
  const added = line({
    code: `LONG_EXTENSION_${number}`,
    name: number === 1 ? '续租月租金' : `第${number}次续租月租金`,
    unitPrice,
    quantity: extension,
    unit: '月',
    rule: `续租${termText(extension)}，按总租期${termText(months + extension)}的月租金计算`,
    group: 'rental',
  });
  const services = bill.lines
    .filter(({ group, unit }) => group === 'service' && unit === '月')
    .map(service => line({ ...service, quantity: service.quantity + extension }));
  const once = bill.lines
    .filter(({ code }) => code === 'LONG_ONCE')
    .map(discount => onceLine({ ...discount, amount: discount.amount - onceDiscount(added.amount) }));
  const order = new Map([...services, ...once].map(changed => [changed.code, changed]));
  const lines = [...bill.lines.map(one => order.get(one.code) ?? one), added];
  return {
    ...bill,
    lines,
    total: sum(lines),
    days: bill.days + daysBetween(addMonths(to, -extension), to),
  };
}
