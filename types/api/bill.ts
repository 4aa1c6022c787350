import type { HolidayCode } from '../../src/domain/holidays';

/** Insurance and services that an order can hold (specification §3, serviceState). Ours are 尊享服务 and 儿童座椅. */
export type ServiceCode =
  | 'PREMIUM_SERVICE'
  | 'CHILD_SEAT'
  | 'INS_THIRDPARTY'
  | 'INS_ADDITIONAL'
  | 'INS_THIRDPARTYS'
  | 'INS_PASSENGER'
  | 'INS_TRAVEL_ACCIDENT'
  | 'DRIVER_SERVICE'
  | 'WORRY_FREE'
  | 'GOOD_DRIVER'
  | 'INS_SAFE_TRAVEL';

/** Fees that follow from the order itself: nobody chooses them. */
export type FeeCode =
  | 'BASIC_SERVICE'
  | 'HANDLING'
  | 'PREPARATION'
  | 'NIGHT_SERVICE'
  | 'CROSS_CITY'
  | 'CROSS_SITE'
  | 'DELIVERY_PICKUP'
  | 'DELIVERY_RETURN'
  | 'OVERTIME';

/** 车辆租赁费: a line for each kind of day, and for each holiday. */
export type RentalCode = 'RENTAL_WEEKDAY' | 'RENTAL_WEEKEND' | `RENTAL_${HolidayCode}`;

/** 企业优惠, 长租优惠, 优惠券, 悟空币. */
export type DiscountCode = 'COMPANY' | 'LONG_RENTAL' | 'COUPON' | 'WKCOIN';

/** 提前还车违约金: what an early return keeps of what was not used. */
export type AmendmentCode = 'EARLY_RETURN';

/** What came to light when the car was back: 超时还车费, 油电差额费, 清洁费, 车损费, 违章处理费, 其他费用. */
export type ChargeCode = 'LATE_RETURN' | 'ENERGY' | 'CLEANING' | 'DAMAGE' | 'FINE' | 'OTHER_CHARGE';

/** Monthly services of a long rental. */
export type LongServiceCode = 'LONG_BASIC' | 'LONG_FULL_COVER' | 'LONG_BACKUP_CAR' | 'LONG_DOOR_CARE';

/** 月租金, 续租月租金, 一次付清优惠, 未使用租期, 滞纳金, 超里程费 of a long rental. */
export type LongLineCode =
  'LONG_RENT' | `LONG_EXTENSION_${number}` | 'LONG_ONCE' | 'LONG_UNUSED' | 'LONG_OVERDUE' | 'LONG_KILOMETRES';

/** What a line is for; a bill has at most one line of each code. */
export type BillLineCode =
  | RentalCode
  | FeeCode
  | ServiceCode
  | DiscountCode
  | AmendmentCode
  | ChargeCode
  | LongServiceCode
  | LongLineCode;

export type BillUnit = '天' | '次' | '小时' | '公里' | '份' | '月';

/** Part of the bill where a line stands. The lines of `rental` together are the rental fee. */
export type BillGroup = 'rental' | 'service' | 'insurance' | 'discount' | 'tax' | 'afterwards';

/** A line of a bill. Money in integer fen; `unitPrice * quantity` is always `amount`. */
export interface BillLine {
  code: BillLineCode;
  name: string;
  /** Negative for discounts; 0 for what is included or free. */
  unitPrice: number;
  quantity: number;
  unit: BillUnit;
  /** How the amount comes about, one sentence for the renter. */
  rule: string;
  /** Negative for discounts. */
  amount: number;
  group: BillGroup;
}

/** Deposits: no part of the total, held and given back. Fen. */
export interface Deposits {
  /** 车辆押金 */
  vehicle: number;
  /** 违章押金 */
  violation: number;
  /** When they are given back, with the dates. */
  releaseText: string;
  /** True when a credit score stands in for them: the amounts are what would be held otherwise. */
  waived?: boolean;
  /** Why a credit score that was asked does not, and the way on, one sentence. */
  notWaived?: string;
  /** Beside `notWaived`: nobody has answered, and it can be asked again. */
  unanswered?: boolean;
}

/** 企业优惠: the company of a member, and what its price level takes off each rental day, percent, 0 to 100. */
export interface CompanyLevel {
  name: string;
  percent: number;
}

/** The price of an order, line by line (specification §7, calc and bill/calc). */
export interface Bill {
  lines: BillLine[];
  /** Sum of the lines, fen. */
  total: number;
  /** Days charged, 1 and up. */
  days: number;
  /** Started hours charged beyond the days. */
  overtimeHours: number;
  /** What everybody pays for each day, whatever was chosen besides, in whole yuan: `dailyPrice`. Fen. */
  dailyAverage: number;
  deposits: Deposits;
  /** At the price level of which company it is priced; absent: at everybody's prices. */
  company?: CompanyLevel;
  /** Why the chosen coupon takes nothing off, one sentence. */
  couponRefusal?: string;
}
