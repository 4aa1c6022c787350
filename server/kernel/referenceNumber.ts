import { randomInt } from 'node:crypto';
import { format } from '../../src/domain/shanghaiTime';

/**
 * A number that a renter can read out on the phone: prefix, Shanghai day (yymmdd) and random digits (at most 12).
 * Nobody is let in by guessing one, since every object is looked up together with its owner. Two can be equal:
 * who stores it tries again.
 */
export function referenceNumber(prefix: string, now: Date, digits: number): string {
  const random = String(randomInt(10 ** digits)).padStart(digits, '0');
  return `${prefix}${format(now, 'YYYYMMDD').slice(2)}${random}`;
}
