import fc from 'fast-check';
import {
  amountInCapitals,
  invoiceAmount,
  isMail,
  isTaxNumber,
  taxNumberProblem,
  taxNumberText,
  tidyWish,
  wishProblems,
} from '@/domain/invoice';
import { fen } from './arbitraries';

// Issue 11, a companion after paying: e-invoice with title, tax number and mail.

const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const character = fc.constantFrom(...CHARACTERS);
const text = (length: number) =>
  fc.array(character, { minLength: length, maxLength: length }).map(list => list.join(''));
const digits = fc
  .array(fc.constantFrom(...'0123456789'), { minLength: 6, maxLength: 6 })
  .map(list => list.join(''));

/** The weights as the table of GB 32100-2015 lists them. */
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];
/** A number with the check character by its definition: the weighted sum with it is 0 modulo 31. */
const withCheck = (body: string): string => {
  const sum = WEIGHTS.reduce(
    (total, weight, index) => total + weight * CHARACTERS.indexOf(body.charAt(index)),
    0,
  );
  return body + [...CHARACTERS].find((_, value) => (sum + value) % 31 === 0);
};
const taxNumbers = fc
  .tuple(text(2), digits, text(9))
  .map(([office, area, organization]) => withCheck(office + area + organization));

describe('税号: 18 characters of GB 32100 with a check character', () => {
  it.each(['91350100M000100Y43', '9111000071093123XX', '91440300708461136T'])('%s is one', number => {
    expect(taxNumberProblem(number)).toBeUndefined();
  });

  it('takes every number with its check character', () => {
    fc.assert(fc.property(taxNumbers, isTaxNumber));
  });

  it('notices every single character that is wrong', () => {
    fc.assert(
      fc.property(taxNumbers, fc.integer({ min: 0, max: 17 }), character, (number, at, other) => {
        fc.pre(other !== number.charAt(at));
        return !isTaxNumber(number.slice(0, at) + other + number.slice(at + 1));
      }),
    );
  });

  it('notices two neighbours that have changed places', () => {
    fc.assert(
      fc.property(taxNumbers, fc.integer({ min: 0, max: 16 }), (number, at) => {
        const [first, second] = [number.charAt(at), number.charAt(at + 1)];
        fc.pre(first !== second);
        return !isTaxNumber(number.slice(0, at) + second + first + number.slice(at + 2));
      }),
    );
  });

  it.each([
    ['', '请填写税号，就是营业执照上的统一社会信用代码'],
    ['91350100M000100Y4', '税号是18位，现在是17位，请对照营业执照补全'],
    ['9135O100M000100Y43', '税号里不会有字母O，应该是数字0'],
    ['9135010VM000100Y43', '税号里不会有字母V，请看看是不是字母Y'],
    ['91A50100M000100Y43', '税号的第3到8位是数字，请对照营业执照核对'],
    ['91350100M000100Y44', '税号有一位不对，请对照营业执照逐位核对'],
  ])('%s: %s', (number, problem) => {
    expect(taxNumberProblem(number)).toBe(problem);
  });

  it('is read as people paste it', () => {
    expect(taxNumberText(' 9135 0100-m000 100y43 ')).toBe('91350100M000100Y43');
    expect(taxNumberText('税号：91350100M000100Y43')).toBe('91350100M000100Y43');
  });
});

