import type {
  Bill,
  BillGroup,
  BillLine,
  CompanyLevel,
  Deposits,
  DiscountCode,
  FeeCode,
  ServiceCode,
} from '../../types/api/bill';
import type { CalendarDay } from '../../types/api/cartype';
import { companyPrice } from './companyBenefit';
import { couponDays, couponDiscount, couponRefusal, type CouponContext, type CouponTerms } from './coupon';
import type { RentalDay, VoucherUse } from './dayVoucher';
import { dayRate, dayPrice, priceAt, type DayRate } from './dayPrice';
import { dailyPrice } from './dailyPrice';
import { waiverOf, type CreditSaid } from './credit';
import { releaseDay } from './deposits';
import { chargedKm, type DistanceFeeCode } from './distanceFee';
import { FEES } from './fees';
import { acceptedServices, type Service } from './services';
import { holidayOn, isBeyondHorizon } from './holidays';
import { isNightService } from './openingHours';
import { chargedDays, overtimeHours } from './rentalTime';
import { WKCOIN_PERCENT, WKCOIN_RULE } from './rewards';
import { addDays, DAY, dayOf, toMillis, type Time } from './shanghaiTime';

/** 长租优惠: percent off the rental fee by charged days, the longest first. */
export const LONG_RENTAL_DISCOUNTS = [
  { days: 30, percent: 15 },
  { days: 15, percent: 10 },
  { days: 7, percent: 5 },
] as const;

/** A coupon that the renter chose, when and where they use it. */
export interface CouponUse {
  terms: CouponTerms;
  now: Time;
  channel?: string;
  /** For vouchers: the car, and where it is taken. */
  car?: VoucherUse['car'];
}

/** What a price depends on. Money in integer fen, distances in kilometres. */
export interface QuoteInput {
  from: Time;
  to: Time;
  /** Price of the car on a plain weekday. */
  weekdayPrice: number;
  /** Chosen services; required ones are added, those that another one includes are left out. */
  services: readonly ServiceCode[];
  /** People covered by INS_TRAVEL_ACCIDENT, default 1. */
  insuredCount?: number;
  /** Delivery to the door and collection from it: distance from the site, absent when not wanted. */
  delivery?: { pickupKm?: number; returnKm?: number };
  /** Return in another city, or else at another site of the same city: distance between the two. */
  oneWay?: { crossCityKm?: number; crossSiteKm?: number };
  /** 企业优惠 of the member's company: it counts first, and coupons and coins pay of what it leaves. */
  company?: CompanyLevel | undefined;
  coupon?: CouponUse;
  /** 悟空币 that the renter offers; as many as allowed are used. */
  wkcoins?: number;
  /** Whether the long-rental discount counts (specification §3, calcDiscount), default true. */
  useDiscount?: boolean;
  vehicleDeposit: number;
  violationDeposit: number;
  /** Whether a credit score stands in for the deposits, or why it does not; absent where none was asked. */
  credit?: CreditSaid | undefined;
}

/** What of a price the car gives. */
export type PricedCar = Pick<QuoteInput, 'weekdayPrice' | 'vehicleDeposit' | 'violationDeposit'>;

/** What of it is the same for every car that somebody compares: period, ways, what they chose. */
export type PricedSearch = Omit<QuoteInput, keyof PricedCar>;

const sum = (lines: readonly BillLine[]): number => lines.reduce((total, { amount }) => total + amount, 0);

const billLine = (line: Omit<BillLine, 'amount'>): BillLine => ({
  ...line,
  amount: line.unitPrice * line.quantity,
});

const feeLine = (code: FeeCode, quantity: number): BillLine => {
  const { name, unitPrice, unit, rule } = FEES[code];
  return billLine({ code, name, unitPrice, quantity, unit, rule, group: 'service' });
};

/** A fee by distance: free is a line too, so that the renter sees it. */
const distanceLines = (code: DistanceFeeCode, km: number | undefined): BillLine[] =>
  km === undefined ? [] : [feeLine(code, chargedKm(code, km))];

/** What a period gives to the rental fee of any car. */
interface PeriodPart {
  days: number;
  /** Started hours beyond the days. */
  overtime: number;
  /** The kinds of its days. */
  rates: (DayRate & { quantity: number })[];
  /** The day that has begun with the overtime. */
  nextRate: DayRate;
}

