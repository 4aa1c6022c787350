import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { MEMBER_CODE_DIGITS } from '../../../src/domain/memberCode';

/** Random digits; those of the signature follow. */
const ID_DIGITS = 8;

const digits = (value: number, length: number): string => String(value).padStart(length, '0');

/** The last digits of a code, which only we can know of the first. */
function signatureOf(id: string, key: string): string {
  const length = MEMBER_CODE_DIGITS - ID_DIGITS;
  const number = createHmac('sha256', key).update(`member-code:${id}`).digest().readUInt32BE();
  return digits(number % 10 ** length, length);
}

/** A code nobody can work out: what is stored of it, and what is shown. `key` is the server's own. */
export function newSignedCode(key: string): { id: string; code: string } {
  const id = digits(randomInt(10 ** ID_DIGITS), ID_DIGITS);
  return { id, code: id + signatureOf(id, key) };
}

/** What is stored of a code; undefined for one that we did not make. */
export function idOfSignedCode(code: string, key: string): string | undefined {
  if (!/^\d+$/.test(code) || code.length !== MEMBER_CODE_DIGITS) return undefined;
  const id = code.slice(0, ID_DIGITS);
  const isOurs = timingSafeEqual(Buffer.from(code.slice(ID_DIGITS)), Buffer.from(signatureOf(id, key)));
  return isOurs ? id : undefined;
}
