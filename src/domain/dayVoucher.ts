import type { DayVoucher } from '../../types/api/account';
import { categoryText } from './carWords';
import type { CarCategory } from '../../types/api/cartype';
import { dayRate } from './dayPrice';
import { dayOf, format, type Time } from './shanghaiTime';

/** On which days a voucher counts; a statutory holiday is none of them. */
export type VoucherDays = DayVoucher['on'];

/** A day of a rental, and what the car costs on it, fen. */
export interface RentalDay {
  /** `YYYY-MM-DD` */
  day: string;
  price: number;
}

/** What of a rental says whether a voucher counts in it. */
export interface VoucherUse {
  /** The car and where it is taken; absent where that is not known. */
  car?: { category: CarCategory; cityId: string; brand?: string } | undefined;
  days: readonly RentalDay[];
}

/** The terms of a voucher with its time. */
interface VoucherTerms {
  days: DayVoucher;
  valid_from: Time;
  valid_to: Time;
}

/** On which days a voucher counts, in words: 周六、周日可用，法定节假日除外. */
export const voucherDaysText: Readonly<Record<VoucherDays, string>> = {
  ANY: '平日、周末可用，法定节假日除外',
  WEEKEND: '周六、周日可用，法定节假日除外',
  WORKDAY: '工作日可用，周末和法定节假日除外',
};

/** Whether a day is one on which such a voucher counts: as the price of the day has it. */
export function countsOn(on: VoucherDays, day: Time): boolean {
  const { code } = dayRate(day);
  if (code === 'RENTAL_WEEKEND') return on !== 'WORKDAY';
  return code === 'RENTAL_WEEKDAY' && on !== 'WEEKEND';
}

/** The days of a rental that a voucher would take over if enough were left. */
function coverable({ days: { on }, valid_from, valid_to }: VoucherTerms, days: readonly RentalDay[]) {
  const first = dayOf(valid_from);
  const last = dayOf(valid_to);
  return days.filter(({ day }) => first <= day && day <= last && countsOn(on, day));
}

/** Why a voucher takes no day over, one sentence; undefined where it takes some. That none is left is not asked here. */
export function voucherRefusal(voucher: VoucherTerms, { car, days }: VoucherUse): string | undefined {
  const { category, city, on } = voucher.days;
  if (days.length === 0) return '仅限按天租车使用';
  if (car?.category !== category) return `仅限${categoryText[category]}车型`;
  if (car.cityId !== city.id) return `仅限在${city.name}取车`;
  if (coverable(voucher, days).length > 0) return undefined;
  const [from, to] = [voucher.valid_from, voucher.valid_to].map(time => format(time, 'M月D日'));
  const isInTime = days.some(({ day }) => dayOf(voucher.valid_from) <= day && day <= dayOf(voucher.valid_to));
  return isInTime ? voucherDaysText[on] : `仅限${from}至${to}的租期`;
}

/** The days of a rental that a voucher takes over: the first ones that it covers, no more than are left. */
export const coveredDays = (voucher: VoucherTerms, use: VoucherUse): RentalDay[] =>
  voucherRefusal(voucher, use) === undefined
    ? coverable(voucher, use.days).slice(0, Math.max(0, voucher.days.left))
    : [];

/** What is left and until when: 还剩6天，有效期至2026年12月31日. */
export const voucherLeftText = ({ left }: Pick<DayVoucher, 'left'>, validTo: Time): string =>
  `还剩${left}天，有效期至${format(validTo, 'YYYY年M月D日')}`;
