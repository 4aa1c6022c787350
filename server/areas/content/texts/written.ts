import type { BillLine, FeeCode, ServiceCode } from '../../../../types/api/bill';
import type { ReadingText, RuleDocument } from '../../../../types/api/content';
import { FEES } from '../../../../src/domain/fees';
import { yuanText } from '../../../../src/domain/money';
import { serviceOf } from '../../../../src/domain/services';

/** A part of a text: its title, and what it says, a paragraph each. */
export const section = (title: string, ...paragraphs: string[]): ReadingText['sections'][number] => ({
  title,
  paragraphs,
});

/** A document as it was worded on a day (`YYYY-MM-DD`). */
export const written = (
  { id, title, version, updated }: Omit<RuleDocument, 'sections'>,
  ...sections: RuleDocument['sections']
): RuleDocument => ({ id, title, version, updated, sections });

/** A fee with its rule, one sentence. */
export const feeText = (code: FeeCode): string => `${FEES[code].name}：${FEES[code].rule}。`;

/** A service with what it covers and how it is charged, one sentence. */
export const serviceText = (code: ServiceCode): string => {
  const { name, description, rule } = serviceOf(code);
  return `${name}（${rule}）：${description}。`;
};

/** An amount in a sentence: 147.20元. */
export const yuan = (fen: number): string => `${yuanText(fen)}元`;

/** How a line of a bill comes about: 40元 × 3天 = 120元. */
export const counted = ({
  unitPrice,
  quantity,
  unit,
  amount,
}: Pick<BillLine, 'unitPrice' | 'quantity' | 'unit' | 'amount'>): string =>
  `${yuan(unitPrice)} × ${quantity}${unit === '月' ? '个月' : unit} = ${yuan(amount)}`;
