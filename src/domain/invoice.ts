import type { InvoiceKind, InvoiceStatus, InvoiceWish } from '../../types/api/invoice';
import { characterCount } from './renter';

/** What each kind of title is called. */
export const INVOICE_KINDS: readonly { key: InvoiceKind; text: string }[] = [
  { key: 'COMPANY', text: '企业' },
  { key: 'PERSON', text: '个人' },
];

/** How an invoice stands, in words. */
export const INVOICE_STATUS: Readonly<Record<InvoiceStatus, string>> = {
  ISSUING: '申请中',
  ISSUED: '已开具',
  FAILED: '开具失败',
};

/** What of an order its invoice says, in fen: money that was paid and kept. Coupons and coins were never paid. */
export const invoiceAmount = ({ paid, refunded }: { paid: number; refunded: number }): number =>
  Math.max(paid - refunded, 0);

/** The characters of GB 32100-2015, each worth its place: letters that look like digits or like another are left out. */
const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const LENGTH = 18;
/** What a letter without a place in such a number is mostly misread for. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  O: '应该是数字0',
  I: '应该是数字1',
  Z: '应该是数字2',
  S: '应该是数字5',
  V: '请看看是不是字母Y',
};
/** Each place counts three times as much as the one before, modulo the number of characters. */
const FACTOR = 3;

/** The check character that belongs to the first 17 of a number. */
function checkCharacter(body: string): string {
  const modulus = CHARACTERS.length;
  let weight = 1;
  let sum = 0;
  for (const character of body) {
    sum += CHARACTERS.indexOf(character) * weight;
    weight = (weight * FACTOR) % modulus;
  }
  return CHARACTERS.charAt((modulus - (sum % modulus)) % modulus);
}

/**
 * What is wrong with 统一社会信用代码 (GB 32100-2015), the tax number of a company, one sentence that says how to mend
 * it; undefined when it is right. In capitals, as `taxNumberText` leaves it.
 */
export function taxNumberProblem(text: string): string | undefined {
  if (text === '') return '请填写税号，就是营业执照上的统一社会信用代码';
  if (text.length !== LENGTH) return `税号是${LENGTH}位，现在是${text.length}位，请对照营业执照补全`;
  const strange = Array.from(text).find(character => !CHARACTERS.includes(character));
  if (strange !== undefined)
    return `税号里不会有字母${strange}，${LOOKALIKES[strange] ?? '请对照营业执照核对'}`;
  if (!/^.{2}\d{6}/.test(text)) return '税号的第3到8位是数字，请对照营业执照核对';
  if (checkCharacter(text.slice(0, LENGTH - 1)) !== text.charAt(LENGTH - 1))
    return '税号有一位不对，请对照营业执照逐位核对';
  return undefined;
}

/** Whether a text is a tax number of GB 32100-2015 with its check character. */
export const isTaxNumber = (text: string): boolean => taxNumberProblem(text) === undefined;

/** A tax number as it is typed or pasted: without blanks and dashes, in capitals, 18 at most. */
export const taxNumberText = (text: string): string =>
  text
    .replace(/[^0-9a-z]/gi, '')
    .toUpperCase()
    .slice(0, LENGTH);

/** An address of mail that can be one: something, @, a domain with a dot; 100 characters at most. */
export const isMail = (text: string): boolean =>
  text.length <= 100 && /^[\w.+%-]+@(?:[A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])?\.)+[A-Za-z]{2,}$/.test(text);

/**
 * What no title has: marks of a web page, and what is not seen, such as control characters, blanks without width and
 * marks that turn the direction of writing.
 */
const NO_TITLE = /[<>\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/u;

/** Characters of a title. */
const NAME_LENGTH = { shortest: 2, longest: 80 };

/** What is wrong with what an invoice is asked for with, by field, one sentence each; a field that is right is absent. */
export function wishProblems({
  kind,
  name,
  tax_number,
  mail,
}: InvoiceWish): Partial<Record<keyof InvoiceWish, string>> {
  const length = characterCount(name.trim());
  const isName = length >= NAME_LENGTH.shortest && length <= NAME_LENGTH.longest && !NO_TITLE.test(name);
  const ofNumber = kind === 'COMPANY' ? taxNumberProblem(tax_number) : undefined;
  return {
    ...(!isName && { name: kind === 'COMPANY' ? '请填写营业执照上的企业全称' : '请填写姓名，至少2个字' }),
    ...(ofNumber !== undefined && { tax_number: ofNumber }),
    ...(!isMail(mail) && { mail: '请填写能收到发票的邮箱，例如name@example.com' }),
  };
}

/** What is kept of a wish: no blanks around it, and no tax number of a person. */
export const tidyWish = ({ kind, name, tax_number, mail }: InvoiceWish): InvoiceWish => ({
  kind,
  name: name.trim(),
  tax_number: kind === 'COMPANY' ? taxNumberText(tax_number) : '',
  mail: mail.trim(),
});

const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const PLACES = ['', '拾', '佰', '仟'];
const GROUPS = ['', '万', '亿'];

/** A whole number below a million million in capital characters: 壹仟零贰拾; empty for 0. */
function inCapitals(whole: number): string {
  const digits = Array.from(String(whole), Number);
  const text = digits.map((digit, index) => {
    const place = digits.length - 1 - index;
    const unit = place % 4 === 0 ? GROUPS[place / 4] : PLACES[place % 4];
    // A group says what it is also where its last digit is none.
    return digit > 0 ? `${DIGITS.charAt(digit)}${unit}` : `零${place % 4 === 0 ? unit : ''}`;
  });
  return text
    .join('')
    .replace(/零+(?=[万亿])/g, '')
    .replace('亿万', '亿零')
    .replace(/零+/g, '零')
    .replace(/零$/, '');
}

/** An amount of fen, not below zero, in the capital characters of invoices (价税合计，大写): 壹仟零贰拾元伍角整. */
export function amountInCapitals(fen: number): string {
  const yuan = Math.floor(fen / 100);
  const [tenths, hundredths] = [Math.floor(fen / 10) % 10, fen % 10];
  const whole = yuan > 0 ? `${inCapitals(yuan)}元` : '';
  if (tenths === 0 && hundredths === 0) return `${whole || '零元'}整`;
  const gap = yuan > 0 ? '零' : '';
  return [
    whole,
    tenths > 0 ? `${DIGITS.charAt(tenths)}角` : gap,
    hundredths > 0 ? `${DIGITS.charAt(hundredths)}分` : '整',
  ].join('');
}