/** The dates of so many rental days: a day of 24 hours belongs to the date on which it starts. */
function datesOf(from: Time, days: number): number[] {
  const first = toMillis(dayOf(from));
  return Array.from({ length: days }, (_, index) => first + index * DAY);
}

function periodPart({ from, to }: Pick<QuoteInput, 'from' | 'to'>): PeriodPart {
  const days = chargedDays(from, to);
  const rates = new Map<string, DayRate & { quantity: number }>();
  for (const date of datesOf(from, days)) {
    const rate = dayRate(date);
    rates.set(rate.code, { ...rate, quantity: (rates.get(rate.code)?.quantity ?? 0) + 1 });
  }
  return {
    days,
    overtime: overtimeHours(from, to),
    rates: [...rates.values()],
    nextRate: dayRate(toMillis(from) + days * DAY),
  };
}

/** 车辆租赁费: a line for each kind of day. */
const rentalLines = ({ rates }: PeriodPart, weekdayPrice: number): BillLine[] =>
  rates.map(rate =>
    billLine({
      code: rate.code,
      name: `车辆租赁费（${rate.kind}）`,
      unitPrice: priceAt(rate, weekdayPrice),
      quantity: rate.quantity,
      unit: '天',
      rule: rate.rule,
      group: 'rental',
    }),
  );

/** 超时费: by the hour, or the price of the day that has begun where that is less (decisions, reading 6). */
function overtimeLines(hours: number, dayCharge: number): BillLine[] {
  if (hours === 0) return [];
  const byHour: BillLine = { ...feeLine('OVERTIME', hours), group: 'rental' };
  if (byHour.amount <= dayCharge) return [byHour];
  return [billLine({ ...byHour, unitPrice: dayCharge, quantity: 1, unit: '天' })];
}

function serviceLine(service: Service, days: number, insuredCount: number): BillLine {
  const { code, name, unitPrice, per, capDays = Infinity, rule, group } = service;
  const charged = Math.min(days, capDays);
  const quantity = { DAY: charged, PERSON_DAY: charged * Math.max(1, insuredCount), ORDER: 1 }[per];
  const unit = ({ DAY: '天', PERSON_DAY: '份', ORDER: '次' } as const)[per];
  return billLine({ code, name, unitPrice, quantity, unit, rule, group });
}

function feeLines({ from, to, delivery, oneWay }: PricedSearch, days: number): BillLine[] {
  const nights = [from, to].filter(isNightService).length;
  return [
    feeLine('BASIC_SERVICE', days),
    feeLine('HANDLING', 1),
    feeLine('PREPARATION', 1),
    ...(nights > 0 ? [feeLine('NIGHT_SERVICE', nights)] : []),
    ...distanceLines('DELIVERY_PICKUP', delivery?.pickupKm),
    ...distanceLines('DELIVERY_RETURN', delivery?.returnKm),
    ...distanceLines('CROSS_CITY', oneWay?.crossCityKm),
    ...(oneWay?.crossCityKm === undefined ? distanceLines('CROSS_SITE', oneWay?.crossSiteKm) : []),
  ];
}

const discountLines = (code: DiscountCode, name: string, amount: number, rule: string): BillLine[] =>
  amount > 0
    ? [billLine({ code, name, unitPrice: -amount, quantity: 1, unit: '次', rule, group: 'discount' })]
    : [];

/** 企业优惠: off each rental day and each hour beyond them, so that days and their sum agree to the fen. */
function companyLines(rental: readonly BillLine[], company: CompanyLevel | undefined): BillLine[] {
  if (!company) return [];
  const amount = rental.reduce(
    (off, { unitPrice, quantity }) => off + (unitPrice - companyPrice(unitPrice, company)) * quantity,
    0,
  );
  const rule = `${company.name}员工价，租车费优惠${company.percent}%`;
  return discountLines('COMPANY', '企业优惠', amount, rule);
}

function longRentalLines(days: number, rentalFee: number, isUsed: boolean): BillLine[] {
  const discount = LONG_RENTAL_DISCOUNTS.find(step => days >= step.days);
  if (!discount || !isUsed) return [];
  const amount = Math.round((rentalFee * discount.percent) / 100);
  const rule = `租满${discount.days}天，租车费优惠${discount.percent}%`;
  return discountLines('LONG_RENTAL', '长租优惠', amount, rule);
}

