import { dayOf, isTime, type Time } from './shanghaiTime';

/** Mobile number: 11 digits starting with 1 (specification §5). */
export const isMobileNumber = (text: string): boolean => /^1\d{10}$/.test(text);

/** GB 11643 (ISO 7064 mod 11-2): a weight for each of the first 17 digits, and the check digit for each remainder. */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_DIGITS = '10X98765432';

/**
 * Identity card number: 18 characters, right checksum (X or x as check digit), a birth date that exists
 * and is not in the future (specification §5). The one rule of the domain that may read the clock: `now`
 * is Date.now() when it is not given, so that a form can pass it as a plain test of a text.
 */
export function isIdCardNumber(text: string, now: Time = Date.now()): boolean {
  if (!/^\d{17}[\dXx]$/.test(text)) return false;
  const birthday = `${text.slice(6, 10)}-${text.slice(10, 12)}-${text.slice(12, 14)}`;
  if (!isTime(birthday) || birthday > dayOf(now)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(text.charAt(index)), 0);
  return CHECK_DIGITS.charAt(sum % 11) === text.charAt(17).toUpperCase();
}

/** Phone display mask: first 3 digits, `****`, last 4 (specification §5). Too short to mask: unchanged. */
export const maskMobile = (text: string): string =>
  text.length > 7 ? `${text.slice(0, 3)}****${text.slice(-4)}` : text;

/** A nickname as others see it: its beginning and nothing else; undefined where there is none. */
export function maskNickname(nickname: string): string | undefined {
  const [first] = [...nickname.trim()];
  return first === undefined ? undefined : `${first}**`;
}

/** An identity card number as it is shown: first 3 and last 4. */
export const maskIdCardNumber = (text: string): string =>
  `${text.slice(0, 3)}${'*'.repeat(11)}${text.slice(-4)}`;
