import { dayOf, type Time } from './shanghaiTime';

/** Names of identity cards: Chinese characters or letters, in parts joined by · or a space. */
const NAME = /^[\p{Script=Han}A-Za-z]+(?:[· ][\p{Script=Han}A-Za-z]+)*$/u;
const NAME_LENGTH = { shortest: 2, longest: 30 };

/** Age in full years that a driver has on the day of the pickup. */
export const DRIVER_AGE = { youngest: 18, oldest: 75 } as const;

/** Characters of a remark at most. */
export const REMARK_LENGTH = 200;

/** Characters as a person counts them: rare Chinese ones take two code units. */
export const characterCount = (text: string): number => Array.from(text).length;

/** Whether a text is a renter's name: 2 to 30 characters, Chinese or letters, · between the parts. */
export function isRenterName(text: string): boolean {
  const length = characterCount(text);
  return length >= NAME_LENGTH.shortest && length <= NAME_LENGTH.longest && NAME.test(text);
}

/** Whether who holds this identity card (18 characters, valid) may drive on the day of the pickup. */
export function isDriverAge(idCardNumber: string, pickup: Time): boolean {
  const day = dayOf(pickup);
  const birthday = idCardNumber.slice(6, 14);
  const hadBirthday = day.slice(5).replace('-', '') >= birthday.slice(4);
  const age = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4)) - (hadBirthday ? 0 : 1);
  return age >= DRIVER_AGE.youngest && age <= DRIVER_AGE.oldest;
}
