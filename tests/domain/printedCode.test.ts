import fc from 'fast-check';
import {
  cardNumberProblem,
  cardNumberText,
  CODE_CHARACTERS,
  CODE_LENGTH,
  inGroups,
  printedCodeProblem,
  printedCodeText,
} from '@/domain/printedCode';

// Issue 12, money: gift cards and recharge codes, typed from paper.

const codes = fc
  .array(fc.constantFrom(...CODE_CHARACTERS), { minLength: CODE_LENGTH, maxLength: CODE_LENGTH })
  .map(characters => characters.join(''));

it('a code is read however it is typed: in small letters, in groups, with hyphens', () => {
  fc.assert(
    fc.property(codes, code => {
      for (const typed of [code, code.toLowerCase(), inGroups(code), inGroups(code).replace(/ /g, '-')]) {
        expect(printedCodeText(typed)).toBe(code);
      }
      expect(printedCodeProblem(code)).toBeUndefined();
    }),
  );
});

it.each([
  ['', '请输入16位密码'],
  ['ABCD', '密码是16位，还差12位'],
  ['ABCD0', '密码里没有“0”，请对照卡面核对'],
  ['O', '密码里没有“O”，请对照卡面核对'],
])('%p: %s', (code, problem) => expect(printedCodeProblem(code)).toBe(problem));

it.each([
  ['', '请输入16位卡号'],
  ['1234', '卡号是16位，还差12位'],
  ['1234567890123456', undefined],
])('the number %p: %s', (number, problem) => expect(cardNumberProblem(number)).toBe(problem));

it('a number is its digits', () => expect(cardNumberText('1234 5678-9012 3456 7')).toBe('1234567890123456'));

it('groups are of four', () => expect(inGroups('ABCDEFGHJK')).toBe('ABCD EFGH JK'));
