import type { CycleQuote } from '../../../types/api/cycle';
import { yuanText } from '../../../src/domain/money';

/** What a card costs, fen. */
interface Priced {
  days: number;
  total: number;
  ordinary_day_price: number;
}

/** The bill of a card: its days at their ordinary price, and what buying them ahead takes off. */
export function presentBill({ days, total, ordinary_day_price: ordinary }: Priced): CycleQuote['bill'] {
  const saving = days * ordinary - total;
  return {
    total,
    lines: [
      {
        code: 'DAYS',
        name: `租车费${days}天`,
        rule: `单日原价¥${yuanText(ordinary)}×${days}天`,
        amount: days * ordinary,
      },
      ...(saving > 0
        ? [
            {
              code: 'CYCLE_SAVING' as const,
              name: '周期购优惠',
              rule: `提前买${days}天，平均每天¥${yuanText(Math.round(total / days))}`,
              amount: -saving,
            },
          ]
        : []),
    ],
  };
}