describe('what an invoice is asked for with', () => {
  const company = {
    kind: 'COMPANY',
    name: '北京示例科技有限公司',
    tax_number: '91350100M000100Y43',
    mail: 'bao.xiao@example.com',
  } as const;

  it('is right with name, tax number and mail; a person has no tax number', () => {
    expect(wishProblems(company)).toEqual({});
    expect(wishProblems({ ...company, kind: 'PERSON', name: '王小明', tax_number: '' })).toEqual({});
  });

  it.each([
    ['blanks without width', '\u200b\u200b\u200b'],
    ['letters that are blank', '\u3164\u3164'],
    ['a mark that turns the direction of writing', '示例\u202e司公限有'],
    ['a line of its own', '示例\u2028有限公司'],
    ['characters of nobody', '示例\ue000'],
  ])('no title has %s', (_what, name) => {
    expect(wishProblems({ ...company, name })).toHaveProperty('name');
  });

  it.each(['北京㊣示例（集团）有限公司·分公司', '𠮷野家', 'Example & Sons Co., Ltd.'])(
    '%s is a title',
    name => {
      expect(wishProblems({ ...company, name })).toEqual({});
    },
  );

  it('names every field that is wrong, in the words of its kind', () => {
    expect(wishProblems({ kind: 'COMPANY', name: ' ', tax_number: '1', mail: '@' })).toEqual({
      name: '请填写营业执照上的企业全称',
      tax_number: '税号是18位，现在是1位，请对照营业执照补全',
      mail: '请填写能收到发票的邮箱，例如name@example.com',
    });
    expect(wishProblems({ ...company, kind: 'PERSON', name: '王' })).toEqual({
      name: '请填写姓名，至少2个字',
    });
    expect(wishProblems({ ...company, name: '王\u0007小明' })).toHaveProperty('name');
    expect(wishProblems({ ...company, name: '长'.repeat(81) })).toHaveProperty('name');
  });

  it('is tidied: no blanks around it, and no tax number of a person', () => {
    expect(tidyWish({ ...company, name: ' 示例 ', mail: ' a@b.cn ', kind: 'PERSON' })).toEqual({
      kind: 'PERSON',
      name: '示例',
      tax_number: '',
      mail: 'a@b.cn',
    });
  });

  it.each([
    ['a@b.cn', true],
    ['wang.xiao-ming+fapiao@mail.example.com', true],
    ['a@b', false],
    ['a b@c.cn', false],
    ['a@-b.cn', false],
    ['a@b..cn', false],
    ['a@b.cn\nBcc: c@d.cn', false],
    [`${'a'.repeat(95)}@b.com`, false],
    ['', false],
  ])('mail %j: %p', (mail, expected) => {
    expect(isMail(mail)).toBe(expected);
  });
});

describe('the amount of an invoice', () => {
  it('is what was paid and kept, never below zero', () => {
    expect(invoiceAmount({ paid: 56200, refunded: 0 })).toBe(56200);
    expect(invoiceAmount({ paid: 56200, refunded: 16200 })).toBe(40000);
    fc.assert(fc.property(fen, fen, (paid, refunded) => invoiceAmount({ paid, refunded }) >= 0));
  });

  it.each([
    [0, '零元整'],
    [5, '伍分'],
    [50, '伍角整'],
    [105, '壹元零伍分'],
    [56200, '伍佰陆拾贰元整'],
    [102050, '壹仟零贰拾元伍角整'],
    [1000100, '壹万零壹元整'],
    [10100000, '壹拾万壹仟元整'],
    [10000010000, '壹亿零壹佰元整'],
    [12345678, '壹拾贰万叁仟肆佰伍拾陆元柒角捌分'],
  ])('%d in capital characters: %s', (amount, words) => {
    expect(amountInCapitals(amount)).toBe(words);
  });

  it('in capital characters is read back as what it was', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 13 }),
        amount => readCapitals(amountInCapitals(amount)) === amount,
      ),
    );
  });
});

/** Fen of an amount in capital characters, as a person reads it. */
function readCapitals(words: string): number {
  const [, whole = '', tenths, hundredths] = /^(?:(.*)元)?(?:零|(.)角)?(?:(.)分)?整?$/.exec(words) ?? [];
  const digit = (word = '零'): number => '零壹贰叁肆伍陆柒捌玖'.indexOf(word);
  let [total, group, last] = [0, 0, 0];
  for (const word of whole) {
    const place = '拾佰仟'.indexOf(word);
    if (place >= 0) {
      group += last * 10 ** (place + 1);
      last = 0;
    } else if (word === '万' || word === '亿') {
      total += (group + last) * (word === '万' ? 10 ** 4 : 10 ** 8);
      [group, last] = [0, 0];
    } else last = digit(word);
  }
  return (total + group + last) * 100 + digit(tenths) * 10 + digit(hundredths);
}