/** Deposits of any car: what they are the car says, what becomes of them the search. */
function depositsFor({ to, credit }: PricedSearch): (car: PricedCar) => Deposits {
  const waived = credit?.granted === true;
  const releaseText = waived
    ? '信用免押，无需支付押金'
    : `车辆押金${releaseDay('vehicle', to)}前、违章押金${releaseDay('violation', to)}前原路退回`;
  return ({ vehicleDeposit: vehicle, violationDeposit: violation }) => ({
    vehicle,
    violation,
    releaseText,
    ...waiverOf(credit),
  });
}

const isWhole = (value: number): boolean => Number.isInteger(value) && value >= 0;

function assertWhole(...amounts: number[]): void {
  if (!amounts.every(isWhole)) throw new RangeError('Money and counts must be whole numbers');
}

function assertPriceable(search: PricedSearch): void {
  const { from, to, wkcoins = 0, insuredCount = 1, delivery, oneWay, company } = search;
  if (toMillis(from) >= toMillis(to)) throw new RangeError('The return must be after the pickup');
  assertWhole(wkcoins, insuredCount, company?.percent ?? 0, 100 - (company?.percent ?? 0));
  const distances = [delivery?.pickupKm, delivery?.returnKm, oneWay?.crossCityKm, oneWay?.crossSiteKm];
  if (!distances.every((km = 0) => Number.isFinite(km) && km >= 0)) {
    throw new RangeError('Distances must be kilometres');
  }
}

/** What a car costs for a period, and what a company and a long rental take off, one after the other. */
function rentalPart(
  period: PeriodPart,
  weekdayPrice: number,
  { company, useDiscount = true }: Pick<QuoteInput, 'company' | 'useDiscount'>,
) {
  const { days, overtime, nextRate } = period;
  const rental = [
    ...rentalLines(period, weekdayPrice),
    ...overtimeLines(overtime, priceAt(nextRate, weekdayPrice)),
  ];
  const ofCompany = companyLines(rental, company);
  const longRental = longRentalLines(days, sum(rental) + sum(ofCompany), useDiscount);
  return { rental, reductions: [...ofCompany, ...longRental] };
}

/** The amount of one part of a bill in fen; `groupTotal(bill, 'rental')` is the rental fee. */
export const groupTotal = ({ lines }: Pick<Bill, 'lines'>, group: BillGroup): number =>
  sum(lines.filter(line => line.group === group));

/** What a coupon's worth depends on in this order: for `couponRefusal` and `couponDiscount`. */
export function couponContext(input: QuoteInput, use: Omit<CouponUse, 'terms'>): CouponContext {
  const { rental, reductions } = rentalPart(periodPart(input), input.weekdayPrice, input);
  const priceOn = (date: Time): number =>
    companyPrice(dayPrice(input.weekdayPrice, date).price, input.company);
  return {
    now: use.now,
    channel: use.channel,
    car: use.car,
    pickupTime: input.from,
    rentalFee: sum(rental) + sum(reductions),
    firstDayPrice: priceOn(dayOf(input.from)),
    get rentalDays() {
      return datesOf(input.from, chargedDays(input.from, input.to)).map((date): RentalDay => ({
        day: dayOf(date),
        price: priceOn(date),
      }));
    },
  };
}

/** The same, read from a bill that was priced elsewhere: a coupon of its own does not change it. */
export function couponContextOf(
  bill: Pick<Bill, 'lines' | 'days' | 'company'>,
  pickupTime: Time,
  use: Omit<CouponUse, 'terms'>,
): CouponContext {
  const priceOn = (date: Time): number => {
    const { code } = dayRate(date);
    return companyPrice(bill.lines.find(line => line.code === code)?.unitPrice ?? 0, bill.company);
  };
  return {
    now: use.now,
    channel: use.channel,
    car: use.car,
    pickupTime,
    rentalFee:
      groupTotal(bill, 'rental') +
      sum(bill.lines.filter(({ code }) => code === 'COMPANY' || code === 'LONG_RENTAL')),
    firstDayPrice: priceOn(dayOf(pickupTime)),
    get rentalDays() {
      return datesOf(pickupTime, bill.days).map((date): RentalDay => ({
        day: dayOf(date),
        price: priceOn(date),
      }));
    },
  };
}

