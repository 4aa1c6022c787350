import fc from 'fast-check';
import { yuanText } from '@/domain/money';

describe('decisions, reading 13: money is fen, except in the text a person reads', () => {
  it.each([
    [0, '0'],
    [20000, '200'],
    [14720, '147.20'],
    [5, '0.05'],
    [-3000, '-30'],
    [-1, '-0.01'],
  ])('%i fen: %s', (amount, text) => {
    expect(yuanText(amount)).toBe(text);
  });

  it('what rounds to nothing has no sign', () => {
    expect(yuanText(-0.4)).toBe('0');
  });

  it('loses no fen', () => {
    fc.assert(
      fc.property(fc.integer(), amount => {
        const digits = yuanText(amount).includes('.')
          ? yuanText(amount).replace('.', '')
          : `${yuanText(amount)}00`;
        return Number(digits) === amount;
      }),
    );
  });
});
