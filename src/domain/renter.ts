import type { CarCategory } from '../../types/api/cartype';
import { dayOf, type Time } from './shanghaiTime';

/** Names of identity cards: Chinese characters or letters, in parts joined by · or a space. */
const NAME = /^[\p{Script=Han}A-Za-z]+(?:[· ][\p{Script=Han}A-Za-z]+)*$/u;
const NAME_LENGTH = { shortest: 2, longest: 30 };

/** Age in full years that a driver has on the day of the pickup. */
export const DRIVER_AGE = { youngest: 18, oldest: 75 } as const;

/** Classes of cars that are given to experienced drivers alone: 豪车, 跑车 (`design/lines.md`, luxury). */
export const EXPERIENCED_CLASSES: readonly CarCategory[] = ['LUXURY', 'SPORTS'];

/** What makes a driver of those experienced: full years of age, and since the licence was issued first. */
export const EXPERIENCED_DRIVER = { youngest: 26, licenceYears: 3 } as const;

/** Who may drive a car of a class. */
interface DriverRule {
  youngest: number;
  oldest: number;
  /** Full years since the licence was issued first. */
  licenceYears: number;
  /** The rule in one sentence. */
  text: string;
}

/** Who may drive a car of a class; of an unknown one whoever may drive any. */
export function driverRule(category: CarCategory | undefined): DriverRule {
  const { oldest } = DRIVER_AGE;
  if (category === undefined || !EXPERIENCED_CLASSES.includes(category)) {
    const { youngest } = DRIVER_AGE;
    const text = `取车当天驾驶人须年满${youngest}周岁且不超过${oldest}周岁`;
    return { youngest, oldest, licenceYears: 0, text };
  }
  const { youngest, licenceYears } = EXPERIENCED_DRIVER;
  const text = `这款车要求驾驶人取车当天年满${youngest}周岁、驾龄满${licenceYears}年，且不超过${oldest}周岁`;
  return { youngest, oldest, licenceYears, text };
}

/** Characters of a remark at most. */
export const REMARK_LENGTH = 200;

/** Characters as a person counts them: rare Chinese ones take two code units. */
export const characterCount = (text: string): number => Array.from(text).length;

/** Whether a text is a renter's name: 2 to 30 characters, Chinese or letters, · between the parts. */
export function isRenterName(text: string): boolean {
  const length = characterCount(text);
  return length >= NAME_LENGTH.shortest && length <= NAME_LENGTH.longest && NAME.test(text);
}

/** Whether who holds this identity card (18 characters, valid) is of age on the day of the pickup, by default for any car. */
export function isDriverAge(
  idCardNumber: string,
  pickup: Time,
  { youngest, oldest }: Pick<DriverRule, 'youngest' | 'oldest'> = DRIVER_AGE,
): boolean {
  const day = dayOf(pickup);
  const birthday = idCardNumber.slice(6, 14);
  const hadBirthday = day.slice(5).replace('-', '') >= birthday.slice(4);
  const age = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4)) - (hadBirthday ? 0 : 1);
  return age >= youngest && age <= oldest;
}
