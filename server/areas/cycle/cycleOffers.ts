import { and, avg, eq, gt, inArray } from 'drizzle-orm';
import type { CarCategory } from '../../../types/api/cartype';
import type { CycleChoice, CycleClass, CyclePlanOffer, CycleQuote } from '../../../types/api/cycle';
import { carName, categoryText } from '../../../src/domain/carWords';
import {
  CYCLE_CATEGORIES,
  CYCLE_PLANS,
  CYCLE_REFUND_RULES,
  cyclePlan,
  cyclePrice,
  cycleValidity,
  refundExample,
  startDayProblem,
  type CyclePlan,
} from '../../../src/domain/cyclePlans';
import { voucherDaysText } from '../../../src/domain/dayVoucher';
import { ErrorCode } from '../../../src/domain/errorCode';
import { isBeyondHorizon, LAST_BOOKABLE_DAY } from '../../../src/domain/holidays';
import { format, toIso } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { Failure } from '../../kernel/failure';
import { inventory } from '../../kernel/stock/schema';
import { cartypeColumns, cartypes, presentCartype, type CartypeRow } from '../cartype/public';
import { cities } from '../city/public';
import { sites } from '../site/public';
import { presentBill } from './cycleBill';

/** A class of cars in a city: what it costs on a plain weekday, fen, and its cars, the most rented on top. */
export interface ClassOffer {
  category: CarCategory;
  weekdayPrice: number;
  cars: CartypeRow[];
}

/** How many cars of a class are named. */
const NAMED = 3;

/** The classes that a city sells days of, the cheapest first: what they cost is the mean of its open sites. */
export async function classesOf(db: Database, cityId: string): Promise<ClassOffer[]> {
  const rows = await db
    .select({ cartype: cartypeColumns, price: avg(inventory.weekdayPrice).mapWith(Number) })
    .from(inventory)
    .innerJoin(sites, eq(sites.id, inventory.siteId))
    .innerJoin(cartypes, eq(cartypes.id, inventory.cartypeId))
    .where(
      and(
        eq(sites.cityId, cityId),
        eq(sites.closed, false),
        gt(inventory.quantity, 0),
        inArray(cartypes.category, [...CYCLE_CATEGORIES]),
      ),
    )
    .groupBy(cartypes.id);
  const offers = CYCLE_CATEGORIES.flatMap((category): ClassOffer[] => {
    const own = rows.filter(({ cartype }) => cartype.category === category);
    if (own.length === 0) return [];
    const cars = own
      .map(({ cartype }) => cartype)
      .sort((a, b) => b.rented - a.rented || (a.id < b.id ? -1 : 1));
    const mean = own.reduce((sum, { price }) => sum + price, 0) / own.length;
    return [{ category, weekdayPrice: Math.round(mean), cars }];
  });
  return offers.sort((a, b) => a.weekdayPrice - b.weekdayPrice);
}

/** A class in its wire form. */
export function presentClass({ category, cars }: ClassOffer): CycleClass {
  const [first] = cars;
  if (!first) throw new Error('A class has a car');
  return {
    category,
    name: categoryText[category],
    picture: presentCartype(first).picture,
    cars: [...new Set(cars.map(carName))].slice(0, NAMED),
  };
}

/** A plan in its wire form, with its price where a class costs `weekdayPrice` (fen). */
export function presentPlan(plan: CyclePlan, weekdayPrice: number): CyclePlanOffer {
  const price = cyclePrice(plan, weekdayPrice);
  return {
    plan: plan.key,
    name: plan.name,
    text: plan.text,
    days: plan.days,
    valid_days: plan.validDays,
    rule: voucherDaysText[plan.on],
    total: price.total,
    day_price: price.day,
    ordinary_day_price: price.ordinaryDay,
    refund_example: refundExample(price),
  };
}

/** Every plan for a class. */
export const presentPlans = ({ weekdayPrice }: ClassOffer): CyclePlanOffer[] =>
  CYCLE_PLANS.map(plan => presentPlan(plan, weekdayPrice));

/** A choice with its price, and what of it an order keeps. */
export interface PricedCycle {
  quote: CycleQuote;
  /** Whose picture stands for the class. */
  cartypeId: string;
  validFrom: Date;
  validTo: Date;
}

/** Prices a choice. INVALID_PARAMS (data: `field`), NOT_FOUND. */
export async function priceCycle(db: Database, choice: CycleChoice, now: Date): Promise<PricedCycle> {
  const { plan: key, category, city_id: cityId, start_day: startDay } = choice;
  const problem = startDayProblem(startDay, now);
  if (problem !== undefined) throw new Failure(ErrorCode.INVALID_PARAMS, problem, { field: 'start_day' });
  const plan = cyclePlan(key);
  const { from, to } = cycleValidity(plan, startDay);
  if (isBeyondHorizon(to)) {
    const sentence = `目前最晚可用到${format(LAST_BOOKABLE_DAY, 'YYYY年M月D日')}，请选择更早的生效日期`;
    throw new Failure(ErrorCode.INVALID_PARAMS, sentence, { field: 'start_day' });
  }
  const [[city], classes] = await Promise.all([
    db.select({ id: cities.id, name: cities.name }).from(cities).where(eq(cities.id, cityId)),
    classesOf(db, cityId),
  ]);
  const found = classes.find(offer => offer.category === category);
  const [car] = found?.cars ?? [];
  if (!city || !found || !car) {
    throw new Failure(ErrorCode.NOT_FOUND, '这个城市暂时没有这类车的周期购，请换个车型或城市');
  }
  const offer = presentPlan(plan, found.weekdayPrice);
  return {
    cartypeId: car.id,
    validFrom: from,
    validTo: to,
    quote: {
      bill: presentBill(offer),
      offer,
      class: presentClass(found),
      city,
      valid_from: toIso(from),
      valid_to: toIso(to),
      refund_rules: [...CYCLE_REFUND_RULES],
    },
  };
}