function couponPart(input: QuoteInput): { couponLines: BillLine[]; refusal?: string } {
  if (!input.coupon) return { couponLines: [] };
  const { terms } = input.coupon;
  const context = couponContext(input, input.coupon);
  const days = couponDays(terms, context);
  const [name, rule] = terms.days
    ? [`周期购（${terms.name}）`, `抵扣${days}天租车费，用后还剩${terms.days.left - days}天`]
    : [`优惠券（${terms.name}）`, '每个订单可用一张，抵扣租车费'];
  return {
    couponLines: discountLines('COUPON', name, couponDiscount(terms, context), rule),
    refusal: couponRefusal(terms, context),
  };
}

/**
 * What every car costs that is compared in one search: what the search gives is worked out once, at the first call, what
 * the car gives with each car: `cars.map(quoteFor(search))`. Throws what `quote` throws.
 */
export function quoteFor(asked: PricedSearch): (car: PricedCar) => Bill {
  // Texts are read once: a price asks for its two times by the dozen, and a list has many prices.
  const search = { ...asked, from: toMillis(asked.from), to: toMillis(asked.to) };
  assertPriceable(search);
  const { services, insuredCount = 1, wkcoins = 0, company } = search;
  const period = periodPart(search);
  const { days, overtime } = period;
  const besides = [
    ...feeLines(search, days),
    ...acceptedServices(services).map(service => serviceLine(service, days, insuredCount)),
  ];
  const depositsOf = depositsFor(search);

  return ({ weekdayPrice, vehicleDeposit, violationDeposit }) => {
    assertWhole(weekdayPrice, vehicleDeposit, violationDeposit);
    const car = { weekdayPrice, vehicleDeposit, violationDeposit };
    const { rental, reductions } = rentalPart(period, weekdayPrice, search);
    const { couponLines, refusal } = couponPart({ ...search, ...car });

    const rentalFee = sum(rental);
    const remaining = rentalFee + sum(reductions) + sum(couponLines);
    const coins = Math.min(wkcoins, Math.floor((rentalFee * WKCOIN_PERCENT) / 100), remaining);
    const coinRule = `${WKCOIN_RULE}，本单使用${coins}个`;

    const lines = [
      ...rental,
      ...besides,
      ...reductions,
      ...couponLines,
      ...discountLines('WKCOIN', '悟空币抵扣', coins, coinRule),
    ];
    return {
      lines,
      total: sum(lines),
      days,
      overtimeHours: overtime,
      dailyAverage: dailyPrice({ lines, days }),
      deposits: depositsOf(car),
      ...(company && { company }),
      ...(refusal && { couponRefusal: refusal }),
    };
  };
}

/**
 * The bill of an order. The one home of every price: the server prices with it, the app shows it (decisions,
 * readings 13 and 14). The sum of the lines is the total, and the price of each line times its quantity its amount.
 * Throws when the return is not after the pickup, or when money is not whole fen.
 */
export const quote = (input: QuoteInput): Bill => quoteFor(input)(input);

/**
 * What a rental costs if it begins, at the same time of day and for as long, on each of `days` days from `fromDay`
 * (`YYYY-MM-DD`): on its own day just what list and detail say. It ends where a rental would reach beyond what can be
 * booked.
 */
export function priceCalendar(
  rental: QuoteInput,
  { fromDay, days }: { fromDay: string; days: number },
): CalendarDay[] {
  const clock = toMillis(rental.from) - toMillis(dayOf(rental.from));
  const length = toMillis(rental.to) - toMillis(rental.from);
  const bills = Array.from({ length: days }, (_, index) => addDays(fromDay, index))
    .map(day => ({ day, from: toMillis(day) + clock }))
    .filter(({ from }) => !isBeyondHorizon(from + length))
    .map(({ day, from }) => ({ day, bill: quote({ ...rental, from, to: from + length }) }));
  const prices = bills.map(({ bill }) => bill.dailyAverage);
  const lowest = Math.min(...prices);
  const differ = lowest < Math.max(...prices);
  return bills.map(({ day, bill: { dailyAverage: price, total } }) => {
    const holiday = holidayOn(day);
    return {
      day,
      price,
      total,
      ...(holiday && { holiday: holiday.name }),
      ...(holiday && holiday.minimumDays > 1 && { minimumDays: holiday.minimumDays }),
      isLowest: differ && price === lowest,
    };
  });
}
