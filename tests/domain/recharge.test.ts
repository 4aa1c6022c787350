import fc from 'fast-check';
import { RECHARGE_OFFERS, rechargeGift, rechargeProblem, typedYuan } from '@/domain/recharge';

// Issue 12, money: /recharge, amounts with their gift as data, an own amount within limits.

it.each([
  [10_000, 0],
  [20_000, 500],
  [49_900, 500],
  [50_000, 2_000],
  [1_000_000, 50_000],
])('%d fen bring %d besides', (amount, gift) => expect(rechargeGift(amount)).toBe(gift));

it('more never brings less, and no gift is more than a tenth of what was paid', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.nat(1_000_000), (amount, more) => {
      expect(rechargeGift(amount + more)).toBeGreaterThanOrEqual(rechargeGift(amount));
      expect(rechargeGift(amount) * 10).toBeLessThanOrEqual(amount);
    }),
  );
});

it('every offer can be recharged', () => {
  for (const { amount } of RECHARGE_OFFERS) expect(rechargeProblem(amount)).toBeUndefined();
});

it.each([0, 900, 1_050, 1_000_100, -1_000, NaN])('%d fen cannot', amount =>
  expect(rechargeProblem(amount)).toBe('请输入10至10000元的整数金额'),
);

it.each([
  ['0088', '88'],
  ['1,000', '1000'],
  ['12.5', '125'],
  ['1234567', '12345'],
  ['-5元', '5'],
])('%s is typed as %s', (text, yuan) => expect(typedYuan(text)).toBe(yuan));
