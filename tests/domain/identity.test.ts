import fc from 'fast-check';
import { isIdCardNumber, isMobileNumber, maskIdCardNumber, maskMobile } from '@/domain/identity';
import { addDays, dayOf } from '@/domain/shanghaiTime';

const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map(list => list.join(''));

const mobiles = digits(10).map(rest => `1${rest}`);

/** The check digit by its definition: the number, read with weights 2^(17-i), is 1 modulo 11. */
const withCheckDigit = (body: string): string => {
  const sum = Array.from(body).reduce((total, digit, index) => total + Number(digit) * 2 ** (17 - index), 0);
  const check = (12 - (sum % 11)) % 11;
  return body + (check === 10 ? 'X' : String(check));
};
const NOW = '2026-11-21 10:00';
const idCards = fc
  .tuple(digits(6), fc.integer({ min: -36_500, max: 0 }), digits(3))
  .map(([area, age, order]) => withCheckDigit(area + addDays(dayOf(NOW), age).replace(/-/g, '') + order));

describe('specification §5: mobile number is 11 digits starting with 1', () => {
  it.each([
    ['13812345678', true],
    ['10000000000', true],
    ['23812345678', false],
    ['1381234567', false],
    ['138123456789', false],
    ['1381234567a', false],
    ['138 1234 5678', false],
    ['+8613812345678', false],
    ['13812345678\n', false],
    ['', false],
  ])('%p: %p', (text, expected) => {
    expect(isMobileNumber(text)).toBe(expected);
  });

  it('takes every number of that form and none that is longer', () => {
    fc.assert(fc.property(mobiles, text => isMobileNumber(text) && !isMobileNumber(`${text}0`)));
  });
});

describe('specification §5: identity card is 18 characters with a checksum, X allowed', () => {
  it.each([
    ['11010519491231002X', true, 'the example of GB 11643'],
    ['11010519491231002x', true, 'small x'],
    ['440524188001010014', true, 'a leap of centuries'],
    ['110105194912310021', false, 'wrong check digit'],
    ['11010519491231002', false, '17 characters'],
    ['11010519491231002XX', false, '19 characters'],
    ['4405241880010100140', false, '19 digits'],
    ['1101051949123100X2', false, 'X not at the end'],
    [withCheckDigit('11010520230229001'), false, '29 February in no leap year'],
    [withCheckDigit('11010520240229001'), true, '29 February in a leap year'],
    [withCheckDigit('11010519901301001'), false, 'month 13'],
    [withCheckDigit('11010519900100001'), false, 'day 0'],
    [withCheckDigit('11010520261121001'), true, 'born today'],
    [withCheckDigit('11010520261122001'), false, 'born tomorrow'],
    ['', false, 'empty'],
  ])('%s: %p (%s)', (text, expected) => {
    expect(isIdCardNumber(text, NOW)).toBe(expected);
  });

  it('measures the future by the clock when no time is given', () => {
    const born = (days: number) =>
      withCheckDigit(`110105${addDays(dayOf(Date.now()), days).replace(/-/g, '')}001`);
    expect(isIdCardNumber(born(-1))).toBe(true);
    expect(isIdCardNumber(born(2))).toBe(false);
  });

  it('passes every number that is made by the standard', () => {
    fc.assert(fc.property(idCards, text => isIdCardNumber(text, NOW)));
  });

  it('fails when any one character is changed', () => {
    const places = fc.integer({ min: 0, max: 17 });
    fc.assert(
      fc.property(idCards, places, fc.constantFrom(...'0123456789X'), (text, place, character) => {
        fc.pre(text.charAt(place) !== character);
        return !isIdCardNumber(text.slice(0, place) + character + text.slice(place + 1), NOW);
      }),
    );
  });
});

describe('specification §5: phone mask is the first 3 digits, ****, the last 4', () => {
  it.each([
    ['13812345678', '138****5678'],
    ['', ''],
    ['110', '110'],
    ['1381234', '1381234'],
    ['13812345', '138****2345'],
  ])('%p is shown as %p', (text, expected) => {
    expect(maskMobile(text)).toBe(expected);
  });

  it('keeps 11 characters and shows nothing of the middle', () => {
    fc.assert(
      fc.property(mobiles, text => {
        const masked = maskMobile(text);
        return masked.length === 11 && /^\d{3}\*{4}\d{4}$/.test(masked) && maskMobile(masked) === masked;
      }),
    );
  });
});

describe('an identity card is shown with its first 3 and last 4 characters', () => {
  it('keeps the length', () => {
    expect(maskIdCardNumber('11010519900307123X')).toBe('110***********123X');
  });
});
